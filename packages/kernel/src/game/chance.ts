/**
 * Draws by number. A draw is a pure function of its number, so undoing a command and giving it again draws the same, and
 * `decide` stays pure. The state counts its draws (`state.draws`): a game draws at `state.draws`, `state.draws + 1`, …,
 * writes the outcomes into the event, and `apply` raises the count. A replay draws nothing.
 */
export interface Chance {
  /**
   * An integer, uniform over 0 … `below - 1`.
   *
   * @param at number of the draw, an integer from 0 up
   * @param below an integer, 1 … 2^32
   * @throws RangeError when either is out of its range
   */
  draw(at: number, below: number): number;
}
