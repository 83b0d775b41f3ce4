import { parentPort, workerData } from 'node:worker_threads';
import { type BatchTask, createChunkWorker } from './chunk-worker.ts';
import type { LineChunk } from './line-chunks.ts';

/** One thread of a batch: chunks come in, adjudicated chunks go out, in the same order. */
const adjudicate = createChunkWorker(workerData as BatchTask);

parentPort?.on('message', (chunk: LineChunk) => {
  const done = adjudicate(chunk);
  parentPort?.postMessage(done, [done.bytes.buffer as ArrayBuffer]);
});
