import { evolve, type Game, type GameTypes, type LogEntry, type SeatId } from '@panjeong/kernel';
import type { MatchNumbers } from './match.ts';

/** An entry with the states around it, as it was when it was made. */
export interface Moment<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly before: T['State'];
  readonly after: T['State'];
  /** After the entry. */
  readonly numbers: MatchNumbers;
}

/**
 * Everything that happened to a match in the order in which it happened, what was rolled back later included.
 *
 * @throws Error when entries are out of sequence or a rollback goes to no earlier entry
 */
export function history<T extends GameTypes>(game: Game<T>, entries: readonly LogEntry<T>[]): readonly Moment<T>[] {
  const moments: Moment<T>[] = [];
  for (const entry of entries) moments.push(momentAfter(game, moments, entry));
  return moments;
}

function momentAfter<T extends GameTypes>(game: Game<T>, moments: readonly Moment<T>[], entry: LogEntry<T>): Moment<T> {
  if (entry.seq !== moments.length) throw new Error(`entry ${moments.length} of the log has seq ${entry.seq}`);
  const last = moments.at(-1);
  const before = last?.after ?? game.blank;
  let after = before;
  if (entry.command.kind === 'rollback') {
    const target = moments[entry.command.to];
    if (target === undefined)
      throw new Error(`entry ${entry.seq} goes back to ${entry.command.to}, which is not before it`);
    after = target.after;
  }
  for (const event of entry.events) after = evolve(game, after, event);
  return { entry, before, after, numbers: nextNumbers(last?.numbers, entry, before, after) };
}

/** The numbers after one more entry. */
export function nextNumbers<T extends GameTypes>(
  numbers: MatchNumbers | undefined,
  { actor, command }: Pick<LogEntry<T>, 'actor' | 'command'>,
  before: T['State'],
  after: T['State'],
): MatchNumbers {
  if (numbers === undefined) return { phase: 0, drafts: Object.fromEntries(after.seats.map((seat) => [seat, 0])) };
  const goesOn = command.kind === 'rollback' || after.phase !== before.phase;
  const isTouched = (seat: SeatId) => actor.kind === 'gameMaster' || actor.seat === seat;
  return {
    phase: numbers.phase + (goesOn ? 1 : 0),
    drafts: Object.fromEntries(
      after.seats.map((seat) => [seat, (numbers.drafts[seat] ?? 0) + (isTouched(seat) ? 1 : 0)]),
    ),
  };
}
