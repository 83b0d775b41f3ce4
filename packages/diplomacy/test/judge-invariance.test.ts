import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { type GeneratedProblem, generate, type Problem } from '../oracle/index.ts';
import { compileBoard, provinceId } from '../src/map/board.ts';
import type { GivenOrder, Order, UnitName } from '../src/orders/order.ts';
import type { Position, Unit } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';

const board = compileBoard(STANDARD_MAP);
const referee = createReferee(STANDARD_MAP, EDITIONS['datc-3']);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** What came of each unit: by where it stood, its verdict and rule, and where everyone stands afterwards. */
function outcome({ units, orders }: Problem): { readonly verdicts: Map<string, string>; readonly standing: string[] } {
  const position: Position = { phase: 'S1901M', units, centres: {}, dislodged: [], contested: [], civilDisorder: [] };
  const result = referee.process(position, orders);
  const verdicts = new Map<string, string>();
  for (const { unit, verdict, rule } of result.orders) if (unit !== null) verdicts.set(unit, `${verdict} ${rule}`);
  return { verdicts, standing: result.next.units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort() };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [out[i], out[j]];
    if (a === undefined || b === undefined) continue;
    out[i] = b;
    out[j] = a;
  }
  return out;
}

/** A small generator, so that a failing case is repeated by its seed. */
function numbers(seed: number): () => number {
  let x = seed | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

describe('what never matters', () => {
  it('the order in which units and orders are listed', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, order) => {
        const problem = generate(STANDARD_MAP, seed);
        const random = numbers(order);
        const other = { units: shuffled(problem.units, random), orders: shuffled(problem.orders, random) };
        expect(outcome(other)).toEqual(outcome(problem));
      }),
      { numRuns: 1500 },
    );
  });

  it('what the powers are called', () => {
    const powers = STANDARD_MAP.powers.map(({ id }) => id);
    fc.assert(
      fc.property(seeds, fc.shuffledSubarray(powers, { minLength: powers.length }), (seed, renamed) => {
        const problem = generate(STANDARD_MAP, seed);
        const rename = (power: string): string => renamed[powers.indexOf(power)] ?? power;
        const other: Problem = {
          units: problem.units.map((unit) => ({ ...unit, power: rename(unit.power) })),
          orders: problem.orders.map(({ power, order }) => ({ power: rename(power), order: renamedIn(order, rename) })),
        };
        const before = outcome(problem);
        const after = outcome(other);
        expect(after.verdicts).toEqual(before.verdicts);
        expect(after.standing).toEqual(
          before.standing.map((text) => text.replace(/^\w+/, (power) => rename(power))).sort(),
        );
      }),
      { numRuns: 1500 },
    );
  });

  it('what units far away are ordered', () => {
    let tried = 0;
    fc.assert(
      fc.property(seeds, seeds, (seed, farSeed) => {
        const problem = generate(STANDARD_MAP, seed);
        const far = keepFar(generate(STANDARD_MAP, farSeed), around(mentioned(problem), 3));
        if (far.units.length === 0) return;
        tried++;
        const both = { units: [...problem.units, ...far.units], orders: [...problem.orders, ...far.orders] };
        const alone = outcome(problem).verdicts;
        const together = outcome(both).verdicts;
        for (const [unit, verdict] of alone) expect(together.get(unit), unit).toBe(verdict);
      }),
      { numRuns: 3000 },
    );
    expect(tried).toBeGreaterThan(300);
  });
});

function renamedIn(order: Order, rename: (power: string) => string): Order {
  const named = (unit: UnitName): UnitName =>
    unit.power === undefined ? unit : { ...unit, power: rename(unit.power) };
  switch (order.kind) {
    case 'support-hold':
    case 'support-move':
      return { ...order, unit: named(order.unit), target: named(order.target) };
    case 'convoy':
      return { ...order, unit: named(order.unit), army: named(order.army) };
    case 'waive':
      return order;
    default:
      return { ...order, unit: named(order.unit) };
  }
}

/** Provinces that units stand in or orders speak of. */
function mentioned({ units, orders }: Problem): Set<number> {
  const places = [...units.map(({ at }) => at), ...orders.flatMap(({ order }) => placesIn(order))];
  return new Set(places.map((place) => board.locationIndex.get(provinceId(place)) ?? 0));
}

function placesIn(order: Order): readonly string[] {
  switch (order.kind) {
    case 'hold':
      return [order.unit.at];
    case 'move':
      return [order.unit.at, order.to];
    case 'support-hold':
      return [order.unit.at, order.target.at];
    case 'support-move':
      return [order.unit.at, order.target.at, order.to];
    case 'convoy':
      return [order.unit.at, order.army.at, order.to];
    default:
      return [];
  }
}

/** Provinces within some steps of others, over land and water. */
function around(places: ReadonlySet<number>, steps: number): Set<number> {
  let found = new Set(places);
  for (let step = 0; step < steps; step++) {
    const wider = new Set(found);
    for (let to = 0; to < board.provinceCount; to++) {
      for (let from = 0; from < board.locationCount; from++) {
        const touches = (board.steps[from * board.locationCount + to] ?? 0) !== 0;
        if (touches && found.has(board.provinceOf[from] ?? 0)) wider.add(to);
      }
    }
    found = wider;
  }
  return found;
}

/** Of another problem, the units that neither stand near nor are ordered near, with their orders. */
function keepFar({ units, orders }: GeneratedProblem, near: ReadonlySet<number>): Problem {
  const isNear = (place: string): boolean => near.has(board.locationIndex.get(provinceId(place)) ?? 0);
  const kept: Unit[] = [];
  const keptOrders: GivenOrder[] = [];
  for (const unit of units) {
    const own = orders.filter(
      ({ order }) => order.kind !== 'waive' && provinceId(order.unit.at) === provinceId(unit.at),
    );
    if (isNear(unit.at) || own.some(({ order }) => placesIn(order).some(isNear))) continue;
    kept.push(unit);
    keptOrders.push(...own);
  }
  return { units: kept, orders: keptOrders };
}
