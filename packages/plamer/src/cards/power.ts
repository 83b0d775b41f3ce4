import type { RuleId } from '@panjeong/kernel';
import type { CardId, Faction, Sourced, Tier, Timing } from './card.ts';
import type { Figure } from './figure.ts';
import type { Aim, Condition, Cost } from './query.ts';
import type { Verb } from './verb.ts';

export type { Figure } from './figure.ts';

/** How a power starts. */
export type Start =
  /** Its owner turns the settled piece up (settled → mobile) and it acts. */
  | 'flip'
  /** Its owner says so; the piece is mobile. */
  | 'mobile'
  /** Its owner says so; the piece is in either stance, and a settled one is turned up (house 25). */
  | 'either'
  /** By itself, in stage 3 of a battle, when its condition holds (S3: must fire). */
  | 'must'
  /** By itself and always, as long as the piece stands or the card lies there. */
  | 'standing'
  /** Its owner uses the special card: one that lies set, or from the hand. */
  | 'set'
  | 'hand';

/** What a power costs, wants and does, as data over the closed sets of `query.ts` and `verb.ts`. */
export interface Power {
  /** Slug, unique: `ward`. A special card's power has the card's own. Words for it are in the text catalogues. */
  readonly id: PowerId;
  readonly rule: RuleId;
  readonly timing: Timing;
  readonly start: Start;
  /** At most once per piece and turn. */
  readonly once: boolean;
  readonly costs: readonly Cost[];
  readonly aim: Aim;
  readonly conditions: readonly Condition[];
  readonly verbs: readonly Verb[];
}

/** Powers of pieces, in the order of the table. */
export const PIECE_POWER_IDS = [
  'ward',
  'construction',
  'suppress',
  'screen',
  'beacon',
  'observation',
  'suppressing-fire',
  'fuse',
  'explosion',
  'undying',
  'ant-tunnel',
  'amplify',
  'dig',
  'disdain',
  'plunder',
  'poise',
  'resupply',
  'quarry-delivery',
] as const;
export type PiecePowerId = (typeof PIECE_POWER_IDS)[number];

/** A piece's power, or a special card. */
export type PowerId = string;

interface AnyCard {
  readonly id: CardId;
  readonly faction: Sourced<Faction>;
  /** Rule that says what the card is (PLM-K…). */
  readonly rule: RuleId;
}

export interface PieceCard extends AnyCard {
  readonly kind: 'piece';
  readonly tier: Sourced<Tier>;
  readonly lv: Figure;
  readonly hp: Figure;
  readonly atk: Figure;
  readonly cost: Figure;
  readonly powers: readonly Power[];
}

export interface SpecialCard extends AnyCard {
  readonly kind: 'special';
  readonly timing: Sourced<Timing>;
  /** In dor; null when it is paid otherwise. */
  readonly cost: Figure | null;
  readonly power: Power;
}

export type Card = PieceCard | SpecialCard;
