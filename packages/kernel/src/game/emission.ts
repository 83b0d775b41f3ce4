import { copyOf } from './evolve.ts';
import type { Draft, GameTypes } from './game.ts';

/** Events under way inside one `decide`: each is applied to `draft` as it is emitted, so the next step sees its effect. */
export interface Emission<T extends GameTypes> {
  readonly draft: Draft<T['State']>;
  readonly events: readonly T['Event'][];
  readonly emit: (event: T['Event']) => void;
}

/**
 * @param apply of the game
 * @param state stays as it was
 */
export function emission<T extends GameTypes>(
  apply: (draft: Draft<T['State']>, event: T['Event']) => void,
  state: T['State'],
): Emission<T> {
  const draft = copyOf(state);
  const events: T['Event'][] = [];
  return {
    draft,
    events,
    emit(event) {
      apply(draft, event);
      events.push(event);
    },
  };
}
