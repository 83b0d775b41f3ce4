import type { Game } from '@panjeong/kernel';
import { apply } from './apply/apply.ts';
import { draftFor } from './apply/draft-for.ts';
import { pendingIn } from './choices/asked.ts';
import { choicesOf } from './choices/choices.ts';
import type { PlamerTypes } from './plamer-types.ts';
import { decide } from './play/decide.ts';
import { readCommand } from './read/command.ts';
import { DEFAULT_OPTIONS, readOptions } from './read/options.ts';
import { BLANK } from './state/blank.ts';
import { setup } from './turns/setup/setup.ts';
import { eventFor } from './views/event-for.ts';
import { imagine } from './views/imagine.ts';
import { rulingFor } from './views/ruling-for.ts';
import { viewFor } from './views/view-for.ts';

/**
 * The Plamer as a game that a table runs. Two seats: `a` at the upper left, `b` at the lower right. A turn is a sequence of
 * single commands, ended by `done`; declarations and battle cards alternate until both pass in a row.
 */
export const plamer: Game<PlamerTypes> = {
  id: 'plamer',
  options: { defaults: DEFAULT_OPTIONS, read: readOptions },
  readCommand,
  blank: BLANK,
  setup,
  pending: pendingIn,
  choices: choicesOf,
  decide,
  apply,
  draftFor,
  outcome: ({ outcome }) => outcome,
  viewFor,
  eventFor,
  rulingFor: (ruling, _state, audience) => rulingFor(ruling, audience),
  imagine,
};
