import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import { standingOrders, subjectOf } from '../orders/order-sets.ts';
import type { PhaseName } from '../orders/position.ts';
import type { DraftLine } from './order-schema.ts';
import type { DiplomacyState } from './state.ts';

/** A draft with one order set: it takes the place of every other order with the same subject. Waived builds add up. */
export function withOrder(phase: PhaseName, lines: readonly DraftLine[], line: DraftLine): readonly DraftLine[] {
  return [...withoutSubjects(phase, lines, [line]), line];
}

/** What stands after a power has handed in another sheet (DIP-O4, DATC 4.D.1). */
export function withSheet(
  { policy, position: { phase } }: Pick<DiplomacyState, 'policy' | 'position'>,
  power: PowerId,
  earlier: readonly DraftLine[],
  orders: readonly DraftLine[],
  says: 'adds' | 'replaces' | null,
): readonly DraftLine[] {
  const lineOf = new Map<Order, DraftLine>([...earlier, ...orders].map((line) => [line.order, line]));
  const standing = standingOrders(policy, [
    { power, orders: withoutSubjects(phase, earlier, orders).map(({ order }) => order) },
    { power, orders: orders.map(({ order }) => order), ...(says === null ? {} : { says }) },
  ]);
  return standing.map(({ order }) => lineOf.get(order) ?? { order });
}

function withoutSubjects(
  phase: PhaseName,
  lines: readonly DraftLine[],
  newer: readonly DraftLine[],
): readonly DraftLine[] {
  const taken = new Set(newer.map(({ order }) => subjectIn(phase, order)));
  return lines.filter(({ order }) => !taken.has(subjectIn(phase, order)));
}

/** In a retreat phase everything ordered to a unit is about its retreat, be it to disband it. */
function subjectIn(phase: PhaseName, order: Order): string | Order {
  return phase.endsWith('R') && order.kind !== 'waive' ? provinceId(order.unit.at) : subjectOf(order);
}

/** A draft without what was ordered in a province, or (null) with one waived build less. */
export function withoutUnit(lines: readonly DraftLine[], unit: LocationId | null): readonly DraftLine[] {
  if (unit === null) {
    const waived = lines.findLastIndex(({ order }) => order.kind === 'waive');
    return lines.filter((_, index) => index !== waived);
  }
  return lines.filter(({ order }) => order.kind === 'waive' || provinceId(order.unit.at) !== provinceId(unit));
}
