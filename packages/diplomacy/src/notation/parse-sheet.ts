import type { PowerId } from '../map/map-data.ts';
import type { NameIndex } from '../map/names.ts';
import { type Announcement, takeAnnouncement } from './announcement.ts';
import { passBullet } from './bullet.ts';
import { beginBlock, contextOf, type Desk, file, maySuggest, newDesk, sheetOf, turnTo } from './desk.ts';
import { type Heading, type SheetSection, takeHeading } from './heading.ts';
import { isLikePower, labelAt } from './label.ts';
import { isCondition } from './leftover.ts';
import { envelopeOf } from './messenger.ts';
import { type ListItem, takenBack, takeOrderList, takeUnitList } from './order-list.ts';
import { takeCentreList, takeDislodgedList } from './position-list.ts';
import { MAX_SHEET_BYTES, type Problem } from './problem.ts';
import { type Reader, readerOf } from './reader.ts';
import { isRetractingRemark, isRetraction, struckOut } from './retraction.ts';
import type { Sheet, SheetHeading } from './sheet.ts';
import { holdsOrders, isNameLike, isTitle, isUnknownSection, strangerOn } from './stranger.ts';
import { turnsOf } from './stretches.ts';
import { tell } from './suggestion.ts';

export interface SheetOptions {
  /** Whose sheet it is, where the sheet itself does not say. */
  readonly power?: PowerId;
}

/** A longer line is not looked at. */
const LONGEST_LINE = 2_000;
/** A heading and its orders are no further apart. */
const MOST_BLANK_LINES = 5;

/**
 * Reads a sheet of orders of one power or several, in Korean and English mixed, with what chats put around it.
 *
 * Nothing on it is lost: every line that is not blank comes back as orders, units, a heading, unread text or a problem.
 * A sheet of more than {@link MAX_SHEET_BYTES} bytes (UTF-8) comes back as the single problem `too-large`.
 */
export function parseSheet(text: string, names: NameIndex, options: SheetOptions = {}): Sheet {
  if (utf8Exceeds(text, MAX_SHEET_BYTES)) return tooLarge();
  const desk = newDesk(names, options.power);
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/);
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    desk.next = lines.slice(index + 1, index + 1 + MOST_BLANK_LINES).find((after) => after.trim() !== '');
    readLine(desk, line, index + 1);
  });
  return sheetOf(desk);
}

/** Does the text take more bytes than that in UTF-8? */
function utf8Exceeds(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  if (text.length * 3 <= bytes) return false;
  let size = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (size > bytes) return true;
  }
  return false;
}

function tooLarge(): Sheet {
  const problem: Problem = {
    code: 'too-large',
    at: { line: 1, column: 1 },
    read: '',
    expected: 'size',
    nearest: [],
    text: '',
  };
  return {
    orders: [],
    units: [],
    centres: [],
    dislodged: [],
    headings: [],
    strangers: [],
    unread: [],
    problems: [problem],
  };
}

const LONGEST_QUOTE = 60;

function lineTooLong(text: string, line: number): Problem {
  const read = `${text.trim().slice(0, LONGEST_QUOTE).trimEnd()}…`;
  return { code: 'line-too-long', at: { line, column: 1 }, read, expected: 'line-size', nearest: [], text: read };
}

function readLine(desk: Desk, line: string, number: number): void {
  const reader = readerOf(line, desk.names);
  const { text } = reader;
  if (text.length > LONGEST_LINE) {
    desk.problems.push(lineTooLong(text, number));
    return;
  }
  const envelope = envelopeOf(text);
  if (envelope !== undefined) {
    if (envelope.sender !== undefined) turnTo(desk, envelope.sender);
    desk.headings.push({ kind: 'message', line: number, column: 1, text: text.slice(0, envelope.body).trim() });
    reader.at = envelope.body;
  }
  passBullet(reader);
  const from = reader.at;
  if (reader.folded.slice(from).trim() === '') {
    if (envelope === undefined) desk.unread.push({ line: number, column: 1, text: text.trim() });
    return;
  }
  const { section } = desk.standing;
  const turns = turnsOf(reader);
  if (turns.length > 0) desk.next = undefined;
  let begin = from;
  for (const end of [...turns, text.length]) {
    const stretch = end === text.length ? reader : readerOf(text.slice(0, end), desk.names);
    stretch.at = begin;
    readStretch(desk, stretch, begin, number);
    begin = end;
  }
  if (desk.isForLine) desk.standing.section = section;
  desk.isForLine = false;
}

