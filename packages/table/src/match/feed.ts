import { type Audience, evolve, type GameTypes, type Ruling, rulingsFor } from '@panjeong/kernel';
import { history, type Moment } from './history.ts';
import type { Match, Referee } from './match.ts';

/** One thing told to an audience. Says nothing of who gave the command or when: if that is public, the event says so. */
export type News<T extends GameTypes> =
  | { readonly kind: 'opened'; readonly events: readonly T['SeenEvent'][] }
  | { readonly kind: 'played'; readonly events: readonly T['SeenEvent'][]; readonly rulings: readonly Ruling[] }
  | {
      readonly kind: 'amended';
      readonly reason: string;
      readonly events: readonly T['SeenEvent'][];
      readonly rulings: readonly Ruling[];
    }
  /** What the audience sees after it, since events cannot be taken back one by one. */
  | { readonly kind: 'rolledBack'; readonly reason: string; readonly view: T['View'] };

/**
 * All that an audience has been told, in order. A viewer's *cursor* is how many of these it has got; the rest is
 * `feed.slice(cursor)`. Entries of which the audience learns nothing are not in it, so that no cursor counts what is hidden.
 *
 * What was told stays as it was told: a longer match gives the same feed, continued. A delayed spectator's grows with the
 * phases, and is complete at the end. For `ended` there is none until the match has ended.
 */
export function feedOf<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  match: Match<T>,
  audience: Audience,
): readonly News<T>[] {
  const moments = history(game, match.entries);
  // A rollback may take a match back from its end; what was opened then has been told.
  const end = moments.findLastIndex(({ after }) => game.outcome(after) !== null);
  const delay = audience.kind === 'spectator' ? audience.delay : 0;
  return moments
    .filter(({ entry, numbers }) => {
      if (entry.seq <= end) return true;
      if (audience.kind === 'ended') return false;
      return entry.seq === 0 || numbers.phase <= match.numbers.phase - delay;
    })
    .flatMap((moment) => newsOf({ game }, moment, audience));
}

/** What an audience is told of one entry: nothing, or one piece of news. */
export function newsOf<T extends GameTypes>(
  { game }: Pick<Referee<T>, 'game'>,
  { entry, before, after }: Pick<Moment<T>, 'entry' | 'before' | 'after'>,
  audience: Audience,
): readonly News<T>[] {
  const { command } = entry;
  if (command.kind === 'rollback') {
    return [{ kind: 'rolledBack', reason: command.reason, view: game.viewFor(after, audience) }];
  }
  const events: T['SeenEvent'][] = [];
  let state = before;
  for (const event of entry.events) {
    const next = evolve(game, state, event);
    const seen = game.eventFor(event, state, next, audience);
    if (seen !== null) events.push(seen);
    state = next;
  }
  const rulings = rulingsFor(game, entry.rulings, after, audience);
  if (command.kind === 'setup') return [{ kind: 'opened', events }];
  if (command.kind === 'amend') return [{ kind: 'amended', reason: command.reason, events, rulings }];
  return events.length === 0 && rulings.length === 0 ? [] : [{ kind: 'played', events, rulings }];
}
