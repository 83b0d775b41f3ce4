import { describe, expect, it } from 'vitest';
import { gridMap } from '../bench/grid-map.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { HINT_KINDS, type Hint } from '../src/lint/hint.ts';
import { lintOrders } from '../src/lint/lint-orders.ts';
import { indexNames } from '../src/map/names.ts';
import type { GivenOrder, Order } from '../src/orders/order.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { hintText } from '../src/text/index.ts';
import { givenOf, imaginedPosition } from './imagined.ts';
import { HINT_CASES, type LintedLines, SILENT_CASES } from './lint-cases.ts';
import { type SensiblePhase, sensiblePhases } from './sensible-phases.ts';
import { names } from './text-positions.ts';

/** Units are those of the lines, `AUSTRIA A TRI - VEN`, or without an order, unless they are given. */
function lint({ lines, on = {} }: LintedLines): readonly Hint[] {
  const { power, ...rest } = on;
  const units = rest.units ?? [...new Set(lines.map((line) => line.split(' ').slice(0, 3).join(' ')))];
  const orders = lines.filter((line) => line.split(' ').length > 3 || line.endsWith('WAIVE'));
  const adjudicator = adjudicatorOf({ map: STANDARD_MAP.id, policy: { ...EDITIONS['datc-3'], ...rest.policy } });
  return lintOrders(adjudicator, imaginedPosition({ ...rest, units }), givenOf({ units, orders }), power);
}

describe('the linter', () => {
  it.each(HINT_CASES.map((one) => [`[${one.rule}] ${one.kind}: ${one.lines.join(' | ')}`, one] as const))(
    '%s',
    (_, { kind, rule, also = [], ko, en, ...linted }) => {
      const hints = lint(linted);
      expect(hints.map((hint) => hint.kind)).toEqual([kind, ...also]);
      const [hint] = hints;
      if (hint === undefined) throw new Error('a hint expected');
      expect([hint.rule, hintText(hint, 'ko', names), hintText(hint, 'en', names)]).toEqual([rule, ko, en]);
    },
  );

  it('has a position for each of its kinds', () => {
    expect(new Set(HINT_CASES.map(({ kind }) => kind))).toEqual(new Set(HINT_KINDS));
  });

  it.each(SILENT_CASES.map((one) => [one.why, one] as const))('is silent: %s', (_, linted) => {
    expect(lint(linted).map((hint) => hintText(hint, 'en', names))).toEqual([]);
  });
});

it('looks over a map too large for orders of one word', () => {
  const map = gridMap(20);
  const [here, there, goal] = ['P0000', 'P0002', 'P0001'];
  const position = imaginedPosition({ units: [`POWER1 A ${here}`, `POWER1 A ${there}`] });
  const given = [here, there].map((at): GivenOrder => {
    return { power: 'POWER1', order: { kind: 'move', unit: { type: 'A', at: at ?? '' }, to: goal ?? '', via: false } };
  });
  const bench = { referee: createReferee(map, EDITIONS['datc-3']), names: indexNames(map) };
  expect(lintOrders(bench, position, given).map(({ kind }) => kind)).toEqual(['self-bounce']);
});

describe('sensible phases', () => {
  const adjudicator = adjudicatorOf({ map: STANDARD_MAP.id, policy: EDITIONS['tutorial-2021'] });
  const { referee } = adjudicator;

  function firstPhases(count: number, seed: number): readonly SensiblePhase[] {
    const phases: SensiblePhase[] = [];
    for (const phase of sensiblePhases(referee, seed)) {
      if (phases.length === count) break;
      phases.push(phase);
    }
    return phases;
  }

  it('give nothing to say, a thousand of them, be all orders known or those of one power', () => {
    const told = new Map<string, number>();
    for (const { position, given } of firstPhases(1000, 1)) {
      for (const { order } of given) told.set(order.kind, (told.get(order.kind) ?? 0) + 1);
      const sheets = [undefined, ...referee.board.powerIds];
      const hints = sheets.flatMap((power) => lintOrders(adjudicator, position, given, power));
      expect(hints, position.phase).toEqual([]);
    }
    // They are about something: orders of every kind.
    for (const kind of ['move', 'support-move', 'support-hold', 'convoy', 'hold', 'retreat', 'disband', 'build']) {
      expect(told.get(kind), kind).toBeGreaterThan(50);
    }
  });

  it('give something to say as soon as one order that others count on is left out', () => {
    let spoilt = 0;
    for (const { position, given } of firstPhases(120, 5000)) {
      // A power without any order has sent no sheet: nothing is presumed of it.
      const counted = given.filter(
        (one) =>
          given.some(({ order: help }) => helps(help, one.order)) &&
          given.some((other) => other !== one && other.power === one.power),
      );
      for (const left of counted) {
        const hints = lintOrders(
          adjudicator,
          position,
          given.filter((one) => one !== left),
        );
        const kinds = new Set(hints.map(({ kind }) => kind));
        expect(kinds.has('support-unmatched') || kinds.has('convoy-unmatched') || kinds.has('look-alike')).toBe(true);
        spoilt++;
      }
    }
    expect(spoilt).toBeGreaterThan(200);
  });

  it('are ruled alike whether somebody has looked at the orders or not', () => {
    for (const { position, given } of firstPhases(60, 9000)) {
      const spoilt = given.map((one, index) => given[index + 1] ?? one);
      for (const orders of [given, given.slice(1), spoilt]) {
        const asked = JSON.stringify({ position, orders });
        const unseen = JSON.stringify(referee.process(position, orders));
        lintOrders(adjudicator, position, orders);
        expect(JSON.stringify({ position, orders })).toBe(asked);
        expect(JSON.stringify(referee.process(position, orders))).toBe(unseen);
      }
    }
  });
});

function helps(help: Order, move: Order): boolean {
  if (move.kind !== 'move') return false;
  if (help.kind === 'support-move') return help.target.at === move.unit.at && help.to === move.to;
  return help.kind === 'convoy' && help.army.at === move.unit.at && help.to === move.to;
}
