import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { readMatchContent, writeAtomically } from '@panjeong/table/node';

/** What was to be written over is a match of its own, and would have been lost. */
export class AnotherMatchError extends Error {
  override readonly name = 'AnotherMatchError';
}

/**
 * Writes a whole text where somebody said. A file is replaced at one stroke, where a link leads and not the link itself; what
 * is no file (a pipe, a device) is written to, for in its place a file would be the end of it.
 *
 * @throws AnotherMatchError when a match is there that the text does not go on from; the system's error
 */
export async function writeOutput(path: string, text: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return writeAtomically(path, text);
  if (!found.isFile()) return writeFile(path, text);
  const real = await realpath(path);
  if (await wouldLose(real, text)) throw new AnotherMatchError();
  return writeAtomically(real, text, found.mode & 0o777);
}

/** A copy of a match that was made earlier is the beginning of one that is made now. */
async function wouldLose(path: string, text: string): Promise<boolean> {
  const content = await readFile(path);
  const reading = readMatchContent(content);
  const isMatch = reading.kind !== 'unparsable' || !reading.at.startsWith('1:');
  return isMatch && !Buffer.from(text).subarray(0, content.length).equals(content);
}