/** Reads a line, or as much of it as stands under one power. */
function readStretch(desk: Desk, reader: Reader, from: number, number: number): void {
  const heading = takeHeading(reader);
  if (heading !== undefined) {
    addHeading(desk, reader, heading, from, number);
    return;
  }
  const announcement = takeAnnouncement(reader, from);
  if (announcement !== undefined && turnsDesk(desk, reader, announcement)) {
    addHeading(desk, reader, announcement.heading, from, number);
    desk.standing.isAnnounced = true;
    return;
  }
  const items = withoutStruckOut(desk, reader, from, readItems(desk, reader, from));
  const understood = items.some(({ kind }) => isListed(kind)) || items[0]?.kind === 'order';
  if (understood) desk.prefixed.delete(desk.standing.power ?? '');
  else if (addLabelled(desk, reader, from, number)) return;
  const isUnread = items.every(({ kind }) => kind === 'unread');
  const text = reader.text.slice(from).trim();
  if (isListOfPosition(desk.standing.section) && isUnread && isTitle(text)) desk.standing.section = 'orders';
  if (isUnread && isUnknownSection(text)) {
    const at = { line: number, column: from + 1 };
    desk.problems.push({ code: 'unknown-order', at, read: text, expected: 'unit', nearest: [], text });
    return;
  }
  file(desk, reader, items, number);
}

/**
 * Does an announcement head the orders behind it? In a chat only that of a writer who has not said so yet. Elsewhere a loose
 * one does under no other power, or between that one's orders and more.
 */
function turnsDesk({ standing, writers, orders, next }: Desk, reader: Reader, found: Announcement): boolean {
  const { power, block } = standing;
  if (power === undefined || block === 0 || power === found.heading.power) return true;
  if (writers.size > 0) return false;
  return (
    !found.isLoose || (orders.some((order) => order.block === block) && next !== undefined && holdsOrders(next, reader))
  );
}

/** Reads orders, or positions under a heading for them; orders under it end the list of positions. */
function readItems(desk: Desk, reader: Reader, from: number): readonly ListItem[] {
  reader.at = from;
  const { section } = desk.standing;
  const isList = isListOfPosition(section);
  const listed = isList ? takePositions(desk, reader, section) : undefined;
  if (listed?.every(({ kind }) => kind !== 'problem')) return listed;
  reader.at = from;
  const items = takeOrderList(reader, contextOf(desk));
  desk.looked += items.filter(({ kind }) => kind === 'problem').length;
  const hasOrder = items.some(({ kind }) => kind === 'order');
  if (isList && hasOrder) desk.standing.section = 'orders';
  return hasOrder ? items : (listed ?? items);
}

function isListOfPosition(section: SheetSection): boolean {
  return section === 'units' || section === 'centres' || section === 'dislodged';
}

function isListed(kind: ListItem['kind']): boolean {
  return kind === 'unit' || kind === 'centre' || kind === 'dislodged';
}

/** Units, centres or dislodged units, as the heading says; undefined when anything else stands there. */
function takePositions(desk: Desk, reader: Reader, section: SheetSection): readonly ListItem[] | undefined {
  // `?: A Gre` is how units are printed whose power nobody knows.
  const nobody = /^ *\? *: */.exec(reader.folded.slice(reader.at));
  if (nobody !== null) {
    reader.at += nobody[0].length;
    beginBlock(desk, undefined);
  }
  if (section === 'units') return takeUnitList(reader, maySuggest(desk));
  return section === 'centres' ? takeCentreList(reader, maySuggest(desk)) : takeDislodgedList(reader);
}

/** Words of a line, at most, that only speak of orders elsewhere: "ignore the above", "위 명령은 취소해 주세요". */
const MOST_WORDS = 8;

/** Orders that marks strike out, and a line that takes others back, are one problem. */
function withoutStruckOut(desk: Desk, reader: Reader, from: number, items: readonly ListItem[]): readonly ListItem[] {
  const to = reader.text.trimEnd().length;
  const whole = reader.text.slice(from, to);
  const isMeant = items.some(({ kind }) => kind !== 'unread');
  if (isMeant) {
    const line = reader.text.trim();
    const opens = /^~~\s*[^\s~][^~]*$/.test(line);
    const isStruck = desk.isStruck || opens || struckOut(line);
    desk.isStruck = (desk.isStruck || opens) && !/\S\s*~~/.test(line);
    if (!isStruck) return items;
  } else {
    const isSpoken = desk.orders.length > 0 && whole.trim().split(/\s+/).length <= MOST_WORDS;
    if (!isSpoken || !isRetraction(reader.folded.slice(from))) return items;
  }
  const start = from + whole.search(/\S/);
  return [takenBack({ from: start, to }, start, to)];
}

