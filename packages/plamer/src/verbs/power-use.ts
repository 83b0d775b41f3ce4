import type { CardId } from '../cards/card.ts';
import type { Target } from '../state/command.ts';

/** What a power is used from: a piece on the board, a special card in the hand, or one that lies set in a slot. */
export type PowerSource =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'hand'; readonly card: CardId }
  | { readonly kind: 'slot'; readonly slot: number };

/** A power as somebody wants to use it. */
export interface PowerUse {
  readonly source: PowerSource;
  readonly target: Target;
}
