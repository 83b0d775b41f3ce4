import { EDITIONS, type EditionId, printOrder } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { powerName } from '../text/names.ts';
import { plainText } from '../text/plain-text.ts';
import { applyItems } from './apply-items.ts';
import { type AskCommand, readAskCommand } from './ask-command.ts';
import { changeLines, newFaults } from './changes.ts';
import { goOn } from './go-on.ts';
import { readLine } from './read-line.ts';
import { removeAt } from './remove.ts';
import { type Speaker, type Speech, speakerFor } from './speaker.ts';
import { type AskMap, adjudicateTable, emptyTable, isWinter, type Table } from './table.ts';

/** A line that was taken, and the table before it. */
interface Step {
  readonly table: Table;
  readonly line: string;
}

/** One sitting at the sandbox: a value; every line makes a new one. */
export interface Session {
  readonly map: AskMap;
  readonly table: Table;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The table that is in a file; the one the session began with needs none. */
  readonly saved: Table;
  /** That something is not saved was said, and nothing was typed since. */
  readonly isWarned: boolean;
}

/** What a line asks of whoever holds the terminal. */
export type Effect =
  | { readonly kind: 'quit' }
  | { readonly kind: 'save'; readonly file: string; readonly isOverwriting: boolean; readonly table: Table };

export interface Reply {
  readonly session: Session;
  /** Lines to be shown. */
  readonly said: readonly string[];
  /** Some of the line could not be read, or names nothing there is. */
  readonly isUnread: boolean;
  readonly effect?: Effect;
}

export function openSession(map: AskMap, table: Table): Session {
  return { map, table, past: [], future: [], saved: table, isWarned: false };
}

/** Whether something was typed that is in no file. */
export function isUnsaved({ table, saved }: Session): boolean {
  return table !== saved && (table.orders.length > 0 || table.played.length > 0);
}

/** Takes one line. It is said again, and kept: what is no text in it is left out. */
export function answerLine(session: Session, typed: string, speech: Speech): Reply {
  const line = plainText(typed);
  const { map, table } = session;
  const speaker = speakerFor(map, speech);
  if (line.trim() === '') return reply(session, []);
  const command = readAskCommand(line, isWinter(table));
  if (command !== null)
    return obey({ ...session, isWarned: command.kind === 'quit' && session.isWarned }, command, line, speaker);
  const read = readLine(line, table, map);
  if (read.kind === 'problem') return reply(session, speaker.problem(read.problem), true);
  if (read.kind === 'unread') return reply(session, [speaker.words('ask-not-read', { text: line.trim() })], true);
  const before = adjudicateTable(table, map);
  const { table: next, faults } = applyItems(table, read.items, map, true);
  if (faults.length > 0) return reply(session, speaker.notices(faults), true);
  const after = adjudicateTable(next, map);
  const refused = newFaults(before, after, speech.locale);
  if (refused.length > 0) return reply(session, refused, true);
  const orders = read.items.filter(({ kind }) => kind === 'order').length;
  const changes = changeLines(before, after, speech);
  const turned = next.played.length > table.played.length ? speaker.turned(next) : [];
  const said = changes.length === 0 && orders > 0 ? [speaker.words('ask-no-change')] : changes;
  return reply(taken(session, next, line), turned.length > 0 ? turned : said);
}

/** What is said when a session begins with a sheet. */
export function openingLines({ table, map }: Session, speech: Speech): readonly string[] {
  return changeLines(adjudicateTable({ ...table, orders: [] }, map), adjudicateTable(table, map), speech);
}

/** The session after its table was written to a file. */
export function withSaved(session: Session, table: Table): Session {
  return { ...session, saved: table };
}

function reply(session: Session, said: readonly string[], isUnread = false): Reply {
  return { session, said, isUnread };
}

function taken(session: Session, table: Table, line: string): Session {
  const past = [...session.past, { table: session.table, line: line.trim() }];
  return { ...session, table, past, future: [], isWarned: false };
}