function addHeading(desk: Desk, reader: Reader, heading: Heading, from: number, line: number): void {
  const { standing } = desk;
  const { power, phase, section, end } = heading;
  const entry: SheetHeading = {
    kind: power !== undefined ? 'power' : phase !== undefined ? 'phase' : 'section',
    line,
    column: from + 1,
    text: reader.text.slice(from, end).trim(),
    ...(power === undefined ? {} : { power }),
    ...(phase === undefined ? {} : { phase }),
    ...(section === undefined ? {} : { section }),
  };
  desk.headings.push(entry);
  if (phase !== undefined) {
    const another = desk.phase !== undefined && JSON.stringify(desk.phase) !== JSON.stringify(phase);
    if (another && power === undefined) beginBlock(desk, standing.power);
    desk.phase ??= phase;
    standing.section = 'orders';
  }
  if (section !== undefined) standing.section = section;
  const items = withoutStruckOut(desk, reader, end, readItems(desk, reader, end));
  // `Builds: A Vie, F Tri` heads its line, `Builds:` alone what follows.
  if (items.length > 0 && (section === 'build' || section === 'disband')) desk.isForLine = true;
  if (power !== undefined) turnToPower(desk, power, items);
  file(desk, reader, items, line);
}

/** A power's heading begins a block; a line of one order behind its power's name goes on with the block of such lines. */
function turnToPower(desk: Desk, power: PowerId, items: readonly ListItem[]): void {
  const single = items.filter(({ kind }) => kind === 'order' || kind === 'unit').length === 1;
  const block = single ? desk.prefixed.get(power) : undefined;
  if (block === undefined) {
    beginBlock(desk, power);
  } else {
    desk.standing.power = power;
    desk.standing.stranger = undefined;
    desk.standing.block = block;
    desk.standing.isAnnounced = false;
  }
  if (single) desk.prefixed.set(power, desk.standing.block);
  else desk.prefixed.delete(power);
}

/**
 * A line with a label that is no heading: a power's name misspelt, whose orders must not go to the power before, or a
 * remark before an order ("정정: …"), which is listed as unread.
 */
function addLabelled(desk: Desk, reader: Reader, from: number, line: number): boolean {
  reader.at = from;
  const isSpokenFor = desk.writers.size > 0 || (desk.power !== undefined && desk.newest.size === 0);
  const stranger = isSpokenFor ? undefined : strangerOn(reader, from, desk.next);
  const label = labelAt(reader) ?? (stranger && { ...stranger, end: reader.text.length, marked: false });
  if (label === undefined) return false;
  const read = reader.text.slice(label.from, label.to);
  reader.at = label.end;
  const items = label.marked ? takeOrderList(reader, contextOf(desk)) : [];
  const text = reader.text.slice(from, label.end).trim();
  const at = { line, column: label.from + 1 };
  if (stranger !== undefined || isLikePower(desk.names, read)) {
    const failure = { at: label.from, end: label.to, code: 'unknown-power', expected: 'power', like: 'power' } as const;
    const { nearest } = tell(reader, failure, maySuggest(desk));
    desk.problems.push({ code: 'unknown-power', at, read, expected: 'power', nearest, text });
    desk.looked++;
    desk.strangers.push({ ...at, text: read });
    beginBlock(desk, undefined, read);
  } else if (items[0]?.kind !== 'order') {
    return false;
  } else if (isRetractingRemark(reader.folded.slice(label.from, label.to))) {
    file(desk, reader, [takenBack(label, from, reader.text.trimEnd().length)], line);
    return true;
  } else if (isCondition(reader, label)) {
    const whole = reader.text.slice(from).trim();
    desk.problems.push({ code: 'unknown-order', at, read, expected: 'unit', nearest: [], text: whole });
    return true;
  } else {
    desk.unread.push({ line, column: from + 1, text });
  }
  file(desk, reader, items, line, isNameLike(read, true) ? read : undefined);
  return true;
}
