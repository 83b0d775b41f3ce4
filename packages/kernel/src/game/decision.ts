import type { Ruling } from './ruling.ts';

/** The command happens: its events, in order, and what was ruled on the way. */
export interface Accepted<Event> {
  readonly kind: 'accepted';
  readonly events: readonly Event[];
  readonly rulings: readonly Ruling[];
}

/** Nothing happens. The rulings name every rule that forbids the command, not only the first; never empty. */
export interface Refused {
  readonly kind: 'refused';
  readonly rulings: readonly Ruling[];
}

export type Decision<Event> = Accepted<Event> | Refused;
