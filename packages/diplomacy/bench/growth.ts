import { MOVE, SUPPORT_HOLD, SUPPORT_MOVE, WIDE_FLEET, WIDE_POWER_SHIFT } from '../src/judge/word.ts';
import type { Board } from '../src/map/board.ts';
import { SEA } from '../src/map/board.ts';
import type { Draw } from '../src/phases/playout.ts';

/** Phases of a large map with some number of units, all near each other, ordered by chance: two words a unit. */
export function widePhases(board: Board, units: number, phases: number, draw: Draw): Int32Array[] {
  return Array.from({ length: phases }, () => widePhase(board, units, draw));
}

function widePhase(board: Board, units: number, draw: Draw): Int32Array {
  // As many provinces as twice the units, from the first on: crowded at every size.
  const room = Math.min(board.provinceCount, units * 2);
  const places = Array.from({ length: room }, (_, province) => province);
  for (let i = places.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [places[i], places[j]] = [places[j] ?? 0, places[i] ?? 0];
  }
  const taken = places.slice(0, units);
  const words = new Int32Array(units * 2);
  const isFleet = (province: number): boolean => board.kind[province] === SEA;
  const steps = (province: number): ArrayLike<number> =>
    (isFleet(province) ? board.fleetSteps[province] : board.armySteps[province]) ?? [];
  const pick = (list: ArrayLike<number>): number => list[draw(list.length)] ?? 0;
  const goals = taken.map((province) => (draw(2) === 0 && steps(province).length > 0 ? pick(steps(province)) : -1));
  taken.forEach((province, i) => {
    const first = province | (isFleet(province) ? WIDE_FLEET : 0) | (draw(20) << WIDE_POWER_SHIFT);
    const goal = goals[i] ?? -1;
    let kind = 0;
    let aux = 0;
    let target = 0;
    if (goal >= 0) {
      kind = MOVE;
      target = goal;
    } else if (steps(province).length > 0) {
      const into = pick(steps(province));
      const mover = goals.findIndex((other, j) => other === into && j !== i);
      kind = mover >= 0 ? SUPPORT_MOVE : SUPPORT_HOLD;
      aux = mover >= 0 ? (taken[mover] ?? 0) : into;
      target = into;
    }
    words[2 * i] = first | kind;
    words[2 * i + 1] = aux | (target << 16);
  });
  return words;
}
