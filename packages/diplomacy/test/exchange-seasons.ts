import { STANDARD_MAP } from '../maps/index.ts';
import type { SeasonRecord } from '../src/exchange/season-record.ts';
import { policyOf } from '../src/game/options.ts';
import { provinceId } from '../src/map/board.ts';
import type { MapData } from '../src/map/map-data.ts';
import type { GivenOrder, Order, UnitName } from '../src/orders/order.ts';
import type { Position, Unit } from '../src/orders/position.ts';
import type { EditionId } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { createReferee, type Referee } from '../src/referee/referee.ts';

/** A number from 0 up to, not including, `below`. */
type Draw = (below: number) => number;

/** Xorshift: the same seasons for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export interface SeasonWish {
  /** The standard one where it is left out; the careless write of that one alone. */
  readonly map?: MapData;
  readonly edition: EditionId;
  readonly policy: Partial<Policy>;
  /** The season stops before the first phase of the year behind this one. */
  readonly lastYear: number;
  /** One order of so many is written as people write, one position of so many is amended; 0 for none. */
  readonly carelessness: number;
}

/** A season played by chance; the orders of a power stand together. */
export function randomSeason(seed: number, wish: SeasonWish): SeasonRecord {
  const draw = drawFrom(seed);
  const { map = STANDARD_MAP, edition } = wish;
  const policy = policyOf({ map: map.id, edition, policy: wish.policy });
  const referee = createReferee(map, policy);
  const phases: { before: Position; given: readonly GivenOrder[] }[] = [];
  const gone = map.powers[4 % map.powers.length]?.id ?? '';
  let current: Position = { ...referee.start(), civilDisorder: draw(2) === 0 ? [gone] : [] };
  let over = false;
  while (!over && Number(current.phase.slice(1, -1)) <= wish.lastYear) {
    if (wish.carelessness > 0 && draw(wish.carelessness) === 0) current = amended(current, draw);
    const given = ordersFor(referee, current, draw, wish.carelessness);
    phases.push({ before: current, given });
    const { next, outcome } = referee.process(current, given);
    over = outcome !== null;
    current = next;
  }
  const drafts = over ? [] : ordersFor(referee, current, draw, wish.carelessness);
  return { map: map.id, edition, policy, phases, current, drafts };
}

function ordersFor(referee: Referee, position: Position, draw: Draw, carelessness: number): readonly GivenOrder[] {
  const powers = referee.board.powerIds.filter((power) => !position.civilDisorder.includes(power));
  return powers.flatMap((power) => {
    const orders = draw(12) === 0 ? [] : ordersOf(referee, position, power, draw);
    return orders.flatMap((order): readonly GivenOrder[] =>
      carelessness > 0 && draw(carelessness) === 0 ? careless({ power, order }, position, draw) : [{ power, order }],
    );
  });
}

function ordersOf(referee: Referee, position: Position, power: string, draw: Draw): readonly Order[] {
  const own = (position.phase.endsWith('R') ? position.dislodged.map(({ unit }) => unit) : position.units).filter(
    (unit) => unit.power === power,
  );
  const owned = Object.values(position.centres).filter((owner) => owner === power).length;
  const due = owned - position.units.filter((unit) => unit.power === power).length;
  if (position.phase.endsWith('A') && due > 0) return buildsOf(referee.board.data, power, due, draw);
  const units = position.phase.endsWith('A') ? own.slice(0, Math.max(0, -due)) : own;
  const orders: Order[] = [];
  for (const { at } of units) {
    const legal = referee.legalOrders(position, at);
    // Half of those that could help a move already ordered do; moves and retreats are more likely than their number.
    const helpful = legal.filter((order) => orders.some((move) => helps(order, move)));
    const kind = ['move', 'retreat', 'move', 'support-move', 'convoy', 'support-hold'][draw(6)];
    const wanted = draw(2) === 0 ? helpful : legal.filter((order) => order.kind === kind);
    const from = wanted.length > 0 ? wanted : legal;
    const order = from[draw(from.length)];
    if (order !== undefined && draw(10) > 0) orders.push(order);
  }
  return orders;
}

