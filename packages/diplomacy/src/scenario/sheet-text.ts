import { canonicalJson, type Locale } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import { parseOrder } from '../notation/parse-order.ts';
import { type NotationStyle, printOrder } from '../notation/print-order.ts';
import type { GivenOrder, Order } from '../orders/order.ts';

/**
 * How to write orders so that each reads back as it is: in the language, or else in the other or in codes. (The Korean notation
 * leaves out the type of a supported unit, which a sheet in English may have said.)
 */
export function notationFor(orders: readonly Order[], names: NameIndex, locale: Locale): NotationStyle {
  const styles: readonly NotationStyle[] = locale === 'ko' ? ['ko', 'en'] : ['en', 'ko'];
  return styles.find((style) => orders.every((order) => readsBack(order, names, style))) ?? 'canonical';
}

function readsBack(order: Order, names: NameIndex, style: NotationStyle): boolean {
  const parsed = parseOrder(printOrder(order, names, style), names);
  return parsed.kind === 'read' && canonicalJson(parsed.order) === canonicalJson(order);
}

/** A sheet of all these orders, a block a power, its name in the language above. Empty where there are none. */
export function sheetText(
  given: readonly GivenOrder[],
  names: NameIndex,
  style: NotationStyle,
  locale: Locale,
): string {
  const powers = [...new Set(given.map(({ power }) => power))];
  const lines = powers.flatMap((power) => [
    names.powers.get(power)?.name[locale] ?? power,
    ...given.filter((one) => one.power === power).map(({ order }) => printOrder(order, names, style)),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}
