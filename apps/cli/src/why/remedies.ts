import { remediesFor, remedyLines } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { adjudicatorOn } from '../sheet/explanations.ts';
import type { JudgedOrder } from './judged-phase.ts';

/** What would have worked, a line each; empty for an order that did not fail. */
export function remediesOf({ judged, order }: JudgedOrder, locale: Locale): readonly string[] {
  const { before, given, result } = judged.phase;
  return remedyLines(remediesFor(adjudicatorOn(judged), before, given, result, order), order, locale, judged.names);
}
