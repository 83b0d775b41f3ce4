import { type GameTypes, type LogEntry, type Reading, readEntry } from '@panjeong/kernel';

/** First line of a match's file. */
export interface MatchHeader {
  readonly format: 'panjeong-match';
  readonly version: 1;
  readonly game: string;
  /** The server's commitment to its secret, as published before the nonces; the key itself is in another file. */
  readonly commitment: string;
}

export interface MatchFile<T extends GameTypes> {
  readonly header: MatchHeader;
  readonly entries: readonly LogEntry<T>[];
  /** Length of what is whole. What follows is the beginning of a line whose writing was cut off, so it never happened. */
  readonly bytes: number;
}

/**
 * A match's file: JSON Lines. The header, and then a line for each time that entries were added, a list of them, so that what
 * was added together is there together or not at all. Every line ends in a line feed.
 */
export const fileText = <T extends GameTypes>(header: MatchHeader, entries: readonly LogEntry<T>[]): string =>
  lineOf(header) + lineOf(entries);

export const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/** Reads a match's file; what cannot be read is a value that says in which line. */
export function readMatchFile<T extends GameTypes>(content: Buffer): Reading<MatchFile<T>> {
  const bytes = content.lastIndexOf('\n') + 1;
  const lines = content.toString('utf8', 0, bytes).split('\n').slice(0, -1);
  const [header, ...additions] = lines.map(parse);
  if (!isHeader(header)) return unparsable(1, '', lines[0] ?? '', 'the header of a match of version 1');
  const entries: LogEntry<T>[] = [];
  for (const [index, addition] of additions.entries()) {
    const line = index + 2;
    if (!Array.isArray(addition)) return unparsable(line, '', lines[index + 1] ?? '', 'a list of entries');
    for (const json of addition as readonly unknown[]) {
      const reading = readEntry<T>(json);
      if (reading.kind === 'unparsable') return { ...reading, at: `${line}: ${reading.at}` };
      const { seq } = reading.value;
      if (seq !== entries.length) return unparsable(line, 'seq', String(seq), String(entries.length));
      entries.push(reading.value);
    }
  }
  return { kind: 'read', value: { header, entries, bytes } };
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

const unparsable = (line: number, at: string, found: string, expected: string): Reading<never> => ({
  kind: 'unparsable',
  at: `${line}: ${at}`,
  found: found.slice(0, 80),
  expected: [expected],
});
