import type { CardId } from '../cards/card.ts';
import type { FieldCard } from '../state/player.ts';
import type { Lots } from './drawing-lots.ts';
import type { SeenPlayer } from './view.ts';

export interface ImaginedCards {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly field: readonly (FieldCard | null)[];
}

/**
 * Cards that fit what is seen of a player. Everyone knows what a faction's deck is made of, so those that are nowhere to be
 * seen are dealt to the set cards, the hand and the deck (PLM-H3).
 *
 * @param all every card of the faction's deck, as often as it is in there, those of the opening included
 */
export function imagineCards(player: SeenPlayer, all: readonly CardId[], lots: Lots): ImaginedCards {
  const pool = lots.shuffled(unseen(player, all));
  // A position that somebody made up may hold more cards than the deck has.
  const next = (): CardId => pool.pop() ?? lots.one(all) ?? '';
  const dealt = (count: number): CardId[] => Array.from({ length: count }, next);
  const field = player.field.map((laid): FieldCard | null =>
    laid === null ? null : { card: laid.card ?? next(), face: laid.face, opening: laid.opening },
  );
  const hand = player.hand.cards ?? dealt(player.hand.count);
  return { hand, deck: player.deck.cards ?? dealt(player.deck.count), field };
}

function unseen(player: SeenPlayer, all: readonly CardId[]): readonly CardId[] {
  const left = [...all];
  const seen = [
    ...player.discard,
    ...player.field.flatMap((laid) => laid?.card ?? []),
    ...(player.hand.cards ?? []),
    ...(player.deck.cards ?? []),
  ];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
