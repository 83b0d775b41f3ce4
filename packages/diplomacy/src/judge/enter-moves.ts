import type { Board } from '../map/board.ts';
import { COASTAL as COAST } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { stepRefusal } from './legality.ts';
import { convoyRefusal } from './possible.ts';
import { mayFloat, routeOrdered, routeStands } from './routes.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const COASTAL = COAST;
const { FLEET, FLEET_BIT, IMPOSSIBLE, MOVE, VIA } = word;
const {
  aux,
  CONVOYED,
  client,
  convoys,
  count,
  goal,
  home,
  ILLEGAL,
  IS_CONVOY,
  IS_MOVE,
  at,
  kind,
  MATCHED,
  moves,
  NO_PATH,
  openMoves,
  openRoutes,
  OFFERED,
  OWN_OFFER,
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
} = scratch;

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
      state[i] = IS_CONVOY | ILLEGAL;
      reason[i] = refusal;
      continue;
    }
    const army = standing[from] ?? -1;
    if (((kind[army] ?? 0) & (MOVE | IMPOSSIBLE)) === MOVE && target[army] === to) {
      client[i] = army;
      state[i] = IS_CONVOY | MATCHED;
      state[army] = (state[army] ?? 0) | (power[army] === power[i] ? OFFERED | OWN_OFFER : OFFERED);
    } else {
      state[i] = IS_CONVOY | UNMATCHED;
      reason[i] = REASON.mismatch;
    }
  }
}

/**
 * Decides for every move whether it is possible and which way it goes, and enters it among the rivals for its goal.
 * Convoy orders must have been matched.
 */
export function enterMoves(board: Board, choice: RouteChoice, walks: Int32Array | null): void {
  const { provinceOf, steps, locationCount } = board;
  const total = count.moves;
  let open = 0;
  for (let m = 0; m < total; m++) {
    const i = moves[m] ?? 0;
    const order = kind[i] ?? 0;
    const to = target[i] ?? 0;
    const province = provinceOf[to] ?? 0;
    const offered = (state[i] ?? 0) & (OFFERED | OWN_OFFER);
    let bits = PATH | IS_MOVE;
    // ARMY_STEP for an army, FLEET_STEP for a fleet.
    const stepBit = 1 << ((order >> FLEET_BIT) & 1);
    if (((steps[(at[i] ?? 0) * locationCount + to] ?? 0) & stepBit) === 0) {
      const path = order & FLEET ? ILLEGAL : floatOnly(board, i, province);
      bits = IS_MOVE | path;
      if (path === ILLEGAL) {
        state[i] = bits;
        reason[i] = stepRefusal(board, i, to);
        continue;
      }
    } else if ((offered | (order & VIA)) !== 0 && (order & FLEET) === 0) {
      bits = IS_MOVE | walkOrFloat(board, i, province, choice, walks);
      if (bits & ILLEGAL) {
        state[i] = bits;
        reason[i] = REASON.distance;
        continue;
      }
    }
    state[i] = bits;
    goal[i] = province;
    rival[i] = rivals[province] ?? -1;
    rivals[province] = i;
    openMoves[open++] = i;
  }
  count.openMoves = open;
}

/** The path of an army that cannot walk there. */
function floatOnly(board: Board, i: number, to: number): number {
  const from = home[i] ?? 0;
  if (from === to || board.kind[from] !== COASTAL || board.kind[to] !== COASTAL) return ILLEGAL;
  if ((state[i] ?? 0) & OFFERED && routeOrdered(board, i, from, to)) return CONVOYED;
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
      : (via && choice.intent !== 'own-fleet') || (choice.intent !== 'via-only' && ((state[i] ?? 0) & OWN_OFFER) !== 0);
  // The rules of 1982 do not know "via convoy": there it says nothing.
  if (!intends) return PATH;
  if (board.kind[from] === COASTAL && board.kind[to] === COASTAL && routeOrdered(board, i, from, to)) return CONVOYED;
  if (choice.walksWithoutRoute || choice.intent === 'opposing-move') return PATH;
  return floatOnly(board, i, to);
}

/** Whether the unit in `province` was ordered to `other`. */
function opposes(province: number, other: number): boolean {
  const unit = standing[province] ?? -1;
  return unit >= 0 && ((kind[unit] ?? 0) & MOVE) !== 0 && target[unit] === other;
}

/**
 * Settles the path of every convoyed army that has a route of fleets nobody attacks; the others stay open.
 *
 * @param anyRouteBreaks under the rule of 1971 one such route is not enough (DATC 4.A.1)
 */
export function openPaths(board: Board, anyRouteBreaks: boolean): void {
  const total = count.moves;
  for (let m = 0; m < total; m++) {
    const i = moves[m] ?? 0;
    if (((state[i] ?? 0) & (CONVOYED | NO_PATH)) !== CONVOYED) continue;
    if (!anyRouteBreaks && routeStands(board, i, home[i] ?? 0, goal[i] ?? 0)) state[i] = (state[i] ?? 0) | PATH;
    else openRoutes[count.openRoutes++] = i;
  }
}
