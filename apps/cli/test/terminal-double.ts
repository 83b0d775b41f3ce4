import { Readable, Writable } from 'node:stream';
import { run } from '../src/main.ts';
import type { Terminal } from '../src/terminal.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Given {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** The output is a terminal. */
  readonly isTTY?: boolean;
  /** Milliseconds since 1970; the system's clock without it. */
  readonly now?: number;
}

/** A terminal with streams of its own, and what has been written to them. */
export function terminalDouble(given: Given = {}): {
  readonly terminal: Terminal;
  readonly out: () => string;
  readonly bytes: () => Buffer;
  readonly err: () => string;
} {
  const { input = '', environment = { LANG: 'en_US.UTF-8' }, isTTY = false, now } = given;
  const [out, err] = [sink(isTTY), sink(false)];
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const stdin = Readable.from(bytes.length > 0 ? [Buffer.from(bytes)] : []);
  const clock = now === undefined ? {} : { now: () => now };
  const terminal = { stdin, stdout: out.stream, stderr: err.stream, environment, ...clock };
  return { terminal, out: out.text, bytes: out.bytes, err: err.text };
}

/** Runs the command line as the process would, with streams of its own. */
export async function panjeong(args: readonly string[], given: Given = {}): Promise<Ran> {
  const { bytes: _, ...ran } = await panjeongInBytes(args, given);
  return ran;
}

/** The same, where what it puts out is no text. */
export async function panjeongInBytes(
  args: readonly string[],
  given: Given = {},
): Promise<Ran & { readonly bytes: Buffer }> {
  const { terminal, out, bytes, err } = terminalDouble(given);
  const status = await run(['node', 'panjeong', ...args], terminal);
  return { status, out: out(), bytes: bytes(), err: err() };
}

function sink(isTTY: boolean) {
  const parts: Buffer[] = [];
  const stream: Writable & { isTTY?: boolean } = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  stream.isTTY = isTTY;
  const bytes = (): Buffer => Buffer.concat(parts);
  return { stream, bytes, text: () => bytes().toString('utf8') };
}
