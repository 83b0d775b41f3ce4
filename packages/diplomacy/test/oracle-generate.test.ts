import { describe, expect, it } from 'vitest';
import standard from '../maps/standard/map.json' with { type: 'json' };
import { decide } from '../oracle/decisions.ts';
import { convoyStands, moveSucceeds, supportStands } from '../oracle/equations.ts';
import { type GeneratedProblem, generate, type Outcome, sheet, shrink, solve } from '../oracle/index.ts';
import { boardOf, legalOrders } from '../oracle/legality.ts';
import { TRUE_RULES } from '../oracle/rules.ts';
import { situationOf } from '../oracle/situation.ts';
import type { MapData } from '../src/map/map-data.ts';
import { VERDICTS } from '../src/orders/verdict.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { problemFrom } from './canonical-orders.ts';

const map = standard as unknown as MapData;
const COUNT = 3000;
const problems = Array.from({ length: COUNT }, (_, seed) => generate(map, seed));
const judged = problems.map((problem, n): readonly [GeneratedProblem, Outcome] => {
  const edition = (['datc-3', 'tutorial-2021', 'datc-2'] as const)[n % 3] ?? 'datc-3';
  return [problem, solve(map, problem.units, problem.orders, EDITIONS[edition])];
});
const province = (location: string) => location.split('/')[0] ?? location;

describe('generated positions', () => {
  it('are the same for the same seed', () => {
    expect(generate(map, 17)).toEqual(problems[17]);
    expect(problems[18]).not.toEqual({ ...problems[17], seed: 18 });
  });

  it('have 3 to 34 units, one in a province, and one order at most for each', () => {
    for (const { units, orders } of problems) {
      expect(units.length).toBeGreaterThanOrEqual(3);
      expect(units.length).toBeLessThanOrEqual(34);
      expect(new Set(units.map((unit) => province(unit.at))).size).toBe(units.length);
      const ordered = orders.map(({ order }) => ('unit' in order ? province(order.unit.at) : ''));
      expect(new Set(ordered).size).toBe(orders.length);
    }
    const middling = problems.filter(({ units }) => units.length <= 14).length;
    expect(middling / COUNT).toBeGreaterThan(0.8);
    expect(problems.some(({ units }) => units.length > 30)).toBe(true);
  });

  it('[DIP-M5] [DIP-C4] hold a set of orders that depend on each other in a quarter of cases or more', () => {
    const kinds = judged.map(([, outcome]) => outcome.cycles.map((cycle) => cycle.kind));
    expect(kinds.filter((list) => list.length > 0).length / COUNT).toBeGreaterThan(0.25);
    expect(kinds.filter((list) => list.includes('moves-only')).length / COUNT).toBeGreaterThan(0.05);
    expect(kinds.filter((list) => list.includes('paradox')).length / COUNT).toBeGreaterThan(0.1);
    expect(kinds.some((list) => list.length > 1)).toBe(true);
  });

  it('bring out every verdict, and every kind of order', () => {
    const verdicts = new Set(judged.flatMap(([, outcome]) => outcome.units.map((unit) => unit.verdict)));
    expect([...verdicts].sort()).toEqual([...VERDICTS].sort());
    const kinds = new Set(problems.flatMap(({ orders }) => orders.map(({ order }) => order.kind)));
    expect([...kinds].sort()).toEqual(['convoy', 'hold', 'move', 'support-hold', 'support-move']);
  });
});

