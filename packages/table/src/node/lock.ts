import { createHash, randomBytes, randomInt } from 'node:crypto';
import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unfinishedFor } from './atomic-write.ts';
import { mayBeAlive, thisProcess } from './owner.ts';

/** How the name of a lock begins. */
export const LOCK = '.lock-';

const PATIENCE_MS = 10_000;
const LONGEST_WAIT_MS = 40;

/** Someone who is alive holds the lock, and has for as long as one was ready to wait. Nothing was done. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Does something that only one may do at a time, of all that ask for the same lock: in this process, or in another one on
 * this machine. The lock is a file that names its holder, so whoever finds that its holder died takes it over.
 *
 * @param path `LOCK` and a name, in a directory whose file system knows hard links
 * @throws LockedError after `patience` milliseconds; what `use` throws
 */
export async function withLock<Result>(
  path: string,
  use: () => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  const text = `${thisProcess()}-${randomBytes(6).toString('hex')}`;
  await take(path, text, patience);
  try {
    return await use();
  } finally {
    // Another one's only if we were taken for dead, which does not happen on one machine.
    if ((await holderAt(path))?.text === text) await rm(path, { force: true });
  }
}

/** Clears away locks whose holders died. */
export async function removeStaleLocks(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.startsWith(LOCK)) await removeStale(join(directory, name), PATIENCE_MS);
  }
}

async function take(path: string, text: string, patience: number): Promise<void> {
  const until = Date.now() + patience;
  // Written first and then linked, for a lock that is there without its holder's name could never be told to be stale.
  const unfinished = unfinishedFor(path);
  try {
    await writeFile(unfinished, text, { flag: 'wx' });
    for (let wait = 2; !(await linked(unfinished, path)); ) {
      if (await removeStale(path, patience)) continue;
      if (Date.now() >= until) {
        throw new LockedError(
          `${path} is held by ${(await holderAt(path))?.text ?? 'others in turn'}; nothing was done`,
        );
      }
      await sleep(randomInt(1, wait + 1));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a lock if its holder died; true when it is worth trying again at once.
 *
 * Two may find the same stale lock, and the slower one must not remove what the faster one has put in its place by then. So
 * whoever removes a lock holds a lock on doing that, named after the very text found: its holder is dead and everybody else
 * has to ask for that lock too, so a text read again under it stays until it is removed here.
 */
async function removeStale(path: string, patience: number): Promise<boolean> {
  const holder = await holderAt(path);
  if (holder === null) return true;
  if (mayBeAlive(holder.text.split('-')[0] ?? '', holder.since)) return false;
  const removal = join(dirname(path), `${LOCK}~${createHash('sha256').update(holder.text).digest('hex').slice(0, 16)}`);
  await withLock(
    removal,
    async () => {
      if ((await holderAt(path))?.text === holder.text) await rm(path, { force: true });
    },
    patience,
  );
  return true;
}

async function holderAt(path: string): Promise<{ readonly text: string; readonly since: number } | null> {
  try {
    return { text: await readFile(path, 'utf8'), since: (await stat(path)).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
