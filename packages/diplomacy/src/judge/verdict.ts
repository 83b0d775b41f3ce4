import type { StrengthRules } from './decide.ts';
import { CERTAINLY, headToHead, repelled } from './decide.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { CONVOY, KIND_MASK, MOVE } = word;
const {
  DISLODGED,
  goal,
  home,
  ILLEGAL,
  IS_CONVOY,
  IS_MOVE,
  IS_SUPPORT,
  STATE_SPAN,
  kind,
  lanes,
  NO_PATH,
  PATH,
  power,
  REASON,
  ROTATES,
  reason,
  rival,
  rivals,
  STALLED,
  standing,
  state,
  UNMATCHED,
  WON,
} = scratch;

/** Verdict codes, the places of `VERDICTS`. */
export const HOLDS = 0;
export const SUCCEEDS = 1;
export const BOUNCED = 2;
export const CUT = 3;
export const DISLODGED_VERDICT = 4;
export const NO_ROUTE = 5;
export const VOID = 6;
export const ILLEGAL_VERDICT = 7;

/** Verdict code for every combination of state bits: what describes the order goes before what befell the unit. */
const VERDICT_OF_STATE = Uint8Array.from({ length: STATE_SPAN }, (_, bits) => {
  if (bits & ILLEGAL) return ILLEGAL_VERDICT;
  if (bits & UNMATCHED) return VOID;
  if (bits & IS_MOVE && bits & NO_PATH) return NO_ROUTE;
  if (bits & DISLODGED) return DISLODGED_VERDICT;
  if (bits & IS_MOVE) return bits & WON ? SUCCEEDS : BOUNCED;
  if (bits & IS_SUPPORT) return bits & WON ? SUCCEEDS : CUT;
  if (bits & IS_CONVOY) return bits & STALLED ? NO_ROUTE : SUCCEEDS;
  return HOLDS;
});

/** Verdict code of unit `i`'s order in the phase just judged. */
export function verdictOf(i: number): number {
  return VERDICT_OF_STATE[(state[i] ?? 0) & (STATE_SPAN - 1)] ?? HOLDS;
}

/** The rule each reason stands for. */
export const REASON_RULE: Readonly<Record<number, string>> = {
  [REASON.terrain]: 'DIP-L1',
  [REASON.distance]: 'DIP-L2',
  [REASON.ownProvince]: 'DIP-L3',
  [REASON.coast]: 'DIP-L4',
  [REASON.outOfReach]: 'DIP-L5',
  [REASON.itself]: 'DIP-L6',
  [REASON.clientImpossible]: 'DIP-L7',
  [REASON.neededForConvoy]: 'DIP-L8',
  [REASON.notConvoy]: 'DIP-L9',
  [REASON.needless]: 'DIP-L10',
  [REASON.mismatch]: 'DIP-V1',
  [REASON.coastMismatch]: 'DIP-V2',
  [REASON.noOrderedRoute]: 'DIP-C2',
  [REASON.routeBroken]: 'DIP-C3',
  [REASON.paradox]: 'DIP-C4',
  [REASON.absent]: 'DIP-O5',
  [REASON.repeated]: 'DIP-O3',
  [REASON.garbled]: 'DIP-O7',
};

/** Id of the rule that decided unit `i`'s order. */
export function ruleOf(i: number, rules: StrengthRules): string {
  switch (verdictOf(i)) {
    case ILLEGAL_VERDICT:
    case VOID:
    case NO_ROUTE:
      return (state[i] ?? 0) & STALLED ? 'DIP-C4' : (REASON_RULE[reason[i] ?? 0] ?? 'DIP-L7');
    case DISLODGED_VERDICT:
      return 'DIP-M11';
    case BOUNCED:
      return bounceRule(i, rules);
    case CUT:
      return 'DIP-S2';
    case SUCCEEDS: {
      const ordered = (kind[i] ?? 0) & KIND_MASK;
      if (ordered & MOVE) return successRule(i);
      return ordered & CONVOY ? 'DIP-C1' : 'DIP-S1';
    }
    default:
      return 'DIP-O6';
  }
}

