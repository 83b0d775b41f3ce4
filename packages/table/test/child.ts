import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What a process said, and the signal that ended it, or null when it was done. */
export interface Ended {
  readonly said: string;
  readonly signal: string | null;
}

export interface Child {
  readonly process: ChildProcess;
  readonly input: Writable;
  /** When it has said something. */
  readonly started: Promise<void>;
  /** Rejects with what it complained about, when it failed. */
  readonly ended: Promise<Ended>;
}

/** Starts `kill-target.ts` with a task. */
export function startChild(directory: string, task: string, argument = ''): Child {
  const child = spawn(process.execPath, [
    '--conditions=source',
    '--import',
    new URL('./typescript-loader.mjs', import.meta.url).href,
    fileURLToPath(new URL('./kill-target.ts', import.meta.url)),
    directory,
    task,
    argument,
  ]);
  let said = '';
  let failed = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      resolve();
    });
    child.on('close', () => resolve());
  });
  child.stderr.on('data', (chunk: Buffer) => {
    failed += chunk.toString();
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => (code === 0 || signal ? resolve({ said, signal }) : reject(new Error(failed))));
  });
  return { process: child, input: child.stdin, started, ended };
}

/** Kills a process a while after it first said something, and gives all that it said. */
export async function saidUntilKilled(child: Child, delay: number): Promise<string> {
  await child.started;
  setTimeout(() => child.process.kill('SIGKILL'), delay);
  const { said, signal } = await child.ended;
  if (signal !== 'SIGKILL') throw new Error(`it ended by itself, having said ${said}`);
  return said;
}

/** The numbers in the lines `what <number>`. */
export const numbersIn = (said: string, what: string): readonly number[] =>
  [...said.matchAll(new RegExp(`^${what} (\\d+)\n`, 'gm'))].map(([, number]) => Number(number));
