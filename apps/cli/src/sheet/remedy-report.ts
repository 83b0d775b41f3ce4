import { type OrderResult, type Remedies, remediesFor, remedyLines } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedPhase, AdjudicatedSheet } from './adjudicate-sheet.ts';
import { adjudicatorOn } from './explanations.ts';

/** What would have worked for an order that failed, with the sentences that say so. */
export interface RemedyReport {
  readonly power: string;
  readonly order: string;
  readonly remedies: Remedies;
  readonly told: readonly string[];
}

/** By order, what would have worked for those of a phase that failed. */
export function remedyReports(
  bench: Pick<AdjudicatedSheet, 'referee' | 'names'>,
  { before, given, result }: AdjudicatedPhase,
  locale: Locale,
): ReadonlyMap<OrderResult, RemedyReport> {
  const adjudicator = adjudicatorOn(bench);
  const reports = new Map<OrderResult, RemedyReport>();
  for (const one of result.orders) {
    const remedies = remediesFor(adjudicator, before, given, result, one);
    if (remedies.kind === 'not-needed') continue;
    const told = remedyLines(remedies, one, locale, bench.names);
    reports.set(one, { power: one.power, order: one.order, remedies, told });
  }
  return reports;
}
