import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { GameTypes, LogEntry, Unparsable } from '@panjeong/kernel';
import { createAtomically, removeUnfinished, writeAtomically } from './atomic-write.ts';
import { LOCK, withLock } from './lock.ts';
import {
  additionText,
  type Damage,
  fileText,
  foreignVersion,
  type MatchFile,
  type MatchHeader,
  readMatchFile,
} from './match-file.ts';

/**
 * A match that is one file, wherever its owner keeps it, and has no key: for games that leave nothing to chance. The file is
 * as those of a store; but each change writes it anew and puts it in the place of the old one, so that at no moment, and
 * after no crash, is there anything else at its path than one whole match.
 */
export interface LoneMatch<T extends GameTypes> {
  readonly header: MatchHeader;
  readonly entries: readonly LogEntry<T>[];
  /** `seq` of the first entry of each change: what {@link changeMatch} was given at one time. */
  readonly additions: readonly number[];
}

export type LoneReading<T extends GameTypes> =
  | { readonly kind: 'read'; readonly match: LoneMatch<T> }
  /** Whole up to where the damage begins. */
  | { readonly kind: 'damaged'; readonly match: LoneMatch<T>; readonly damage: Damage }
  /** Of a version that a newer program writes. */
  | { readonly kind: 'newer'; readonly version: number }
  | Unparsable;

/** @throws the system's error (`ENOENT`) when the file cannot be opened */
export async function readMatch<T extends GameTypes>(path: string): Promise<LoneReading<T>> {
  return readingOf(await readFile(path));
}

/** The same of what a match's file holds, wherever it came from. */
export function readMatchContent<T extends GameTypes>(content: Buffer): LoneReading<T> {
  return readingOf(content);
}

/**
 * Makes a match's file. When this returns it is on the disk.
 *
 * @throws the system's error: `EEXIST` when there is something at `path`, which then is as it was
 */
export async function createMatch<T extends GameTypes>(
  path: string,
  { header, entries, additions }: LoneMatch<T>,
): Promise<void> {
  const ends = [...additions.slice(1), entries.length];
  const [opening = [], ...later] = additions.map((from, index) => entries.slice(from, ends[index]));
  const text = fileText(header, opening) + later.map((added) => additionText(added, added[0]?.seq ?? 0)).join('');
  await withLock(lockOf(path), async () => {
    await removeUnfinished(dirname(path));
    await createAtomically(path, text);
  });
}

/**
 * Adds to a match's file what `change` makes of it, while nobody else does. When this returns it is on the disk.
 *
 * @param change what to add to the match as it is now; none: nothing is written
 * @returns the reading, of the match before the change; anything but `read` was not changed
 * @throws what `change` throws; LockedError when another process does not stop writing; TypeError when the entries could not
 * be read again; the system's error. The file then is as it was
 */
export async function changeMatch<T extends GameTypes>(
  path: string,
  change: (match: LoneMatch<T>) => readonly LogEntry<T>[],
): Promise<LoneReading<T>> {
  // A link to the file stays one.
  const real = await realpath(path);
  return withLock(lockOf(real), async () => {
    await removeUnfinished(dirname(real));
    const content = await readFile(real);
    const reading = readingOf<T>(content);
    if (reading.kind !== 'read') return reading;
    const { entries } = reading.match;
    const added = change(reading.match);
    if (added.length === 0) return reading;
    const text = additionText(added, entries.length);
    // The beginning of a line without its end never happened.
    const kept = content.subarray(0, content.lastIndexOf('\n') + 1);
    await writeAtomically(real, Buffer.concat([kept, Buffer.from(text)]), (await stat(real)).mode & 0o777);
    return reading;
  });
}

function readingOf<T extends GameTypes>(content: Buffer): LoneReading<T> {
  const version = foreignVersion(content);
  if (version !== null) return { kind: 'newer', version };
  const reading = readMatchFile<T>(content);
  if (reading.kind === 'unparsable') return reading;
  const { header, entries, additions, damage }: MatchFile<T> = reading.value;
  const match = { header, entries, additions };
  return damage === undefined ? { kind: 'read', match } : { kind: 'damaged', match, damage };
}

const lockOf = (path: string): string => join(dirname(path), `${LOCK}${basename(path)}`);
