import type { DiplomacyTypes } from '@panjeong/diplomacy';
import { phaseText } from '@panjeong/diplomacy';
import type { LogEntry } from '@panjeong/kernel';
import { powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { amendmentTexts, type EntryOptions } from './amendment-text.ts';
import type { Desk } from './desk.ts';
import { draftTexts } from './draft-account.ts';

type Entry = LogEntry<DiplomacyTypes>;

/** What an entry of the log says was done, in one line. */
export function entryText(entry: Entry, desk: Desk, options: EntryOptions): string {
  const { locale, tellsOrders } = options;
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
      return amendmentTexts(entry, desk, options).join(' · ');
    case 'play':
      break;
  }
  const play = command.command;
  const power = actor.kind === 'gameMaster' ? '' : powerName(actor.seat, desk.adjudicator.names, locale);
  if (play.kind === 'process') return words('desk-log-processed', { phase });
  if (play.kind !== 'submit') return words('desk-log-other', { power, what: play.kind });
  const sheet = words('desk-log-sheet', { power, phase, count: play.orders.length, adds: play.says === 'adds' });
  if (!tellsOrders || before === undefined) return sheet;
  const at = { ...desk, match: { ...desk.match, state: before } };
  return [sheet, ...draftTexts(at, { lines: play.orders }, locale)].join('\n    ');
}
