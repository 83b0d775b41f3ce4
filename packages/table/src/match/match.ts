import type { Chance, Game, GameTypes, LogEntry, SeatId } from '@panjeong/kernel';
import { history } from './history.ts';

/** What judges a match; the same for its whole life. Its chance holds the match key, which is in no match and no log. */
export interface Referee<T extends GameTypes> {
  readonly game: Game<T>;
  readonly chance: Chance;
  /** Of the program, kept with every entry. */
  readonly release: string;
  /** Whether the game master of this match sees sealed orders; only one who is no player may. */
  readonly masterSeesSealed: boolean;
}

/**
 * Numbers by which a command says what it was based on. Each only ever grows, through rollbacks too, so that no number
 * comes to mean another position. (`seq`, the number of the last entry, is not among them: it never leaves the server.)
 */
export interface MatchNumbers {
  /** Grows when the game's phase changes and with every rollback: what "resolve this phase" compares. */
  readonly phase: number;
  /** For each seat, grows with whatever may have changed what that seat has entered: what "stale" means for its orders. */
  readonly drafts: Readonly<Record<SeatId, number>>;
}

/** A match at one moment: a value; every command makes a new one. */
export interface Match<T extends GameTypes> {
  readonly entries: readonly LogEntry<T>[];
  readonly state: T['State'];
  readonly numbers: MatchNumbers;
}

/** Opens a match. @param at milliseconds since 1970, UTC */
export function openMatch<T extends GameTypes>(referee: Referee<T>, options: T['Options'], at: number): Match<T> {
  return resumeMatch(referee, [
    {
      seq: 0,
      at,
      actor: { kind: 'gameMaster' },
      command: { kind: 'setup', options },
      events: referee.game.setup(options, referee.chance),
      rulings: [],
      release: referee.release,
    },
  ]);
}

/**
 * A match from its log, as it was when the last entry was made. Draws nothing.
 *
 * @param entries from `setup` on
 * @throws Error when they are out of sequence or none: the log is not one of ours
 */
export function resumeMatch<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  entries: readonly LogEntry<T>[],
): Match<T> {
  const last = history(game, entries).at(-1);
  if (last === undefined) throw new Error('a log begins with the setup of its match');
  return { entries, state: last.after, numbers: last.numbers };
}
