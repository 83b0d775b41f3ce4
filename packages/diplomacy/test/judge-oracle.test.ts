import { describe, expect, it } from 'vitest';
import { compare } from '../bench/comparison.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';

const POSITIONS = 20_000;
const FIRST = 7_000_000;
const COMPARED: readonly EditionId[] = ['datc-3', 'tutorial-2021', 'datc-2'];

describe('the referee against the oracle', () => {
  it(`agrees on ${POSITIONS} generated positions, a quarter of them with orders that depend on each other`, () => {
    const referees = COMPARED.map((edition) => ({ edition, referee: createReferee(STANDARD_MAP, EDITIONS[edition]) }));
    const differing: string[] = [];
    let dependent = 0;
    for (let seed = FIRST; seed < FIRST + POSITIONS; seed++) {
      const judge = referees[seed % referees.length];
      if (judge === undefined) continue;
      const { outcome, difference } = compare(judge.referee, judge.edition, seed);
      if (outcome.cycles.length > 0) dependent++;
      if (difference !== null) differing.push(difference);
    }
    process.stdout.write(
      `oracle: ${POSITIONS} positions, ${dependent} with a dependent set, ${differing.length} differ\n`,
    );
    expect(differing.slice(0, 5).join('\n\n')).toBe('');
    expect(dependent).toBeGreaterThan(POSITIONS / 4);
  }, 180_000);
});
