import { provinceId } from '../map/board.ts';
import type { Order, UnitName } from './order.ts';

/**
 * Whether two orders of one unit tell it to do the same thing. That one says more of the units it names, or names the coast
 * where a unit stands, is no difference; that they say different things of them is.
 */
export function isSameOrder(one: Order, other: Order): boolean {
  const [units, others] = [unitsNamed(one), unitsNamed(other)];
  return meaningOf(one) === meaningOf(other) && units.every((unit, index) => agrees(unit, others[index] ?? unit));
}

function agrees(one: UnitName, other: UnitName): boolean {
  const isAlike = (a: string | undefined, b: string | undefined): boolean =>
    a === undefined || b === undefined || a === b;
  return isAlike(one.type, other.type) && isAlike(one.power, other.power);
}

function unitsNamed(order: Order): readonly UnitName[] {
  switch (order.kind) {
    case 'waive':
      return [];
    case 'support-hold':
    case 'support-move':
      return [order.unit, order.target];
    case 'convoy':
      return [order.unit, order.army];
    default:
      return [order.unit];
  }
}

function meaningOf(order: Order): string {
  switch (order.kind) {
    case 'move':
      return `move ${order.to} ${order.via}`;
    case 'support-hold':
      return `support ${provinceId(order.target.at)}`;
    case 'support-move':
      return `support ${provinceId(order.target.at)} ${order.to}`;
    case 'convoy':
      return `convoy ${provinceId(order.army.at)} ${order.to}`;
    case 'retreat':
      return `retreat ${order.to.join(' ')}`;
    default:
      return order.kind;
  }
}
