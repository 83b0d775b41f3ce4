import type { Entry } from '../state/event.ts';
import type { Stance } from '../state/piece.ts';
import type { CardId } from './card.ts';
import type { Figure } from './figure.ts';
import type { Amount, Whom } from './query.ts';

/** What a power does, as data. A closed set: a card that does not fit gets a new verb here, never a branch on its id. */
export type Verb =
  // --- on pieces ----------------------------------------------------------------------------------------------------
  /** Adds to a piece for this battle. */
  | { readonly kind: 'grant'; readonly whom: Whom; readonly hp?: Amount; readonly atk?: Amount }
  /** The Lv becomes this for this battle. */
  | { readonly kind: 'become-lv'; readonly whom: Whom; readonly lv: Figure }
  | { readonly kind: 'capture'; readonly whom: Whom }
  /** HP falls by ATK, as by a strike. */
  | { readonly kind: 'hit'; readonly whom: Whom; readonly atk: Figure }
  /** The piece that acts strikes with its current ATK; again as long as it captures. */
  | { readonly kind: 'strike'; readonly again: boolean }
  | { readonly kind: 'turn'; readonly whom: Whom; readonly to: Stance }
  // --- movement -----------------------------------------------------------------------------------------------------
  /** One more step this turn. */
  | { readonly kind: 'move-again'; readonly whom: Whom }
  /** To the cell that the command names. */
  | { readonly kind: 'step'; readonly whom: Whom }
  /** Own pieces leave a cell: no structures. */
  | { readonly kind: 'leave' }
  /** Own mobile pieces come to a cell: no structures. */
  | { readonly kind: 'gather'; readonly within: Figure }
  // --- dor and cards --------------------------------------------------------------------------------------------------
  | { readonly kind: 'draw'; readonly cards: Figure }
  | { readonly kind: 'earn'; readonly dor: Figure }
  /** Dor of the opponent, or all there is of it. */
  | { readonly kind: 'plunder'; readonly dor: Amount }
  // --- new pieces -----------------------------------------------------------------------------------------------------
  /** Brings in a piece, mobile (S1): of a kind that is given or that the command names. */
  | {
      readonly kind: 'build';
      readonly card: CardId | 'named';
      readonly at: 'its-cell' | 'there';
      /** The kind's own cost is paid, too. */
      readonly paid: boolean;
      /** The kind's card must be active. */
      readonly active: boolean;
      readonly by: Entry;
    }
  /** Its cell takes production this turn, and the cells next to it structures. */
  | { readonly kind: 'open-place' }
  // --- standing -------------------------------------------------------------------------------------------------------
  /** All own coins of the leftmost card of the field. */
  | { readonly kind: 'raise-leftmost'; readonly lv: Figure }
  /** From stage 3 on, mobile and hit down to HP 0: back to the reserve instead of being captured. */
  | { readonly kind: 'undying' }
  /** Strikes once a battle, and one hit takes it, whatever its HP. */
  | { readonly kind: 'single-charge' };
