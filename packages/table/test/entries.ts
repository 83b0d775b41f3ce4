import type { LogEntry } from '@panjeong/kernel';
import type { ToyTypes } from '../../kernel/test/toy.ts';

export type Entry = LogEntry<ToyTypes>;

/** An entry that only has to be stored; `weight` is about its size in bytes. */
export const entryOf = (seq: number, weight = 1): Entry => ({
  seq,
  at: 1_800_000_000_000 + seq,
  actor: { kind: 'gameMaster' },
  command: { kind: 'rollback', to: 0, reason: '판'.repeat(Math.ceil(weight / 3)) },
  events: [],
  rulings: [],
  release: '0.1.0',
});

/** Sizes vary, from less than a page to many, so that a kill finds writes of every kind. */
export const weightOf = (seq: number): number => 10 ** (1 + (seq % 5));

/** Lines of the file that is written anew each time: long enough that a kill often finds one half written. */
export const linesOf = (seq: number): number => 100_000 + (seq % 7) * 100_000;
