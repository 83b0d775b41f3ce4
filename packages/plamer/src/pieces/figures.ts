import type { CardId, Tier } from '../cards/card.ts';
import { type Figure, figureIn } from '../cards/figure.ts';
import { cardOf, PIECE_CARDS, pieceCardOf } from '../cards/index.ts';
import type { Verb } from '../cards/verb.ts';
import type { House } from '../house.ts';
import type { Piece } from '../state/piece.ts';
import type { FieldCard } from '../state/player.ts';
import type { Side } from '../state/side.ts';

interface Match {
  readonly house: House;
}

/** What standing effects are read from. */
interface Field extends Match {
  readonly players: readonly [Fielded, Fielded];
}
interface Fielded {
  readonly field: readonly (FieldCard | null)[];
}

/** Kinds of which a power of the card has a verb of this kind. */
function kindsWith(kind: Verb['kind']): ReadonlySet<CardId> {
  return new Set(
    PIECE_CARDS.flatMap(({ id, powers }) =>
      powers.some(({ verbs }) => verbs.some((verb) => verb.kind === kind)) ? id : [],
    ),
  );
}

const STRUCTURES: ReadonlySet<CardId> = new Set(
  PIECE_CARDS.flatMap(({ id, tier }) => (tier.value === 'structure' ? id : [])),
);
const UNDYING = kindsWith('undying');
const SINGLE_CHARGE = kindsWith('single-charge');

/** What a card in the field adds to the coins of the leftmost one, standing. */
const RAISING: ReadonlyMap<CardId, Figure> = new Map(
  PIECE_CARDS.flatMap(({ id, powers }) =>
    powers.flatMap(({ verbs }) =>
      verbs.flatMap((verb) => (verb.kind === 'raise-leftmost' ? ([[id, verb.lv]] as const) : [])),
    ),
  ),
);

export const isStructure = (card: CardId): boolean => STRUCTURES.has(card);
/** Saved from a hit by going back to the reserve (PLM-K11). */
export const isUndying = (card: CardId): boolean => UNDYING.has(card);
/** Strikes once a battle, and one hit takes it (PLM-K9). */
export const hasSingleCharge = (card: CardId): boolean => SINGLE_CHARGE.has(card);

/** Coins of a kind over the whole game (PLM-P4, S1); structures as basic (house). */
const LIMITS: Readonly<Record<Tier, number>> = { basic: 5, structure: 5, intermediate: 3, advanced: 1 };
export const limitOf = (card: CardId): number => LIMITS[pieceCardOf(card).tier.value];

/** In dor; 0 for a special card that is paid otherwise. */
export function costOf({ house }: Match, card: CardId): number {
  const { cost } = cardOf(card);
  return cost === null ? 0 : figureIn(house, cost);
}

/** HP of a piece of this kind that just came. */
export const fullHpOf = ({ house }: Match, card: CardId): number => figureIn(house, pieceCardOf(card).hp);

/** HP with which a battle begins, and what this one has granted on top. */
export const maxHpOf = (match: Match, { card, granted }: Piece): number => fullHpOf(match, card) + (granted?.hp ?? 0);

/** ATK now, never less than 0. */
export const atkOf = ({ house }: Match, { card, granted }: Piece): number =>
  Math.max(0, figureIn(house, pieceCardOf(card).atk) + (granted?.atk ?? 0));

/** Lv now: the card's, what stands in the field, and what this battle has granted. */
export const lvOf = (match: Field, { card, owner, granted }: Piece): number =>
  figureIn(match.house, pieceCardOf(card).lv) + screenOf(match, owner, card) + (granted?.lv ?? 0);

/**
 * What standing effects add to the Lv of a side's coins of a kind: for the kind of the leftmost card of the field, if that
 * is an active piece card (PLM-K5, house 23).
 */
export function screenOf({ house, players }: Field, side: Side, card: CardId): number {
  const { field } = players[side];
  let leftmost = true;
  let raised = 0;
  for (const laid of field) {
    if (laid === null) continue;
    if (leftmost && (laid.face !== 'up' || laid.card !== card)) return 0;
    leftmost = false;
    if (laid.face !== 'up') continue;
    const raising = RAISING.get(laid.card);
    if (raising !== undefined) raised += figureIn(house, raising);
  }
  return raised;
}
