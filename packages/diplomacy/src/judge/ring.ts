import { moveFate } from './decide.ts';
import { closeDecided } from './open-decisions.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';
import { decideMove } from './settle.ts';

const { count, DECIDED, goal, knot, LOST, openMoves, ROTATES, standing, state, TOGETHER, WON } = scratch;

/**
 * The commonest set by far: a ring of units each of which moves if, and only if, the one before it makes room. Both
 * "all" and "none" are consistent, so all move (DIP-M5).
 */
export function turnRing(rules: Rules): boolean {
  for (let m = 0; m < count.openMoves; m++) {
    const start = openMoves[m] ?? 0;
    let unit = start;
    let length = 0;
    do {
      if (!hangsOnOccupant(unit, rules)) break;
      unit = standing[goal[unit] ?? 0] ?? -1;
      length++;
    } while (unit !== start && length <= count.openMoves);
    if (unit !== start || length < 2) continue;
    const id = ++count.knots;
    do {
      decideMove(unit, WON);
      state[unit] = (state[unit] ?? 0) | ROTATES | TOGETHER;
      knot[unit] = id;
      unit = standing[goal[unit] ?? 0] ?? -1;
    } while (unit !== start);
    closeDecided();
    return true;
  }
  return false;
}

/** Whether an open move succeeds exactly if the unit in its goal, moving too, leaves. */
function hangsOnOccupant(i: number, rules: Rules): boolean {
  const occupant = standing[goal[i] ?? 0] ?? -1;
  if (occupant < 0 || (goal[occupant] ?? -1) < 0) return false;
  const before = state[occupant] ?? 0;
  if (before & DECIDED || (state[i] ?? 0) & DECIDED) return false;
  state[occupant] = before | WON;
  const ifItLeaves = moveFate(i, rules);
  state[occupant] = before | LOST;
  const ifItStays = moveFate(i, rules);
  state[occupant] = before;
  return ifItLeaves === WON && ifItStays === LOST;
}
