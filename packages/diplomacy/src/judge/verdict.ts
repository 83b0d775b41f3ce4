import type { Board } from '../map/board.ts';
import { headToHead } from './decide.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { CONVOY, KIND_MASK, MOVE } = word;
const {
  CONVOYED,
  DISLODGED,
  goal,
  home,
  ILLEGAL,
  IS_CONVOY,
  IS_MOVE,
  IS_SUPPORT,
  STATE_SPAN,
  kind,
  knot,
  LOST,
  lanes,
  MATCHED,
  NO_PATH,
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
  return VERDICT_OF_STATE[state[i] ?? 0] ?? HOLDS;
}

const REASON_RULE: Readonly<Record<number, string>> = {
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
export function ruleOf(board: Board, i: number): string {
  switch (verdictOf(i)) {
    case ILLEGAL_VERDICT:
    case VOID:
    case NO_ROUTE:
      return (state[i] ?? 0) & STALLED ? 'DIP-C4' : (REASON_RULE[reason[i] ?? 0] ?? 'DIP-L7');
    case DISLODGED_VERDICT:
      return 'DIP-M11';
    case BOUNCED:
      return bounceRule(i);
    case CUT:
      return 'DIP-S2';
    case SUCCEEDS: {
      const ordered = (kind[i] ?? 0) & KIND_MASK;
      if (ordered & MOVE) return successRule(board, i);
      return ordered & CONVOY ? 'DIP-C1' : 'DIP-S1';
    }
    default:
      return 'DIP-O6';
  }
}

function successRule(_board: Board, i: number): string {
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

/** What a failed move came up against at its goal: the unit there and its strength, or -1 and 0. */
export function resistance(i: number): { readonly unit: number; readonly strength: number } {
  const occupant = standing[goal[i] ?? 0] ?? -1;
  if (occupant < 0) return { unit: -1, strength: 0 };
  if ((goal[occupant] ?? -1) < 0 || headToHead(i, occupant)) return { unit: occupant, strength: strengthOf(occupant) };
  return (state[occupant] ?? 0) & WON ? { unit: -1, strength: 0 } : { unit: occupant, strength: 1 };
}

/** The strongest other move to the same goal whose path stands, or -1 (repelled ones left out by the caller's rules). */
export function strongestRival(i: number): number {
  let best = -1;
  for (let j = rivals[goal[i] ?? 0] ?? -1; j >= 0; j = rival[j] ?? -1) {
    if (j === i || (state[j] ?? 0) & NO_PATH) continue;
    if (best < 0 || strengthOf(j) > strengthOf(best)) best = j;
  }
  return best;
}

function bounceRule(i: number): string {
  const { unit, strength } = resistance(i);
  const against = strongestRival(i);
  const rivalStrength = against < 0 ? 0 : strengthOf(against);
  if (unit >= 0) {
    const own = power[unit] === power[i];
    const withAll = strengthOf(i);
    if (withAll > strength && (own || dislodgingStrengthOf(i) <= strength) && rivalStrength < withAll) {
      return own ? 'DIP-M8' : 'DIP-M9';
    }
    if (strength >= withAll && strength >= rivalStrength) {
      if (headToHead(i, unit)) return 'DIP-M4';
      return (goal[unit] ?? -1) >= 0 ? 'DIP-M10' : 'DIP-M3';
    }
  }
  return 'DIP-M2';
}

/** Whether a backup rule decided unit `i` (DIP-M5 for rings, DIP-C4 for paradoxes). */
export function byBackupRule(i: number): boolean {
  return (knot[i] ?? 0) > 0;
}

/** Whether a move was carried by fleets. */
export function wasConvoyed(i: number): boolean {
  return ((state[i] ?? 0) & (CONVOYED | LOST | MATCHED)) === CONVOYED;
}
