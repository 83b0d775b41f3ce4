import { EDITIONS, type EditionId, type Position, STANDARD_MAP } from '@panjeong/diplomacy';
import { adjudicatorOf, checkRemedies, phaseText } from '@panjeong/diplomacy/bench';
import { type GeneratedProblem, generate, generateCrowd } from '@panjeong/diplomacy/oracle';
import { bucketOf, withPercentiles } from './histogram.ts';
import type { Soak } from './soak.ts';

const SEARCHED: readonly EditionId[] = ['tutorial-2021', 'datc-3', 'datc-2', 'rulebook-2023'];
/** Of so many cases, one is a full board as well; its orders are timed. */
const FULL_EVERY = 10;
const FULL = 34;

/**
 * Whatever is said to have worked is adjudicated again, on generated positions; on small boards everything is tried, so that
 * nothing is missed. How long a search takes on a full board is told, not judged.
 */
export function remediesSoak(): Soak {
  const adjudicators = SEARCHED.map((edition) => adjudicatorOf({ map: STANDARD_MAP.id, policy: EDITIONS[edition] }));
  return {
    name: 'remedies',
    full: 10_000,
    ci: 500,
    chunk: 50,
    run: (from, to) => {
      const counts: Record<string, number> = {
        'failed orders': 0,
        'with a remedy': 0,
        remedies: 0,
        'tried in full': 0,
      };
      const failures: string[] = [];
      const count = (what: string, many: number): void => {
        counts[what] = (counts[what] ?? 0) + many;
      };
      const check = (seed: number, { units, orders }: GeneratedProblem, isTimed: boolean): void => {
        const adjudicator = adjudicators[seed % adjudicators.length];
        if (adjudicator === undefined) return;
        const position: Position = {
          phase: 'S1901M',
          units,
          centres: {},
          dislodged: [],
          contested: [],
          civilDisorder: [],
        };
        const report = checkRemedies(adjudicator, position, orders, () => performance.now());
        count('failed orders', report.failed);
        count('with a remedy', report.remedied);
        count('remedies', report.remedies);
        count('tried in full', report.compared);
        if (isTimed) for (const time of report.times) count(bucketOf(time), 1);
        if (report.faults.length > 0) {
          failures.push(`seed ${seed}:\n${report.faults.join('\n')}\n${phaseText(position, orders)}`);
        }
      };
      for (let seed = from; seed < to; seed++) {
        check(seed, generate(STANDARD_MAP, seed), false);
        // Editions take turns on full boards too.
        const full = seed % FULL_EVERY === 0 ? seed / FULL_EVERY : -1;
        if (full >= 0) check(full, generateCrowd(STANDARD_MAP, full, FULL), true);
      }
      return { done: to - from, counts, failures };
    },
    tell: (counts) => withPercentiles(counts, `orders on boards of ${FULL} units`),
  };
}
