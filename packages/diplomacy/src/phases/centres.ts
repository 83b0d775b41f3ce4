import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { yearOf } from './calendar.ts';
import type { PackedPosition } from './packed-position.ts';
import { LAST_YEAR, QUIET_DRAW, VICTORY } from './packed-position.ts';
import type { UnitLayout } from './unit-word.ts';

/** Who owns and stands where, counted by power. */
export interface Tally {
  readonly centres: Uint16Array;
  readonly units: Uint16Array;
  /** Own home centres that are owned and empty: where a unit can be built (DIP-B2). */
  readonly openHomes: Uint16Array;
}

/** Supply centres on one map under one policy. */
export interface Centres {
  /** Counts afresh; the result is overwritten by the next count. */
  count(position: PackedPosition): Tally;
  /**
   * After the fall retreats: whoever stands in a centre owns it (DIP-B1). Then sees whether the match has ended: a
   * single power with the centres that win (DIP-W1), too many years without a change (DIP-W6), the last year (DIP-W5).
   */
  capture(position: PackedPosition): void;
  /** Whether winter has anything to decide: a removal due, or a build due and possible. `count` must be fresh. */
  winterHasWork(position: PackedPosition): boolean;
}

export function centresOn(
  board: Board,
  layout: UnitLayout,
  policy: Pick<Policy, 'victoryCentres' | 'lastYear' | 'drawAfterYears'>,
): Centres {
  const { centre, home, powerCount, provinceCount, provinceOf } = board;
  const { locationMask, powerMask, powerShift } = layout;
  const victory = policy.victoryCentres ?? board.data.victoryCentres;
  const tally: Tally = {
    centres: new Uint16Array(powerCount),
    units: new Uint16Array(powerCount),
    openHomes: new Uint16Array(powerCount),
  };
  const centreList = Uint16Array.from(
    Array.from({ length: provinceCount }, (_, province) => province).filter((province) => centre[province] === 1),
  );
  const occupied = new Uint8Array(provinceCount);

  const count = (position: PackedPosition): Tally => {
    const { centres, units, openHomes } = tally;
    const { owner, words } = position;
    centres.fill(0);
    units.fill(0);
    openHomes.fill(0);
    for (let i = 0; i < position.units; i++) {
      const word = words[i] ?? 0;
      const power = (word >> powerShift) & powerMask;
      units[power] = (units[power] ?? 0) + 1;
      occupied[provinceOf[word & locationMask] ?? 0] = 1;
    }
    for (let c = 0; c < centreList.length; c++) {
      const province = centreList[c] ?? 0;
      const power = owner[province] ?? -1;
      if (power < 0) continue;
      centres[power] = (centres[power] ?? 0) + 1;
      if (home[province] === power && occupied[province] === 0) openHomes[power] = (openHomes[power] ?? 0) + 1;
    }
    for (let i = 0; i < position.units; i++) occupied[provinceOf[(words[i] ?? 0) & locationMask] ?? 0] = 0;
    return tally;
  };

  return {
    count,

    capture: (position) => {
      const { owner, words } = position;
      let changed = false;
      for (let i = 0; i < position.units; i++) {
        const word = words[i] ?? 0;
        const province = provinceOf[word & locationMask] ?? 0;
        const power = (word >> powerShift) & powerMask;
        if (centre[province] === 0 || owner[province] === power) continue;
        owner[province] = power;
        changed = true;
      }
      position.quietYears = changed ? 0 : position.quietYears + 1;
      const { centres } = count(position);
      let leader = -1;
      let most = 0;
      for (let power = 0; power < powerCount; power++) {
        const own = centres[power] ?? 0;
        if (own > most) {
          most = own;
          leader = power;
        } else if (own === most) {
          leader = -1;
        }
      }
      // Two powers above the mark and level: the match goes on.
      if (most >= victory && leader >= 0) {
        position.ending = VICTORY;
        position.winner = leader;
      } else if (policy.drawAfterYears !== null && position.quietYears >= policy.drawAfterYears) {
        position.ending = QUIET_DRAW;
      } else if (policy.lastYear !== null && yearOf(position.phase) >= policy.lastYear) {
        position.ending = LAST_YEAR;
      }
    },

    winterHasWork: (position) => {
      for (let power = 0; power < powerCount; power++) {
        const due = (tally.centres[power] ?? 0) - (tally.units[power] ?? 0);
        if (due < 0) return true;
        if (due > 0 && (tally.openHomes[power] ?? 0) > 0 && position.civilDisorder[power] === 0) return true;
      }
      return false;
    },
  };
}