function successRule(i: number): string {
  const occupant = standing[goal[i] ?? 0] ?? -1;
  if (occupant < 0) return 'DIP-M1';
  if (goal[occupant] === home[i] && (state[occupant] ?? 0) & WON) return 'DIP-M6';
  return ringOf(i) ? 'DIP-M5' : 'DIP-M1';
}

/** Whether a successful move is part of a ring in which everyone moves on. */
function ringOf(i: number): boolean {
  if ((state[i] ?? 0) & ROTATES) return true;
  let unit = standing[goal[i] ?? 0] ?? -1;
  for (let steps = 0; unit >= 0 && steps < 1024; steps++) {
    if (unit === i) return steps > 1;
    if ((goal[unit] ?? -1) < 0 || ((state[unit] ?? 0) & WON) === 0) return false;
    unit = standing[goal[unit] ?? 0] ?? -1;
  }
  return false;
}

/** Strength of a move by all its supports. */
export function strengthOf(i: number): number {
  return 1 + ((lanes[i] ?? 0) & 0xff);
}

/** Strength of a move that counts towards dislodging who stands in its goal (DIP-M9). */
export function dislodgingStrengthOf(i: number): number {
  return 1 + (((lanes[i] ?? 0) >> 8) & 0xff);
}

/**
 * The unit that stopped failed move `i`: whoever holds its goal or comes from it head-on, if as strong as any rival; else
 * the strongest rival that would have sufficed; else the unit there that tried to leave and could not.
 */
export function obstacleOf(i: number, rules: StrengthRules): number {
  const occupant = standing[goal[i] ?? 0] ?? -1;
  // A support that succeeded stays where it is: only a move that succeeded has left.
  const left = occupant >= 0 && (goal[occupant] ?? -1) >= 0 && ((state[occupant] ?? 0) & WON) !== 0;
  const stays = left ? -1 : occupant;
  const fights = occupant >= 0 && ((goal[occupant] ?? -1) < 0 || headToHead(i, occupant));
  const all = strengthOf(i);
  const isOwn = occupant >= 0 && power[occupant] === power[i];
  const dislodging = isOwn ? 0 : dislodgingStrengthOf(i);
  const against = strongestRival(i, occupant, rules);
  const rivalStrength = against < 0 ? 0 : strengthOf(against);
  if (fights && strengthOf(occupant) >= rivalStrength && strengthOf(occupant) >= dislodging) return occupant;
  // Supports of the power that stays there do not count against a rival either: it is the occupant they must overcome.
  if (rivalStrength >= (stays >= 0 && !isOwn ? dislodging : all)) return against;
  return stays >= 0 ? stays : against;
}

/** The strongest other move to the same goal whose path stands and that is not driven back, or -1. */
function strongestRival(i: number, occupant: number, rules: StrengthRules): number {
  let best = -1;
  for (let j = rivals[goal[i] ?? 0] ?? -1; j >= 0; j = rival[j] ?? -1) {
    if (j === i || ((state[j] ?? 0) & PATH) === 0) continue;
    if (occupant >= 0 && repelled(j, occupant, rules) === CERTAINLY) continue;
    if (
      best < 0 ||
      strengthOf(j) > strengthOf(best) ||
      (strengthOf(j) === strengthOf(best) && (home[j] ?? 0) < (home[best] ?? 0))
    ) {
      best = j;
    }
  }
  return best;
}

function bounceRule(i: number, rules: StrengthRules): string {
  const obstacle = obstacleOf(i, rules);
  if (obstacle < 0) return 'DIP-M2';
  if (standing[goal[i] ?? 0] !== obstacle) return strengthOf(obstacle) >= strengthOf(i) ? 'DIP-M2' : 'DIP-M9';
  const fights = (goal[obstacle] ?? -1) < 0 || headToHead(i, obstacle);
  // Only where full strength would have won is it the power, not the strength, that stood in the way.
  if (strengthOf(i) > (fights ? strengthOf(obstacle) : 1)) return power[obstacle] === power[i] ? 'DIP-M8' : 'DIP-M9';
  if ((goal[obstacle] ?? -1) < 0) return 'DIP-M3';
  return fights ? 'DIP-M4' : 'DIP-M10';
}
