import { type NameIndex, type Position, printLocation, printUnit, type Referee, type Unit } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { powerName } from '../text/names.ts';
import type { HoldingTold } from './report.ts';

/** The units standing, by power. */
export function unitsTold(
  units: readonly Unit[],
  names: NameIndex,
  { board }: Pick<Referee, 'board'>,
  locale: Locale,
): readonly HoldingTold[] {
  return board.powerIds.flatMap((id) => {
    const own = units.filter(({ power }) => power === id);
    if (own.length === 0) return [];
    const places = own.map(({ type, at }) => printUnit({ type, at }, names, locale).replace(',', ''));
    return [{ power: powerName(id, names, locale), places }];
  });
}

/** The centres owned, by power. */
export function centresOwned(
  centres: Position['centres'],
  names: NameIndex,
  { board }: Pick<Referee, 'board'>,
  locale: Locale,
): readonly HoldingTold[] {
  const owned = Object.entries(centres).sort(([a], [b]) => (a < b ? -1 : 1));
  return board.powerIds.flatMap((id) => {
    const places = owned.flatMap(([province, owner]) => (owner === id ? [printLocation(province, names, locale)] : []));
    return places.length === 0 ? [] : [{ power: powerName(id, names, locale), places }];
  });
}

/** `오스트리아: 육군 빈(Vie), 해군 트리에스테(Tri)` */
export function holdingText({ power, places }: HoldingTold): string {
  return `${power}: ${places.join(', ')}`;
}
