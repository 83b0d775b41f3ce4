import type { GameTypes, SeatId } from '@panjeong/kernel';

/** What a bot is shown: what a person in its seat would be shown, and nothing else. Never a state. */
export interface Sight<T extends GameTypes> {
  readonly seat: SeatId;
  /** Made when it is looked at: a bot that does not look costs nothing. */
  view(): T['View'];
  /** What its seat is asked. */
  readonly ask: T['Ask'];
  /** Commands that it may give now, in the game's order; never empty. */
  readonly allowed: readonly T['Command'][];
}

/** A player that is a program. It has randomness of its own, from its seed: the match's chance is not for it. */
export interface Bot<T extends GameTypes> {
  /** `random`, `greedy`. */
  readonly id: string;
  /** @returns one of the allowed commands */
  choose(sight: Sight<T>): T['Command'];
}
