import type { Locale } from '@panjeong/kernel';
import type { NameIndex } from '../../map/names.ts';
import { readCanonical } from '../../text/canonical-order.ts';
import { namingOf } from '../../text/naming.ts';
import { orderResultText } from '../../text/result-text.ts';
import type { OrderMark } from './order-mark.ts';

/** An order in words and, once it is judged, how it came out and by which rule. */
export function markTitle({ outcome, power, order: text }: OrderMark, lang: Locale, names: NameIndex): string {
  if (outcome !== null) return orderResultText(outcome, lang, names);
  const order = readCanonical(text);
  return order === null ? `${power} ${text}` : namingOf(lang, names).order({ power, order });
}
