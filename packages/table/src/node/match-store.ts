import { constants, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameTypes, type LogEntry, type MatchId, matchId, type Reading } from '@panjeong/kernel';
import { UNFINISHED, withHandle, writeAtomically } from './atomic-write.ts';
import { fileText, lineOf, type MatchFile, type MatchHeader, readMatchFile } from './match-file.ts';

/** What makes the match's key; hex. Never in the match's own file, which may be shown around. */
export interface MatchSecret {
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly key: string;
}

export type StoredMatch<T extends GameTypes> = Pick<MatchFile<T>, 'header' | 'entries'>;

/** The match has grown, or gone, since it was opened: someone else writes to it. Nothing was written. */
export class MatchChangedError extends Error {
  override readonly name = 'MatchChangedError';
}

/**
 * Matches as files in one directory, for one process at a time: `<id>.jsonl`, and `<id>.key` that only its owner may read.
 *
 * Whatever happens at whatever point (the process is killed, the power fails), every file that is there opens, with all that
 * was acknowledged and at most the one addition more whose acknowledgement got lost.
 */
export interface MatchStore {
  /** Ids of all matches, sorted. */
  list(): Promise<readonly MatchId[]>;
  /** @throws Error when there is a match of this id */
  create<T extends GameTypes>(id: MatchId, match: StoredMatch<T>, secret: MatchSecret): Promise<void>;
  /** @throws the system's error (`ENOENT`) when there is no such match */
  load<T extends GameTypes>(id: MatchId): Promise<Reading<StoredMatch<T>>>;
  /** @throws the system's error (`ENOENT`) when there is no such match; SyntaxError when its file was tampered with */
  loadSecret(id: MatchId): Promise<MatchSecret>;
  /**
   * Adds entries after those that the caller knows of, all of them or none. When this returns they are on the disk.
   *
   * @param entries the first one's `seq` is the number of entries stored
   * @throws MatchChangedError when it is not; the system's error when the disk is full, and then nothing was added
   */
  append<T extends GameTypes>(id: MatchId, entries: readonly LogEntry<T>[]): Promise<void>;
}

/** Opens a directory of matches, made if it is missing, and clears away what a killed process left unfinished. */
export async function openMatchStore(directory: string): Promise<MatchStore> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    if (name.startsWith(UNFINISHED)) await rm(join(directory, name), { force: true });
  }
  const logOf = (id: MatchId) => join(directory, `${checked(id)}.jsonl`);
  const keyOf = (id: MatchId) => join(directory, `${checked(id)}.key`);
  const read = async <T extends GameTypes>(id: MatchId) => readMatchFile<T>(await readFile(logOf(id)));
  /** Where each match ends that was read or written here, so that adding to it need not read it again. */
  const ends = new Map<MatchId, { readonly bytes: number; readonly entries: number }>();

  const list = async () => {
    const names = await readdir(directory);
    return names
      .filter((name) => name.endsWith('.jsonl') && !name.startsWith('.'))
      .map((name) => matchId(name.slice(0, -'.jsonl'.length)))
      .sort();
  };

  return {
    list,
    async create(id, { header, entries }, secret) {
      if ((await list()).includes(id)) throw new Error(`there is a match ${id} already`);
      // The key first: a match without its key could not go on, a key without its match harms nobody.
      await writeAtomically(keyOf(id), lineOf(secret), 0o600);
      const text = fileText(header, entries);
      await writeAtomically(logOf(id), text);
      ends.set(id, { bytes: Buffer.byteLength(text), entries: entries.length });
    },
    async load<T extends GameTypes>(id: MatchId): Promise<Reading<StoredMatch<T>>> {
      const reading = await read<T>(id);
      if (reading.kind === 'unparsable') return reading;
      const { header, entries, bytes } = reading.value;
      ends.set(id, { bytes, entries: entries.length });
      return { kind: 'read', value: { header, entries } };
    },
    async loadSecret(id) {
      return JSON.parse(await readFile(keyOf(id), 'utf8')) as MatchSecret;
    },
    async append(id, entries) {
      let end = ends.get(id);
      if (end === undefined) {
        const reading = await read(id);
        if (reading.kind === 'unparsable') throw new MatchChangedError(`match ${id} cannot be read at ${reading.at}`);
        end = { bytes: reading.value.bytes, entries: reading.value.entries.length };
      }
      const { bytes, entries: count } = end;
      if (entries.length === 0) return;
      for (const [index, { seq }] of entries.entries()) {
        if (seq !== count + index) throw new MatchChangedError(`match ${id} has ${count} entries, not ${seq - index}`);
      }
      ends.delete(id);
      const text = lineOf(entries);
      await extend(logOf(id), bytes, text, id);
      ends.set(id, { bytes: bytes + Buffer.byteLength(text), entries: count + entries.length });
    },
  };
}

/** Adds a line at `from`, over the rest of a line whose writing was cut off. */
async function extend(path: string, from: number, text: string, id: MatchId): Promise<void> {
  const handle = await open(path, constants.O_RDWR | constants.O_APPEND);
  await withHandle(handle, async () => {
    const { size } = await handle.stat();
    if (size < from) throw new MatchChangedError(`match ${id} got shorter`);
    if (size > from) {
      const rest = Buffer.alloc(size - from);
      await handle.read(rest, 0, rest.length, from);
      if (rest.includes('\n')) throw new MatchChangedError(`match ${id} got longer`);
      await handle.truncate(from);
    }
    try {
      await handle.appendFile(text);
      await handle.sync();
    } catch (error) {
      // Whatever part of it was written must not become the beginning of the next line.
      await handle.truncate(from);
      throw error;
    }
  });
}

/** An id becomes a file's name, so it must not lead anywhere else. */
function checked(id: MatchId): MatchId {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id)) throw new RangeError(`no match is called ${JSON.stringify(id)}`);
  return id;
}

/** A new match's file header. */
export const headerOf = (game: string, commitment: string): MatchHeader => ({
  format: 'panjeong-match',
  version: 1,
  game,
  commitment,
});
