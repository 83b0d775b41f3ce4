import type { Board } from '../map/board.ts';
import { canReach, couldMove } from './legality.ts';
import {
  aux,
  CONVOYED,
  client,
  count,
  gift,
  goal,
  home,
  ILLEGAL,
  kind,
  LIKELY,
  LIKELY_FOREIGN,
  LOST,
  lanes,
  MATCHED,
  NO_PATH,
  openSupports,
  PATH,
  power,
  REASON,
  reason,
  rival,
  rivals,
  SURE,
  SURE_FOREIGN,
  standing,
  state,
  supports,
  target,
  UNMATCHED,
  WON,
} from './scratch.ts';
import { MOVE, SUPPORT_HOLD } from './word.ts';

/** What of a policy decides whether a support is cut. */
export interface CutRules {
  /** 4.A.4: a convoyed attack from the province under attack does not cut. */
  readonly sparesTarget: boolean;
  /** 4.E.1: a unit ordered to an impossible place cannot be supported to hold. */
  readonly illegalMoveDeniesSupport: boolean;
  /** Pairs (support, convoyed attacker) that a printed paradox rule exempts; null without such a rule. */
  readonly exempt: ((support: number, attacker: number) => boolean) | null;
}

/**
 * Judges every support: possible or not, matching or not, cut or not. What is certain goes into the lanes of the unit
 * supported at once; a support that hangs on a convoy or on being dislodged stays open.
 */
export function matchSupports(board: Board, rules: CutRules): void {
  const total = count.supports;
  const provinceOf = board.provinceOf;
  for (let s = 0; s < total; s++) {
    const i = supports[s] ?? 0;
    const from = aux[i] ?? 0;
    const to = target[i] ?? 0;
    const into = provinceOf[to] ?? 0;
    const unit = standing[from] ?? -1;
    if (unit < 0 || unit === i || into === home[i] || !canReach(board, i, into)) {
      state[i] = ILLEGAL;
      reason[i] =
        unit < 0 ? REASON.clientImpossible : unit === i || into === home[i] ? REASON.itself : REASON.outOfReach;
      continue;
    }
    if ((kind[i] ?? 0) & SUPPORT_HOLD) {
      if ((goal[unit] ?? -1) >= 0 || (rules.illegalMoveDeniesSupport && triedImpossible(unit))) {
        state[i] = UNMATCHED;
        reason[i] = REASON.mismatch;
        continue;
      }
    } else if (goal[unit] !== into || (to !== into && target[unit] !== to)) {
      dismiss(board, i, unit, to, into);
      continue;
    }
    client[i] = unit;
    const occupant = standing[into] ?? -1;
    const foreign = (kind[i] ?? 0) & SUPPORT_HOLD || occupant < 0 || power[occupant] !== power[i];
    const sure = foreign ? SURE | SURE_FOREIGN : SURE;
    const likely = foreign ? LIKELY | LIKELY_FOREIGN : LIKELY;
    gift[i] = sure;
    const fate = supportFate(i, into, rules);
    if (fate === WON) {
      state[i] = MATCHED | WON;
      lanes[unit] = (lanes[unit] ?? 0) + sure + likely;
    } else if (fate === LOST) {
      state[i] = MATCHED | LOST;
    } else {
      state[i] = MATCHED;
      lanes[unit] = (lanes[unit] ?? 0) + likely;
      openSupports[count.openSupports++] = i;
    }
  }
}

function triedImpossible(unit: number): boolean {
  return ((kind[unit] ?? 0) & MOVE) !== 0 && ((state[unit] ?? 0) & ILLEGAL) !== 0;
}

/** A support to move that matches no move: void if it could have, impossible if not. */
function dismiss(board: Board, i: number, unit: number, to: number, into: number): void {
  if (couldMove(board, unit, to, i)) {
    state[i] = UNMATCHED;
    reason[i] = goal[unit] === into ? REASON.coastMismatch : REASON.mismatch;
    return;
  }
  state[i] = ILLEGAL;
  reason[i] = couldMove(board, unit, to, -1) ? REASON.neededForConvoy : REASON.clientImpossible;
}

/**
 * Whether support `i` into province `into` stands: WON, LOST, or 0 while that is open (DIP-S2 to S5).
 */
export function supportFate(i: number, into: number, rules: CutRules): number {
  let fate = WON;
  const own = power[i] ?? 0;
  for (let j = rivals[home[i] ?? 0] ?? -1; j >= 0; j = rival[j] ?? -1) {
    if (power[j] === own) continue;
    const bits = state[j] ?? 0;
    if (bits & NO_PATH) continue;
    const convoyed = (bits & CONVOYED) !== 0;
    if (convoyed && rules.exempt?.(i, j)) continue;
    if (home[j] === into && (!convoyed || rules.sparesTarget)) {
      if (bits & WON) return LOST;
      if ((bits & LOST) === 0) fate = 0;
    } else if (bits & PATH) {
      return LOST;
    } else {
      fate = 0;
    }
  }
  return fate;
}
