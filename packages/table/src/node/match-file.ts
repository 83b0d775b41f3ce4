import {
  type GameTypes,
  type Json,
  jsonFault,
  type LogEntry,
  type Reading,
  readEntry,
  type Unparsable,
} from '@panjeong/kernel';

/** First line of a match's file. */
export interface MatchHeader {
  readonly format: 'panjeong-match';
  readonly version: 1;
  readonly game: string;
  /** The server's commitment to its secret, as published before the nonces; the key itself is in another file. */
  readonly commitment: string;
  /** What whoever keeps the match has to say of it, such as its title and its deadlines; nobody else reads it. */
  readonly settings?: Readonly<Record<string, Json>>;
}

/** What stands in a file after its last whole addition that follows from the ones before. */
export interface Damage {
  /** What is wrong with the first line of it. */
  readonly fault: Unparsable;
  /** How many lines are left out, that one included. */
  readonly lines: number;
}

export interface MatchFile<T extends GameTypes> {
  readonly header: MatchHeader;
  readonly entries: readonly LogEntry<T>[];
  /** `seq` of the first entry of each addition: what was done at one time, be it several entries. */
  readonly additions: readonly number[];
  /** There only when lines had to be left out. */
  readonly damage?: Damage;
  /** Length of what was read. What follows is damage, or the beginning of a line that was cut off and so never happened. */
  readonly bytes: number;
}

/** A header is looked for no further than this, so that a directory can be listed without reading the matches. */
export const HEADER_BYTES = 4096;

const LINE_FEED = 0x0a;

/**
 * A match's file: JSON Lines. The header, and then a line for each time that entries were added, a list of them, so that what
 * was added together is there together or not at all. Every line ends in a line feed.
 *
 * @throws TypeError when the file could not be read again as what is written
 */
export function fileText<T extends GameTypes>(header: MatchHeader, entries: readonly LogEntry<T>[]): string {
  const fault = jsonFault(header);
  if (fault !== null) throw new TypeError(`the header is not JSON at ${fault}`);
  const first = lineOf(header);
  if (readHeader(Buffer.from(first)) === null) throw new TypeError(`not the header of a match: ${first.slice(0, 80)}`);
  return first + additionText(entries, 0);
}

/**
 * The line for entries that are added together, read once more before anybody writes it.
 *
 * @param from `seq` of the first one
 * @throws TypeError when the line could not be read again as these entries
 */
export function additionText<T extends GameTypes>(entries: readonly LogEntry<T>[], from: number): string {
  const fault = jsonFault(entries);
  if (fault !== null) throw new TypeError(`the entries are not JSON at ${fault}`);
  const text = lineOf(entries);
  const reading = readAddition<T>(text, from);
  if (reading.kind === 'read') return text;
  const { at, found, expected } = reading;
  throw new TypeError(`no entry of a log, at ${at}: ${found}, where there should be: ${expected.join(', ')}`);
}

export const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * Reads a match's file as far as it is whole: up to the last addition before the first one that cannot be read or does not
 * follow. Only a file without header, or with no readable entry where there should be some, cannot be read at all.
 */
export function readMatchFile<T extends GameTypes>(content: Buffer): Reading<MatchFile<T>> {
  const header = readHeader(content);
  if (header === null) return unparsable('1: ', content.toString('utf8', 0, 80), 'the header of a match of version 1');
  const entries: LogEntry<T>[] = [];
  const additions: number[] = [];
  let bytes = content.indexOf(LINE_FEED) + 1;
  for (let line = 2; ; line++) {
    const end = content.indexOf(LINE_FEED, bytes);
    if (end < 0) return { kind: 'read', value: { header, entries, additions, bytes } };
    const reading = readAddition<T>(content.toString('utf8', bytes, end), entries.length);
    if (reading.kind === 'unparsable') {
      const fault = { ...reading, at: `${line}: ${reading.at}` };
      if (entries.length === 0) return fault;
      return {
        kind: 'read',
        value: { header, entries, additions, bytes, damage: { fault, lines: linesIn(content, bytes) } },
      };
    }
    additions.push(entries.length);
    entries.push(...reading.value);
    bytes = end + 1;
  }
}

/** The header that a file begins with, given at least its first `HEADER_BYTES` or all of it; null when it has none. */
export function readHeader(start: Buffer): MatchHeader | null {
  const end = start.subarray(0, HEADER_BYTES).indexOf(LINE_FEED);
  if (end < 0) return null;
  const header = parse(start.toString('utf8', 0, end));
  return isHeader(header) ? header : null;
}

/** The version a match's file says it is of, where that is none that can be read here: a newer program wrote it. */
export function foreignVersion(start: Buffer): number | null {
  const end = start.subarray(0, HEADER_BYTES).indexOf(LINE_FEED);
  const header = end < 0 ? undefined : parse(start.toString('utf8', 0, end));
  if (typeof header !== 'object' || header === null) return null;
  const { format, version } = header as Partial<Record<string, unknown>>;
  return format === 'panjeong-match' && typeof version === 'number' && version !== 1 ? version : null;
}

function readAddition<T extends GameTypes>(text: string, from: number): Reading<readonly LogEntry<T>[]> {
  const addition = parse(text);
  if (!Array.isArray(addition)) return unparsable('', text, 'a list of entries');
  const entries: LogEntry<T>[] = [];
  for (const json of addition as readonly unknown[]) {
    const reading = readEntry<T>(json);
    if (reading.kind === 'unparsable') return reading;
    const { seq } = reading.value;
    const expected = from + entries.length;
    if (seq !== expected) return unparsable('seq', String(seq), String(expected));
    entries.push(reading.value);
  }
  return { kind: 'read', value: entries };
}

function linesIn(content: Buffer, from: number): number {
  let lines = 0;
  for (let at = content.indexOf(LINE_FEED, from); at >= 0; at = content.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHeader(json: unknown): json is MatchHeader {
  if (typeof json !== 'object' || json === null) return false;
  const { format, version, game, commitment } = json as Partial<Record<string, unknown>>;
  return format === 'panjeong-match' && version === 1 && typeof game === 'string' && typeof commitment === 'string';
}

const unparsable = (at: string, found: string, expected: string): Unparsable => ({
  kind: 'unparsable',
  at,
  found: found.slice(0, 80),
  expected: [expected],
});
