import { randomBytes } from 'node:crypto';
import { type FileHandle, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mayBeAlive, thisProcess } from './owner.ts';

/** How the name of a file begins that is being written, or was when its process died. Nobody reads such a file. */
export const UNFINISHED = '.unfinished-';

/** How much of a file's own name is told there: names have no more than 255 bytes, and a character has up to four. */
const MOST_TOLD = 30;

/**
 * Writes a whole file so that whoever opens `path`, now or after a crash at any point, finds either what was there before or
 * all of `text`. When this returns, it is on the disk.
 *
 * @param mode permissions of a new file
 * @throws the system's error when the directory is missing or the disk is full; `path` then is as it was
 */
export const writeAtomically = (path: string, text: string | Uint8Array, mode = 0o644): Promise<void> =>
  publish(path, text, mode, rename);

/**
 * The same for a file that must not be there yet: of all who try at once, one succeeds.
 *
 * @throws the system's error (`EEXIST`) when there is something at `path`; it then is as it was
 */
export const createAtomically = (path: string, text: string | Uint8Array, mode = 0o644): Promise<void> =>
  publish(path, text, mode, async (unfinished) => {
    // Unlike a rename, a link replaces nothing.
    await link(unfinished, path);
    await rm(unfinished, { force: true });
  });

/** A name beside `path` for a file to become it: in the same directory, as renames and links stay within a file system. */
export const unfinishedFor = (path: string): string =>
  join(
    dirname(path),
    `${UNFINISHED}${basename(path).slice(0, MOST_TOLD)}-${thisProcess()}-${randomBytes(6).toString('hex')}`,
  );

/** Clears away what processes left unfinished in a directory that are no more. Those still at work are not disturbed. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    const owner = name.split('-').at(-2) ?? '';
    if (found !== null && !mayBeAlive(owner, found.mtimeMs)) await rm(path, { force: true });
  }
}

async function publish(
  path: string,
  text: string | Uint8Array,
  mode: number,
  put: (unfinished: string, path: string) => Promise<void>,
): Promise<void> {
  const unfinished = unfinishedFor(path);
  try {
    const handle = await open(unfinished, 'wx', mode);
    await withHandle(handle, async () => {
      await handle.writeFile(text);
      await handle.sync();
    });
    await put(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** Makes renames and new names in a directory last through a power cut. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows has no such thing, and needs none.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  await withHandle(handle, () => handle.sync());
}

export async function withHandle<Result>(handle: FileHandle, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } finally {
    await handle.close();
  }
}
