import type { Board } from '../map/board.ts';
import { readOrders, wipe } from './read.ts';
import * as scratch from './scratch.ts';

const { aux, client, count, goal, ILLEGAL, IS_CONVOY, IS_MOVE, IS_SUPPORT, knot, lanes, MATCHED, moves, reason } =
  scratch;
const { rival, rivals, standing, state, target } = scratch;

/**
 * The packed facts of a judged phase: two words a unit, from which, with the orders, everything the judge found can be
 * recalled and explained. Recording them is all that asking for explanations costs; explaining comes later, if at all.
 *
 * ```
 * first word   bits 0–16 state · 17–21 reason · 22–31 set settled together
 * second word  the four support lanes
 * ```
 */
export const FACT_WORDS = 2;
const STATE_BITS = 17;
const STATE_MASK = (1 << STATE_BITS) - 1;
const REASON_BITS = 5;
const REASON_MASK = (1 << REASON_BITS) - 1;

/**
 * Writes down the facts of the phase just judged.
 *
 * @param into room for `FACT_WORDS` words a unit
 * @param from index of the first word
 * @returns the index after the last
 */
export function recordFacts(into: Int32Array, from: number): number {
  const units = count.units;
  let cursor = from;
  if (count.knots === 0) {
    for (let i = 0; i < units; i++) {
      into[cursor] = ((state[i] ?? 0) & STATE_MASK) | ((reason[i] ?? 0) << STATE_BITS);
      into[cursor + 1] = lanes[i] ?? 0;
      cursor += FACT_WORDS;
    }
    return cursor;
  }
  for (let i = 0; i < units; i++) {
    const first = ((state[i] ?? 0) & STATE_MASK) | ((reason[i] ?? 0) << STATE_BITS);
    into[cursor] = first | ((knot[i] ?? 0) << (STATE_BITS + REASON_BITS));
    into[cursor + 1] = lanes[i] ?? 0;
    cursor += FACT_WORDS;
  }
  return cursor;
}

/**
 * Puts a recorded phase back into the scratch arrays, as the judge left it.
 *
 * @param words the orders it was judged by
 * @param facts what {@link recordFacts} wrote, starting at index 0
 */
export function recallFacts(board: Board, words: Int32Array, facts: Int32Array): void {
  wipe();
  readOrders(board, words, 0, words.length);
  for (let i = 0; i < count.units; i++) {
    const first = facts[i * FACT_WORDS] ?? 0;
    state[i] = first & STATE_MASK;
    reason[i] = (first >> STATE_BITS) & REASON_MASK;
    knot[i] = first >>> (STATE_BITS + REASON_BITS);
    if ((knot[i] ?? 0) > count.knots) count.knots = knot[i] ?? 0;
    lanes[i] = facts[i * FACT_WORDS + 1] ?? 0;
    if (((state[i] ?? 0) & MATCHED) !== 0 && ((state[i] ?? 0) & (IS_SUPPORT | IS_CONVOY)) !== 0) {
      client[i] = standing[aux[i] ?? 0] ?? -1;
    }
  }
  for (let m = 0; m < count.moves; m++) {
    const i = moves[m] ?? 0;
    if (((state[i] ?? 0) & (IS_MOVE | ILLEGAL)) !== IS_MOVE) continue;
    const province = board.provinceOf[target[i] ?? 0] ?? 0;
    goal[i] = province;
    rival[i] = rivals[province] ?? -1;
    rivals[province] = i;
  }
}
