import { orderRefusal } from '../judge/possible.ts';
import * as scratch from '../judge/scratch.ts';
import { CONVOY, MOVE, SUPPORT_MOVE } from '../judge/word.ts';
import type { OrderBits } from '../phases/unit-word.ts';
import { sameOrder } from '../phases/unit-word.ts';
import { type Followed, UNORDERED, type UnitOrders } from './collect.ts';
import { type Encoder, standingUnit } from './encode.ts';
import { noFaults } from './encode-faults.ts';
import { readDestination } from './encode-places.ts';

const { home, power, REASON } = scratch;

/**
 * Gives units that follow no order of their own the move their own power supports or convoys (DATC 4.E.3). Where two
 * different moves are implied, neither is.
 */
export function addImplied(encoder: Encoder, orders: readonly UnitOrders[]): readonly UnitOrders[] {
  return orders.map((own, unit) => {
    if (own.followed.source !== 'none') return own;
    const implied = orders.flatMap(({ followed }, other) => {
      if (power[other] !== power[unit] || followed.refusal !== null || followed.source !== 'given') return [];
      const move = impliedMove(encoder, unit, followed.bits);
      return move === null ? [] : [move];
    });
    const [first] = implied;
    if (first === undefined || !implied.every((move) => sameOrder(move, first))) return own;
    const followed: Followed = { ...UNORDERED.followed, source: 'implied', bits: first };
    return { ...own, followed };
  });
}

/** The move of `unit` that an order of another is for. */
function impliedMove(
  { board, policy, clarify }: Encoder,
  unit: number,
  { kind, aux, target }: OrderBits,
): OrderBits | null {
  if ((kind & (SUPPORT_MOVE | CONVOY)) === 0 || aux !== home[unit]) return null;
  const place = board.locationIds[target] ?? '';
  const to = readDestination(board, policy, standingUnit(unit), place, { kind: 'move', clarify }, noFaults());
  const refusal = orderRefusal(board, unit, MOVE, 0, to, true);
  return refusal === REASON.none ? { kind: MOVE, aux: 0, target: to } : null;
}
