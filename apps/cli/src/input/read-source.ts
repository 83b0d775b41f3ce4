import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Where input comes from: a file's path, or `-` for standard input. */
export type Source = string;

export type SourceReading =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  /** More than the limit; nothing beyond it was kept. */
  | { readonly kind: 'too-large' }
  /** The system's code: `ENOENT`, `EISDIR`, `EACCES`. */
  | { readonly kind: 'unopened'; readonly code: string };

/** Reads all of a source, if that is no more than `limit` bytes; a larger file is not even opened for reading. */
export async function readSource(source: Source, stdin: Readable, limit: number): Promise<SourceReading> {
  if (source === '-') return readBounded(stdin, limit);
  try {
    const file = await open(source, 'r');
    try {
      const { size } = await file.stat();
      if (size > limit) return { kind: 'too-large' };
      // What calls itself a file may still be a pipe or a device of no stated size.
      return await readBounded(file.createReadStream({ autoClose: false }), limit);
    } finally {
      await file.close();
    }
  } catch (error) {
    return unopened(error);
  }
}

/** A source as a stream, for input of any size. */
export function streamOf(source: Source, stdin: Readable): Readable {
  return source === '-' ? stdin : createReadStream(source, { highWaterMark: 1 << 20 });
}

/** @throws the error itself, unless the system gave it a code */
export function unopened(error: unknown): { readonly kind: 'unopened'; readonly code: string } {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return { kind: 'unopened', code: error.code };
  }
  throw error;
}

async function readBounded(stream: Readable, limit: number): Promise<SourceReading> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) return { kind: 'too-large' };
    parts.push(part);
  }
  return { kind: 'read', bytes: Buffer.concat(parts) };
}
