import { MAX_UNITS } from '../judge/scratch.ts';
import type { Board } from '../map/board.ts';

/**
 * A position between two phases as typed arrays that a season changes in place, so that a game played by chance
 * allocates nothing. Every array is as long as the map or the board can ever need.
 */
export interface PackedPosition {
  /** Number of the phase to be played (`calendar.ts`). */
  phase: number;
  /** Units standing. */
  units: number;
  /** Word of each unit standing (`unit-word.ts`). */
  readonly words: Int32Array;
  /** Power that owns each centre, by province, or -1. */
  readonly owner: Int8Array;
  /** Units yet to retreat. */
  dislodged: number;
  /** Word of each of them, where it stood. */
  readonly losers: Int32Array;
  /** Province its attacker came from. */
  readonly origin: Int16Array;
  /** 1 where the origin is closed to it (DIP-R2). */
  readonly originClosed: Uint8Array;
  /** Provinces left empty by a standoff (DIP-R3). */
  contested: number;
  readonly standoffs: Int16Array;
  /** 1 for a power without a player, by power (DIP-X1). */
  readonly civilDisorder: Uint8Array;
  /** Whole years in a row without a centre changing hands (DIP-W6). */
  quietYears: number;
  /** How the match has ended, or {@link PLAYING}. */
  ending: number;
  /** The power that won, where one did, else -1. */
  winner: number;
}

export const PLAYING = 0;
/** DIP-W1. */
export const VICTORY = 1;
/** DIP-W6. */
export const QUIET_DRAW = 2;
/** DIP-W5. */
export const LAST_YEAR = 3;

/** An empty board of this map. */
export function emptyPosition(board: Board): PackedPosition {
  const most = Math.min(board.provinceCount, MAX_UNITS);
  return {
    phase: 0,
    units: 0,
    words: new Int32Array(most),
    owner: new Int8Array(board.provinceCount).fill(-1),
    dislodged: 0,
    losers: new Int32Array(most),
    origin: new Int16Array(most),
    originClosed: new Uint8Array(most),
    contested: 0,
    standoffs: new Int16Array(board.provinceCount),
    civilDisorder: new Uint8Array(board.powerCount),
    quietYears: 0,
    ending: PLAYING,
    winner: -1,
  };
}

/** Makes `to` the same position as `from`: what a playout starts from stays untouched. */
export function copyPosition(from: PackedPosition, to: PackedPosition): void {
  to.phase = from.phase;
  to.units = from.units;
  to.words.set(from.words);
  to.owner.set(from.owner);
  to.dislodged = from.dislodged;
  to.losers.set(from.losers);
  to.origin.set(from.origin);
  to.originClosed.set(from.originClosed);
  to.contested = from.contested;
  to.standoffs.set(from.standoffs);
  to.civilDisorder.set(from.civilDisorder);
  to.quietYears = from.quietYears;
  to.ending = from.ending;
  to.winner = from.winner;
}
