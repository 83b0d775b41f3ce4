import { createHash } from 'node:crypto';
import { constants, type FileHandle, mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameTypes, type LogEntry, type MatchId, matchId, type Reading } from '@panjeong/kernel';
import { createAtomically, removeUnfinished, withHandle, writeAtomically } from './atomic-write.ts';
import { LOCK, removeStaleLocks, withLock } from './lock.ts';
import {
  additionText,
  type Damage,
  fileText,
  HEADER_BYTES,
  lineOf,
  type MatchFile,
  type MatchHeader,
  readHeader,
  readMatchFile,
} from './match-file.ts';

/** What makes the match's key; hex. Never in the match's own file, which may be shown around. */
export interface MatchSecret {
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly key: string;
}

export type StoredMatch<T extends GameTypes> = Pick<MatchFile<T>, 'header' | 'entries'>;

export interface LoadedMatch<T extends GameTypes> extends StoredMatch<T> {
  /** There only when the end of the file could not be read: what comes after these entries, and is left out. */
  readonly damage?: Damage;
}

/** The match has grown, or gone, since it was opened: someone else writes to it. Nothing was written. */
export class MatchChangedError extends Error {
  override readonly name = 'MatchChangedError';
}

/**
 * Matches as files in one directory: `<id>.jsonl`, and `<id>.key` that only its owner may read. Any number of stores, in any
 * number of processes on one machine, may have the same directory: each writes to a match under its lock (`.lock-<id>`).
 *
 * Whatever happens at whatever point (the process is killed, the power fails), every file that is there opens, with all that
 * was acknowledged and at most the one addition more whose acknowledgement got lost; and no lock outlasts its holder.
 */
export interface MatchStore {
  /** Ids of all matches, sorted: of the files that are named and headed as one. */
  list(): Promise<readonly MatchId[]>;
  /**
   * Of all who create a match of one id at once, one does; the others change neither the match nor its key.
   *
   * @throws Error when there is a match of this id, or another file of that name; TypeError when the match could not be read
   * again; LockedError
   */
  create<T extends GameTypes>(id: MatchId, match: StoredMatch<T>, secret: MatchSecret): Promise<void>;
  /**
   * Gives a match up to the last entry that is whole and follows from the ones before.
   *
   * @throws the system's error (`ENOENT`) when there is no such match
   */
  load<T extends GameTypes>(id: MatchId): Promise<Reading<LoadedMatch<T>>>;
  /** @throws the system's error (`ENOENT`) when there is no such match; SyntaxError when its file was tampered with */
  loadSecret(id: MatchId): Promise<MatchSecret>;
  /**
   * Adds entries after those that the caller knows of, all of them or none. When this returns they are on the disk. Damage
   * at the end of the file makes room for them, and is kept in a file of its own, `<id>.damaged-…`.
   *
   * @param entries the first one's `seq` is the number of entries stored
   * @throws MatchChangedError when it is not; TypeError when the entries could not be read again; LockedError when another
   * process does not stop writing; the system's error when the disk is full. Nothing was added then
   */
  append<T extends GameTypes>(id: MatchId, entries: readonly LogEntry<T>[]): Promise<void>;
}

/** Where a match's file ends, and after how many entries. */
interface End {
  readonly bytes: number;
  readonly entries: number;
  /** Of the file when that was so. */
  readonly stamp: string;
}

