import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import type { Sheet } from '../notation/sheet.ts';
import type { Policy } from '../policy/policy.ts';
import type { GivenOrder, Order } from './order.ts';

/** What one power handed in at one time. */
export interface OrderSet {
  readonly power: PowerId;
  readonly orders: readonly Order[];
  /** What it says itself of the power's earlier ones. */
  readonly says?: 'adds' | 'replaces';
}

/** The order sets on a sheet that was read, oldest first: one a block and power. Orders that name no power are left out. */
export function orderSetsOf(sheet: Sheet): readonly OrderSet[] {
  const sets = new Map<string, { readonly power: PowerId; readonly orders: Order[] }>();
  for (const { power, order, block } of sheet.orders) {
    if (power === undefined) continue;
    const key = `${block} ${power}`;
    const set = sets.get(key) ?? { power, orders: [] };
    set.orders.push(order);
    sets.set(key, set);
  }
  return [...sets.values()];
}

/**
 * The orders that stand of the sheets a power handed in one after another, oldest first (DIP-O4, DATC 4.D.1). Where
 * sheets are put together, a newer order takes the place of an older one to the same unit.
 */
export function standingOrders(policy: Policy, sets: readonly OrderSet[]): readonly GivenOrder[] {
  const byPower = new Map<PowerId, readonly Order[]>();
  for (const { power, orders, says } of sets) {
    const earlier = replaces(policy, says) ? [] : (byPower.get(power) ?? []);
    const ordered = new Set(orders.map(subjectOf));
    byPower.set(power, [...earlier.filter((order) => !ordered.has(subjectOf(order))), ...orders]);
  }
  return given(byPower);
}

function replaces(policy: Policy, says: OrderSet['says']): boolean {
  switch (policy.laterSheet) {
    case 'combines':
      return false;
    case 'combines-unless-replacing':
      return says === 'replaces';
    case 'replaces-unless-adding':
      return says !== 'adds';
    case 'replaces':
      return true;
  }
}

/**
 * The orders that stand of sheets of which nobody knows the newest (DATC 4.D.2): all of them, so that a unit may have
 * several (DIP-O3); or none of any power that handed in more than one.
 */
export function unorderedOrders(policy: Policy, sets: readonly OrderSet[]): readonly GivenOrder[] {
  const count = new Map<PowerId, number>();
  for (const { power } of sets) count.set(power, (count.get(power) ?? 0) + 1);
  const byPower = new Map<PowerId, readonly Order[]>();
  for (const { power, orders } of sets) {
    if ((count.get(power) ?? 0) > 1 && policy.unorderedSheets === 'hold') continue;
    byPower.set(power, [...(byPower.get(power) ?? []), ...orders]);
  }
  return given(byPower);
}

function given(byPower: ReadonlyMap<PowerId, readonly Order[]>): readonly GivenOrder[] {
  return [...byPower].flatMap(([power, orders]) => orders.map((order) => ({ power, order })));
}

/**
 * What an order is about: a unit or a home centre, and apart from that the same unit's retreat. Waived builds each stand
 * for themselves.
 */
export function subjectOf(order: Order): string | Order {
  return order.kind === 'waive'
    ? order
    : `${order.kind === 'retreat' ? 'retreat' : 'unit'} ${provinceId(order.unit.at)}`;
}
