import type { LocationId, PowerId } from '../map/map-data.ts';
import type { Order, UnitType } from '../orders/order.ts';
import type { Verdict } from '../orders/verdict.ts';

/** A unit as it really stands; whose it is says the change. */
export interface ChangedUnit {
  readonly type: UnitType;
  readonly at: LocationId;
}

/** One order of a phase that might have been another. */
export type Change =
  /** A unit of the power that asks, ordered otherwise: by an order that is no support, or by a support. */
  | {
      readonly kind: 'order' | 'support';
      readonly power: PowerId;
      readonly unit: ChangedUnit;
      /** What it should have been ordered. */
      readonly order: Order;
      /** Canonical text of what it was ordered, such as `A MUN - BUR`; of different orders, the same where that is one. */
      readonly instead: string;
    }
  /** The order of another power's unit, not given: the unit holds, or a dislodged one disbands. */
  | {
      readonly kind: 'absent';
      readonly power: PowerId;
      readonly unit: ChangedUnit;
      /** Canonical text of the order. */
      readonly order: string;
    };

/** Changes to the orders of a phase after which, all other orders being the same, the one that failed would have worked. */
export interface Remedy {
  /** One or two; with any of them left out it would not have worked. */
  readonly changes: readonly Change[];
  /** Whether all of them lay in the hands of the power that gave the order. */
  readonly inHand: boolean;
  /** How the order would have come out, and by which rule: a dislodged unit may have moved, or only stayed. */
  readonly verdict: Verdict;
  readonly rule: string;
}

/** What would have worked for one order, as plain JSON. */
export type Remedies =
  /** The first five in canonical order. */
  | { readonly kind: 'found'; readonly remedies: readonly Remedy[] }
  /** Nothing within two changes. */
  | { readonly kind: 'none' }
  /** The order did not fail, or its unit followed another that did what it was for. */
  | { readonly kind: 'not-needed' }
  /** The map or the policy is beyond the search, which found nothing and cannot say that there is nothing. */
  | { readonly kind: 'not-searched' };

/** The most remedies told. */
export const MOST_REMEDIES = 5;

/** Kinds of change, in the order they are told in. */
export const OWN_ORDER = 0;
export const OWN_SUPPORT = 1;
export const ABSENT = 2;
