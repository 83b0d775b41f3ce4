import type { Actor } from './actor.ts';
import type { Choice, Pending } from './asking.ts';
import type { Audience } from './audience.ts';
import type { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import type { SeatId } from './ids.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import type { Ruling } from './ruling.ts';

/** What every game's state has, so that a table can run any game. All of it JSON. */
export interface GameState {
  /** In the game's order; empty before the opening event. */
  readonly seats: readonly SeatId[];
  /** Grows with every phase; what "resolve this phase" compares, so that none is resolved twice. */
  readonly phase: number;
  /** Number of the next draw of chance. */
  readonly draws: number;
}

/** A view says whose it is, so that {@link Game.imagine} knows what it could not see. */
export interface GameView {
  readonly audience: Audience;
}

export interface Kinded {
  readonly kind: string;
}

/** The types of one game, bundled: `interface DiplomacyTypes extends GameTypes { readonly State: …; … }`. All are JSON. */
export interface GameTypes {
  readonly Options: object;
  readonly State: GameState;
  readonly Command: Kinded;
  readonly Event: Kinded;
  /** An event as an audience gets it. */
  readonly SeenEvent: Kinded;
  readonly View: GameView;
  readonly Ask: Kinded;
}

/** A readonly state as `apply` gets it, to change in place. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [Key in keyof T]: Draft<T[Key]> };

/**
 * A game, as a value. Every function is pure but for `apply`, which changes the draft it is given and nothing else.
 * Nothing else is read: no clock, no global, no chance but the argument.
 *
 * `contractSuite` of `@panjeong/kernel/contract` checks what the types cannot say.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;

  readonly options: {
    readonly defaults: T['Options'];
    read(json: unknown): Reading<T['Options']>;
  };

  /** Reads a command that came from outside as JSON. Says nothing of whether it is legal. */
  readCommand(json: unknown): Reading<T['Command']>;

  /** The state before the first event; never changed. */
  readonly blank: T['State'];

  /**
   * The opening events: applied to `blank` they give the first position. The first of them holds the whole policy, so
   * that a log says by itself under which rules it was played.
   */
  setup(options: T['Options'], chance: Chance): readonly T['Event'][];

  /** Who is asked what. Empty only when there is an outcome. */
  pending(state: T['State']): readonly Pending<T['Ask'], T['Command']>[];

  /** Depends on nothing that the seat may not see. */
  choices(state: T['State'], seat: SeatId): readonly Choice<T['Command']>[];

  /** Judges a command. Illegal is a value (`refused`); an exception is a bug. */
  decide(state: T['State'], command: T['Command'], actor: Actor, chance: Chance): Decision<T['Event']>;

  /** Changes a state that the caller owns. Reads every shape of event ever released. */
  apply(draft: Draft<T['State']>, event: T['Event']): void;

  /**
   * Optional, for speed: a draft on which `apply(draft, event)` leaves `state` alone, sharing what the event does not
   * touch. Without it {@link evolve} copies the whole state.
   */
  draftFor?(state: T['State'], event: T['Event']): Draft<T['State']>;

  outcome(state: T['State']): Outcome | null;

  /** Built field by field: what is not listed is not shown. Order of arrays and keys, and lengths, are part of the secret. */
  viewFor(state: T['State'], audience: Audience): T['View'];

  /** The event as the audience may know it, or null when it is not to notice anything. */
  eventFor(event: T['Event'], before: T['State'], after: T['State'], audience: Audience): T['SeenEvent'] | null;

  /**
   * The ruling as the audience may know it, or null when it is hidden. `state` is the one after the decision. Keep `id`
   * and `because`: `rulingsFor` renames them for each audience and puts one hidden leaf for what is hidden.
   */
  rulingFor(ruling: Ruling, state: T['State'], audience: Audience): Ruling | null;

  /** A full state that has this view, its hidden parts drawn at random (draws from 0 up) among those it leaves possible. */
  imagine(view: T['View'], chance: Chance): T['State'];
}

/** Any game, for code that does not care which. */
export type AnyGame = Game<GameTypes>;
