import {
  type Chance,
  copyOf,
  type Draft,
  type Game,
  type GameTypes,
  type Outcome,
  type SeatId,
} from '@panjeong/kernel';
import type { Bot } from './bot.ts';

/** A match between bots, with no log: only where it came out. */
export interface Bout<T extends GameTypes> {
  readonly state: T['State'];
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** What a match between bots needs of a game: the quick way, where the game has one. */
export interface BoutGame<T extends GameTypes>
  extends Pick<Game<T>, 'apply' | 'blank' | 'outcome' | 'pending' | 'setup' | 'viewFor'> {
  /** What a seat may do to play on: neither resigning nor talk of a draw. */
  commands(state: T['State'], seat: SeatId): readonly T['Command'][];
  /** Changes a state that the caller owns by a command that is allowed. */
  play(draft: Draft<T['State']>, seat: SeatId, command: T['Command'], chance: Chance): void;
}

export interface BoutRules<T extends GameTypes> {
  readonly options: T['Options'];
  readonly chance: Chance;
  /** More decisions than this are a game that does not end, which is a bug. */
  readonly most: number;
}

/**
 * Plays a match from its setup to its end.
 *
 * @param bots one for each seat
 * @throws Error when the game does not end
 */
export function playBout<T extends GameTypes>(
  game: BoutGame<T>,
  bots: Readonly<Record<SeatId, Bot<T>>>,
  { options, chance, most }: BoutRules<T>,
): Bout<T> {
  const draft: Draft<T['State']> = copyOf(game.blank);
  const state = draft as T['State'];
  for (const event of game.setup(options, chance)) game.apply(draft, event);
  for (let decisions = 0; decisions < most; decisions++) {
    const outcome = game.outcome(state);
    if (outcome !== null) return { state, outcome, decisions };
    const asked = game.pending(state)[0];
    const bot = asked === undefined ? undefined : bots[asked.seat];
    if (asked === undefined || bot === undefined) throw new Error(`nobody plays ${asked?.seat ?? 'this game'}`);
    const { seat, ask } = asked;
    const allowed = game.commands(state, seat);
    const command = bot.choose({ seat, ask, allowed, view: () => game.viewFor(state, { kind: 'seat', seat }) });
    game.play(draft, seat, command, chance);
  }
  throw new Error(`no end after ${most} decisions`);
}