/** Opens a directory of matches, made if it is missing, and clears away what processes left unfinished that are no more. */
export async function openMatchStore(directory: string): Promise<MatchStore> {
  await mkdir(directory, { recursive: true });
  await removeStaleLocks(directory);
  await removeUnfinished(directory);
  const logOf = (id: MatchId) => join(directory, `${checked(id)}${LOG}`);
  const keyOf = (id: MatchId) => join(directory, `${checked(id)}.key`);
  const lockOf = (id: MatchId) => join(directory, `${LOCK}${checked(id)}`);
  /** Where each match ended when it was last read or written here: if it still does, adding to it need not read it again. */
  const ends = new Map<MatchId, End>();

  return {
    async list() {
      const ids: MatchId[] = [];
      for (const entry of await readdir(directory, { withFileTypes: true })) {
        const id = matchId(entry.name.slice(0, -LOG.length));
        if (entry.name.endsWith(LOG) && isName(id) && (await isMatch(logOf(id)))) ids.push(id);
      }
      return ids.sort();
    },
    async create(id, { header, entries }, secret) {
      const text = fileText(header, entries);
      await withLock(lockOf(id), async () => {
        if (await isThere(logOf(id))) throw new Error(`there is a match ${id} already`);
        // The key first: a match without its key could not go on, a key without its match harms nobody.
        await writeAtomically(keyOf(id), lineOf(secret), 0o600);
        await createAtomically(logOf(id), text);
      });
    },
    async load<T extends GameTypes>(id: MatchId): Promise<Reading<LoadedMatch<T>>> {
      const handle = await open(logOf(id), 'r');
      return withHandle(handle, async () => {
        const stamp = await stampOf(handle);
        const reading = readMatchFile<T>(await contentOf(handle, 0));
        if (reading.kind === 'unparsable') return reading;
        const { bytes, header, entries, damage } = reading.value;
        ends.set(id, { bytes, entries: entries.length, stamp });
        return { kind: 'read', value: { header, entries, ...(damage === undefined ? {} : { damage }) } };
      });
    },
    async loadSecret(id) {
      return JSON.parse(await readFile(keyOf(id), 'utf8')) as MatchSecret;
    },
    async append(id, entries) {
      const path = logOf(id);
      if (entries.length === 0) return;
      await withLock(lockOf(id), async () => {
        const handle = await open(path, constants.O_RDWR | constants.O_APPEND);
        await withHandle(handle, async () => {
          const stamp = await stampOf(handle);
          const known = ends.get(id);
          const end = known?.stamp === stamp ? known : await endOf(handle, id, stamp);
          for (const [index, { seq }] of entries.entries()) {
            if (seq === end.entries + index) continue;
            throw new MatchChangedError(`match ${id} has ${end.entries} entries, not ${seq - index}`);
          }
          const text = additionText(entries, end.entries);
          await clear(handle, end.bytes, join(directory, `${id}.damaged-`));
          await extend(handle, end.bytes, text);
          const bytes = end.bytes + Buffer.byteLength(text);
          ends.set(id, { bytes, entries: end.entries + entries.length, stamp: await stampOf(handle) });
        });
      });
    },
  };
}

const LOG = '.jsonl';

async function endOf(handle: FileHandle, id: MatchId, stamp: string): Promise<End> {
  const reading = readMatchFile(await contentOf(handle, 0));
  if (reading.kind === 'unparsable') throw new MatchChangedError(`match ${id} cannot be read at ${reading.at}`);
  return { bytes: reading.value.bytes, entries: reading.value.entries.length, stamp };
}

/** Another one whenever someone has written to the file or put another in its place, be it of the same length. */
async function stampOf(handle: FileHandle): Promise<string> {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

/** Cuts off what follows the last whole addition. The beginning of a line never happened; whole lines are kept elsewhere. */
async function clear(handle: FileHandle, from: number, elsewhere: string): Promise<void> {
  const rest = await contentOf(handle, from);
  if (rest.length === 0) return;
  if (rest.includes('\n')) {
    // Named after what is in it, so that doing this again after a crash makes no second file.
    await writeAtomically(elsewhere + createHash('sha256').update(rest).digest('hex').slice(0, 12), rest);
  }
  await handle.truncate(from);
}

async function extend(handle: FileHandle, from: number, text: string): Promise<void> {
  try {
    await handle.appendFile(text);
    await handle.sync();
  } catch (error) {
    // Whatever part of it was written must not become the beginning of the next line.
    await handle.truncate(from);
    throw error;
  }
}

async function contentOf(handle: FileHandle, from: number): Promise<Buffer> {
  const content = Buffer.alloc((await handle.stat()).size - from);
  let length = 0;
  while (length < content.length) {
    const { bytesRead } = await handle.read(content, length, content.length - length, from + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return content.subarray(0, length);
}

/** Whether a file begins as a match does. One that cannot be opened is none: loading it would fail, too. */
async function isMatch(path: string): Promise<boolean> {
  try {
    if (!(await stat(path)).isFile()) return false;
    const handle = await open(path, 'r');
    return await withHandle(handle, async () => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      return readHeader(buffer.subarray(0, bytesRead)) !== null;
    });
  } catch (error) {
    if (/^(ENOENT|EACCES|EPERM|ELOOP)$/.test((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

const isName = (id: MatchId): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id);

/** An id becomes a file's name, so it must not lead anywhere else. */
function checked(id: MatchId): MatchId {
  if (!isName(id)) throw new RangeError(`no match is called ${JSON.stringify(id)}`);
  return id;
}

/** A new match's file header. */
export const headerOf = (game: string, commitment: string): MatchHeader => ({
  format: 'panjeong-match',
  version: 1,
  game,
  commitment,
});
