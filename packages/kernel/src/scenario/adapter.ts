import type { z } from 'zod';
import type { Actor } from '../game/actor.ts';
import type { Chance } from '../game/chance.ts';
import type { Game, GameTypes } from '../game/game.ts';
import type { Reading } from '../game/reading.ts';
import type { Ruling } from '../game/ruling.ts';
import type { LogEntry } from '../log/entry.ts';
import type { Why } from './schema.ts';

export interface ScenarioMove<T extends GameTypes> {
  readonly actor: Actor;
  readonly command: T['Command'];
}

/** What one step of a scenario did. */
export interface PlayedStep<T extends GameTypes> {
  readonly before: T['State'];
  readonly after: T['State'];
  /** Its accepted moves, in order. */
  readonly entries: readonly LogEntry<T>[];
  readonly refusals: readonly { readonly move: ScenarioMove<T>; readonly rulings: readonly Ruling[] }[];
}

/**
 * What the runner cannot know of a game: how its scenarios are read and what to look at.
 *
 * `Start` and `Expect` are what the game's schemas make of `start` and `expect`. A schema that sorts lists makes their
 * order in the file not matter; `observe` must then sort alike.
 */
export interface ScenarioAdapter<T extends GameTypes, Start, Expect extends object> {
  readonly game: Game<T>;
  readonly start: z.ZodType<Start>;
  readonly expect: z.ZodType<Expect>;
  /** Options that open a match at this start. */
  options(start: Start): T['Options'];
  /** Chance for scenarios that need certain draws; seeded unless given. */
  chance?(start: Start): Chance;
  /**
   * Reads a step's orders into moves, including what makes the referee resolve; `orders` is empty where a step has none.
   *
   * @param chance of the match, for orders that mean something only after those before them
   */
  moves(orders: string, state: T['State'], chance: Chance): Reading<readonly ScenarioMove<T>[]>;
  /**
   * What came out, for at least the keys of `expect`. A step in which a move was refused fails unless it expects `refused`,
   * so a game that has scenarios about refusals observes that key.
   */
  observe(played: PlayedStep<T>, expect: Expect): Readonly<Record<string, unknown>>;
  /** Every reason the referee gives for the step, with everyone it names; a scenario may name fewer, in any order. */
  why(played: PlayedStep<T>): readonly Why[];
}
