import type { Board } from '../map/board.ts';
import type { StrengthRules } from './decide.ts';
import { moveFate } from './decide.ts';
import type { CutRules } from './match-supports.ts';
import { supportFate } from './match-supports.ts';
import { eachCarrier, onSomeRoute, routeMayStand, routeStands } from './routes.ts';
import * as scratch from './scratch.ts';

const {
  client,
  count,
  DISLODGED,
  IS_MOVE,
  standing,
  gift,
  goal,
  home,
  LOST,
  lanes,
  NO_PATH,
  openMoves,
  openRoutes,
  openSupports,
  PATH,
  REASON,
  reason,
  rival,
  rivals,
  STALLED,
  state,
  target,
  WON,
} = scratch;

export interface Rules extends StrengthRules, CutRules {
  /** 4.A.1: one broken route breaks the convoy. */
  readonly anyRouteBreaks: boolean;
}

/**
 * Settles whatever follows from what is already known, until nothing more does. What stays open afterwards depends on
 * itself.
 */
export function settle(board: Board, rules: Rules): void {
  let moved = true;
  while (moved) {
    moved = settleMoves(rules);
    if (count.openRoutes > 0 && settleRoutes(board, rules)) moved = true;
    if (count.openSupports > 0 && settleSupports(board, rules)) moved = true;
    if (count.openMoves === 0 && count.openRoutes === 0 && count.openSupports === 0) return;
  }
}

function settleMoves(rules: Rules): boolean {
  let kept = 0;
  const total = count.openMoves;
  for (let m = 0; m < total; m++) {
    const i = openMoves[m] ?? 0;
    const fate = moveFate(i, rules);
    if (fate === 0) openMoves[kept++] = i;
    else decideMove(i, fate);
  }
  count.openMoves = kept;
  return kept < total;
}

/**
 * A move that succeeds dislodges whoever stays at its goal (DIP-M11), and a unit that leaves is not dislodged: whichever
 * is known last puts the mark right.
 */
export function decideMove(i: number, fate: number): void {
  if (fate === LOST) {
    state[i] = (state[i] ?? 0) | LOST;
    return;
  }
  state[i] = ((state[i] ?? 0) | WON) & ~DISLODGED;
  const loser = standing[goal[i] ?? 0] ?? -1;
  if (loser < 0) return;
  const bits = state[loser] ?? 0;
  if ((bits & (IS_MOVE | WON)) !== (IS_MOVE | WON)) state[loser] = bits | DISLODGED;
}

function settleRoutes(board: Board, rules: Rules): boolean {
  let kept = 0;
  const total = count.openRoutes;
  for (let r = 0; r < total; r++) {
    const i = openRoutes[r] ?? 0;
    const fate = routeFate(board, i, rules);
    if (fate === 0) openRoutes[kept++] = i;
    else decideRoute(i, fate);
  }
  count.openRoutes = kept;
  return kept < total;
}

/** Whether the convoy of army `i` carries: WON, LOST, or 0 while open (DATC 5.B.4). */
export function routeFate(board: Board, i: number, rules: Rules): number {
  const from = home[i] ?? 0;
  const to = goal[i] ?? 0;
  if (rules.anyRouteBreaks) return anyRouteFate(board, i);
  if (routeStands(board, i, from, to)) return WON;
  return routeMayStand(board, i, from, to) ? 0 : LOST;
}

/** The same under the rule of 1971: every fleet that lies on a route must stay. */
function anyRouteFate(board: Board, i: number): number {
  let fate = WON;
  let carriers = 0;
  eachCarrier(i, (fleet) => {
    const sea = home[fleet] ?? 0;
    if (!onSomeRoute(board, i, home[i] ?? 0, goal[i] ?? 0, sea)) return;
    carriers++;
    for (let j = rivals[sea] ?? -1; j >= 0; j = rival[j] ?? -1) {
      const bits = state[j] ?? 0;
      if (bits & WON) fate = LOST;
      else if ((bits & LOST) === 0 && fate === WON) fate = 0;
    }
  });
  return carriers === 0 ? LOST : fate;
}

export function decideRoute(i: number, fate: number): void {
  if (fate === WON) {
    state[i] = (state[i] ?? 0) | PATH;
    reason[i] = REASON.none;
    return;
  }
  state[i] = (state[i] ?? 0) | NO_PATH;
  reason[i] = REASON.routeBroken;
  eachCarrier(i, (fleet) => {
    if ((state[fleet] ?? 0) & STALLED) reason[i] = REASON.paradox;
  });
}

function settleSupports(board: Board, rules: Rules): boolean {
  let kept = 0;
  const total = count.openSupports;
  for (let s = 0; s < total; s++) {
    const i = openSupports[s] ?? 0;
    const fate = supportFate(i, board.provinceOf[target[i] ?? 0] ?? 0, rules);
    if (fate === 0) openSupports[kept++] = i;
    else decideSupport(i, fate);
  }
  count.openSupports = kept;
  return kept < total;
}

/** Moves an open support out of the "may count" lanes of its unit, into the sure ones or away. */
export function decideSupport(i: number, fate: number): void {
  const unit = client[i] ?? 0;
  const sure = gift[i] ?? 0;
  state[i] = (state[i] ?? 0) | fate;
  lanes[unit] = (lanes[unit] ?? 0) + (fate === WON ? sure : -(sure << 16));
}
