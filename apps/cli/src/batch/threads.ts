import { Worker } from 'node:worker_threads';
import type { AdjudicatedChunk } from './chunk-adjudicator.ts';
import type { BatchTask } from './chunk-worker.ts';
import type { LineChunk } from './line-chunks.ts';

interface Thread {
  readonly worker: Worker;
  /** Who waits for the chunks it has, oldest first. */
  readonly waiting: { readonly resolve: (done: AdjudicatedChunk) => void; readonly reject: (error: unknown) => void }[];
}

/** Threads that adjudicate chunks; each is given to the one with the least to do. */
export class Threads {
  readonly #threads: readonly Thread[];

  /** @param script the module each thread runs */
  constructor(script: URL, task: BatchTask, count: number) {
    this.#threads = Array.from({ length: count }, () => {
      const thread: Thread = { worker: new Worker(script, { workerData: task }), waiting: [] };
      thread.worker.on('message', (done: AdjudicatedChunk) => thread.waiting.shift()?.resolve(done));
      thread.worker.on('error', (error) => {
        for (const { reject } of thread.waiting.splice(0)) reject(error);
      });
      return thread;
    });
  }

  adjudicate(chunk: LineChunk): Promise<AdjudicatedChunk> {
    const [first, ...others] = this.#threads;
    if (first === undefined) throw new Error('no thread');
    const idlest = others.reduce((best, other) => (other.waiting.length < best.waiting.length ? other : best), first);
    return new Promise((resolve, reject) => {
      idlest.waiting.push({ resolve, reject });
      idlest.worker.postMessage(chunk, [chunk.bytes.buffer as ArrayBuffer]);
    });
  }

  /** Whether some thread has nothing to do. */
  get hasIdle(): boolean {
    return this.#threads.some(({ waiting }) => waiting.length === 0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
