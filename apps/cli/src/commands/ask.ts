import { compileBoard, indexNames, parseSheet } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { openTable } from '../ask/open-table.ts';
import { openSession } from '../ask/session.ts';
import { runAsk } from '../ask/shell.ts';
import { emptyTable } from '../ask/table.ts';
import { UNREADABLE } from '../exit-status.ts';
import { isFault } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import type { SheetOptions } from './adjudicate-options.ts';
import { knownPosition, readOptions, readText } from './adjudicated-file.ts';

/** What can be said behind `panjeong ask`. */
export type AskCommandOptions = SheetOptions;

/** Opens the sandbox, on a sheet or on nothing, and holds it open for as long as there are lines. */
export async function ask(
  terminal: Terminal,
  locale: Locale,
  file: string | undefined,
  options: AskCommandOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const { map: data, phase, power } = readOptions(options, locale);
  const map = { data, board: compileBoard(data), names: indexNames(data) };
  const known = await knownPosition(terminal, locale, options, data);
  if ('refused' in known) return refuse(known.refused);
  const faults = known.notices.filter(isFault).map((notice) => noticeText(notice, map.names, locale));
  for (const { place, text } of faults) await write(terminal.stderr, `${place === null ? '' : `${place}  `}${text}\n`);
  const position = { ...known.position, ...(phase === undefined ? {} : { phase }) };
  const empty = emptyTable(options.rules, position, power);
  if (file === undefined) return runAsk(terminal, locale, openSession(map, empty), faults.length > 0);
  const text = await readText(file, terminal, words);
  if ('refused' in text) return refuse(text.refused);
  const sheet = parseSheet(text.text, map.names, power === undefined ? {} : { power });
  const opened = openTable(empty, sheet, map, locale);
  for (const line of opened.told) await write(terminal.stderr, `${line}\n`);
  const isUnread = faults.length > 0 || opened.told.length > 0;
  return runAsk(terminal, locale, openSession(map, opened.table), isUnread);
}
