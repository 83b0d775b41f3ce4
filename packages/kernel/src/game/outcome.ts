import type { RuleId, SeatId } from './ids.ts';

/** How a match ended. Once there is one it never changes, nothing is pending and every command is refused. */
export interface Outcome {
  readonly kind: 'won' | 'drawn' | 'abandoned';
  /** Who won, or who shares the draw; sorted by the game's order of seats. */
  readonly seats: readonly SeatId[];
  readonly rule: RuleId;
}
