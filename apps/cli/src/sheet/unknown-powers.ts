import type { MapData, PowerId, Sheet } from '@panjeong/diplomacy';

export type PowerData = MapData['powers'][number];

/** A sheet whose unknown headings stand for powers of their own. */
export interface NamedSheet {
  readonly sheet: Sheet;
  /** The powers that the map does not have. */
  readonly strangers: readonly PowerData[];
  /** The id of such a power, by its heading. */
  readonly idOf: (heading: string) => PowerId;
}

/** Gives every heading that names no power a power of its own, `?1`, `?2`: none replaces another, and none is nobody. */
export function withStrangers(sheet: Sheet): NamedSheet {
  const ids = new Map<string, PowerData>();
  for (const { text } of sheet.strangers) {
    const form = formOf(text);
    const name = `${text} (?)`;
    if (!ids.has(form)) ids.set(form, { id: `?${ids.size + 1}`, name: { ko: name, en: name } });
  }
  const idOf = (heading: string): PowerId => ids.get(formOf(heading))?.id ?? heading;
  const named = <Entry extends { readonly stranger?: string }>(entry: Entry): Entry =>
    entry.stranger === undefined ? entry : { ...entry, power: idOf(entry.stranger) };
  return {
    sheet: {
      ...sheet,
      orders: sheet.orders.map(named),
      units: sheet.units.map(named),
      centres: sheet.centres.map(named),
      dislodged: sheet.dislodged.map(named),
    },
    strangers: [...ids.values()],
    idOf,
  };
}

function formOf(heading: string): string {
  return heading.replace(/\s+/g, ' ').toLowerCase();
}
