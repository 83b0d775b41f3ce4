import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { measureDistances, UNREACHABLE } from './distance.ts';
import type { PackedPosition } from './packed-position.ts';
import type { UnitLayout } from './unit-word.ts';

/** What decided that this unit goes and another stays. */
export const BY_DISTANCE = 1;
export const BY_TYPE = 2;
export const BY_NAME = 3;

/** Removals chosen by the rules: farthest first, then fleets before armies, then by English name (DIP-D1 to D3). */
export interface Removals {
  /** Steps from a unit to the nearest centre the policy counts for its power. */
  distance(position: PackedPosition, i: number): number;
  /**
   * Marks further units of a power for removal.
   *
   * @param marked by unit: not 0 for a unit that is already to be removed; those chosen get `mark`
   */
  choose(position: PackedPosition, power: number, needed: number, marked: Uint8Array, mark: number): void;
  /** What put unit `i`, which goes, before every unit of its power that stays. */
  reason(position: PackedPosition, i: number, marked: Uint8Array): number;
}

export function removalsOn(
  board: Board,
  layout: UnitLayout,
  policy: Pick<Policy, 'removalDistance' | 'armyDistance' | 'fleetDistance'>,
): Removals {
  const { centre, home, nameRank, provinceCount, provinceOf } = board;
  const { fleetBit, locationMask, powerMask, powerShift } = layout;
  const tables = measureDistances(board, policy);
  const fromOwned = policy.removalDistance === 'owned-centres';
  const far = new Uint16Array(provinceCount);

  const distance = (position: PackedPosition, i: number): number => {
    const word = position.words[i] ?? 0;
    const power = (word >> powerShift) & powerMask;
    const table = word & fleetBit ? tables.fleet : tables.army;
    const row = (word & locationMask) * provinceCount;
    let least = UNREACHABLE;
    for (let province = 0; province < provinceCount; province++) {
      if (centre[province] === 0 || (fromOwned ? position.owner[province] : home[province]) !== power) continue;
      least = Math.min(least, table[row + province] ?? UNREACHABLE);
    }
    return least;
  };

  const measure = (position: PackedPosition, power: number): void => {
    for (let i = 0; i < position.units; i++) {
      if ((((position.words[i] ?? 0) >> powerShift) & powerMask) === power) far[i] = distance(position, i);
    }
  };

  /** Which criterion puts unit `i` before unit `j`, or its negative when `j` comes first. Distances must be measured. */
  const precedence = (position: PackedPosition, i: number, j: number): number => {
    const apart = (far[i] ?? 0) - (far[j] ?? 0);
    if (apart !== 0) return apart > 0 ? BY_DISTANCE : -BY_DISTANCE;
    const [left, right] = [position.words[i] ?? 0, position.words[j] ?? 0];
    const types = (left & fleetBit) - (right & fleetBit);
    if (types !== 0) return types > 0 ? BY_TYPE : -BY_TYPE;
    const rank = (word: number): number => nameRank[provinceOf[word & locationMask] ?? 0] ?? 0;
    return rank(left) < rank(right) ? BY_NAME : -BY_NAME;
  };

  return {
    distance,

    choose: (position, power, needed, marked, mark) => {
      measure(position, power);
      for (let k = 0; k < needed; k++) {
        let first = -1;
        for (let i = 0; i < position.units; i++) {
          if (marked[i] !== 0 || (((position.words[i] ?? 0) >> powerShift) & powerMask) !== power) continue;
          if (first < 0 || precedence(position, i, first) > 0) first = i;
        }
        if (first < 0) return;
        marked[first] = mark;
      }
    },

    reason: (position, i, marked) => {
      const power = ((position.words[i] ?? 0) >> powerShift) & powerMask;
      measure(position, power);
      let weakest = BY_DISTANCE;
      for (let j = 0; j < position.units; j++) {
        if (marked[j] !== 0 || (((position.words[j] ?? 0) >> powerShift) & powerMask) !== power) continue;
        weakest = Math.max(weakest, precedence(position, i, j));
      }
      return weakest;
    },
  };
}
