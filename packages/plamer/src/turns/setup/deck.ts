import type { CardId, Faction, PlayableFaction } from '../../cards/card.ts';
import { CARDS } from '../../cards/index.ts';

/** Copies of each special card in a deck; of a piece card there is one (PLM-E5). */
export const SPECIAL_COPIES = 2;

/** No piece of silverwood is known, so its card lies in the pool that every deck holds (house). */
const POOL: readonly Faction[] = ['unaligned', 'silverwood'];

/** Every card of a faction's deck as often as it is in there, those of the opening included, in the order of cards. */
export function deckOf(faction: PlayableFaction): readonly CardId[] {
  return CARDS.flatMap(({ id, kind, faction: { value } }) => {
    if (value !== faction && !POOL.includes(value)) return [];
    return kind === 'special' ? Array.from({ length: SPECIAL_COPIES }, () => id) : [id];
  });
}

/** The two basic piece cards of a faction: they lie face up from the start (PLM-F1). */
export function openingOf(faction: PlayableFaction): readonly [CardId, CardId] {
  const basics = CARDS.flatMap((card) =>
    card.kind === 'piece' && card.faction.value === faction && card.tier.value === 'basic' ? card.id : [],
  );
  const [first, second] = basics;
  if (first === undefined || second === undefined) throw new RangeError(`${faction} has no two basic cards`);
  return [first, second];
}

/** What is left of a list when each of these cards is taken once; what it does not hold is left out. */
export function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
