import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Side } from './side.ts';

export type Stance = 'mobile' | 'settled';

/** A coin on the board. */
export interface Piece {
  /** Names it for the referee and its owner; never leaves for anybody else, since a number would let a coin be followed. */
  readonly id: number;
  readonly owner: Side;
  readonly card: CardId;
  readonly stance: Stance;
  readonly at: Cell;
  /**
   * Grows with each arrival in a cell, over the whole match: ties go by order of arrival (PLM-B4). A coin turned up arrives
   * anew, after all that stand in its cell: else its place among them would tell which face-down coin it was (PLM-H2).
   */
  readonly arrived: number;
  /** What is left of its HP in the battle under way; full outside. */
  readonly hp: number;
  /** Round in which it came onto the board: no flip fires in the same round (PLM-P1). */
  readonly since: number;
  /** What this battle granted it; absent outside. */
  readonly granted?: { readonly lv?: number; readonly hp?: number; readonly atk?: number };
}
