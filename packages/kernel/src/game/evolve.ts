import type { Draft, Game, GameTypes } from './game.ts';

/** A deep copy that its caller owns. @param value JSON */
export function copyOf<T>(value: T): Draft<T> {
  return copy(value) as Draft<T>;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) out[key] = copy(part);
  return out;
}

/** The state after an event; `state` stays as it was, and the result may share parts with it. */
export function evolve<T extends GameTypes>(game: Game<T>, state: T['State'], event: T['Event']): T['State'] {
  const draft = game.draftFor?.(state, event) ?? copyOf(state);
  game.apply(draft, event);
  return draft as T['State'];
}
