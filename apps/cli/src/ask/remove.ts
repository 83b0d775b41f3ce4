import { nearestNames, provinceId, unitText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { unitKey } from '../sheet/json-report.ts';
import { nameOf, placeName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { readOrderQuery } from '../why/order-query.ts';
import type { AskMap, Table } from './table.ts';

/**
 * Takes away the orders of the unit at a place; where it has none, the unit itself.
 *
 * @returns a null table where there is nothing to take away
 */
export function removeAt(
  table: Table,
  text: string,
  { names }: AskMap,
  locale: Locale,
): { readonly table: Table | null; readonly said: string } {
  const words = wordsIn(locale);
  const { places, unknown } = readOrderQuery(text, names);
  const [ids] = places;
  if (ids === undefined) {
    const nearest = (unknown[0]?.nearest ?? nearestNames(names.provinceNames, text)).map((id) =>
      nameOf(id, names, locale),
    );
    return { table: null, said: words('ask-no-place', { text, nearest }) };
  }
  const isThere = (at: string): boolean => ids.includes(provinceId(at));
  const isOrdered = ({ order }: Table['orders'][number]): boolean => order.kind !== 'waive' && isThere(order.unit.at);
  const orders = table.orders.filter(isOrdered);
  if (orders.length > 0) {
    const order = orders.map((typed) => typed.text).join(', ');
    const rest = table.orders.filter((typed) => !isOrdered(typed));
    return { table: { ...table, orders: rest }, said: words('ask-order-removed', { order }) };
  }
  const { units = [] } = table.known;
  const unit = units.find(({ at }) => isThere(at));
  if (unit !== undefined) {
    const known = { ...table.known, units: units.filter((one) => one !== unit) };
    const name = unitText(unitKey(unit), locale, names);
    return { table: { ...table, known }, said: words('ask-unit-removed', { unit: name }) };
  }
  return { table: null, said: words('ask-nothing-there', { place: placeName(ids[0] ?? '', names, locale) }) };
}
