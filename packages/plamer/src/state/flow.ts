import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Target } from './command.ts';
import type { Side } from './side.ts';

/** The seven turns of a round, in order. */
export const TURNS = ['victory-check', 'supply', 'movement', 'response', 'battle', 'production', 'blackout'] as const;
export type Turn = (typeof TURNS)[number];

/** What a turn player does one by one, until done. */
export interface TurnFrame {
  readonly kind: 'turn';
  /** Pieces that have had their move this turn, once for each move; in blackout, those turned over. */
  readonly moved: readonly number[];
  /** Pieces that may move once more (turbo engine). */
  readonly again: readonly number[];
  /** Pieces whose power of this turn has been used. */
  readonly fired: readonly number[];
  /** Pieces on the board when the turn began: the ant tunnel asks (house 25). */
  readonly present: readonly number[];
  /** A card of the field has been retired this turn: one a turn. */
  readonly retired: boolean;
}

/** Declarations of the response turn; over when both sides pass in a row. */
export interface ResponseFrame {
  readonly kind: 'response';
  readonly asked: Side;
  /** The other side has just passed. */
  readonly passed: boolean;
}

/** Battles of the turn: the attacker picks the next cell. */
export interface BattlesFrame {
  readonly kind: 'battles';
  /** Battle cells still to be fought. */
  readonly cells: readonly Cell[];
  readonly fought: readonly Cell[];
}

/** Stage 1 of a battle: cards used so far, oldest first. Every later stage runs without asking. */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly cell: Cell;
  readonly asked: Side;
  readonly passed: boolean;
  readonly cards: readonly UsedCard[];
}

export interface UsedCard {
  readonly side: Side;
  readonly card: CardId;
  readonly target: Target;
}

export type Frame = TurnFrame | ResponseFrame | BattlesFrame | BattleFrame;

/** A declaration on the response stack: costs are paid and flips made. */
export interface Declared {
  readonly side: Side;
  /** The card that acts: the special card, or the kind of the piece. */
  readonly card: CardId;
  readonly power: string;
  /** The piece that fired it; null for a special card. It may be gone by now (house 6). */
  readonly piece: number | null;
  readonly target: Target;
}
