/** Slug of a card: its file's name, and its scenario's. One of {@link CARD_IDS} wherever a state is one of a real match. */
export type CardId = string;

/** Kinds of pieces, in the order of the rulebook's table. */
export const PIECE_IDS = [
  'gatekeeper',
  'artisan',
  'guardsman',
  'star-cavalry',
  'beacon-keeper',
  'watchtower',
  'explosives',
  'ant',
  'amplifier',
  'planet-digger',
  'colossus',
  'ravager',
  'wildfire',
  'bandit',
  'joker',
  'larunapi-32',
  'sea-base',
  'eroded-quarry',
] as const;
export type PieceCardId = (typeof PIECE_IDS)[number];

/** Special cards, in the order of the table. */
export const SPECIAL_IDS = [
  'reboot',
  'bulk-up-ant',
  'detonate',
  'telekinesis',
  'liberation',
  'hacking',
  'emp',
  'emergency-retreat',
  'return-fire',
  'fire-on-own-position',
  'infiltration-build',
  'blood-sweat-tears',
  'turbo-engine',
  'buster-call',
] as const;
export type SpecialCardId = (typeof SPECIAL_IDS)[number];

/** A card that there is: catalogues of words are records over these, so that the compiler asks for each. */
export type KnownCardId = PieceCardId | SpecialCardId;
export const CARD_IDS: readonly KnownCardId[] = [...PIECE_IDS, ...SPECIAL_IDS];

/** Whose deck a card belongs to; the unaligned pool is part of every deck. */
export const FACTIONS = ['dgm', 'bgm', 'beasts', 'silverwood', 'unaligned'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Factions one can play (house 33). */
export const PLAYABLE = ['dgm', 'bgm', 'beasts'] as const satisfies readonly Faction[];
export type PlayableFaction = (typeof PLAYABLE)[number];

export const TIERS = ['basic', 'intermediate', 'advanced', 'structure'] as const;
/** Structures count as basic for the kind limit (house). */
export type Tier = (typeof TIERS)[number];

/** When a power or a special card acts, as it stands in brackets on the card. */
export type Timing = 'entry' | 'supply' | 'movement' | 'response' | 'battle' | 'production';

/** Where a figure or a text of a card comes from: a page of the rulebook, a deduction, or this project's house rules. */
export type CardSource = 'S0' | 'S1' | 'S3' | 'deduced' | 'house';

export interface Sourced<Value> {
  readonly value: Value;
  readonly source: CardSource;
}

export const CARD_FIGURES = ['lv', 'hp', 'atk', 'cost'] as const;
export type CardFigure = (typeof CARD_FIGURES)[number];
