import { seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { createLineAdjudicator } from '../src/batch/line-adjudicator.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { GivenOrder, Order } from '../src/orders/order.ts';
import type { Position, Unit } from '../src/orders/position.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { createReferee, type Referee } from '../src/referee/referee.ts';

const SEEDS = [1, 2, 3, 4];
const LAST_PHASE = 40;

const name = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;

function grouped(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [power, text] of pairs) groups[power] = [...(groups[power] ?? []), text];
  return groups;
}

/** The position and the orders as a line of the batch format. */
function lineOf(position: Position, given: readonly GivenOrder[]): string {
  const { phase, units, centres, dislodged, contested } = position;
  return JSON.stringify({
    id: phase,
    phase,
    units: grouped(units.map(({ power, type, at }) => [power, `${type} ${at}`])),
    centers: grouped(Object.entries(centres).map(([province, power]) => [power, province])),
    dislodged: Object.fromEntries(
      dislodged.map(({ unit, from, retreats }) => [name(unit), retreats.includes(from) ? `${from} VIA` : from]),
    ),
    contested,
    orders: grouped(given.map(({ power, order }) => [power, orderText(order)])),
  });
}

type Draw = <Item>(list: readonly Item[]) => Item | undefined;

/** Whoever can be ordered in a phase, each with one of its legal orders drawn. */
function drawOrders(referee: Referee, position: Position, draw: Draw): readonly GivenOrder[] {
  const { phase, units, dislodged, centres } = position;
  const asked: readonly (readonly [power: string, at: string])[] = phase.endsWith('R')
    ? dislodged.map(({ unit }) => [unit.power, unit.at] as const)
    : phase.endsWith('M')
      ? units.map(({ power, at }) => [power, at] as const)
      : [
          ...units.map(({ power, at }) => [power, at] as const),
          ...Object.entries(centres).map(([at, power]) => [power, at] as const),
        ];
  // A line groups its orders by power.
  const inLine = [...asked].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return inLine.flatMap(([power, at]) => {
    const order: Order | undefined = draw(referee.legalOrders(position, at));
    return order === undefined ? [] : [{ power, order }];
  });
}

describe('whole games by chance', () => {
  it.each(['tutorial-2021', 'datc-3', 'datc-2'] satisfies EditionId[])(
    'come out of the batch phase by phase as they were played, under %s',
    (edition) => {
      const referee = createReferee(STANDARD_MAP, EDITIONS[edition]);
      const adjudicate = createLineAdjudicator(createReferee(STANDARD_MAP, EDITIONS[edition]));
      const kinds = new Set<string>();
      for (const seed of SEEDS) {
        const chance = seededChance(seed);
        let draws = 0;
        const draw: Draw = (list) => (list.length === 0 ? undefined : list[chance.draw(draws++, list.length)]);
        let position = referee.start();
        for (let played = 0; played < LAST_PHASE; played++) {
          const given = drawOrders(referee, position, draw);
          const { orders, next, outcome } = referee.process(position, given);
          const told = adjudicate(lineOf(position, given));
          expect(typeof told === 'string' && JSON.parse(told)).toEqual({
            id: position.phase,
            units: next.units.map(name).sort(),
            dislodged: position.phase.endsWith('M') ? next.dislodged.map(({ unit }) => name(unit)).sort() : [],
            orders: orders.map(({ power, order, verdict, rule }) => ({ power, order, verdict, rule })),
          });
          kinds.add(position.phase.slice(-1));
          if (outcome !== null) break;
          position = next;
        }
      }
      expect([...kinds].sort()).toEqual(['A', 'M', 'R']);
    },
  );
});
