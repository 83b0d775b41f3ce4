import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';

/** What an effect is pointed at; which parts it takes is the card's to say. Own pieces by id, opposing ones by kind. */
export interface Target {
  readonly cell?: Cell;
  /** Where something goes to. */
  readonly to?: Cell;
  /** An own piece. */
  readonly piece?: number;
  /** Own pieces, first come first. */
  readonly pieces?: readonly number[];
  /** A kind: of what is built or produced, or of an opposing mobile piece. */
  readonly card?: CardId;
  /** Captive coins handed over, by kind. */
  readonly captives?: Readonly<Record<CardId, number>>;
}

export type PlamerCommand =
  /** A card from the hand into the field, face up (activated at once) or face down. Slots from 0. */
  | { readonly kind: 'lay'; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'set'; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'retire'; readonly slot: number }
  | { readonly kind: 'move'; readonly piece: number; readonly to: Cell }
  /** A (movement) or (production) special card from the hand. */
  | { readonly kind: 'play'; readonly card: CardId; readonly target: Target }
  /** A power of an own piece that its owner may use: by flip, or as the card says. */
  | { readonly kind: 'fire'; readonly piece: number; readonly target: Target }
  /** In the response turn: a set special card, by its slot, or the power of a piece. */
  | { readonly kind: 'respond'; readonly slot: number; readonly target: Target }
  | { readonly kind: 'respond-by-piece'; readonly piece: number; readonly target: Target }
  /** Nothing to declare: in the response turn, and in stage 1 of a battle. */
  | { readonly kind: 'pass' }
  /** The attacker picks the next battle. */
  | { readonly kind: 'fight'; readonly cell: Cell }
  /** A (battle) special card in stage 1. */
  | { readonly kind: 'use'; readonly card: CardId; readonly target: Target }
  | { readonly kind: 'produce'; readonly card: CardId; readonly at: Cell }
  | { readonly kind: 'flip'; readonly piece: number }
  /** Ends the turn at hand. */
  | { readonly kind: 'done' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer-draw' }
  | { readonly kind: 'accept-draw' };
