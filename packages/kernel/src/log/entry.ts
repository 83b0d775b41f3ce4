import type { Actor } from '../game/actor.ts';
import type { GameTypes } from '../game/game.ts';
import type { Ruling } from '../game/ruling.ts';

/** What was asked of the match; kept beside the events so that a check can decide it again. */
export type LogCommand<T extends GameTypes> =
  | { readonly kind: 'setup'; readonly options: T['Options'] }
  | { readonly kind: 'play'; readonly command: T['Command'] }
  /** A game master's change, judged by the game like any command, with the reason given to the players. */
  | { readonly kind: 'amend'; readonly command: T['Command']; readonly reason: string }
  /** Back to the position after entry `to`. What came later stays in the log and no longer counts. */
  | { readonly kind: 'rollback'; readonly to: number; readonly reason: string };

/** One thing that happened to a match. The events are the truth. */
export interface LogEntry<T extends GameTypes> {
  /** 0, 1, 2, …; never leaves the server, since its gaps would tell of what others did. */
  readonly seq: number;
  /** Milliseconds since 1970, UTC; given by the caller. */
  readonly at: number;
  readonly actor: Actor;
  readonly command: LogCommand<T>;
  /** Empty for a rollback. */
  readonly events: readonly T['Event'][];
  readonly rulings: readonly Ruling[];
  /** Of the program that decided it. */
  readonly release: string;
}
