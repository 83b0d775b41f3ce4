import type { Locale } from '@panjeong/kernel';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { PICTURE_FORMATS, type PictureFormat, readLook } from '../picture/picture-options.ts';
import { putPictures } from '../picture/put-pictures.ts';
import { sheetSnapshots } from '../picture/sources/sheet-source.ts';
import { targetOf } from '../picture/target.ts';
import { tellSheet } from '../report/tell-sheet.ts';
import { textOf } from '../report/text-format.ts';
import { isFault } from '../sheet/notice.ts';
import { type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import type { AdjudicateOptions } from './adjudicate-options.ts';
import { adjudicatedFile } from './adjudicated-file.ts';

/** Adjudicates one sheet and draws how it came out; what could not be read is told on the side. */
export async function drawSheet(
  terminal: Terminal,
  locale: Locale,
  file: string,
  format: PictureFormat,
  options: AdjudicateOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const { output, rules: edition } = options;
  const look = readLook(options, words);
  const target = await targetOf(
    { output, format, formats: PICTURE_FORMATS, usual: format, texts: ['svg'] },
    terminal,
    words,
  );
  const adjudicated = await adjudicatedFile(terminal, locale, file, options);
  if (adjudicated.kind === 'refused') return refuse(adjudicated.message);
  const { answer, notices } = adjudicated;
  const told = tellSheet(answer, notices, { locale, edition, detail: 'verdicts' });
  const aside = textOf({ ...told, phases: [] }, { locale, paint: (_, text) => text });
  if (aside !== '') await write(terminal.stderr, aside);
  const snapshots = sheetSnapshots(answer);
  if (snapshots.length === 0) return notices.some(isFault) ? UNREADABLE : refuse(words('no-orders'));
  const put = await putPictures(terminal, locale, { snapshots, phase: undefined, orders: undefined, look, target });
  if (put.kind === 'refused') return refuse(put.message);
  for (const line of put.told) await write(terminal.stdout, `${line}\n`);
  for (const line of put.aside) await write(terminal.stderr, `${line}\n`);
  return notices.some(isFault) ? UNREADABLE : DONE;
}
