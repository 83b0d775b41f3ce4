import type { Board } from '../map/board.ts';
import { couldMove } from './legality.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { FLEET_BIT, MOVE, SUPPORT_HOLD, SUPPORT_HOLD_BIT } = word;
const {
  at,
  aux,
  CONVOYED,
  client,
  count,
  gift,
  goal,
  home,
  ILLEGAL,
  IS_SUPPORT,
  kind,
  LOST,
  lanes,
  MATCHED,
  NOBODY,
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
} = scratch;

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
  const { provinceOf, steps, locationCount } = board;
  let open = 0;
  for (let s = 0; s < total; s++) {
    const i = supports[s] ?? 0;
    const order = kind[i] ?? 0;
    const to = target[i] ?? 0;
    const into = provinceOf[to] ?? 0;
    const unit = standing[aux[i] ?? 0] ?? -1;
    // ARMY_STEP for an army, FLEET_INTO for a fleet.
    const reachBit = 1 << ((order >> (FLEET_BIT - 1)) & 2);
    const reached = (steps[(at[i] ?? 0) * locationCount + into] ?? 0) & reachBit;
    if (reached === 0 || unit < 0 || unit === i || into === home[i]) {
      state[i] = IS_SUPPORT | ILLEGAL;
      reason[i] =
        unit < 0 ? REASON.clientImpossible : unit === i || into === home[i] ? REASON.itself : REASON.outOfReach;
      continue;
    }
    // A support to hold wants a unit that does not move (-1), a support to move one that moves there.
    const isHold = (order >> SUPPORT_HOLD_BIT) & 1;
    const matches = goal[unit] === (into | -isHold) && (to === into || target[unit] === to);
    if (!matches || ((state[unit] ?? 0) & NO_PATH && !couldMove(board, unit, to, i))) {
      dismiss(board, i, unit, to, into);
      continue;
    }
    if (rules.illegalMoveDeniesSupport && isHold && triedImpossible(unit)) {
      state[i] = IS_SUPPORT | UNMATCHED;
      reason[i] = REASON.mismatch;
      continue;
    }
    client[i] = unit;
    // Foreign to whoever stands there, nobody (power -1) included; a support to hold dislodges no one.
    const differs = (power[(standing[into] ?? -1) & NOBODY] ?? 0) ^ (power[i] ?? 0);
    const sure = SURE | (SURE_FOREIGN * (((differs | -differs) >>> 31) | isHold));
    gift[i] = sure;
    const fate = (rivals[home[i] ?? 0] ?? -1) < 0 ? WON : supportFate(i, into, rules);
    if (fate === WON) {
      state[i] = IS_SUPPORT | MATCHED | WON;
      lanes[unit] = (lanes[unit] ?? 0) + sure + (sure << 16);
    } else if (fate === LOST) {
      state[i] = IS_SUPPORT | MATCHED | LOST;
    } else {
      state[i] = IS_SUPPORT | MATCHED;
      lanes[unit] = (lanes[unit] ?? 0) + (sure << 16);
      openSupports[open++] = i;
    }
  }
  count.openSupports = open;
}

function triedImpossible(unit: number): boolean {
  return ((kind[unit] ?? 0) & MOVE) !== 0 && ((state[unit] ?? 0) & ILLEGAL) !== 0;
}

/** A support that matches no order given: void if it could have, impossible if not. */
function dismiss(board: Board, i: number, unit: number, to: number, into: number): void {
  if ((kind[i] ?? 0) & SUPPORT_HOLD || couldMove(board, unit, to, i)) {
    state[i] = IS_SUPPORT | UNMATCHED;
    reason[i] = goal[unit] === into ? REASON.coastMismatch : REASON.mismatch;
    return;
  }
  state[i] = IS_SUPPORT | ILLEGAL;
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
