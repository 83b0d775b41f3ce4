import type { SeatId } from './ids.ts';
import type { Ruling } from './ruling.ts';

/** A seat is asked for something. The whole list is the referee's; what an audience may know of it is in its view. */
export interface Pending<Ask, Command> {
  readonly seat: SeatId;
  readonly ask: Ask;
  /** The answer stays hidden from the others until it takes effect. */
  readonly sealed: boolean;
  /** The command that a passed deadline gives; always accepted from the actor `deadline` of this seat. */
  readonly fallback: Command;
}

/** A single command that a seat may give now, or that a person would expect and may not give, with every reason. */
export type Choice<Command> =
  | { readonly kind: 'allowed'; readonly command: Command }
  | { readonly kind: 'barred'; readonly command: Command; readonly reasons: readonly Ruling[] };
