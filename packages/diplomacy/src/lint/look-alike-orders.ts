import { type Board, provinceId } from '../map/board.ts';
import { lookAlikes } from '../map/look-alikes.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { NameIndex } from '../map/names.ts';
import type { GivenOrder, Order, UnitName } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import type { Referee } from '../referee/referee.ts';
import { findHints } from './find-hints.ts';
import type { HintKind } from './hint.ts';
import { type Found, readPhase } from './phase-read.ts';

/** Hints that one name taken for another would explain. */
const SUSPECT: readonly HintKind[] = ['impossible-order', 'support-unmatched', 'convoy-unmatched', 'convoy-missing'];
const MOST_MEANT = 3;

export interface Question {
  readonly referee: Referee;
  readonly names: NameIndex;
  readonly position: Position;
  readonly given: readonly GivenOrder[];
  readonly power: PowerId | undefined;
}

/**
 * Whether an order that makes no sense would make some with a name like one of those in it: read so, the hint on it is
 * gone and no other has come. Then the question which was meant takes the hint's place.
 */
export function lookAlikeOf(question: Question, all: readonly Found[], suspect: Found): Found {
  const { hint, given } = suspect;
  if (given === null || !SUSPECT.includes(hint.kind)) return suspect;
  const before = new Set(all.filter((other) => other !== suspect).map(keyOf));
  for (const slot of slotsOf(given.order)) {
    const meant = alternatives(question, slot.place).filter((place) => {
      const amended: GivenOrder = { ...given, order: slot.put(place) };
      return agrees(question, amended.order) && makesSense(question, given, amended, before);
    });
    if (meant.length === 0) continue;
    const distinct = meant.filter(
      (place, index) => meant.findIndex((one) => provinceId(one) === provinceId(place)) === index,
    );
    const params = { read: slot.place, meant: distinct.slice(0, MOST_MEANT) };
    return { given, hint: { ...hint, kind: 'look-alike', params } };
  }
  return suspect;
}

function makesSense(
  { referee, position, given, power }: Question,
  original: GivenOrder,
  amended: GivenOrder,
  before: ReadonlySet<string>,
): boolean {
  const orders = given.map((one) => (one === original ? amended : one));
  const found = findHints(readPhase(referee, position, orders, power));
  return found.every((one) => one.given !== amended && before.has(keyOf(one)));
}

function keyOf({ hint: { kind, power, unit } }: Found): string {
  return `${kind} ${power} ${unit ?? ''}`;
}

/** Places like this one, with the coasts of each. */
function alternatives({ referee: { board }, names }: Question, place: LocationId): readonly LocationId[] {
  return lookAlikes(names, provinceId(place)).flatMap((id) => [id, ...coastsOf(board, id)]);
}

function coastsOf(board: Board, province: string): readonly LocationId[] {
  const coasts = board.coasts[board.locationIndex.get(province) ?? 0] ?? [];
  return [...coasts].map((coast) => board.locationIds[coast] ?? province);
}

/** Whether the units the order names stand there and are of the type it says. */
function agrees({ position }: Question, order: Order): boolean {
  if (order.kind === 'build' || order.kind === 'waive') return true;
  const units = [...position.units, ...position.dislodged.map(({ unit }) => unit)];
  return unitsNamed(order).every(({ at, type }) =>
    units.some((unit) => provinceId(unit.at) === provinceId(at) && (type === undefined || unit.type === type)),
  );
}

function unitsNamed(order: Exclude<Order, { kind: 'waive' }>): readonly UnitName[] {
  switch (order.kind) {
    case 'support-hold':
    case 'support-move':
      return [order.unit, order.target];
    case 'convoy':
      return [order.unit, order.army];
    default:
      return [order.unit];
  }
}

interface Slot {
  readonly place: LocationId;
  readonly put: (place: LocationId) => Order;
}

/** The places an order names, where it goes first. */
function slotsOf(order: Order): readonly Slot[] {
  if (order.kind === 'waive') return [];
  const unit: Slot = {
    place: order.unit.at,
    put: (at) => ({ ...order, unit: { ...order.unit, at } }),
  };
  switch (order.kind) {
    case 'move':
      return [{ place: order.to, put: (to) => ({ ...order, to }) }, unit];
    case 'support-hold':
      return [targetSlot(order), unit];
    case 'support-move':
      return [{ place: order.to, put: (to) => ({ ...order, to }) }, targetSlot(order), unit];
    case 'convoy': {
      const army: Slot = { place: order.army.at, put: (at) => ({ ...order, army: { ...order.army, at } }) };
      return [{ place: order.to, put: (to) => ({ ...order, to }) }, army, unit];
    }
    case 'retreat': {
      const [to, ...more] = order.to;
      if (to === undefined || to === 'disband' || more.length > 0) return [unit];
      return [{ place: to, put: (place) => ({ ...order, to: [place] }) }, unit];
    }
    default:
      return [unit];
  }
}

function targetSlot<O extends Extract<Order, { readonly target: UnitName }>>(order: O): Slot {
  return { place: order.target.at, put: (at) => ({ ...order, target: { ...order.target, at } }) };
}
