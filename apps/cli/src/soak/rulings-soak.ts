import { compileBoard, EDITIONS, type EditionId, type Position, STANDARD_MAP } from '@panjeong/diplomacy';
import { checkHonesty, createSeason, phaseText, wordsOf } from '@panjeong/diplomacy/bench';
import { generate } from '@panjeong/diplomacy/oracle';
import type { Soak } from './soak.ts';

const EXPLAINED: readonly EditionId[] = ['datc-3', 'tutorial-2021', 'datc-2', 'rulebook-2023'];

/** The three properties that keep explanations honest, on generated positions. */
export function rulingsSoak(): Soak {
  const board = compileBoard(STANDARD_MAP);
  const seasons = EXPLAINED.map((edition) => createSeason(board, EDITIONS[edition]));
  return {
    name: 'rulings',
    full: 100_000,
    ci: 3_000,
    chunk: 500,
    run: (from, to) => {
      const counts = { orders: 0, losing: 0 };
      const failures: string[] = [];
      for (let seed = from; seed < to; seed++) {
        const season = seasons[seed % seasons.length];
        if (season === undefined) continue;
        const { units, orders } = generate(STANDARD_MAP, seed);
        const position: Position = {
          phase: 'S1901M',
          units,
          centres: {},
          dislodged: [],
          contested: [],
          civilDisorder: [],
        };
        const report = checkHonesty(season.judge, wordsOf(season, position, orders));
        counts.orders += report.orders;
        counts.losing += report.losing;
        if (report.faults.length > 0) {
          failures.push(`seed ${seed}:\n${report.faults.join('\n')}\n${phaseText(position, orders)}`);
        }
      }
      return { done: to - from, counts, failures };
    },
  };
}
