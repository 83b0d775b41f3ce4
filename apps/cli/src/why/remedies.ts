import { type Remedies, remediesFor, remedyLines } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { adjudicatorOn } from '../sheet/explanations.ts';
import type { JudgedOrder } from './judged-phase.ts';

/** What would have worked for an order, and the sentences that say so; none for one that did not fail. */
export interface RemediesTold {
  readonly remedies: Remedies;
  readonly told: readonly string[];
}

export function remediesOf({ judged, order }: JudgedOrder, locale: Locale): RemediesTold {
  const { before, given, result } = judged.phase;
  const remedies = remediesFor(adjudicatorOn(judged), before, given, result, order);
  return { remedies, told: remedyLines(remedies, order, locale, judged.names) };
}