function helps(order: Order, move: Order): boolean {
  if (move.kind !== 'move' || (order.kind !== 'support-move' && order.kind !== 'convoy')) return false;
  return (order.kind === 'convoy' ? order.army : order.target).at === move.unit.at && order.to === move.to;
}

function buildsOf({ provinces }: MapData, power: string, due: number, draw: Draw): readonly Order[] {
  const homes = provinces.filter(({ home }) => home === power);
  return Array.from({ length: due }, (): Order => {
    const { id, kind, coasts = [] } = homes[draw(homes.length)] ?? { id: 'PAR', kind: 'inland' };
    if (draw(4) === 0) return { kind: 'waive' };
    const fleet = kind === 'coastal' && draw(2) === 0;
    const coast = fleet ? coasts[draw(Math.max(1, coasts.length))] : undefined;
    return {
      kind: 'build',
      unit: { type: fleet ? 'F' : 'A', at: coast === undefined ? id : `${id}/${coast}` },
    };
  });
}

/** An order as people may write it: less than it needs, more than it needs, twice, or for no unit at all. */
function careless({ power, order }: GivenOrder, position: Position, draw: Draw): readonly GivenOrder[] {
  const other = STANDARD_MAP.powers[draw(7)]?.id ?? power;
  if (order.kind === 'waive') return [{ power, order, perpetual: true }];
  const { unit } = order;
  const variants: readonly (readonly GivenOrder[])[] = [
    [{ power, order: { ...order, unit: { at: provinceId(unit.at) } } }],
    [{ power, order: { ...order, unit: { ...unit, power: other } } }],
    [{ power, order: { ...order, unit: { ...unit, type: unit.type === 'A' ? 'F' : 'A' } } }],
    [{ power, order, proxy: other }],
    [{ power, order, perpetual: draw(2) === 0 }],
    [
      { power, order: { kind: 'hold', unit: { type: 'F', at: 'SPA/NC' } } },
      { power, order },
    ],
    [
      { power, order },
      { power, order: { kind: 'disband', unit } },
    ],
    [{ power, order: { kind: 'retreat', unit, to: ['TYR', 'SPA/SC', 'disband'] } }],
    [{ power, order: { kind: 'retreat', unit, to: ['disband'] } }],
    [{ power, order: { kind: 'move', unit, to: 'BEL', via: draw(2) === 0, path: ['NTH', 'ENG'] } }],
    [{ power, order: { kind: 'move', unit, to: 'STP/NC', via: draw(2) === 0 } }],
    [{ power, order: { kind: 'support-move', unit, target: named('BUL/EC', draw), to: 'CON' } }],
    [{ power, order: { kind: 'convoy', unit, army: named('LON', draw), to: 'NWY' } }],
    [{ power, order: { kind: 'build', unit } }],
    [{ power, order: { kind: 'waive' } }],
  ];
  return variants[draw(variants.length)] ?? [{ power, order: orderTo(position.units[0], order) }];
}

const orderTo = (unit: Unit | undefined, order: Order): Order =>
  unit === undefined ? order : { kind: 'hold', unit: { at: unit.at } };

function named(at: string, draw: Draw): UnitName {
  const names: readonly UnitName[] = [{ at }, { type: 'F', at }, { type: 'A', at, power: 'TURKEY' }];
  return names[draw(names.length)] ?? { at };
}

/** What a game master may have put right. */
function amended(position: Position, draw: Draw): Position {
  const { units, centres, civilDisorder } = position;
  const index = draw(Math.max(1, units.length));
  switch (draw(6)) {
    case 0:
      return { ...position, units: units.filter((_, at) => at !== index) };
    case 1:
      return { ...position, units: units.map((unit, at) => (at === index ? { ...unit, power: 'ITALY' } : unit)) };
    case 2:
      return { ...position, centres: { ...centres, BEL: 'RUSSIA' } };
    case 3:
      return { ...position, civilDisorder: civilDisorder.length > 0 ? [] : ['AUSTRIA', 'TURKEY'] };
    case 4:
      return { ...position, quietYears: 3, proxies: [{ unit: 'VIE', to: 'GERMANY' }] };
    default:
      return { ...position, units: [...units].reverse() };
  }
}
