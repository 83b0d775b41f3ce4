import type { PowerId, ProvinceId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import type { EditionId } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';

/** A phase that was resolved: what it started from, and the orders of all powers. */
export interface PlayedPhase {
  readonly before: Position;
  readonly given: readonly GivenOrder[];
}

/** A game as far as it has been played: all that is needed to play it again. */
export interface SeasonRecord {
  readonly map: string;
  readonly edition: EditionId;
  readonly policy: Policy;
  /** Resolved phases, oldest first. */
  readonly phases: readonly PlayedPhase[];
  /** The position now. */
  readonly current: Position;
  /** Orders on the table for the current phase. */
  readonly drafts: readonly GivenOrder[];
}

/** Our own JSON, the test-case text of jDip, and the saved games of the Python package `diplomacy`. */
export const EXCHANGE_FORMATS = ['panjeong-season', 'jdip', 'diplomacy-package'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** By what rules a season is read whose file does not say. */
export interface AssumedRules {
  readonly edition: EditionId;
  /** Fields set otherwise than the edition has them. */
  readonly policy: Partial<Policy>;
}

/** One thing in which the outcome a file records is another than the one the referee rules. */
export type OutcomeDifference =
  | { readonly kind: 'phase'; readonly recorded: PhaseName; readonly ruled: PhaseName }
  /** A unit (`AUSTRIA A VIE`) that stands, or is dislodged, in one of them alone. */
  | { readonly kind: 'unit' | 'dislodged'; readonly unit: string; readonly only: 'recorded' | 'ruled' }
  | {
      readonly kind: 'centre';
      readonly province: ProvinceId;
      readonly recorded: PowerId | null;
      readonly ruled: PowerId | null;
    };

/** What there is to say of a file that was read. Places are JSON paths, or `line:column`. */
export type ExchangeRemark =
  /** The season goes on from what the file records. */
  | {
      readonly code: 'outcome-differs';
      readonly phase: PhaseName;
      readonly differences: readonly OutcomeDifference[];
    }
  /** Something that stands where an order should, and is none. */
  | { readonly code: 'order-unread'; readonly phase: PhaseName | null; readonly at: string; readonly text: string }
  /** The file does not say by what rules it is played. */
  | { readonly code: 'edition-assumed'; readonly edition: EditionId }
  /** A dislodged unit (`AUSTRIA A VIE`) of which the file does not tell where its attacker came from. */
  | { readonly code: 'attacker-unknown'; readonly phase: PhaseName; readonly unit: string }
  /** Cases that do not go on from the one before. */
  | { readonly code: 'cases-apart'; readonly cases: number }
  /** Press is not kept. */
  | { readonly code: 'messages-left-out'; readonly messages: number }
  /** A note of ours that somebody has broken. */
  | { readonly code: 'note-unread'; readonly at: string; readonly text: string };

/** A season as read from a file, and what there is to say of it. */
export interface ReadSeason {
  readonly record: SeasonRecord;
  readonly remarks: readonly ExchangeRemark[];
}

/** What may be expected where a file cannot be read: codes that the texts put into words; anything else is a literal. */
export const EXCHANGE_EXPECTATIONS = [
  'json',
  'season-file',
  'power',
  'unit',
  'centre',
  'phase',
  'object',
  'array',
  'record',
  'string',
  'number',
  'boolean',
  'whole-number',
  'something',
  'less',
  'known-keys',
  'block',
  'unit-that-can-stand',
  'one-unit-a-province',
] as const;
export type ExchangeExpectation = (typeof EXCHANGE_EXPECTATIONS)[number];
