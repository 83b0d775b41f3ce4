import { plamer } from '@panjeong/plamer';
import { nonInterference } from '@panjeong/plamer/secrecy';
import type { Soak } from './soak.ts';

/** One position in so many of a game is compared. */
const EVERY = 4;

/** Whole random games of The Plamer: nothing that leaves the table depends on what is hidden. */
export function plamerLeaksSoak(): Soak {
  return {
    name: 'plamer-leaks',
    full: 10_000,
    ci: 100,
    chunk: 20,
    run: (from, to) => {
      const counts: Record<string, number> = {};
      const failures: string[] = [];
      for (let seed = from; seed < to; seed++) {
        try {
          const report = nonInterference(plamer, { count: 1, seed, every: EVERY });
          for (const [what, many] of Object.entries<number>({ ...report })) counts[what] = (counts[what] ?? 0) + many;
        } catch (error) {
          failures.push(String(error));
        }
      }
      return { done: to - from, counts, failures };
    },
  };
}
