import type { DiplomacyTypes } from '@panjeong/diplomacy';
import { phaseText } from '@panjeong/diplomacy';
import type { Locale, LogEntry } from '@panjeong/kernel';
import { powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import { draftTexts } from '../desk/draft-account.ts';
import { amendmentTexts, type EntryOptions } from './amendment-text.ts';

type Entry = LogEntry<DiplomacyTypes>;

/** What an entry of the log says was done, and by whom, in one line. */
export function entryText(entry: Entry, desk: Desk, options: EntryOptions): string {
  const { locale } = options;
  const words = wordsIn(locale);
  const { command, actor, seq } = entry;
  const before = desk.moments[seq]?.before;
  const phase = before === undefined || seq === 0 ? '' : phaseText(before.position.phase, locale);
  switch (command.kind) {
    case 'setup':
      return words('desk-log-opened', { edition: command.options.edition });
    case 'rollback':
      return words('desk-log-undone', { to: command.to, reason: command.reason });
    case 'amend':
      return words('desk-log-amended', { what: amendmentTexts(entry, desk, options).join(' · ') });
    case 'play':
      break;
  }
  const play = command.command;
  const power = actor.kind === 'gameMaster' ? '' : powerName(actor.seat, desk.adjudicator.names, locale);
  if (play.kind === 'process') return words('desk-log-processed', { phase });
  if (play.kind !== 'submit') return words('desk-log-other', { power, what: play.kind });
  return words('desk-log-sheet', { power, phase, count: play.orders.length, adds: play.says === 'adds' });
}

/** The orders of a sheet that the log keeps, as they were handed in. */
export function entryOrders({ command, seq }: Entry, desk: Desk, locale: Locale): readonly string[] {
  const before = desk.moments[seq]?.before;
  if (command.kind !== 'play' || command.command.kind !== 'submit' || before === undefined) return [];
  const then = { ...desk, match: { ...desk.match, state: before } };
  return draftTexts(then, { lines: command.command.orders }, locale);
}
