import { type Audience, type Choice, type GameTypes, type Pending, rulingsFor, type SeatId } from '@panjeong/kernel';
import { history } from './history.ts';
import type { Match, Referee } from './match.ts';

/**
 * What an audience sees of the match now. A delayed spectator sees the last position of the phase so many phases ago, until
 * the match has ended; `ended` sees what the public sees until then.
 */
export function viewOf<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  match: Match<T>,
  audience: Audience,
): T['View'] {
  const hasEnded = game.outcome(match.state) !== null;
  if (audience.kind === 'ended' && !hasEnded) return game.viewFor(match.state, { kind: 'public' });
  if (audience.kind !== 'spectator' || audience.delay === 0 || hasEnded) return game.viewFor(match.state, audience);
  const moments = history(game, match.entries);
  const shown = moments.findLast(({ numbers }) => numbers.phase <= match.numbers.phase - audience.delay);
  return game.viewFor((shown ?? moments[0])?.after ?? match.state, audience);
}

/** What a seat is asked. */
export function askedOf<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  match: Match<T>,
  seat: SeatId,
): readonly Pending<T['Ask'], T['Command']>[] {
  return game.pending(match.state).filter((pending) => pending.seat === seat);
}

/** What a seat may do, and may not, with the reasons as that seat may know them. */
export function choicesOf<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  match: Match<T>,
  seat: SeatId,
): readonly Choice<T['Command']>[] {
  return game
    .choices(match.state, seat)
    .map((choice) =>
      choice.kind === 'allowed'
        ? choice
        : { ...choice, reasons: rulingsFor(game, choice.reasons, match.state, { kind: 'seat', seat }) },
    );
}
