import type { Board } from '../map/board.ts';
import {
  at,
  aux,
  client,
  convoys,
  count,
  goal,
  home,
  ILLEGAL,
  kind,
  knot,
  lanes,
  moves,
  power,
  REASON,
  reason,
  rival,
  rivals,
  standing,
  state,
  supports,
  target,
  UNMATCHED,
} from './scratch.ts';
import {
  AUX_SHIFT,
  CONVOY,
  FLEET,
  IMPOSSIBLE,
  KIND_MASK,
  LOCATION_MASK,
  MOVE,
  POWER_MASK,
  POWER_SHIFT,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  TARGET_SHIFT,
  WIDE_FLEET,
  WIDE_LOCATION_MASK,
  WIDE_POWER_MASK,
  WIDE_POWER_SHIFT,
} from './word.ts';

/** Wipes the provinces the last phase touched: cheaper than the whole board. */
export function wipe(): void {
  const units = count.units;
  for (let i = 0; i < units; i++) standing[home[i] ?? 0] = -1;
  const moving = count.moves;
  for (let m = 0; m < moving; m++) {
    const g = goal[moves[m] ?? 0] ?? -1;
    if (g >= 0) rivals[g] = -1;
  }
  count.units = 0;
  count.moves = 0;
  count.supports = 0;
  count.convoys = 0;
  count.openMoves = 0;
  count.openSupports = 0;
  count.openRoutes = 0;
  count.knots = 0;
}

/** Reads a phase of one-word orders into the scratch arrays and sorts the units into lists by what they were ordered. */
export function readOrders(board: Board, words: Int32Array, from: number, units: number): void {
  const provinceOf = board.provinceOf;
  for (let i = 0; i < units; i++) {
    const word = words[from + i] ?? 0;
    const location = word & LOCATION_MASK;
    const province = provinceOf[location] ?? 0;
    at[i] = location;
    home[i] = province;
    power[i] = (word >> POWER_SHIFT) & POWER_MASK;
    kind[i] = word & (KIND_MASK | FLEET | IMPOSSIBLE);
    aux[i] = (word >> AUX_SHIFT) & LOCATION_MASK;
    target[i] = (word >> TARGET_SHIFT) & LOCATION_MASK;
    enter(i, province, word);
  }
  count.units = units;
}

/** The same for phases of a large map, two words a unit. */
export function readWideOrders(board: Board, words: Int32Array, from: number, units: number): void {
  const provinceOf = board.provinceOf;
  for (let i = 0; i < units; i++) {
    const first = words[from + 2 * i] ?? 0;
    const second = words[from + 2 * i + 1] ?? 0;
    const location = first & WIDE_LOCATION_MASK;
    const province = provinceOf[location] ?? 0;
    at[i] = location;
    home[i] = province;
    power[i] = (first >> WIDE_POWER_SHIFT) & WIDE_POWER_MASK;
    kind[i] = (first & (KIND_MASK | IMPOSSIBLE)) | (first & WIDE_FLEET ? FLEET : 0);
    aux[i] = second & 0xffff;
    target[i] = second >>> 16;
    enter(i, province, first);
  }
  count.units = units;
}

function enter(i: number, province: number, word: number): void {
  goal[i] = -1;
  state[i] = 0;
  reason[i] = 0;
  lanes[i] = 0;
  client[i] = -1;
  rival[i] = -1;
  knot[i] = 0;
  standing[province] = i;
  if (word & IMPOSSIBLE) {
    const why = aux[i] ?? 0;
    state[i] = why === REASON.coastMismatch ? UNMATCHED : ILLEGAL;
    reason[i] = why;
    return;
  }
  if (word & MOVE) moves[count.moves++] = i;
  else if (word & (SUPPORT_HOLD | SUPPORT_MOVE)) supports[count.supports++] = i;
  else if (word & CONVOY) convoys[count.convoys++] = i;
}
