import { CARDS } from '@panjeong/plamer';
import { invariants, nothingTold, PAIRS, playRandomMatch } from '@panjeong/plamer/bench';
import type { Soak } from './soak.ts';

/** Random matches of The Plamer with every invariant held at every event; together they use every card. */
export function plamerSoak(): Soak {
  return {
    name: 'plamer',
    full: 100_000,
    ci: 1_000,
    chunk: 50,
    run: (from, to) => {
      const counts: Record<string, number> = { rounds: 0 };
      const failures: string[] = [];
      const count = (what: string, by = 1): void => {
        counts[what] = (counts[what] ?? 0) + by;
      };
      const told = nothingTold();
      for (let seed = from; seed < to; seed++) {
        const factions = PAIRS[seed % PAIRS.length] ?? ['dgm', 'bgm'];
        try {
          const { outcome, round } = playRandomMatch({ seed, factions }, invariants(told));
          count('rounds', round);
          count(`by ${outcome?.rule ?? 'nothing'}`);
        } catch (error) {
          failures.push(
            `seed ${seed}, ${factions.join(' against ')}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }
      for (const card of [...told.entered, ...told.spent]) count(`card ${card}`);
      return { done: to - from, counts, failures };
    },
    tell: (counts) => {
      const cards = Object.keys(counts).filter((what) => what.startsWith('card ')).length;
      const others = Object.entries(counts).filter(([what]) => !what.startsWith('card '));
      return [`cards used ${cards}`, ...others.map(([what, many]) => `${what} ${many.toLocaleString('en')}`)];
    },
    check: (counts) => CARDS.flatMap(({ id }) => (counts[`card ${id}`] === undefined ? [`no match used ${id}`] : [])),
  };
}
