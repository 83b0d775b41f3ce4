import { type Order, type PhaseName, type ProvinceId, parseOrder, provinceId } from '@panjeong/diplomacy';
import { kindOf, seasonOf, yearOf } from '../sheet/phase-names.ts';
import type { JudgedOrder } from './judged-phase.ts';
import type { OrderQuery } from './order-query.ts';
import type { Verb } from './order-words.ts';

/** What came of looking for an order that somebody named. */
export type FoundOrder =
  | { readonly kind: 'found'; readonly found: JudgedOrder }
  | { readonly kind: 'several'; readonly among: readonly JudgedOrder[] }
  /** `naming` are orders of other units that name the place. */
  | { readonly kind: 'none'; readonly naming: readonly JudgedOrder[] };

export function findOrder(query: OrderQuery, all: readonly JudgedOrder[]): FoundOrder {
  const { places, verbs, power, unknown } = query;
  const says = places.length > 0 || verbs.length > 0 || power !== undefined;
  if (!says || unknown.length > 0) return { kind: 'none', naming: [] };
  const meant = all.filter((one) => fits(query, one, true));
  const matches = distinct(mostLike(query, meant));
  const [first, second] = matches;
  if (first === undefined) {
    const naming = places.length > 0 ? all.filter((one) => fits(query, one, false)) : [];
    return { kind: 'none', naming: distinct(naming) };
  }
  return second === undefined ? { kind: 'found', found: first } : { kind: 'several', among: matches };
}

/** @param isOwn the first place must be that of the ordered unit */
function fits(query: OrderQuery, { judged, order }: JudgedOrder, isOwn: boolean): boolean {
  const read = parseOrder(order.order, judged.names);
  if (read.kind !== 'read' || !isOfPhase(query, judged.phase.result.phase)) return false;
  if (query.power !== undefined && query.power !== order.power) return false;
  const { places, unit, verbs } = shapeOf(read.order);
  if (query.type !== undefined && unit !== undefined && query.type !== unit) return false;
  if (!query.verbs.every((verb) => verbs.includes(verb))) return false;
  const [own, ...named] = query.places;
  if (own === undefined) return true;
  if (!isOwn) return namesInOrder(query.places, places);
  return own.includes(places[0] ?? '') && namesInOrder(named, places.slice(1));
}

function isOfPhase({ season, year, phase }: OrderQuery, name: PhaseName): boolean {
  return (
    (season === undefined || season === seasonOf(name)) &&
    (year === undefined || year === yearOf(name)) &&
    (phase === undefined || phase === kindOf(name))
  );
}

/** Whether the places come in this order among those of an order. */
function namesInOrder(named: OrderQuery['places'], places: readonly ProvinceId[]): boolean {
  let at = 0;
  return named.every((ids) => {
    const found = places.findIndex((place, index) => index >= at && ids.includes(place));
    at = found + 1;
    return found >= 0;
  });
}

/** Of several, those that do what was said and not only something like it; of these, those that name no more places. */
function mostLike({ places, verbs }: OrderQuery, meant: readonly JudgedOrder[]): readonly JudgedOrder[] {
  const shapes = meant.flatMap((one) => {
    const read = parseOrder(one.order.order, one.judged.names);
    return read.kind === 'read' ? [{ one, shape: shapeOf(read.order) }] : [];
  });
  const doing = shapes.filter(({ shape }) => shape.verbs[0] !== undefined && verbs.includes(shape.verbs[0]));
  const left = doing.length > 0 ? doing : shapes;
  const exact = left.filter(({ shape }) => shape.places.length === places.length);
  return (doing.length > 0 && exact.length > 0 ? exact : left).map(({ one }) => one);
}

/** Orders that are told alike are one. */
function distinct(orders: readonly JudgedOrder[]): readonly JudgedOrder[] {
  const keyOf = ({ judged, order }: JudgedOrder): string =>
    `${judged.phase.result.phase} ${order.power} ${order.order} ${order.verdict} ${order.rule}`;
  return [...new Map([...orders].reverse().map((order) => [keyOf(order), order])).values()].reverse();
}

interface OrderShape {
  readonly unit: 'A' | 'F' | undefined;
  /** The unit's own place first. */
  readonly places: readonly ProvinceId[];
  /** All that may be said of it, what it is first. */
  readonly verbs: readonly Verb[];
}

function shapeOf(order: Order): OrderShape {
  if (order.kind === 'waive') return { unit: undefined, places: [], verbs: ['waive', 'build'] };
  const unit = order.unit.type;
  const own = provinceId(order.unit.at);
  const shape = (verbs: readonly Verb[], ...places: readonly string[]): OrderShape => ({
    unit,
    places: [own, ...places.map(provinceId)],
    verbs,
  });
  switch (order.kind) {
    case 'hold':
      return shape(['hold']);
    case 'move':
      return shape(order.via ? ['move', 'convoy'] : ['move'], order.to);
    case 'support-hold':
      return shape(['support', 'hold'], order.target.at);
    case 'support-move':
      return shape(['support', 'move'], order.target.at, order.to);
    case 'convoy':
      return shape(['convoy', 'move'], order.army.at, order.to);
    case 'retreat':
      return shape(['retreat', 'move', 'disband'], ...order.to.filter((place) => place !== 'disband'));
    case 'disband':
      return shape(['disband', 'retreat']);
    case 'build':
      return shape(['build']);
  }
}
