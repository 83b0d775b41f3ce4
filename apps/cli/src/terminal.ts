import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';

/** What a command may touch of the process: tests hand in their own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970, UTC. Left out: the system's clock. */
  readonly now?: () => number;
}

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Puts colour on a text, or leaves it. */
export type Paint = (style: Style, text: string) => string;

/** Colour on a terminal, plain in a pipe, and plain wherever `NO_COLOR` asks for it. */
export function paintFor({ stdout, environment }: Terminal): Paint {
  const isColourful = stdout.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
  if (!isColourful) return (_, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}

/** The output could not be written: the disk is full, the device has gone. */
export class OutputError extends Error {
  readonly code: string;

  /** @param error what the stream said; the system gives it a code */
  constructor(error: Error) {
    super(error.message, { cause: error });
    this.code = 'code' in error ? String(error.code) : error.message;
  }
}

/**
 * Writes a whole text or picture, and waits until it is taken. A reader that has gone away is no failure.
 *
 * @throws OutputError
 */
export async function write(stream: Writable, content: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    stream.write(content, (error) => {
      if (error && !('code' in error && error.code === 'EPIPE')) reject(new OutputError(error));
      else resolve();
    });
  });
}

/** Columns a text takes on a terminal: Hangul and other wide characters take two. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : 1;
  return columns;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}
