import type { CardId, PlayableFaction } from '../cards/card.ts';

/** Slots of a field (S1: five, the two opening cards included). */
export const FIELD_SLOTS = 5;

/** A card in the field. */
export interface FieldCard {
  readonly card: CardId;
  /** A piece card face up is active; anything face down is set, and hidden from the opponent. */
  readonly face: 'up' | 'down';
  /** One of the two that lay there from the start: it stays. */
  readonly opening: boolean;
}

/** How many coins of each kind; kinds with none are left out. */
export type Tally = Readonly<Record<CardId, number>>;

export interface Player {
  readonly faction: PlayableFaction;
  readonly dor: number;
  readonly vp: number;
  readonly hand: readonly CardId[];
  /** The next card is the last. */
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Slot 0 is the leftmost; null is an empty slot. */
  readonly field: readonly (FieldCard | null)[];
  /** Coins of each kind that count against its limit (PLM-P4), wherever they are now. */
  readonly used: Tally;
  /** Own coins that came back to the reserve and may be produced again without counting anew (undying ants). */
  readonly returned: Tally;
  /** Opposing coins this player holds. */
  readonly captives: Tally;
  /** Own structures that were destroyed: face down in the reserve. */
  readonly fragments: Tally;
  /** Own coins out of the game: destroyed as a cost, or offered. */
  readonly gone: Tally;
  /** Own coins that were captives and were handed back: in the reserve, but still used (house 18). */
  readonly freed: Tally;
}
