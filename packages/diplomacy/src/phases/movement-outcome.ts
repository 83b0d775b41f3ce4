import { contests, type StrengthRules } from '../judge/decide.ts';
import * as scratch from '../judge/scratch.ts';
import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import type { PackedPosition } from './packed-position.ts';
import type { UnitLayout } from './unit-word.ts';

const { CONVOYED, count, DISLODGED, goal, home, IS_MOVE, LOST, moves, rival, rivals, state, target, WON } = scratch;

/** Phase in which each province was last found occupied or contested: cheaper to raise a number than to wipe. */
interface Marks {
  stamp: number;
  readonly occupied: Int32Array;
  readonly noted: Int32Array;
}

/**
 * Carries out a movement phase just judged: successful movers stand at their goals, dislodged units await their
 * retreat, and provinces that a standoff left empty are noted (DIP-R3). The phase number stays; `units` of the position
 * must be the units judged, in the same order.
 */
export type MovementOutcome = (position: PackedPosition) => void;

export function movementOutcome(
  board: Board,
  layout: UnitLayout,
  policy: Pick<Policy, 'dislodgedEffect' | 'retreatToConvoyOrigin'>,
): MovementOutcome {
  const rules: StrengthRules = { dislodgedNeverCounts: policy.dislodgedEffect === 'never' };
  const opensConvoyOrigin = policy.retreatToConvoyOrigin === 'allowed';
  const { locationMask } = layout;
  const marks: Marks = {
    stamp: 0,
    occupied: new Int32Array(board.provinceCount),
    noted: new Int32Array(board.provinceCount),
  };

  return (position) => {
    const { words, losers, origin, originClosed } = position;
    const stamp = ++marks.stamp;
    const total = position.units;
    let kept = 0;
    let lost = 0;
    for (let i = 0; i < total; i++) {
      const bits = state[i] ?? 0;
      const word = words[i] ?? 0;
      if ((bits & (IS_MOVE | WON)) === (IS_MOVE | WON)) {
        words[kept++] = (word & ~locationMask) | (target[i] ?? 0);
        marks.occupied[goal[i] ?? 0] = stamp;
      } else if (bits & DISLODGED) {
        const attacker = attackerOf(i);
        losers[lost] = word;
        origin[lost] = home[attacker] ?? 0;
        originClosed[lost] = opensConvoyOrigin && (state[attacker] ?? 0) & CONVOYED ? 0 : 1;
        lost++;
      } else {
        words[kept++] = word;
        marks.occupied[home[i] ?? 0] = stamp;
      }
    }
    position.units = kept;
    position.dislodged = lost;
    noteStandoffs(position, marks, rules);
  };
}

/** The unit whose move dislodged unit `i`. */
function attackerOf(i: number): number {
  for (let j = rivals[home[i] ?? 0] ?? -1; j >= 0; j = rival[j] ?? -1) if ((state[j] ?? 0) & WON) return j;
  return i;
}

/** Provinces nobody stands in though somebody's failed move counted there. */
function noteStandoffs(position: PackedPosition, marks: Marks, rules: StrengthRules): void {
  const { standoffs } = position;
  let contested = 0;
  for (let m = 0; m < count.moves; m++) {
    const i = moves[m] ?? 0;
    const province = goal[i] ?? -1;
    if (province < 0 || ((state[i] ?? 0) & LOST) === 0) continue;
    if (marks.occupied[province] === marks.stamp || marks.noted[province] === marks.stamp) continue;
    if (!contests(i, rules)) continue;
    marks.noted[province] = marks.stamp;
    standoffs[contested++] = province;
  }
  position.contested = contested;
}
