import type { Catalogue } from '@panjeong/kernel';
import type { TerritoryClass } from '../board/presence.ts';
import type { CardFigure, Faction, KnownCardId, Tier, Timing } from '../cards/card.ts';
import type { PiecePowerId } from '../cards/power.ts';
import type { Expectation } from '../notation/expectation.ts';
import type { PlamerRule } from '../rules/registry.ts';
import type { Section } from '../rules/rule.ts';
import type { Turn } from '../state/flow.ts';
import type { Stance } from '../state/piece.ts';
import type { SeenEvent } from '../views/seen-event.ts';

/** A text that needs to be told nothing. */
export type Fixed = Readonly<Record<string, never>>;

/** One sentence a rule, the same as in RULES.md. */
export type RuleTexts = Readonly<Record<PlamerRule, Fixed>>;
export type SectionTexts = Readonly<Record<Section, string>>;

/** What would have been understood, where something did not read. */
export type ExpectationTexts = Readonly<Record<Expectation, Fixed>>;

export interface ProblemMessages {
  /** Column, what was read there, and what would have been understood. */
  unread: { readonly column: number; readonly found: string; readonly expected: readonly string[] };
}

export const STAGES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type StageCode = (typeof STAGES)[number];

/** Words of the game that stand by themselves, as headings and labels do. */
export const TERMS = [
  'piece',
  'territory',
  'occupied',
  'secured',
  'standoff',
  'home',
  'dor',
  'vp',
  'income',
  'field',
  'hand',
  'deck',
  'discard',
  'set',
  'active',
  'concealed',
  'captives',
  'reserve',
  'fragment',
  'gone',
  'special',
  'rotation',
  'offering',
  'round',
  'limit',
  'produced',
  'turn-player',
  'attacker',
  'defender',
] as const;
export type TermCode = (typeof TERMS)[number];

/** Names: one word for one thing. */
export interface NameTexts {
  readonly cards: Readonly<Record<KnownCardId, string>>;
  /** Of pieces; a special card's power is called like the card. */
  readonly powers: Readonly<Record<PiecePowerId, string>>;
  readonly sections: SectionTexts;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly turns: Readonly<Record<Turn, string>>;
  readonly stages: Readonly<Record<StageCode, string>>;
  readonly tiers: Readonly<Record<Tier, string>>;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly stances: Readonly<Record<Stance, string>>;
  readonly figures: Readonly<Record<CardFigure, string>>;
  readonly classes: Readonly<Record<TerritoryClass, string>>;
  readonly terms: Readonly<Record<TermCode, string>>;
}

/** An event that says nothing to a person: what waits for an answer is asked, not told. */
export type SilentEvent = 'flow-set';
type ToldEvent = Exclude<SeenEvent, { readonly kind: SilentEvent }>;
type EventOf<Kind> = ToldEvent & { readonly kind: Kind };

/** A line for each event that an audience gets. */
export type EventMessages = { readonly [Kind in ToldEvent['kind']]: EventOf<Kind> };
export type EventTexts = Catalogue<EventMessages>;

/** A battle as a table: its headings, its strikes, and what becomes of those who are struck. */
export interface TableMessages {
  title: { readonly cell: string };
  rotation: { readonly rotation: number };
  before: Fixed;
  strike: {
    readonly stage: string;
    readonly striker: string;
    readonly target: string;
    readonly atk: number;
    readonly before: number;
    readonly after: number;
    readonly fate: string;
  };
  captured: Fixed;
  fragmented: Fixed;
  returned: Fixed;
  'clean-up': Fixed;
}
