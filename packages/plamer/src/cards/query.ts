import type { CardId } from './card.ts';
import type { Figure } from './figure.ts';

/**
 * Whom a verb is about, found out when it acts (S3: judged at resolution). A closed set: one that is missing is added here.
 * "Here" is the cell of the battle, or of the piece that acts; "there" is the cell that the command points at.
 */
export type Whom =
  | { readonly kind: 'itself' }
  /** The own piece that the command names. */
  | { readonly kind: 'named' }
  /** Other own mobile pieces here. */
  | { readonly kind: 'comrades-here' }
  /** The own piece of the lowest Lv here, either stance. */
  | { readonly kind: 'lowest-own-here' }
  /** The opposing piece of the highest Lv, either stance; of `atMost` or less where that is given. */
  | { readonly kind: 'highest-opposing'; readonly atMost?: Figure }
  | { readonly kind: 'every-opposing' }
  /** One settled opposing piece there; chance takes it among several. */
  | { readonly kind: 'a-settled-opposing' }
  | { readonly kind: 'opposing-structures' }
  /** The opposing mobile piece of the kind that the command names. */
  | { readonly kind: 'opposing-of-named-kind' };

/** How much: a figure, or what the moment says. */
export type Amount = Figure | { readonly source: 'moment'; readonly of: 'highest-opposing-lv' | 'captives-handed' };

/** What must hold for a power of stage 3 to fire (S3: it must fire when it does). */
export type Condition =
  /** Its side is the defender of this battle. */
  | { readonly kind: 'defending' }
  | { readonly kind: 'opponent-here' }
  /** No opposing piece here has this Lv or more. */
  | { readonly kind: 'none-of-lv'; readonly lv: Figure }
  /** Every opposing piece here has this Lv or less. */
  | { readonly kind: 'all-at-most'; readonly lv: Figure }
  /** Some opposing piece here has this Lv or less. */
  | { readonly kind: 'some-at-most'; readonly lv: Figure }
  | { readonly kind: 'comrade-here' }
  /** It can strike at all: its ATK is more than 0. */
  | { readonly kind: 'has-atk' };

/** What is given for a power, besides the flip. All of it at declaration (S3), but for the offering. */
export type Cost =
  | { readonly kind: 'dor'; readonly amount: Figure }
  /** The piece that acts is destroyed. */
  | { readonly kind: 'itself' }
  /** The own piece that the command names, of this kind, is destroyed. */
  | { readonly kind: 'own-piece'; readonly card: CardId }
  /** The captive coins that the command names go back to their owner. */
  | { readonly kind: 'captives' }
  /** All own pieces there are given up when it resolves (deduced from S3). */
  | { readonly kind: 'offering' };

/** What a command that uses the power must point at. */
export type Aim =
  | { readonly kind: 'nothing' }
  /** `piece`: an own one. */
  | {
      readonly kind: 'own-piece';
      readonly stance: 'mobile' | 'settled' | 'either';
      readonly of: 'any' | 'no-structure' | CardOnly;
      /** In the cell of the battle under way. */
      readonly here: boolean;
    }
  /** `cell`: one that holds such pieces; within so many steps of the piece that acts where that is given. */
  | { readonly kind: 'cell'; readonly holds: Holds; readonly noHome: boolean; readonly within?: Figure }
  /** `piece` (an own mobile structure) and `to` (a cell next to it). */
  | { readonly kind: 'structure-and-step' }
  /** `piece` (the own one that is paid with), `card` (an opposing mobile kind in its cell) and `to` (next to it). */
  | { readonly kind: 'push'; readonly paidWith: CardId }
  /** `cell` to leave, `to` where, `pieces` who, first of all where room is short. */
  | { readonly kind: 'leave' }
  /** `cell` to come to, `pieces` who, first of all where room is short; all within so many steps if none is named. */
  | { readonly kind: 'gather'; readonly within: Figure }
  /** `card`: an active structure kind. */
  | { readonly kind: 'structure-kind' }
  /** `card`: an active basic kind; `cell`: an own home cell. */
  | { readonly kind: 'basic-kind-at-home' }
  /** `captives`. */
  | { readonly kind: 'captives' };

export type Holds = 'opposing' | 'own' | 'settled-opposing' | 'mobile-opposing-structure';

/** Only this kind. */
export interface CardOnly {
  readonly card: CardId;
}
