import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Turn } from '../state/flow.ts';
import type { Stance } from '../state/piece.ts';
import type { FieldCard, Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';

/**
 * A position to start from: what a lesson, a test or a study sets up. The turn named begins afresh, so the one of supply
 * pays its income. What is left out is as in an opening.
 */
export interface StartPosition {
  readonly round?: number;
  readonly turn?: Turn;
  /** The turn player. */
  readonly active: Side;
  readonly players: readonly [StartPlayer, StartPlayer];
  /** In the order of arrival. */
  readonly pieces: readonly StartPiece[];
  /** Cells that may hold more than three of a side: the rulebook's own walkthrough stands four in one (S3). */
  readonly crowded?: readonly Cell[];
}

export interface StartPlayer {
  readonly dor?: number;
  readonly vp?: number;
  /** Empty when left out. */
  readonly hand?: readonly CardId[];
  /** The next card is the last. Left out: the rest of the faction's deck, shuffled. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** Five slots. Left out: the two opening cards. */
  readonly field?: readonly (FieldCard | null)[];
  /** Coins of a kind used so far. Left out: those that can be seen somewhere. */
  readonly used?: Tally;
  readonly returned?: Tally;
  readonly captives?: Tally;
  readonly fragments?: Tally;
  readonly gone?: Tally;
  readonly freed?: Tally;
}

export interface StartPiece {
  readonly side: Side;
  readonly card: CardId;
  readonly at: Cell;
  readonly stance: Stance;
  /** Round in which it came; before this one when left out. */
  readonly since?: number;
}