describe('the oracle on generated positions', () => {
  it('leaves one unit in a province, and none dislodged without the attacker there', () => {
    for (const [{ seed }, { units, contested }] of judged) {
      const ends = units.filter((u) => u.dislodgedBy === null).map(({ unit, moved }) => province(moved ?? unit.at));
      expect(new Set(ends).size, `seed ${seed}`).toBe(ends.length);
      for (const { unit, dislodgedBy } of units.filter((u) => u.dislodgedBy !== null)) {
        const attacker = units.find((other) => province(other.unit.at) === dislodgedBy);
        expect(attacker?.moved && province(attacker.moved), `seed ${seed}`).toBe(province(unit.at));
        expect(attacker?.unit.power, `seed ${seed}`).not.toBe(unit.power);
      }
      expect(
        contested.filter((place) => ends.includes(place)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it('satisfies every equation of DATC 5.B but those of convoys in a paradox', () => {
    for (const { units, orders, seed } of problems) {
      const board = boardOf(map, units, EDITIONS['tutorial-2021'], TRUE_RULES);
      const situation = situationOf(board, legalOrders(board, orders));
      const { values, cycles } = decide(situation, TRUE_RULES);
      const question = { situation, rules: TRUE_RULES, is: (unit: number) => values.get(unit) ?? false };
      const overridden = cycles.filter((cycle) => cycle.kind === 'paradox').flatMap((cycle) => cycle.units);
      for (const [unit, value] of values) {
        const kind = situation.orders[unit]?.kind;
        if (kind === 'convoy' && overridden.includes(unit)) continue;
        const right =
          kind === 'move'
            ? moveSucceeds(question, unit)
            : (kind === 'convoy' ? convoyStands : supportStands)(question, unit);
        expect(value, `seed ${seed}, ${units[unit]?.at}`).toBe(right);
      }
    }
  });

  it('judges the same whatever the order of units and orders', () => {
    for (const { units, orders } of problems.slice(0, 600)) {
      const straight = solve(map, units, orders, EDITIONS['tutorial-2021']);
      const backwards = solve(map, [...units].reverse(), [...orders].reverse(), EDITIONS['tutorial-2021']);
      expect([...backwards.units].reverse()).toEqual(straight.units);
      expect(backwards.contested).toEqual(straight.contested);
    }
  });

  it('judges the same when units that hold far from everything are added', () => {
    for (const { units, orders } of problems.slice(0, 600)) {
      const moves = solve(map, units, orders, EDITIONS['datc-3']);
      const bystander = { power: 'NOBODY', type: 'A', at: 'MOS' } as const;
      const near = new Set(['MOS', 'STP', 'LVN', 'WAR', 'UKR', 'SEV']);
      if (
        JSON.stringify({ units, orders })
          .match(/"[A-Z]{3}/g)
          ?.some((word) => near.has(word.slice(1)))
      )
        continue;
      const more = solve(map, [...units, bystander], orders, EDITIONS['datc-3']);
      expect(more.units.slice(0, -1)).toEqual(moves.units);
    }
  });
});

describe('shrinking', () => {
  const crowded = problemFrom([
    'ENGLAND F LON S F WAL - ENG',
    'ENGLAND F WAL - ENG',
    'FRANCE A BRE - LON',
    'FRANCE F ENG C A BRE - LON',
    'TURKEY F ANK - CON',
    'TURKEY A CON - SMY',
    'TURKEY A SMY H',
    'ITALY A VEN',
  ]);
  const hasParadox = ({ units, orders }: typeof crowded) =>
    solve(map, units, orders, EDITIONS['datc-3']).cycles.some((cycle) => cycle.kind === 'paradox');

  it('[DIP-C4] leaves just the orders of a paradox', () => {
    expect(sheet(shrink(crowded, hasParadox))).toBe(
      ['ENGLAND', '  F LON S F WAL - ENG', '  F WAL - ENG', 'FRANCE', '  A BRE - LON', '  F ENG C A BRE - LON'].join(
        '\n',
      ),
    );
  });

  it('takes away orders whose units must stay', () => {
    const least = shrink(crowded, ({ units }) => units.some((unit) => unit.at === 'ANK'));
    expect(sheet(least)).toBe('TURKEY\n  F ANK without an order');
  });
});

describe('a sheet of a problem', () => {
  it('shows orders as written, and where a unit stands that they name otherwise', () => {
    const { units } = problemFrom(['FRANCE F SPA/SC', 'FRANCE A PAR']);
    const { orders } = problemFrom(['FRANCE A SPA/NC - LYO', 'FRANCE A PAR S F SPA/NC - LYO']);
    expect(sheet({ units, orders })).toBe(
      ['FRANCE', '  A SPA/NC - LYO  (stands as F SPA/SC)', '  A PAR S F SPA/NC - LYO'].join('\n'),
    );
  });
});
