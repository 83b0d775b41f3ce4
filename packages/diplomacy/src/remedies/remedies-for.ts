import type { Adjudicator } from '../game/adjudicator.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import type { OrderResult, PhaseResult } from '../referee/results.ts';
import { adjustmentRemedies } from './adjustment-remedies.ts';
import { movementRemedies } from './movement-remedies.ts';
import type { Remedies } from './remedy.ts';
import { retreatRemedies } from './retreat-remedies.ts';

/**
 * What would have worked for an order that failed: the smallest changes to the orders of its phase after which it would
 * have done what it was for. One change, then two of which neither is enough; orders of the asking power's own units first,
 * then supports by them, then orders of others not given; at most five. Every one is adjudicated again by the referee.
 *
 * What an order is for (`aim.ts`): a move, to end in its province; a support, to count for its unit, if need be for what
 * that unit was really ordered; a convoy, to carry its army; a dislodged unit, to do what it was ordered or to stay.
 * The asking unit itself may be ordered otherwise only to that same end. A change is any legal order to another own unit, or
 * an order of another power left out, so that its unit holds. Retreats: `retreat-remedies.ts`; builds and removals:
 * `adjustment-remedies.ts`.
 *
 * A support or convoy that matches nothing is as a hold and never told; changes alike to a player are told once
 * (`alike.ts`).
 *
 * @param given the orders of the phase, as it was processed with them
 * @param order one of those of `result`
 */
export function remediesFor(
  adjudicator: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  result: PhaseResult,
  order: OrderResult,
): Remedies {
  if (order.verdict === 'succeeds' || order.verdict === 'holds') return { kind: 'not-needed' };
  if (position.phase.endsWith('M')) return movementRemedies(adjudicator, position, given, result, order);
  if (position.phase.endsWith('R')) return retreatRemedies(adjudicator, position, given, order);
  return adjustmentRemedies(adjudicator, position, given, result, order);
}
