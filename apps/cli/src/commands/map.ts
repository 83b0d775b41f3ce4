import type { Locale } from '@panjeong/kernel';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { type LookOptions, PICTURE_FORMATS, type PictureFormat, readLook } from '../picture/picture-options.ts';
import { putPictures } from '../picture/put-pictures.ts';
import type { OrdersShown } from '../picture/snapshot.ts';
import { readPictureSource } from '../picture/sources/read-picture-source.ts';
import type { ReadingAsked } from '../picture/sources/reading-asked.ts';
import { targetOf } from '../picture/target.ts';
import { type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import type { SheetOptions } from './adjudicate-options.ts';
import { readOptions } from './adjudicated-file.ts';

/** What can be said behind `panjeong map`. */
export interface MapOptions extends SheetOptions, LookOptions {
  readonly named: ReadingAsked['named'];
  readonly orders?: OrdersShown;
  readonly output?: string;
  readonly format?: PictureFormat;
}

/** Draws the position in a file, with its orders, or the start of the map. */
export async function drawMap(
  terminal: Terminal,
  locale: Locale,
  file: string | undefined,
  options: MapOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const { map, phase, power } = readOptions(options, locale);
  const look = readLook(options, words);
  const { output, format, rules, units, orders, named } = options;
  const target = await targetOf(
    { output, format, formats: PICTURE_FORMATS, usual: 'svg', texts: ['svg'] },
    terminal,
    words,
  );
  const reading = await readPictureSource(terminal, locale, file, { map, rules, named, phase, power, units });
  if (reading.kind === 'refused') return refuse(reading.message);
  const { snapshots, title, remarks, isWhole } = reading.source;
  if (remarks !== '') await write(terminal.stderr, remarks);
  const titled = { ...look, title: look.title ?? title ?? undefined };
  const put = await putPictures(terminal, locale, { snapshots, phase, orders, look: titled, target });
  if (put.kind === 'refused') return refuse(put.message);
  for (const line of put.told) await write(terminal.stdout, `${line}\n`);
  for (const line of put.aside) await write(terminal.stderr, `${line}\n`);
  return isWhole ? DONE : UNREADABLE;
}
