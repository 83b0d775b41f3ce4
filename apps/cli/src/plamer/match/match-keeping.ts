import { readFile } from 'node:fs/promises';
import { type GameTypes, keepsCommitment, type LogEntry } from '@panjeong/kernel';
import {
  changeMatch,
  createMatch,
  LockedError,
  type LoneMatch,
  type LoneReading,
  type MatchHeader,
  type MatchSecret,
  readMatch,
  writeAtomically,
} from '@panjeong/table/node';
import { Refusal } from '../../game/desk/refusal.ts';
import { unopened } from '../../input/read-source.ts';
import { unopenedText } from '../../text/unopened.ts';
import type { Words } from '../../text/words.ts';
import { VERSION } from '../../version.ts';

/** A match as it lies on the disk: a log as every match's, and beside it what its chance is drawn from. */
export interface KeptMatch<T extends GameTypes> {
  readonly header: MatchHeader;
  readonly entries: readonly LogEntry<T>[];
}

/** Beside `match.jsonl` lies `match.key`, for its owner alone: the log may be shown around. */
export const keyFileOf = (file: string): string => `${file.replace(/\.jsonl$/, '')}.key`;

/**
 * Reads a match of one game, whole.
 *
 * @throws Refusal when it cannot be read, is damaged, of another game or of a newer release: with the place and the reason
 */
export async function readKept<T extends GameTypes>(file: string, game: string, words: Words): Promise<LoneMatch<T>> {
  const match = wholeOf(file, await onDisk(file, words, () => readMatch<T>(file)), words);
  checkHeader(file, match.header, game, words);
  checkRelease(file, match.entries, words);
  return match;
}

/** @throws Refusal when the key is missing or another match's */
export async function readSecret(file: string, { commitment }: MatchHeader, words: Words): Promise<MatchSecret> {
  const path = keyFileOf(file);
  const text = await onDisk(path, words, () => readFile(path, 'utf8'));
  const secret = secretIn(text);
  if (secret === null || !keepsCommitment(commitment, secret))
    throw new Refusal(words('match-other-key', { file: path }));
  return secret;
}

function secretIn(text: string): MatchSecret | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const { secret, nonces, key } = json as Partial<Record<string, unknown>>;
    const isList = Array.isArray(nonces) && nonces.every((nonce) => typeof nonce === 'string');
    return typeof secret === 'string' && typeof key === 'string' && isList ? { secret, nonces, key } : null;
  } catch {
    return null;
  }
}

/** Makes the files of a match; nothing that is there is written over. @throws Refusal */
export async function keepNew<T extends GameTypes>(
  file: string,
  { header, entries }: KeptMatch<T>,
  secret: MatchSecret,
  words: Words,
): Promise<void> {
  await onDisk(file, words, async () => {
    await createMatch<T>(file, { header, entries, additions: [0] });
    // A match without its key cannot go on, but it harms nobody; a key written first might be another match's.
    await writeAtomically(keyFileOf(file), `${JSON.stringify(secret)}\n`, 0o600);
  });
}

/**
 * Adds what the file does not have yet, in one piece.
 *
 * @throws Refusal when the file has grown otherwise in the meantime
 */
export async function keepOn<T extends GameTypes>(
  file: string,
  entries: readonly LogEntry<T>[],
  known: number,
  words: Words,
): Promise<void> {
  const reading = await onDisk(file, words, () =>
    changeMatch<T>(file, (stored) => {
      if (stored.entries.length !== known) throw new Refusal(words('match-grown', { file }));
      return entries.slice(known);
    }),
  );
  wholeOf(file, reading, words);
}

async function onDisk<Result>(file: string, words: Words, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof LockedError) throw new Refusal(words('desk-locked', { file }));
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new Refusal(words('desk-exists', { file }));
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
    throw new Refusal(unopenedText(file, unopened(error).code, words));
  }
}

function wholeOf<T extends GameTypes>(file: string, reading: LoneReading<T>, words: Words): LoneMatch<T> {
  switch (reading.kind) {
    case 'read':
      if (reading.match.entries.length > 0) return reading.match;
      throw new Refusal(words('desk-damaged', { file, line: '2', found: '' }));
    case 'damaged': {
      const { fault, lines } = reading.damage;
      throw new Refusal(words('desk-damage', { file, line: lineIn(fault.at), found: fault.found, lines }));
    }
    case 'newer':
      throw new Refusal(words('desk-newer', { file, version: String(reading.version) }));
    case 'unparsable':
      throw new Refusal(
        reading.at.startsWith('1:')
          ? words('desk-no-match', { file, found: reading.found.split('\n')[0] ?? '' })
          : words('desk-damaged', { file, line: lineIn(reading.at), found: reading.found }),
      );
  }
}

const lineIn = (at: string): string => at.split(':')[0] ?? '';

function checkHeader(file: string, header: MatchHeader, game: string, words: Words): void {
  if (header.game !== game) throw new Refusal(words('match-other-game', { file, game: header.game.slice(0, 40) }));
}

function checkRelease<T extends GameTypes>(file: string, entries: readonly LogEntry<T>[], words: Words): void {
  const newer = entries.find(({ release }) => isNewer(release));
  if (newer !== undefined) throw new Refusal(words('desk-newer', { file, version: newer.release }));
}

/** Whether a release, `1.4.0`, is newer than this program. */
function isNewer(release: string): boolean {
  const [one = [], other = []] = [release, VERSION].map((text) => text.split('.').map(Number));
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
