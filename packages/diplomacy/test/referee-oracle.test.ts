import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate, solve } from '../oracle/index.ts';
import { provinceId } from '../src/map/board.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';

const COUNT = 3000;

/** The brute-force solver shares no code with the referee: it reads written orders and tries every outcome. */
describe.each(['datc-3', 'tutorial-2021', 'datc-2'] as const)('the referee under %s', (edition) => {
  const policy = EDITIONS[edition];
  const referee = createReferee(STANDARD_MAP, policy);

  it(`says what the oracle says of ${COUNT} generated positions, garbled orders included`, () => {
    for (let seed = 0; seed < COUNT; seed++) {
      const { units, orders } = generate(STANDARD_MAP, seed);
      const outcome = solve(STANDARD_MAP, units, orders, policy);
      const position = {
        phase: 'S1901M',
        units,
        centres: {},
        dislodged: [],
        contested: [],
        civilDisorder: [],
      } as const;
      const { orders: told, next } = referee.process(position, orders);
      const verdicts = units.map(({ at, power }) => {
        const given = told.find((one) => one.unit !== null && provinceId(one.unit) === provinceId(at));
        return `${seed} ${power} ${at} ${given?.verdict}`;
      });
      expect(verdicts).toEqual(outcome.units.map(({ unit, verdict }) => `${seed} ${unit.power} ${unit.at} ${verdict}`));
      expect(next.units.map(({ at }) => at).sort()).toEqual(
        outcome.units
          .flatMap(({ unit, moved, dislodgedBy }) => (dislodgedBy === null ? [moved ?? unit.at] : []))
          .sort(),
      );
      expect([seed, next.contested]).toEqual([seed, outcome.contested]);
    }
  });
});
