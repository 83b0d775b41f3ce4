import type { Board } from '../map/board.ts';
import { COASTAL } from '../map/board.ts';
import { armyIn, canReach, canStep, couldMove, stepRefusal } from './legality.ts';
import { isSea, mayFloat, routeUses } from './routes.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { CONVOY, FLEET, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, VIA } = word;
const { home, kind, REASON, standing } = scratch;

/**
 * Why an order is impossible whatever the others order, or `REASON.none` (DATC 4.E.1: "legal"). The units must have
 * been read into the scratch arrays; their orders do not matter.
 *
 * @param i the ordered unit
 * @param order kind bits of the order
 * @param aux province of the unit supported or convoyed
 * @param target destination (location)
 * @param walksWithoutRoute whether "via convoy" to a neighbour without any possible route means walking
 */
export function orderRefusal(
  board: Board,
  i: number,
  order: number,
  aux: number,
  target: number,
  walksWithoutRoute: boolean,
): number {
  const to = board.provinceOf[target] ?? 0;
  if (order & MOVE) return moveRefusal(board, i, target, (order & VIA) !== 0 && !walksWithoutRoute);
  if (order & (SUPPORT_HOLD | SUPPORT_MOVE)) {
    const unit = standing[aux] ?? -1;
    if (unit < 0) return REASON.clientImpossible;
    if (unit === i || to === home[i]) return REASON.itself;
    if (!canReach(board, i, to)) return REASON.outOfReach;
    if (order & SUPPORT_HOLD || couldMove(board, unit, target, i)) return REASON.none;
    return couldMove(board, unit, target, -1) ? REASON.neededForConvoy : REASON.clientImpossible;
  }
  if (order & CONVOY) return convoyRefusal(board, i, aux, to);
  return REASON.none;
}

function moveRefusal(board: Board, i: number, target: number, byConvoyOnly: boolean): number {
  const from = home[i] ?? 0;
  const to = board.provinceOf[target] ?? 0;
  const fleet = ((kind[i] ?? 0) & FLEET) !== 0;
  const steps = to !== from && canStep(board, i, target);
  if (steps && (fleet || !byConvoyOnly)) return REASON.none;
  if (fleet || to === from) return stepRefusal(board, i, target);
  const coasts = board.kind[from] === COASTAL && board.kind[to] === COASTAL;
  return coasts && mayFloat(board, from, to) ? REASON.none : stepRefusal(board, i, target);
}

/** Why the fleet cannot convoy an army between two provinces (DIP-L7, L9, L10). */
export function convoyRefusal(board: Board, i: number, from: number, to: number): number {
  if (((kind[i] ?? 0) & FLEET) === 0 || !isSea(board, home[i] ?? 0)) return REASON.notConvoy;
  const army = standing[from] ?? -1;
  if (army < 0 || from === to) return REASON.clientImpossible;
  if (!armyIn(from) || board.kind[from] !== COASTAL || board.kind[to] !== COASTAL) return REASON.notConvoy;
  if (routeUses(board, from, to, home[i] ?? 0)) return REASON.none;
  return couldMove(board, army, to, -1) ? REASON.needless : REASON.clientImpossible;
}
