import type { NameIndex, OrderResult, Referee } from '@panjeong/diplomacy';
import type { Ruling } from '@panjeong/kernel';
import type { AdjudicatedPhase } from '../sheet/adjudicate-sheet.ts';
import { type Explanations, explain, topsOf } from '../sheet/explanations.ts';

/** A phase that was judged, from a sheet or from a match: whatever may be asked why. */
export interface JudgedPhase {
  readonly referee: Referee;
  readonly names: NameIndex;
  readonly phase: AdjudicatedPhase;
  /** What was ruled when the phase was resolved, where that is kept. */
  readonly recorded?: readonly Ruling[];
}

/** The rulings that were kept, where they explain every order; else the phase is explained anew. */
export function explanationsOf(judged: JudgedPhase): Explanations {
  const { phase, recorded } = judged;
  if (recorded !== undefined) {
    const topOf = topsOf(recorded, phase.result.orders);
    if (topOf.size === phase.result.orders.length) return { rulings: recorded, topOf };
  }
  return explain(judged, phase);
}

/** One order of a judged phase. */
export interface JudgedOrder {
  readonly judged: JudgedPhase;
  readonly order: OrderResult;
}

/** Every order there is, phase by phase. */
export function ordersIn(phases: readonly JudgedPhase[]): readonly JudgedOrder[] {
  return phases.flatMap((judged) => judged.phase.result.orders.map((order) => ({ judged, order })));
}
