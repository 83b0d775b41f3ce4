import type { Board } from '../map/board.ts';
import { COASTAL } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { canStep, stepRefusal } from './legality.ts';
import { convoyRefusal } from './possible.ts';
import { eachCarrier, mayFloat, routeOrdered, routeStands } from './routes.ts';
import {
  aux,
  CONVOYED,
  client,
  convoys,
  count,
  goal,
  home,
  ILLEGAL,
  kind,
  MATCHED,
  moves,
  NO_PATH,
  openMoves,
  openRoutes,
  PATH,
  power,
  REASON,
  reason,
  rival,
  rivals,
  standing,
  state,
  target,
  UNMATCHED,
} from './scratch.ts';
import { FLEET, IMPOSSIBLE, MOVE, VIA } from './word.ts';

/** What of a policy decides which way an army goes (DATC 4.A.3). */
export interface RouteChoice {
  readonly intent: Policy['adjacentConvoy'];
  /** An army whose intended convoy was never ordered walks (`landFallback` other than `none`). */
  readonly walksWithoutRoute: boolean;
}

/** Matches every convoy order with the army it is for. */
export function matchConvoys(board: Board): void {
  const total = count.convoys;
  for (let c = 0; c < total; c++) {
    const i = convoys[c] ?? 0;
    const from = aux[i] ?? 0;
    const to = board.provinceOf[target[i] ?? 0] ?? 0;
    const refusal = convoyRefusal(board, i, from, to);
    if (refusal !== REASON.none) {
      state[i] = ILLEGAL;
      reason[i] = refusal;
      continue;
    }
    const army = standing[from] ?? -1;
    if (((kind[army] ?? 0) & (MOVE | IMPOSSIBLE)) === MOVE && target[army] === to) {
      client[i] = army;
      state[i] = MATCHED;
    } else {
      state[i] = UNMATCHED;
      reason[i] = REASON.mismatch;
    }
  }
}

/**
 * Decides for every move whether it is possible and which way it goes, and enters it among the rivals for its goal.
 * Convoy orders must have been matched.
 */
export function enterMoves(board: Board, choice: RouteChoice, walks: Int32Array | null): void {
  const provinceOf = board.provinceOf;
  const total = count.moves;
  for (let m = 0; m < total; m++) {
    const i = moves[m] ?? 0;
    const to = target[i] ?? 0;
    const province = provinceOf[to] ?? 0;
    const steps = province !== home[i] && canStep(board, i, to);
    let bits = PATH;
    if ((kind[i] ?? 0) & FLEET) {
      if (!steps) {
        refuse(board, i, to);
        continue;
      }
    } else if (!steps) {
      bits = floatOnly(board, i, province);
      if (bits === ILLEGAL) {
        refuse(board, i, to);
        continue;
      }
    } else if (count.convoys > 0 || (kind[i] ?? 0) & VIA) {
      bits = walkOrFloat(board, i, province, choice, walks);
    }
    state[i] = bits;
    goal[i] = province;
    rival[i] = rivals[province] ?? -1;
    rivals[province] = i;
    openMoves[count.openMoves++] = i;
  }
}

function refuse(board: Board, i: number, to: number): void {
  state[i] = ILLEGAL;
  reason[i] = stepRefusal(board, i, to);
}

/** The path of an army that cannot walk there. */
function floatOnly(board: Board, i: number, to: number): number {
  const from = home[i] ?? 0;
  if (from === to || board.kind[from] !== COASTAL || board.kind[to] !== COASTAL) return ILLEGAL;
  if (count.convoys > 0 && routeOrdered(board, i, from, to)) return CONVOYED;
  if (!mayFloat(board, from, to)) return ILLEGAL;
  reason[i] = REASON.noOrderedRoute;
  return CONVOYED | NO_PATH;
}

/** The path of an army that could walk there (DIP-C5). */
function walkOrFloat(board: Board, i: number, to: number, choice: RouteChoice, walks: Int32Array | null): number {
  if (walks !== null && walks[i] === 1) return PATH;
  const from = home[i] ?? 0;
  const via = ((kind[i] ?? 0) & VIA) !== 0;
  const intends =
    choice.intent === 'opposing-move'
      ? opposes(to, from)
      : (via && choice.intent !== 'own-fleet') || (choice.intent !== 'via-only' && ownCarrier(i));
  if (!intends && !(via && choice.intent === 'own-fleet')) return PATH;
  if (board.kind[from] === COASTAL && board.kind[to] === COASTAL && routeOrdered(board, i, from, to)) return CONVOYED;
  if (choice.walksWithoutRoute || choice.intent === 'opposing-move') return PATH;
  return floatOnly(board, i, to);
}

function ownCarrier(army: number): boolean {
  let own = false;
  eachCarrier(army, (fleet) => {
    if (power[fleet] === power[army]) own = true;
  });
  return own;
}

/** Whether the unit in `province` was ordered to `other`. */
function opposes(province: number, other: number): boolean {
  const unit = standing[province] ?? -1;
  return unit >= 0 && ((kind[unit] ?? 0) & MOVE) !== 0 && target[unit] === other;
}

/** Settles the path of every convoyed army whose fleets nobody attacks; the others stay open. */
export function openPaths(board: Board): void {
  const total = count.moves;
  for (let m = 0; m < total; m++) {
    const i = moves[m] ?? 0;
    if (((state[i] ?? 0) & (CONVOYED | NO_PATH)) !== CONVOYED) continue;
    if (routeStands(board, i, home[i] ?? 0, goal[i] ?? 0)) state[i] = (state[i] ?? 0) | PATH;
    else openRoutes[count.openRoutes++] = i;
  }
}
