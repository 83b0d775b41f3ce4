import type { Outcome } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { CardId, PlayableFaction } from '../cards/card.ts';
import type { House } from '../house.ts';
import type { Declared, Frame, Turn, UsedCard } from './flow.ts';
import type { Stance } from './piece.ts';
import type { Player } from './player.ts';
import type { Side } from './side.ts';

export interface OpenedPlayer {
  readonly faction: PlayableFaction;
  readonly opening: readonly [CardId, CardId];
  readonly hand: readonly CardId[];
  /** Shuffled; the next card is the last. */
  readonly deck: readonly CardId[];
}

/** What a start position says beyond hands and decks. */
export interface OpenedPosition {
  readonly round: number;
  readonly turn: Turn;
  readonly players: readonly [OpenedHolding, OpenedHolding];
  /** In the order of arrival; ids are given from 0. */
  readonly pieces: readonly OpenedPiece[];
}

/** All of a player but hand and deck. */
export type OpenedHolding = Omit<Player, 'faction' | 'hand' | 'deck'>;

export interface OpenedPiece {
  readonly owner: Side;
  readonly card: CardId;
  readonly stance: Stance;
  readonly at: Cell;
  readonly hp: number;
  /** Round in which it came; 0 is before the match. */
  readonly since: number;
}

/** How a piece came onto the board: production, or one of the powers that place pieces. */
export type Entry = 'production' | 'construction' | 'ant-tunnel' | 'resupply' | 'infiltration' | 'gift';

/** Why dor changed hands. */
export type DorReason = 'income' | 'bonus' | 'production' | 'cost' | 'plunder';

/**
 * Everything that can happen. State changes by these alone, and by `apply` alone. What chance decided is written in.
 * Pieces are named by id here; an audience gets events without ids (`SeenEvent`).
 */
export type PlamerEvent =
  | {
      readonly kind: 'opened';
      readonly house: House;
      readonly first: Side;
      readonly players: readonly [OpenedPlayer, OpenedPlayer];
      /** Draws of chance that made the decks' order, the hands and who starts. */
      readonly draws: number;
      /** A position that the match starts from, instead of the empty board. */
      readonly position?: OpenedPosition;
    }
  | { readonly kind: 'turn-began'; readonly round: number; readonly turn: Turn; readonly active: Side }
  /** What waits for an answer from here on: the whole stack of frames. */
  | { readonly kind: 'flow-set'; readonly flow: readonly Frame[] }
  | {
      readonly kind: 'victory-checked';
      readonly side: Side;
      readonly secured: number;
      readonly lost: number;
      readonly gain: number;
    }
  | { readonly kind: 'dor-changed'; readonly side: Side; readonly by: number; readonly reason: DorReason }
  | { readonly kind: 'card-drawn'; readonly side: Side; readonly card: CardId }
  | { readonly kind: 'card-laid'; readonly side: Side; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'card-set'; readonly side: Side; readonly card: CardId; readonly slot: number }
  /** A set card is turned up. */
  | { readonly kind: 'card-activated'; readonly side: Side; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'card-retired'; readonly side: Side; readonly card: CardId; readonly slot: number }
  /** A special card is spent: from the hand (null) or from its slot. */
  | { readonly kind: 'card-spent'; readonly side: Side; readonly card: CardId; readonly slot: number | null }
  | {
      readonly kind: 'piece-entered';
      readonly side: Side;
      readonly piece: number;
      readonly card: CardId;
      readonly at: Cell;
      /** Full HP of its kind in this match. */
      readonly hp: number;
      readonly by: Entry;
      /** Comes from the reserve without counting anew against the kind's limit. */
      readonly returned: boolean;
    }
  | { readonly kind: 'piece-moved'; readonly piece: number; readonly to: Cell }
  | { readonly kind: 'piece-flipped'; readonly piece: number; readonly to: Stance }
  | { readonly kind: 'piece-hit'; readonly piece: number; readonly hp: number }
  /** Added to what the piece has, for this battle; earlier grants stay. HP granted is there at once. */
  | {
      readonly kind: 'piece-granted';
      readonly piece: number;
      readonly lv?: number;
      readonly hp?: number;
      readonly atk?: number;
    }
  | { readonly kind: 'piece-captured'; readonly piece: number }
  /** Back to its owner's reserve without being captured (undying). */
  | { readonly kind: 'piece-returned'; readonly piece: number }
  /** A structure goes face down to its owner's reserve. */
  | { readonly kind: 'piece-fragmented'; readonly piece: number }
  /** Out of the game: a cost, or an offering. */
  | { readonly kind: 'piece-destroyed'; readonly piece: number }
  /** HP returns to full, and what a battle granted ends, for every piece there. */
  | { readonly kind: 'cell-restored'; readonly cell: Cell }
  /** Captives of `from` go back to their owner's reserve. */
  | { readonly kind: 'captives-handed'; readonly from: Side; readonly captives: Readonly<Record<CardId, number>> }
  | { readonly kind: 'declared'; readonly declared: Declared }
  | { readonly kind: 'passed'; readonly side: Side }
  /** The top declaration of the stack takes effect, or fizzles. */
  | { readonly kind: 'stack-popped'; readonly fizzled: boolean }
  | { readonly kind: 'battle-began'; readonly cell: Cell }
  | { readonly kind: 'battle-card-used'; readonly used: UsedCard }
  | { readonly kind: 'rotation-ended'; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: 'battle-ended'; readonly cell: Cell }
  /** Draws of chance were made; the outcome is in the events around it. */
  | { readonly kind: 'chance-drawn'; readonly draws: number }
  | { readonly kind: 'draw-offered'; readonly side: Side }
  | { readonly kind: 'draw-declined' }
  | { readonly kind: 'ended'; readonly outcome: Outcome };
