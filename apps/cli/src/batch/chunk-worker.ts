import { type BattlesTask, createChunkFighter } from '../plamer/battle/chunk-fighter.ts';
import { type AdjudicatedChunk, createChunkAdjudicator, type MovementTask } from './chunk-adjudicator.ts';
import type { LineChunk } from './line-chunks.ts';

/** What every thread of a batch needs to know. */
export type BatchTask = MovementTask | BattlesTask;

/** Answers chunks of lines, on this thread. */
export const createChunkWorker = (task: BatchTask): ((chunk: LineChunk) => AdjudicatedChunk) =>
  task.kind === 'battles' ? createChunkFighter(task) : createChunkAdjudicator(task);
