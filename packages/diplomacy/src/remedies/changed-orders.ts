import { provinceId } from '../map/board.ts';
import type { GivenOrder, Order } from '../orders/order.ts';
import type { Change } from './remedy.ts';

/** The orders of a phase after some changes; those that are not changed are the same objects. */
export function withChanges(given: readonly GivenOrder[], changes: readonly Change[]): readonly GivenOrder[] {
  const kept = given.filter((one) => !changes.some((change) => concerns(change, one)));
  const added = changes.flatMap((change): GivenOrder[] =>
    change.kind === 'absent' ? [] : [{ power: change.power, order: change.order }],
  );
  return [...kept, ...added];
}

/** Whether an order given is one of those a change does away with: all that its power gave the unit. */
function concerns({ power, unit }: Change, given: GivenOrder): boolean {
  return given.power === power && isForUnit(given.order) && provinceId(given.order.unit.at) === provinceId(unit.at);
}

function isForUnit(order: Order): order is Exclude<Order, { readonly kind: 'build' | 'waive' }> {
  return order.kind !== 'build' && order.kind !== 'waive';
}
