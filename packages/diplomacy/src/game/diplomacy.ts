import type { Game } from '@panjeong/kernel';
import { mapById } from '../../maps/index.ts';
import type { Position } from '../orders/position.ts';
import { adjudicatorOf } from './adjudicator.ts';
import { refreshed } from './amendment.ts';
import { apply, draftFor } from './apply.ts';
import { pendingIn } from './asked.ts';
import { choicesOf } from './choices.ts';
import { readCommand } from './command.ts';
import { decide } from './decide.ts';
import type { DiplomacyTypes } from './diplomacy-types.ts';
import type { DiplomacyEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { DEFAULT_OPTIONS, type DiplomacyOptions, policyOf, readOptions } from './options.ts';
import { eventFor, rulingFor } from './seen.ts';
import { BLANK } from './state.ts';
import { viewFor } from './view.ts';

/**
 * Diplomacy as a game that a table runs. Seats are the powers of the map. In each phase a seat drafts orders that nobody
 * else sees; the phase resolves when all who are asked are ready. Nothing is left to chance.
 */
export const diplomacy: Game<DiplomacyTypes> = {
  id: 'diplomacy',
  options: { defaults: DEFAULT_OPTIONS, read: readOptions },
  readCommand,
  blank: BLANK,
  setup: (options) => [opened(options)],
  pending: pendingIn,
  choices: choicesOf,
  decide,
  apply,
  draftFor,
  outcome: ({ outcome }) => outcome,
  viewFor,
  eventFor: (event, _before, _after, audience) => eventFor(event, audience),
  rulingFor: (ruling, _state, audience) => rulingFor(ruling, audience),
  imagine,
};

function opened(options: DiplomacyOptions): DiplomacyEvent {
  const { map, edition, seats: players, rulings } = options;
  const policy = policyOf(options);
  const adjudicator = adjudicatorOf({ map, policy });
  const seats = mapById(map)?.powers.map(({ id }) => id) ?? [];
  const start: Position = refreshed(adjudicator, options.position ?? adjudicator.referee.start());
  const civilDisorder = seats.filter(
    (power) => start.civilDisorder.includes(power) || (players !== null && !players.includes(power)),
  );
  return { kind: 'match-opened', map, edition, policy, seats, position: { ...start, civilDisorder }, rulings };
}
