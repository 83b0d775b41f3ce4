import type { Outcome } from '@panjeong/kernel';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import type { Verdict } from '../orders/verdict.ts';
import type { EditionId } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';
import type { PhaseNote } from '../referee/referee.ts';
import type { Amendment } from './command.ts';
import type { DraftLine } from './order-schema.ts';
import type { Vote } from './state.ts';

/** What happened. Shapes that were ever released stay; a changed one is a new kind or field. */
export type DiplomacyEvent = DraftEvent | PublicEvent;

/** Known to its own seat only, until the phase is resolved: that event carries the orders for everyone. */
export type DraftEvent =
  | { readonly kind: 'order-drafted'; readonly power: PowerId; readonly line: DraftLine }
  /** `orders` is all that stands then, what was kept of earlier sheets included. */
  | { readonly kind: 'sheet-submitted'; readonly power: PowerId; readonly orders: readonly DraftLine[] }
  | { readonly kind: 'order-withdrawn'; readonly power: PowerId; readonly unit: LocationId | null }
  /** By the game master, for a power. */
  | { readonly kind: 'order-amended'; readonly power: PowerId; readonly line: DraftLine; readonly reason: string };

export type PublicEvent =
  | {
      readonly kind: 'match-opened';
      readonly map: string;
      readonly edition: EditionId;
      /** The whole policy, so that the log says by itself under which rules it was played. */
      readonly policy: Policy;
      /** All powers; those without a player are in civil disorder in the position. */
      readonly seats: readonly PowerId[];
      readonly position: Position;
      readonly rulings: boolean;
    }
  | { readonly kind: 'readiness-declared'; readonly power: PowerId; readonly ready: boolean }
  | {
      readonly kind: 'phase-resolved';
      readonly phase: PhaseName;
      readonly orders: readonly ResolvedOrder[];
      readonly notes: readonly PhaseNote[];
      /** The next position. */
      readonly position: Position;
    }
  | { readonly kind: 'vote-cast'; readonly power: PowerId; readonly vote: Vote }
  | { readonly kind: 'vote-withdrawn'; readonly power: PowerId }
  | { readonly kind: 'drawn'; readonly among: readonly PowerId[] }
  | { readonly kind: 'conceded'; readonly to: PowerId }
  | { readonly kind: 'power-fell-into-civil-disorder'; readonly power: PowerId }
  | { readonly kind: 'power-found-a-player'; readonly power: PowerId }
  | {
      readonly kind: 'position-amended';
      readonly changes: readonly Amendment[];
      readonly reason: string;
      readonly position: Position;
    }
  | { readonly kind: 'game-ended'; readonly outcome: Outcome };

/** An order of a resolved phase: public. */
export interface ResolvedOrder {
  readonly power: PowerId;
  /** Where the unit really stands; null for a waived build and for a unit that is not there. */
  readonly unit: LocationId | null;
  /** Canonical text, such as `A TRI - VEN`. */
  readonly order: string;
  /** As it was written; null when no order was given, or when the rules chose. */
  readonly written: Order | null;
  readonly verdict: Verdict;
  readonly rule: string;
}
