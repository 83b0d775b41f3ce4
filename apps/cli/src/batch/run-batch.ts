import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { AdjudicatedChunk } from './chunk-adjudicator.ts';
import { type BatchTask, createChunkWorker } from './chunk-worker.ts';
import { type LineChunk, LineCutter } from './line-chunks.ts';
import { OutputPipe } from './output-pipe.ts';
import { Threads } from './threads.ts';

export interface BatchCount {
  readonly lines: number;
  readonly unreadable: number;
}

export interface BatchStreams {
  readonly input: Readable;
  readonly output: Writable;
  /** Told after every chunk written. */
  readonly onProgress?: (count: BatchCount) => void;
}

/** Large enough that handing over costs nothing beside the work, small enough that all cores are busy soon. */
const CHUNK_BYTES = 256 * 1024;
/** Chunks a thread may have, done or not, before the input waits for the output: it bounds the memory. */
const CHUNKS_A_THREAD = 3;

/**
 * Answers lines, from text to text, on all cores, in order, streaming: an answer is written as soon as it and those
 * before it are there. Reading waits where writing does.
 *
 * @returns how many lines were answered, and how many of them could not be read. When the reader of the output goes
 *   away the run ends there
 * @throws the error of an input that cannot be opened or breaks off, or of an output that cannot be written
 */
export async function runBatch(task: BatchTask, { input, output, onProgress }: BatchStreams): Promise<BatchCount> {
  const pipe = new OutputPipe(output, () => input.destroy());
  const cutter = new LineCutter(CHUNK_BYTES);
  const here = createChunkWorker(task);
  let count: BatchCount = { lines: 0, unreadable: 0 };
  const write = async ({ bytes, lines, unreadable }: AdjudicatedChunk): Promise<void> => {
    if (!(await pipe.write(bytes))) return;
    count = { lines: count.lines + lines, unreadable: count.unreadable + unreadable };
    onProgress?.(count);
  };
  let line: AssemblyLine | undefined;
  const startChunks = async (eager: boolean): Promise<void> => {
    for (;;) {
      await line?.room();
      const chunk = pipe.isBroken ? undefined : cutter.take(eager || (line?.hasIdleThread ?? true));
      if (chunk === undefined) return;
      if (line === undefined) await write(here(chunk));
      else line.start(chunk);
    }
  };
  let bytesRead = 0;
  try {
    for await (const bytes of input as AsyncIterable<Uint8Array>) {
      bytesRead += bytes.length;
      // What is little, or comes slowly, is answered before threads would be up.
      if (bytesRead > CHUNK_BYTES) line ??= new AssemblyLine(task, write);
      cutter.push(bytes);
      await startChunks(false);
    }
    cutter.end();
    await startChunks(true);
    await line?.finish();
  } catch (error) {
    if (!pipe.isBroken || pipe.error !== undefined) throw pipe.error ?? error;
  } finally {
    await line?.stop();
  }
  return count;
}

/** Threads that work on several chunks at once, whose answers are written in the order the chunks were started. */
class AssemblyLine {
  readonly #threads: Threads;
  readonly #most: number;
  readonly #write: (done: AdjudicatedChunk) => Promise<void>;
  /** The writing of each chunk started and not yet written, oldest first; each waits for the one before it. */
  readonly #started: Promise<void>[] = [];

  constructor(task: BatchTask, write: (done: AdjudicatedChunk) => Promise<void>) {
    const cores = availableParallelism();
    this.#threads = new Threads(new URL('./thread.js', import.meta.url), task, cores);
    this.#most = cores * CHUNKS_A_THREAD;
    this.#write = write;
  }

  get hasIdleThread(): boolean {
    return this.#threads.hasIdle;
  }

  start(chunk: LineChunk): void {
    const before = this.#started.at(-1);
    const adjudicated = this.#threads.adjudicate(chunk);
    const written = this.#writeAfter(before, adjudicated);
    // A failure is thrown where it is waited for, in `room` or `finish`.
    written.catch(() => undefined);
    adjudicated.catch(() => undefined);
    this.#started.push(written);
  }

  async #writeAfter(before: Promise<void> | undefined, adjudicated: Promise<AdjudicatedChunk>): Promise<void> {
    await before;
    await this.#write(await adjudicated);
  }

  /** Waits until there is room for one more chunk. */
  async room(): Promise<void> {
    while (this.#started.length >= this.#most) await this.#started.shift();
  }

  async finish(): Promise<void> {
    await Promise.all(this.#started);
  }

  async stop(): Promise<void> {
    await this.#threads.stop();
  }
}
