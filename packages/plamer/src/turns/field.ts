import type { CardId } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import type { FieldCard, Player } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';

/** The slot in which a player's card lies, active or not; -1 when it lies in none. */
export function slotOf({ field }: Player, card: CardId): number {
  for (let slot = 0; slot < field.length; slot += 1) if (field[slot]?.card === card) return slot;
  return -1;
}

export const isActive = (laid: FieldCard | null | undefined): boolean => laid?.face === 'up';

export const isPieceCard = (card: CardId): boolean => cardOf(card).kind === 'piece';

/** An advanced card is activated only while an own intermediate one is active; nothing later undoes it (PLM-P7). */
export function mayActivate({ players }: PlamerState, side: Side, card: CardId): boolean {
  const found = cardOf(card);
  if (found.kind !== 'piece' || found.tier.value !== 'advanced') return true;
  return players[side].field.some((laid) => {
    if (laid === null || !isActive(laid)) return false;
    const other = cardOf(laid.card);
    return other.kind === 'piece' && other.tier.value === 'intermediate';
  });
}

/**
 * Whether a player could lay or set something: what everybody can see, a card in the hand and a free slot. Who is asked must
 * not tell more (PLM-H3).
 */
export const couldLay = ({ hand, field }: Player): boolean => hand.length > 0 && field.includes(null);
