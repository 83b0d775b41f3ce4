import { type NameIndex, type PhaseKind, parseOrder, printOrder } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { Table, TypedOrder } from './table.ts';

const SEASONS = { en: { S: 'Spring', F: 'Fall', W: 'Winter' }, ko: { S: '봄', F: '가을', W: '겨울' } } as const;
const HEADINGS = { en: { M: '', R: 'Retreats', A: 'Builds' }, ko: { M: '', R: '퇴각', A: '창설' } } as const;
const KINDS: readonly PhaseKind[] = ['M', 'R', 'A'];

/** The sheet that says what was typed: when, then movement, retreats and builds, each power by power. */
export function sheetText(
  { orders, season, year }: Pick<Table, 'orders' | 'season' | 'year'>,
  names: NameIndex,
  locale: Locale,
): string {
  const parts = KINDS.flatMap((kind): readonly (readonly string[])[] => {
    const own = orders.filter((order) => order.kind === kind);
    if (own.length === 0) return [];
    const heading = HEADINGS[locale][kind];
    return [[...(heading === '' ? [] : [heading]), ...byPower(own, names, locale)]];
  });
  const date = dateText(season, year, orders, locale);
  return [...(date === '' ? [] : [date]), ...parts.flat()].map((line) => `${line}\n`).join('');
}

function dateText(season: Table['season'], year: Table['year'], orders: Table['orders'], locale: Locale): string {
  // Winter has builds alone; what moved before them moved in the fall.
  const named = season === 'W' && orders.some(({ kind }) => kind !== 'A') ? 'F' : season;
  const when = named === undefined ? '' : SEASONS[locale][named];
  const of = year === undefined ? '' : locale === 'ko' ? `${year}년` : String(year);
  return (locale === 'ko' ? [of, when] : [when, of]).filter((word) => word !== '').join(' ');
}

/**
 * A block for each power, so that none of them is taken for a newer sheet; two where there were two on the sheet the session
 * began with. Those of nobody known come first.
 */
function byPower(orders: readonly TypedOrder[], names: NameIndex, locale: Locale): readonly string[] {
  const blocks: { readonly name: string; block: number | undefined; readonly own: TypedOrder[] }[] = [];
  for (const order of orders) {
    const name = order.power === undefined ? (order.stranger ?? '') : powerName(order.power, names, locale);
    const last = blocks.findLast((one) => one.name === name);
    if (last === undefined || isNewer(order.block, last.block)) {
      blocks.push({ name, block: order.block, own: [order] });
    } else {
      last.own.push(order);
      last.block ??= order.block;
    }
  }
  const nobodys = blocks.filter(({ name }) => name === '');
  return [...nobodys, ...blocks.filter(({ name }) => name !== '')].flatMap(({ name, own }) => [
    ...(name === '' ? [] : [name]),
    ...own.map((order) => lineOf(order, names, locale)),
  ]);
}

/** What was typed goes on with the block that is there. */
function isNewer(block: number | undefined, than: number | undefined): boolean {
  return block !== undefined && than !== undefined && block !== than;
}

function powerName(id: string, names: NameIndex, locale: Locale): string {
  return names.powers.get(id)?.name[locale] ?? id;
}

/** As it was typed, where it says by itself all that it meant under its heading. */
function lineOf({ order, text }: TypedOrder, names: NameIndex, locale: Locale): string {
  const read = parseOrder(text, names);
  if (read.kind === 'read' && JSON.stringify(read.order) === JSON.stringify(order)) return text;
  const printed = printOrder(order, names, locale);
  const again = parseOrder(printed, names);
  // The Korean notation leaves out the type of a unit that is helped.
  const isSame = again.kind === 'read' && JSON.stringify(again.order) === JSON.stringify(order);
  return isSame ? printed : printOrder(order, names, 'en');
}
