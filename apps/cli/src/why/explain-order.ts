import { type OrderResult, type PhaseName, type RulingLine, rulingLines } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { explanationsOf, type JudgedOrder } from './judged-phase.ts';
import { type RemediesTold, remediesOf } from './remedies.ts';

/** A line of the tree of causes, with the ids of the rulings it rests on. */
export interface Cause extends RulingLine {
  readonly verdict: string;
  readonly because: readonly string[];
}

/** Why one order came out as it did. */
export interface WhyOrder {
  readonly phase: PhaseName;
  readonly order: OrderResult;
  /** The order's own ruling first, then what it rests on, depth first. */
  readonly tree: readonly Cause[];
  /** Every rule that is cited, each once. */
  readonly rules: readonly string[];
  readonly remedies: RemediesTold;
}

export function explainOrder({ judged, order }: JudgedOrder, locale: Locale): WhyOrder {
  const { rulings, topOf } = explanationsOf(judged);
  const top = topOf.get(order);
  if (top === undefined) throw new Error(`no ruling on ${order.power} ${order.order}`);
  const byId = new Map<string, (typeof rulings)[number]>(rulings.map((ruling) => [ruling.id, ruling]));
  const tree = rulingLines(rulings, top, locale, judged.names).map((line): Cause => {
    const ruling = byId.get(line.id);
    return { ...line, verdict: ruling?.verdict ?? '', because: ruling?.because ?? [] };
  });
  return {
    phase: judged.phase.result.phase,
    order,
    tree,
    rules: [...new Set(tree.flatMap(({ rules }) => rules))],
    remedies: remediesOf({ judged, order }, locale),
  };
}
