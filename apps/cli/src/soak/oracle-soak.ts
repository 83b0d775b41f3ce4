import { createReferee, EDITIONS, type EditionId, STANDARD_MAP } from '@panjeong/diplomacy';
import { compare } from '@panjeong/diplomacy/bench';
import type { Soak } from './soak.ts';

const COMPARED: readonly EditionId[] = ['datc-3', 'tutorial-2021', 'datc-2'];

/** The referee against the brute-force oracle on generated positions, the editions in turn. */
export function oracleSoak(): Soak {
  const referees = COMPARED.map((edition) => ({ edition, referee: createReferee(STANDARD_MAP, EDITIONS[edition]) }));
  return {
    name: 'oracle',
    full: 1_000_000,
    ci: 20_000,
    chunk: 2_000,
    run: (from, to) => {
      const counts = { units: 0, 'with a dependent set': 0, paradoxes: 0, rings: 0, 'other sets': 0 };
      const failures: string[] = [];
      for (let seed = from; seed < to; seed++) {
        const judge = referees[seed % referees.length];
        if (judge === undefined) continue;
        const { problem, outcome, difference } = compare(judge.referee, judge.edition, seed);
        counts.units += problem.units.length;
        if (outcome.cycles.length > 0) counts['with a dependent set']++;
        for (const { kind } of outcome.cycles) {
          if (kind === 'paradox') counts.paradoxes++;
          else if (kind === 'moves-only') counts.rings++;
          else counts['other sets']++;
        }
        if (difference !== null) failures.push(difference);
      }
      return { done: to - from, counts, failures };
    },
  };
}
