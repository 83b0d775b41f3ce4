import { open, realpath, stat, writeFile } from 'node:fs/promises';
import { writeAtomically } from '@panjeong/table/node';
import { unopened } from '../input/read-source.ts';
import type { Words } from '../text/words.ts';

/**
 * Writes a picture to a file. One that was made earlier is replaced at one stroke; whatever else is there is not, for it
 * cannot be made again by calling the command once more.
 *
 * @returns why it was not written, in the language, or null
 */
export async function savePicture(file: string, content: string | Uint8Array, words: Words): Promise<string | null> {
  try {
    const found = await stat(file).catch((error: unknown) => {
      if (unopened(error).code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) await writeAtomically(file, content);
    else if (found.isDirectory()) return words('picture-folder', { file });
    else if (!found.isFile()) await writeFile(file, content);
    else if (!(await isPicture(file))) return words('picture-other-file', { file });
    else await writeAtomically(await realpath(file), content, found.mode & 0o777);
    return null;
  } catch (error) {
    const { code } = unopened(error);
    switch (code) {
      case 'ENOENT':
      case 'ENOTDIR':
        return words('picture-no-folder', { file });
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
        return words('picture-no-permission', { file });
      default:
        return words('picture-not-written', { file, code });
    }
  }
}

/** By how the formats begin; an empty file may be written over as well. */
const BEGINNINGS: readonly RegExp[] = [/^$/, /^\x89PNG/, /^%PDF/, /^\s*(<\?xml[^>]*>\s*)?<svg/];
const LOOKED_AT = 200;

async function isPicture(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    return BEGINNINGS.some((beginning) => beginning.test(text));
  } finally {
    await handle.close();
  }
}
