import { type NameIndex, parseOrder, phaseText, printOrder } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { nameOf, powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import type { FoundOrder } from './find-order.ts';
import type { JudgedOrder } from './judged-phase.ts';
import type { OrderQuery } from './order-query.ts';

/** Says why no one order could be told, and what can be asked for: a line each, which typed again names that order. */
export function notFoundReport(
  asked: { readonly text: string; readonly query: OrderQuery },
  found: FoundOrder & { readonly kind: 'several' | 'none' },
  all: readonly JudgedOrder[],
  names: NameIndex,
  locale: Locale,
): readonly string[] {
  const words = wordsIn(locale);
  const { text, query } = asked;
  const listed = (orders: readonly JudgedOrder[]): readonly string[] =>
    [...new Set(orders.map((one) => orderLabel(one, all, locale)))].map((label) => `  ${label}`);
  if (found.kind === 'several') {
    return [words('why-several', { text, count: found.among.length }), ...listed(found.among)];
  }
  const told = query.unknown.map(({ text: read, nearest }) =>
    words('why-unknown', { read, nearest: nearest.map((id) => nameOf(id, names, locale)) }),
  );
  const head = told.length > 0 ? told : [words('why-none', { text })];
  if (found.naming.length > 0) return [...head, words('why-naming'), ...listed(found.naming)];
  return all.length === 0 ? [...head, words('why-no-orders')] : [...head, words('why-orders'), ...listed(all)];
}

/** `터키 육군, 불가리아(Bul)-루마니아(Rum)`; with its phase where there are several. */
export function orderLabel({ judged, order }: JudgedOrder, all: readonly JudgedOrder[], locale: Locale): string {
  const { names, phase } = judged;
  const read = parseOrder(order.order, names);
  const text = read.kind === 'read' ? printOrder(read.order, names, locale) : order.order;
  const label = `${powerName(order.power, names, locale)} ${text}`;
  const isOnly = all.every((other) => other.judged.phase.result.phase === phase.result.phase);
  return isOnly ? label : `${phaseText(phase.result.phase, locale)}: ${label}`;
}
