import type { Actor } from '../game/actor.ts';
import type { Audience } from '../game/audience.ts';
import type { GameTypes } from '../game/game.ts';

/** A command with who gives it. */
export interface Move<T extends GameTypes> {
  readonly actor: Actor;
  readonly command: T['Command'];
}

/** What the suite cannot know of a game by itself. */
export interface ContractOptions<T extends GameTypes> {
  /** Matches to try; among them some that end within `steps`, unless `ends` is false. */
  readonly options: readonly T['Options'][];
  /** Moves that the rules forbid in this state, whatever is hidden; at least one in some state. */
  wrong(state: T['State']): readonly Move<T>[];
  /**
   * Whether the rules themselves make something known to the audience by this event that it did not know: a coin turned up,
   * sealed orders opened, a card drawn into its own hand. What follows such an event is not compared for leaks.
   *
   * @param before the state that the event changes: it says what the audience knew
   */
  reveals(event: T['Event'], audience: Audience, before: T['State']): boolean;
  /**
   * Whether two commands of another seat differ only in what this audience is not to learn: two sealed orders, two coins
   * staked face down. Asked only of commands that are legal for that seat, each in a state that looks the same.
   *
   * @param states in which the one and the other are given: what a command names by number may have another number in each
   */
  alike(one: T['Command'], other: T['Command'], audience: Audience, states: readonly [T['State'], T['State']]): boolean;
  /** Moves beyond the choices that a walk may take, such as a game master's. */
  extra?(state: T['State']): readonly Move<T>[];
  /** Ids of the game's RULES.md; when given, every ruling must cite one. */
  readonly rules?: ReadonlySet<string>;
  /** False for a game that hides nothing; then the suite does not insist that imagining varies anything. */
  readonly secrets?: boolean;
  /** False when no random match can be expected to end. */
  readonly ends?: boolean;
  /** Random matches a check plays; 25 unless told. */
  readonly runs?: number;
  /** Moves of a random match; 30 unless told. */
  readonly steps?: number;
  /** Of the randomness; fixed unless told, so that a suite says the same every time. */
  readonly seed?: number;
}

/** One named promise of the contract. Run by any test framework, or none. */
export interface ContractCheck {
  readonly name: string;
  /** @throws Error saying what promise is broken, where, and by which shortest random match */
  readonly run: () => void;
}
