import {
  type Problem,
  parseSheet,
  type Sheet,
  type SheetCentre,
  type SheetDislodged,
  type SheetHeading,
  type SheetOrder,
  type SheetUnit,
} from '@panjeong/diplomacy';
import type { AskMap, Table } from './table.ts';

/** Something on a line, or on a sheet, that says or orders something. */
export type SheetItem =
  | { readonly kind: 'heading'; readonly heading: SheetHeading }
  | { readonly kind: 'order'; readonly order: SheetOrder }
  | { readonly kind: 'unit'; readonly unit: SheetUnit }
  | { readonly kind: 'centre'; readonly centre: SheetCentre }
  | { readonly kind: 'dislodged'; readonly dislodged: SheetDislodged };

export type ReadLine =
  | { readonly kind: 'read'; readonly items: readonly SheetItem[] }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'unread' };

const SECTIONS: Readonly<Record<Table['section'], string>> = {
  orders: '',
  build: 'Builds',
  disband: 'Disband',
  units: 'Units',
  centres: 'Centres',
  dislodged: 'Dislodged',
};

/** Reads one line as it would be read on a sheet under the headings that were typed before. */
export function readLine(line: string, table: Table, { names }: AskMap): ReadLine {
  const above = [SECTIONS[table.section], names.powers.get(table.power ?? '')?.name.en ?? ''].filter(Boolean);
  const sheet = parseSheet([...above, line].join('\n'), names);
  const isNew = (place: { readonly line: number }): boolean => place.line > above.length;
  const problem = sheet.problems.find(({ at }) => isNew(at));
  if (problem !== undefined) return { kind: 'problem', problem };
  const items = itemsOf(sheet).filter((item) => isNew(placeOf(item)));
  return items.length > 0 ? { kind: 'read', items } : { kind: 'unread' };
}

/** All that a sheet says, in its order. */
export function itemsOf({ headings, orders, units, centres, dislodged }: Sheet): readonly SheetItem[] {
  const items: readonly SheetItem[] = [
    ...headings.map((heading) => ({ kind: 'heading', heading }) as const),
    ...orders.map((order) => ({ kind: 'order', order }) as const),
    ...units.map((unit) => ({ kind: 'unit', unit }) as const),
    ...centres.map((centre) => ({ kind: 'centre', centre }) as const),
    ...dislodged.map((loser) => ({ kind: 'dislodged', dislodged: loser }) as const),
  ];
  return [...items].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one.line - other.line || one.column - other.column;
  });
}

function placeOf(item: SheetItem): { readonly line: number; readonly column: number } {
  switch (item.kind) {
    case 'heading':
      return item.heading;
    case 'order':
      return item.order;
    case 'unit':
      return item.unit;
    case 'centre':
      return item.centre;
    case 'dislodged':
      return item.dislodged;
  }
}
