import type { Board } from '../map/board.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { AUX_SHIFT, CONVOY_BIT, FLEET, IMPOSSIBLE, KIND_MASK, LOCATION_MASK, MOVE_BIT, POWER_MASK, POWER_SHIFT } = word;
const { SUPPORT_HOLD_BIT, SUPPORT_MOVE_BIT, TARGET_SHIFT, WIDE_FLEET, WIDE_LOCATION_MASK, WIDE_POWER_MASK } = word;
const { WIDE_POWER_SHIFT } = word;
const { at, aux, convoys, count, fleetsAtSea, goal, home, knot, lanes, moves, power, reason, rivals, standing } =
  scratch;
const { state, supports, target, ILLEGAL, REASON, UNMATCHED, IS_CONVOY, IS_MOVE, IS_SUPPORT, kind } = scratch;

/** Wipes the provinces the last phase touched: cheaper than the whole board. */
export function wipe(): void {
  const units = count.units;
  for (let i = 0; i < units; i++) standing[home[i] ?? 0] = -1;
  const moving = count.moves;
  for (let m = 0; m < moving; m++) {
    const province = goal[moves[m] ?? 0] ?? -1;
    if (province >= 0) rivals[province] = -1;
  }
  if (count.knots > 0) knot.fill(0, 0, units);
  count.units = 0;
  count.moves = 0;
  count.openRoutes = 0;
  count.knots = 0;
}

/** Reads a phase of one-word orders into the scratch arrays and sorts the units into lists by what they were ordered. */
export function readOrders(board: Board, words: Int32Array, from: number, units: number): void {
  const { provinceOf, seaBit } = board;
  let fleets = 0;
  let moving = 0;
  let supporting = 0;
  let convoying = 0;
  for (let i = 0; i < units; i++) {
    const packed = words[from + i] ?? 0;
    const location = packed & LOCATION_MASK;
    const province = provinceOf[location] ?? 0;
    at[i] = location;
    home[i] = province;
    standing[province] = i;
    fleets |= seaBit[province] ?? 0;
    power[i] = (packed >> POWER_SHIFT) & POWER_MASK;
    kind[i] = packed & (KIND_MASK | FLEET | IMPOSSIBLE);
    aux[i] = (packed >> AUX_SHIFT) & LOCATION_MASK;
    target[i] = (packed >> TARGET_SHIFT) & LOCATION_MASK;
    goal[i] = -1;
    lanes[i] = 0;
    // Appended to every list, kept in one: kinds follow no pattern a branch could be predicted by.
    const isMove = (packed >> MOVE_BIT) & 1;
    const isSupport = ((packed >> SUPPORT_HOLD_BIT) | (packed >> SUPPORT_MOVE_BIT)) & 1;
    const isConvoy = (packed >> CONVOY_BIT) & 1;
    moves[moving] = i;
    moving += isMove;
    supports[supporting] = i;
    supporting += isSupport;
    convoys[convoying] = i;
    convoying += isConvoy;
    state[i] = (isMove * IS_MOVE) | (isSupport * IS_SUPPORT) | (isConvoy * IS_CONVOY);
    if (packed & IMPOSSIBLE) {
      moving -= isMove;
      supporting -= isSupport;
      convoying -= isConvoy;
      state[i] = impossible(i);
    }
  }
  fleetsAtSea[0] = fleets;
  if (board.seaWords > 1) findFleetsAtSea(board, units);
  count.units = units;
  count.moves = moving;
  count.supports = supporting;
  count.convoys = convoying;
}

/**
 * The same for phases of a large map, two words a unit. Written out again, since a shared second pass over the kinds makes
 * the judge 6 % slower.
 */
export function readWideOrders(board: Board, words: Int32Array, from: number, units: number): void {
  const { provinceOf, seaBit } = board;
  let fleets = 0;
  let moving = 0;
  let supporting = 0;
  let convoying = 0;
  for (let i = 0; i < units; i++) {
    const first = words[from + 2 * i] ?? 0;
    const second = words[from + 2 * i + 1] ?? 0;
    const location = first & WIDE_LOCATION_MASK;
    const province = provinceOf[location] ?? 0;
    at[i] = location;
    home[i] = province;
    standing[province] = i;
    fleets |= seaBit[province] ?? 0;
    power[i] = (first >> WIDE_POWER_SHIFT) & WIDE_POWER_MASK;
    kind[i] = (first & (KIND_MASK | IMPOSSIBLE)) | (first & WIDE_FLEET ? FLEET : 0);
    aux[i] = second & 0xffff;
    target[i] = second >>> 16;
    goal[i] = -1;
    lanes[i] = 0;
    // Appended to every list, kept in one: kinds follow no pattern a branch could be predicted by.
    const isMove = (first >> MOVE_BIT) & 1;
    const isSupport = ((first >> SUPPORT_HOLD_BIT) | (first >> SUPPORT_MOVE_BIT)) & 1;
    const isConvoy = (first >> CONVOY_BIT) & 1;
    moves[moving] = i;
    moving += isMove;
    supports[supporting] = i;
    supporting += isSupport;
    convoys[convoying] = i;
    convoying += isConvoy;
    state[i] = (isMove * IS_MOVE) | (isSupport * IS_SUPPORT) | (isConvoy * IS_CONVOY);
    if (first & IMPOSSIBLE) {
      moving -= isMove;
      supporting -= isSupport;
      convoying -= isConvoy;
      state[i] = impossible(i);
    }
  }
  fleetsAtSea[0] = fleets;
  if (board.seaWords > 1) findFleetsAtSea(board, units);
  count.units = units;
  count.moves = moving;
  count.supports = supporting;
  count.convoys = convoying;
}

/** The same set where it takes several words. */
function findFleetsAtSea(board: Board, units: number): void {
  const { seaNumber, seaBit, seaWords } = board;
  for (let w = 0; w < seaWords; w++) fleetsAtSea[w] = 0;
  for (let i = 0; i < units; i++) {
    const province = home[i] ?? 0;
    const w = (seaNumber[province] ?? -1) >> 5;
    if (w >= 0) fleetsAtSea[w] = (fleetsAtSea[w] ?? 0) | (seaBit[province] ?? 0);
  }
}

/** The state of a unit whose order was impossible, or matched nothing, as written; `aux` holds the reason. */
function impossible(i: number): number {
  const why = aux[i] ?? 0;
  reason[i] = why;
  return why === REASON.coastMismatch ? UNMATCHED : ILLEGAL;
}
