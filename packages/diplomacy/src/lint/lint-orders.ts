import type { Adjudicator } from '../game/adjudicator.ts';
import type { PowerId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { findHints } from './find-hints.ts';
import type { Hint } from './hint.ts';
import { lookAlikeOf } from './look-alike-orders.ts';
import { readPhase } from './phase-read.ts';

/**
 * What on the orders of a phase is worth a second look before they are judged: supports nobody matches, own units in each
 * other's way, names taken for others, units without orders. It judges nothing and changes nothing.
 *
 * @param position the phase they are for
 * @param given orders as they were read; of powers that gave none at all, nothing is presumed
 * @param power whose orders to look at, knowing no others; without one all powers that gave orders, each knowing all of them
 */
export function lintOrders(
  { referee, names }: Pick<Adjudicator, 'referee' | 'names'>,
  position: Position,
  given: readonly GivenOrder[],
  power?: PowerId,
): readonly Hint[] {
  const found = findHints(readPhase(referee, position, given, power));
  const question = { referee, names, position, given, power };
  return found.map((one) => lookAlikeOf(question, found, one).hint);
}
