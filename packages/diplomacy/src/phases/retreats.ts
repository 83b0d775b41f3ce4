import type { Board } from '../map/board.ts';
import type { PackedPosition } from './packed-position.ts';
import type { UnitLayout } from './unit-word.ts';

/** A unit that is disbanded instead of retreating. */
export const DISBAND = -1;

/** Why a dislodged unit may not retreat to a location, or `OPEN`. */
export const OPEN = 0;
/** Not a step the unit itself could make (DIP-R7). */
export const NO_STEP = 1;
/** Where its attacker came from (DIP-R2). */
export const ATTACKERS_ORIGIN = 2;
/** Empty because of a standoff (DIP-R3). */
export const STANDOFF = 3;
/** Somebody stands there (DIP-R4). */
export const OCCUPIED = 4;

/** The retreat phase on one map. */
export interface Retreats {
  /** Looks at the position, before any of the questions below are asked. */
  survey(position: PackedPosition): void;
  /** Whether the `d`th dislodged unit may retreat to a location, and why not. */
  refusal(position: PackedPosition, d: number, to: number): number;
  /** Writes the locations the `d`th dislodged unit may retreat to and returns how many there are. */
  choices(position: PackedPosition, d: number, into: Int16Array): number;
  /**
   * Carries the retreats out: units that choose the same province are disbanded (DIP-R5). The phase number stays.
   *
   * @param choice by dislodged unit: a legal location, or {@link DISBAND}
   */
  carryOut(position: PackedPosition, choice: Int16Array): void;
}

export function retreatsOn(board: Board, layout: UnitLayout): Retreats {
  const { fleetSteps, armySteps, provinceOf } = board;
  const { locationMask, fleetBit } = layout;
  const closed = new Uint8Array(board.provinceCount);
  const arrivals = new Uint8Array(board.provinceCount);

  const stepsOf = (word: number): Uint16Array | undefined =>
    word & fleetBit ? fleetSteps[word & locationMask] : armySteps[word & locationMask];

  const refusal = (position: PackedPosition, d: number, to: number): number => {
    const steps = stepsOf(position.losers[d] ?? 0);
    if (steps === undefined || !steps.includes(to)) return NO_STEP;
    const province = provinceOf[to] ?? 0;
    if (position.originClosed[d] === 1 && position.origin[d] === province) return ATTACKERS_ORIGIN;
    return closed[province] ?? OPEN;
  };

  return {
    survey: (position) => {
      closed.fill(OPEN);
      for (let s = 0; s < position.contested; s++) closed[position.standoffs[s] ?? 0] = STANDOFF;
      for (let i = 0; i < position.units; i++)
        closed[provinceOf[(position.words[i] ?? 0) & locationMask] ?? 0] = OCCUPIED;
    },

    refusal,

    choices: (position, d, into) => {
      const steps = stepsOf(position.losers[d] ?? 0);
      if (steps === undefined) return 0;
      const barred = position.originClosed[d] === 1 ? (position.origin[d] ?? -1) : -1;
      let found = 0;
      for (let s = 0; s < steps.length; s++) {
        const to: number = steps[s] ?? 0;
        const province = provinceOf[to] ?? 0;
        if (province !== barred && closed[province] === OPEN) into[found++] = to;
      }
      return found;
    },

    carryOut: (position, choice) => {
      const { losers, words } = position;
      const total = position.dislodged;
      for (let d = 0; d < total; d++) {
        const to = choice[d] ?? DISBAND;
        if (to !== DISBAND) arrivals[provinceOf[to] ?? 0] = Math.min(2, (arrivals[provinceOf[to] ?? 0] ?? 0) + 1);
      }
      for (let d = 0; d < total; d++) {
        const to = choice[d] ?? DISBAND;
        if (to === DISBAND || arrivals[provinceOf[to] ?? 0] !== 1) continue;
        words[position.units++] = ((losers[d] ?? 0) & ~locationMask) | to;
      }
      for (let d = 0; d < total; d++) {
        const to = choice[d] ?? DISBAND;
        if (to !== DISBAND) arrivals[provinceOf[to] ?? 0] = 0;
      }
      position.dislodged = 0;
      position.contested = 0;
    },
  };
}
