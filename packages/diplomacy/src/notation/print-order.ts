import { assertNever } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { NameIndex } from '../map/names.ts';
import type { MoveOrder, Order, RetreatChoice, UnitName } from '../orders/order.ts';

/**
 * How an order is written: `canonical` as the corpora do (`A BUD - SER`), `en` as players do (`A Bud-Ser`), `ko` as the
 * tutorial page does (`육군, 부다페스트(Bud)-세르비아(Ser)`).
 */
export type NotationStyle = 'canonical' | 'en' | 'ko';

/**
 * Writes an order so that the parser reads it back. One thing is left out on purpose: the Korean notation never names the
 * type of a supported or convoyed unit, as the page never does.
 */
export function printOrder(order: Order, names: NameIndex, style: NotationStyle): string {
  return style === 'ko' ? printKorean(order, names) : printLatin(order, names, style);
}

/** A unit alone: `A BUD`, `F Stp(nc)`, `육군, 부다페스트(Bud)`. */
export function printUnit(unit: UnitName, names: NameIndex, style: NotationStyle): string {
  const place = printLocation(unit.at, names, style);
  if (style !== 'ko') return [owner(unit, names, style), unit.type, place].filter(Boolean).join(' ');
  const type = unit.type === undefined ? undefined : unit.type === 'A' ? '육군,' : '해군,';
  return [owner(unit, names, style), type, place].filter(Boolean).join(' ');
}

/** A place: `STP/NC`, `Stp(nc)`, `상트 페테르부르크(Stp) 북쪽 해안(nc)`. */
export function printLocation(location: LocationId, names: NameIndex, style: NotationStyle): string {
  if (style === 'canonical') return location;
  const id = provinceId(location);
  const coast = location.slice(id.length + 1);
  const province = names.provinces.get(id);
  const abbr = province?.abbr ?? id;
  if (style === 'en') return coast === '' ? abbr : `${abbr}(${coast.toLowerCase()})`;
  const name = province === undefined ? id : `${province.name.ko}(${abbr})`;
  return coast === '' ? name : `${name} ${KOREAN_COASTS[coast] ?? ''}(${coast.toLowerCase()})`;
}

const KOREAN_COASTS: Readonly<Record<string, string>> = {
  NC: '북쪽 해안',
  SC: '남쪽 해안',
  EC: '동쪽 해안',
  WC: '서쪽 해안',
};

function owner(unit: UnitName, names: NameIndex, style: NotationStyle): string | undefined {
  if (unit.power === undefined || style === 'canonical') return unit.power;
  const name = names.powers.get(unit.power)?.name;
  return name === undefined ? unit.power : name[style];
}

function printLatin(order: Order, names: NameIndex, style: 'canonical' | 'en'): string {
  if (order.kind === 'waive') return style === 'en' ? 'Waive' : 'WAIVE';
  const unit = printUnit(order.unit, names, style);
  const dash = style === 'en' ? '-' : ' - ';
  const place = (location: LocationId): string => printLocation(location, names, style);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return unit + dash + stops(order).map(place).join(dash) + latinVia(order, style);
    case 'support-hold':
      return `${unit} S ${printUnit(order.target, names, style)}`;
    case 'support-move':
      return `${unit} S ${printUnit(order.target, names, style)}${dash}${place(order.to)}`;
    case 'convoy':
      return `${unit} C ${printUnit(order.army, names, style)}${dash}${place(order.to)}`;
    case 'retreat':
      return `${unit}${latinChoices(order.to, place, style)}`;
    case 'disband':
      return `${unit} D`;
    case 'build':
      return `${style === 'en' ? 'Build' : 'B'} ${unit}`;
    default:
      return assertNever(order);
  }
}

/** Seas of the route, then the goal. */
function stops(order: MoveOrder): readonly LocationId[] {
  return [...(order.path ?? []), order.to];
}

function latinVia(order: MoveOrder, style: 'canonical' | 'en'): string {
  if (!order.via || stops(order).length > 1) return '';
  return style === 'en' ? ' via convoy' : ' VIA';
}

function latinChoices(
  choices: readonly RetreatChoice[],
  place: (location: LocationId) => string,
  style: 'canonical' | 'en',
): string {
  const [first] = choices;
  if (first !== undefined && first !== 'disband' && choices.length === 1) return ` R ${place(first)}`;
  if (style === 'canonical') return ` R ${choices.map((to) => (to === 'disband' ? 'D' : place(to))).join(' / ')}`;
  return `, if dislodged: ${choices.map((to) => (to === 'disband' ? to : place(to))).join(', else ')}`;
}

function printKorean(order: Order, names: NameIndex): string {
  if (order.kind === 'waive') return '창설 포기';
  const unit = printUnit(order.unit, names, 'ko');
  const place = (location: LocationId): string => printLocation(location, names, 'ko');
  const other = (unit: UnitName): string => printUnit(withoutType(unit), names, 'ko');
  switch (order.kind) {
    case 'hold':
      return `${unit}, 대기`;
    case 'move':
      return `${[unit, ...stops(order).map(place)].join('-')}${order.via && stops(order).length === 1 ? ', 호송 경유' : ''}`;
    case 'support-hold':
      return `${unit}, 지원, ${other(order.target)} 대기`;
    case 'support-move':
      return `${unit}, 지원, ${other(order.target)}-${place(order.to)}`;
    case 'convoy':
      return `${unit}, 호송, ${other(order.army)}-${place(order.to)}`;
    case 'retreat':
      return `${unit}${koreanChoices(order.to, place)}`;
    case 'disband':
      return `${unit}, 해산`;
    case 'build':
      return `${unit}, 창설`;
    default:
      return assertNever(order);
  }
}

function withoutType({ at, power }: UnitName): UnitName {
  return power === undefined ? { at } : { at, power };
}

function koreanChoices(choices: readonly RetreatChoice[], place: (location: LocationId) => string): string {
  const [first] = choices;
  if (first !== undefined && first !== 'disband' && choices.length === 1) return `-${place(first)}, 퇴각`;
  return `, 퇴각하면: ${choices.map((to) => (to === 'disband' ? '해산' : place(to))).join(', 아니면 ')}`;
}
