import type { Policy } from '../policy/policy.ts';
import type { GivenOrder } from './order.ts';
import { subjectOf } from './order-sets.ts';

/**
 * Orders of a movement phase together with those given once for every turn (DATC 4.E.4). An order of this turn goes
 * before a perpetual one to the same unit; without a perpetual order allowed, each counts for its own turn alone.
 *
 * @param standing perpetual orders of earlier turns, oldest first; whoever keeps a power's sheets keeps them secret too
 */
export function withPerpetual(
  policy: Policy,
  standing: readonly GivenOrder[],
  given: readonly GivenOrder[],
): readonly GivenOrder[] {
  if (policy.perpetualOrder === 'forbidden') return given;
  const repeated = newestOnly(standing).filter((old) => !given.some((order) => sameSubject(old, order)));
  return [...given, ...repeated];
}

/** The perpetual orders to keep for the next turn, after these were given. */
export function perpetualFrom(
  policy: Policy,
  standing: readonly GivenOrder[],
  given: readonly GivenOrder[],
): readonly GivenOrder[] {
  if (policy.perpetualOrder === 'forbidden') return [];
  return newestOnly([...standing, ...given.filter(({ perpetual }) => perpetual === true)]);
}

function newestOnly(orders: readonly GivenOrder[]): readonly GivenOrder[] {
  return orders.filter((order, index) => !orders.slice(index + 1).some((newer) => sameSubject(order, newer)));
}

function sameSubject(left: GivenOrder, right: GivenOrder): boolean {
  return left.power === right.power && subjectOf(left.order) === subjectOf(right.order);
}
