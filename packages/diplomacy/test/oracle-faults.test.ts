import { describe, expect, it } from 'vitest';
import standard from '../maps/standard/map.json' with { type: 'json' };
import {
  differences,
  FAULTS,
  type Fault,
  generate,
  type Problem,
  sheet,
  shrink,
  solve,
  withFault,
} from '../oracle/index.ts';
import type { MapData } from '../src/map/map-data.ts';
import { EDITIONS } from '../src/policy/editions.ts';

const map = standard as unknown as MapData;
/** No fault may hide longer than this from what a soak of a million positions looks at. */
const WITHIN = 5000;

function differs(fault: Fault, { units, orders }: Problem): boolean {
  const policy = EDITIONS[fault.edition ?? 'datc-3'];
  const wrong = solve(map, units, orders, policy, withFault(fault));
  return differences(solve(map, units, orders, policy), wrong).length > 0;
}

describe('planted faults', () => {
  it('are fifteen at least, each its own', () => {
    expect(new Set(FAULTS.map((fault) => fault.name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(15);
  });

  for (const fault of FAULTS) {
    it(`are caught: ${fault.name}`, () => {
      const seeds = Array.from({ length: WITHIN }, (_, seed) => seed);
      const seed = seeds.find((candidate) => differs(fault, generate(map, candidate)));
      if (seed === undefined) throw new Error(`not within ${WITHIN} positions`);
      const least = shrink(generate(map, seed), (problem) => differs(fault, problem));
      expect(differs(fault, least)).toBe(true);
      expect(least.units.length, sheet(least)).toBeLessThanOrEqual(12);
    });
  }
});
