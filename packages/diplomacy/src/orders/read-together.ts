import type { Board } from '../map/board.ts';
import { provinceId } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import type { Clarify } from './encode-places.ts';
import type { GivenOrder } from './order.ts';

/**
 * Where a power's orders are read as a set (DATC 4.E.2), the coast its fleet's move leaves out is taken from the power's
 * own supports of that move, if they agree on one.
 */
export function readTogether(board: Board, policy: Policy, given: readonly GivenOrder[]): Clarify {
  if (policy.poorOrder === 'alone') return () => -1;
  return (unit, province) => {
    const owner = board.powerIds[unit.power];
    const from = board.locationIds[board.provinceOf[unit.at] ?? 0];
    const to = board.locationIds[province];
    const coasts = given.flatMap(({ power: giver, order }) => {
      if (giver !== owner || order.kind !== 'support-move') return [];
      if (provinceId(order.target.at) !== from || provinceId(order.to) !== to) return [];
      const coast = board.locationIndex.get(order.to) ?? province;
      return coast === province ? [] : [coast];
    });
    const [first = -1] = coasts;
    return coasts.every((coast) => coast === first) ? first : -1;
  };
}
