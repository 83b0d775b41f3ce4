import type { Board } from '../map/board.ts';
import { ARMY_STEP, COASTAL, FLEET_INTO, FLEET_STEP, INLAND, SEA } from '../map/board.ts';
import { mayFloat, mayFloatWithout } from './routes.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { FLEET } = word;
const { at, home, kind, REASON, standing } = scratch;

/** Whether an army could walk, or a fleet sail, from where unit `i` stands to a location in one step. */
export function canStep(board: Board, i: number, to: number): boolean {
  const bit = (kind[i] ?? 0) & FLEET ? FLEET_STEP : ARMY_STEP;
  return ((board.steps[(at[i] ?? 0) * board.locationCount + to] ?? 0) & bit) !== 0;
}

/** Whether unit `i` could support into a province: whether it could itself move there, to any coast (DIP-L5). */
export function canReach(board: Board, i: number, province: number): boolean {
  const bit = (kind[i] ?? 0) & FLEET ? FLEET_INTO : ARMY_STEP;
  return ((board.steps[(at[i] ?? 0) * board.locationCount + province] ?? 0) & bit) !== 0;
}

/** Why unit `i`, which cannot step to `to`, cannot; army moves along convoys are judged elsewhere. */
export function stepRefusal(board: Board, i: number, to: number): number {
  const province = board.provinceOf[to] ?? 0;
  if (province === home[i]) return REASON.ownProvince;
  if ((kind[i] ?? 0) & FLEET) {
    if (board.kind[province] === INLAND) return REASON.terrain;
    return canReach(board, i, province) ? REASON.coast : REASON.distance;
  }
  return board.kind[province] === SEA ? REASON.terrain : REASON.distance;
}

/**
 * Whether unit `u` could move to location `to` as the units stand, whatever is ordered: over one step, or as an army
 * along fleets at sea. `without` is a fleet that is busy otherwise, or -1 (DIP-L8).
 */
export function couldMove(board: Board, u: number, to: number, without: number): boolean {
  const province = board.provinceOf[to] ?? 0;
  const from = home[u] ?? 0;
  if (province === from) return false;
  if ((kind[u] ?? 0) & FLEET) return to === province ? canReach(board, u, province) : canStep(board, u, to);
  if (canStep(board, u, province)) return true;
  if (board.kind[from] !== COASTAL || board.kind[province] !== COASTAL) return false;
  return without < 0 ? mayFloat(board, from, province) : mayFloatWithout(board, from, province, home[without] ?? 0);
}

/** Whether a unit stands in the province and is an army. */
export function armyIn(province: number): boolean {
  const unit = standing[province] ?? -1;
  return unit >= 0 && ((kind[unit] ?? 0) & FLEET) === 0;
}
