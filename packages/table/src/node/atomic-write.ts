import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** How the name of a file begins that was being written when its process died. Nobody reads such a file. */
export const UNFINISHED = '.unfinished-';

/**
 * Writes a whole file so that whoever opens `path`, now or after a crash at any point, finds either what was there before or
 * all of `text`. When this returns, it is on the disk.
 *
 * @param mode permissions of a new file
 * @throws the system's error when the directory is missing or the disk is full; `path` then is as it was
 */
export async function writeAtomically(path: string, text: string, mode = 0o644): Promise<void> {
  const directory = dirname(path);
  // In the same directory, because a rename is atomic only within one file system.
  const unfinished = join(directory, `${UNFINISHED}${basename(path)}-${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(unfinished, 'wx', mode);
    await withHandle(handle, async () => {
      await handle.writeFile(text);
      await handle.sync();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(directory);
}

/** Makes renames and new names in a directory last through a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
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