function obey(session: Session, command: AskCommand, line: string, speaker: Speaker): Reply {
  const { words, speech } = speaker;
  const { table, map } = session;
  /** Goes on with another table, and says what changed by it. */
  const change = (next: Session, head: readonly string[]): Reply => {
    // Of another phase everything is new.
    const isTurned = next.table.played.length !== table.played.length;
    if (isTurned) return reply(next, [...head, ...speaker.turned(next.table)]);
    const changes = changeLines(adjudicateTable(table, map), adjudicateTable(next.table, map), speech);
    return reply(next, [...head, ...changes]);
  };
  const needs = (example: string): Reply => {
    const [name = ''] = line.trim().split(/\s+/);
    return reply(session, [words('ask-argument', { command: name, example: `${name} ${example}` })], true);
  };
  switch (command.kind) {
    case 'help':
      return reply(session, speaker.help());
    case 'all':
      return reply(session, speaker.all(table));
    case 'board':
      return reply(session, speaker.board(table));
    case 'undo':
    case 'redo': {
      const moved = command.kind === 'undo' ? undone(session) : redone(session);
      if (moved === null) return reply(session, [words(`ask-nothing-to-${command.kind}`)]);
      const head = command.kind === 'undo' ? 'ask-undone' : 'ask-redone';
      return change(moved.session, [words(head, { line: moved.line })]);
    }
    case 'start': {
      const fresh = emptyTable(table.edition, speaker.start(table.edition), table.power);
      const orders = table.played.length > 0 ? [] : table.orders.filter(({ kind }) => kind === 'M');
      return change(taken(session, { ...fresh, orders }, line), [words('ask-board-start')]);
    }
    case 'next': {
      const gone = goOn(table, map);
      if (gone === null) return reply(session, [words('ask-no-orders')], true);
      return reply(taken(session, gone.table, line), speaker.turned(gone.table, gone));
    }
    case 'edition': {
      const editions = Object.keys(EDITIONS) as EditionId[];
      if (command.what === '') return reply(session, [words('ask-editions', { edition: table.edition, editions })]);
      const edition = editions.find((id) => id === command.what.toLowerCase());
      if (edition === undefined)
        return reply(session, [words('ask-unknown-edition', { id: command.what, editions })], true);
      if (edition === table.edition) return reply(session, [words('ask-edition', { edition })]);
      return change(taken(session, { ...table, edition }, line), [words('ask-edition', { edition })]);
    }
    case 'rule': {
      if (command.what === '') return needs('DIP-M7');
      const { lines, isFound } = speaker.rule(command.what);
      return reply(session, lines, !isFound);
    }
    case 'why': {
      const what = command.what === '' ? lastOrder(table, map, speech.locale) : command.what;
      if (what === '') return needs(speech.locale === 'ko' ? '빈' : 'Vie');
      const { lines, isFound } = speaker.why(table, what);
      return reply(session, lines, !isFound);
    }
    case 'remove': {
      if (command.what === '') return needs(speech.locale === 'ko' ? '빈' : 'Vie');
      const removed = removeAt(table, command.what, map, speech.locale);
      if (removed.table === null) return reply(session, [removed.said], true);
      return change(taken(session, removed.table, line), [removed.said]);
    }
    case 'save': {
      if (command.what === '') return needs('ask.yaml');
      if (table.orders.length === 0 && table.played.length === 0)
        return reply(session, [words('ask-nothing-to-save')], true);
      const { what: file, isOverwriting } = command;
      return { ...reply(session, []), effect: { kind: 'save', file, isOverwriting, table } };
    }
    case 'quit': {
      if (!isUnsaved(session)) return { ...reply(session, []), effect: { kind: 'quit' } };
      if (session.isWarned || !speech.isInteractive) {
        const told = session.isWarned ? [] : [words('ask-unsaved-left')];
        return { ...reply(session, told), effect: { kind: 'quit' } };
      }
      return reply({ ...session, isWarned: true }, [words('ask-unsaved')]);
    }
  }
}

/** The order that was typed last, as one would name it. */
function lastOrder({ orders }: Table, { names }: AskMap, locale: Locale): string {
  const last = orders.at(-1);
  if (last === undefined) return '';
  const power = last.power === undefined ? '' : powerName(last.power, names, locale);
  return `${power} ${printOrder(last.order, names, locale)}`.trim();
}

interface Moved {
  readonly session: Session;
  readonly line: string;
}

function undone(session: Session): Moved | null {
  const { past, future, table } = session;
  const last = past.at(-1);
  if (last === undefined) return null;
  const after = { table, line: last.line };
  return {
    line: last.line,
    session: { ...session, table: last.table, past: past.slice(0, -1), future: [after, ...future] },
  };
}

function redone(session: Session): Moved | null {
  const { past, future, table } = session;
  const [next, ...rest] = future;
  if (next === undefined) return null;
  const before = { table, line: next.line };
  return { line: next.line, session: { ...session, table: next.table, past: [...past, before], future: rest } };
}
