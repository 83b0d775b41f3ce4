import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mapById, STANDARD_MAP } from '../maps/index.ts';
import { solve } from '../oracle/index.ts';
import { isSupported } from '../oracle/supported-policy.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { givenFrom, unitFrom } from './canonical-orders.ts';

interface Scenario {
  readonly id: string;
  readonly rules: readonly string[];
  readonly start: {
    readonly map?: string;
    readonly edition: EditionId;
    readonly policy?: Partial<Policy>;
    readonly phase: string;
    readonly units: Readonly<Record<string, readonly string[]>>;
  };
  readonly steps: readonly {
    readonly expect: {
      readonly orders: Readonly<Record<string, readonly [string, string]>>;
      readonly units: readonly string[];
      readonly dislodged: readonly string[];
      readonly contested?: readonly string[];
    };
  }[];
}

const folder = new URL('../scenarios/', import.meta.url);
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as Scenario);

function isFor({ power, order }: GivenOrder, unit: Unit): boolean {
  return unit.power === power && 'unit' in order && unit.at === order.unit.at;
}

const cases = scenarios.flatMap(({ id, rules, start, steps }) => {
  const policy: Policy = { ...EDITIONS[start.edition], ...start.policy };
  const step = steps[0]?.expect;
  if (step === undefined || !start.phase.endsWith('M') || !isSupported(policy)) return [];
  const units = Object.entries(start.units).flatMap(([power, list]) => list.map((text) => unitFrom(power, text)));
  const lines = Object.entries(step.orders).map(([key, [verdict]]) => ({ key, verdict, given: givenFrom(key) }));
  // Two orders for one unit are settled before the oracle is asked (DIP-O3).
  const ordered = lines.flatMap(({ given }) => units.filter((unit) => isFor(given, unit)));
  const repeated = new Set(ordered).size < ordered.length;
  const map = start.map === undefined ? STANDARD_MAP : mapById(start.map);
  if (map === undefined) throw new Error(`${id}: no map ${start.map}`);
  return repeated ? [] : [{ title: `[${rules.join(' ')}] ${id}`, map, policy, units, lines, step }];
});

describe('the oracle on the movement cases of the scenarios', () => {
  it('finds most of the movement cases of the DATC', () => {
    expect(cases.length).toBeGreaterThan(125);
  });

  for (const { title, map, policy, units, lines, step } of cases) {
    it(title, () => {
      const outcome = solve(
        map,
        units,
        lines.map((line) => line.given),
        policy,
      );
      const standing = outcome.units.filter((u) => u.dislodgedBy === null);
      const dislodged = outcome.units.filter((u) => u.dislodgedBy !== null);
      expect(standing.map(({ unit, moved }) => `${unit.power} ${unit.type} ${moved ?? unit.at}`).sort()).toEqual(
        [...step.units].sort(),
      );
      expect(dislodged.map(({ unit }) => `${unit.power} ${unit.type} ${unit.at}`).sort()).toEqual(
        [...step.dislodged].sort(),
      );
      const verdicts = lines.map(({ key, given }) => {
        const own = outcome.units.find(({ unit }) => isFor(given, unit));
        return [key, own?.verdict ?? 'illegal'];
      });
      expect(Object.fromEntries(verdicts)).toEqual(Object.fromEntries(lines.map(({ key, verdict }) => [key, verdict])));
      if (step.contested !== undefined) expect(outcome.contested).toEqual([...step.contested].sort());
    });
  }
});
