import type { Chance, Draft } from '@panjeong/kernel';
import { apply } from '../apply/apply.ts';
import type { Recorder } from '../rulings/recorder.ts';
import type { PlamerEvent } from '../state/event.ts';
import type { PlamerState } from '../state/state.ts';
import type { Play } from './play.ts';

/**
 * Opens play on a state that the caller owns: every event changes it at once.
 *
 * @param record null when nobody asks why
 * @param log takes the events in the order in which they happened; null when nobody keeps them
 */
export function openPlay(
  owned: Draft<PlamerState>,
  chance: Chance,
  record: Recorder | null,
  log: PlamerEvent[] | null,
): Play {
  const emit = (event: PlamerEvent): void => {
    apply(owned, event);
    log?.push(event);
  };
  return {
    state: owned,
    record,
    emit,
    draw(below) {
      const drawn = chance.draw(owned.draws, below);
      emit({ kind: 'chance-drawn', draws: 1 });
      return drawn;
    },
  };
}
