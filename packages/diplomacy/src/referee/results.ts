import type { Json } from '@panjeong/kernel';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import type { Verdict } from '../orders/verdict.ts';

/** How one order of a phase came out. */
export interface OrderResult {
  readonly power: PowerId;
  /** Where the ordered unit really stands; null for a waived build and for a unit that is not there. */
  readonly unit: LocationId | null;
  /** Canonical text in the codes of the map, such as `A TRI - VEN`, with the unit's true type and coast. */
  readonly order: string;
  /** Null when no order was given (DIP-O1), or when the rules chose (removals). */
  readonly given: GivenOrder | null;
  readonly verdict: Verdict;
  /** Id of the rule that decided it. */
  readonly rule: string;
}

/** Something a phase brought about that is no order's verdict, as a code with parameters; words are made elsewhere. */
export interface PhaseNote {
  readonly code: string;
  readonly params: Record<string, Json>;
  readonly rule: string;
}

/** How a match ends. */
export interface PhaseOutcome {
  readonly kind: 'victory' | 'draw' | 'concession' | 'ended';
  readonly powers: PowerId[];
  readonly rule: string;
}

/** What one phase came to. */
export interface PhaseResult {
  readonly phase: PhaseName;
  /** One for every order given, illegal and surplus ones included, and for every unit left without. */
  readonly orders: readonly OrderResult[];
  /** The position after it; phases with nothing to decide are skipped. */
  readonly next: Position;
  readonly notes: readonly PhaseNote[];
  readonly outcome: PhaseOutcome | null;
}
