import { type Adjudicator, createSeason, type OrderResult, rulingsOnPhase } from '@panjeong/diplomacy';
import type { Ruling } from '@panjeong/kernel';
import type { AdjudicatedPhase, AdjudicatedSheet } from './adjudicate-sheet.ts';

/** Why the orders of a phase came out as they did. */
export interface Explanations {
  readonly rulings: readonly Ruling[];
  /** Id of the ruling that explains an order, where one does. */
  readonly topOf: ReadonlyMap<OrderResult, string>;
}

/** All that judges the phases of a sheet: its map may have powers of its own. */
export function adjudicatorOn({ referee, names }: Pick<AdjudicatedSheet, 'referee' | 'names'>): Adjudicator {
  return { referee, names, season: createSeason(referee.board, referee.policy), legal: null };
}

export function explain(bench: Pick<AdjudicatedSheet, 'referee' | 'names'>, phase: AdjudicatedPhase): Explanations {
  const { before, given, result } = phase;
  const rulings = rulingsOnPhase(adjudicatorOn(bench), before, given, result);
  return { rulings, topOf: topsOf(rulings, result.orders) };
}

/** By order the ruling that explains it; of equal orders each has its own. */
export function topsOf(rulings: readonly Ruling[], orders: readonly OrderResult[]): ReadonlyMap<OrderResult, string> {
  const topOf = new Map<OrderResult, string>();
  const taken = new Set<string>();
  // A ruling that another rests on is part of that one's explanation, even where it is on the very order asked about.
  const cited = new Set<string>(rulings.flatMap(({ because }) => because));
  for (const order of orders) {
    const top = rulings.find(
      ({ id, subject, verdict, rule }) =>
        !taken.has(id) &&
        !cited.has(id) &&
        subject === `${order.power} ${order.order}` &&
        verdict === order.verdict &&
        rule === order.rule,
    );
    if (top === undefined) continue;
    taken.add(top.id);
    topOf.set(order, top.id);
  }
  return topOf;
}
