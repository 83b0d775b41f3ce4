import * as scratch from '../judge/scratch.ts';
import { CONVOY, FLEET, IMPOSSIBLE, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, VIA } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { OrderBits } from '../phases/unit-word.ts';
import type { MovementOrder, Order, RetreatChoice, UnitName, UnitType } from './order.ts';

const { at, kind, standing } = scratch;

/** Name of unit `i` of those read into the judge's scratch arrays, as it really stands. */
export function unitNamed(board: Board, i: number): UnitName & { readonly type: UnitType } {
  return { type: (kind[i] ?? 0) & FLEET ? 'F' : 'A', at: board.locationIds[at[i] ?? 0] ?? '' };
}

/** The written form of what unit `i` was judged by. Bits of a refused order are read without their reason. */
export function decodeOrder(board: Board, i: number, bits: OrderBits): MovementOrder {
  const unit = unitNamed(board, i);
  const to = board.locationIds[bits.target] ?? '';
  const client = (): UnitName => {
    const other = standing[bits.aux] ?? -1;
    return other < 0 ? { at: board.locationIds[bits.aux] ?? '' } : unitNamed(board, other);
  };
  switch (bits.kind & ~IMPOSSIBLE) {
    case MOVE:
      return { kind: 'move', unit, to, via: false };
    case MOVE | VIA:
      return { kind: 'move', unit, to, via: true };
    case SUPPORT_HOLD:
      return { kind: 'support-hold', unit, target: client() };
    case SUPPORT_MOVE:
      return { kind: 'support-move', unit, target: client(), to };
    case CONVOY:
      return { kind: 'convoy', unit, army: client(), to };
    default:
      return { kind: 'hold', unit };
  }
}

/** What stands in a province, as far as an order leaves it out. */
export type NameOf = (province: string) => UnitName | undefined;

/** An order as written, in the codes of the map; what it leaves out of a unit's name is taken from the board. */
export function orderText(order: Order, nameOf: NameOf = () => undefined): string {
  if (order.kind === 'waive') return 'WAIVE';
  const unit = nameText(order.unit, nameOf);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${order.to}${order.via ? ' VIA' : ''}`;
    case 'support-hold':
      return `${unit} S ${nameText(order.target, nameOf)}`;
    case 'support-move':
      return `${unit} S ${nameText(order.target, nameOf)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${nameText(order.army, nameOf)} - ${order.to}`;
    case 'retreat':
      return retreatText(unit, order.to[0] ?? 'disband');
    case 'disband':
      return `D ${unit}`;
    case 'build':
      return `B ${unit}`;
  }
}

/** `A VIE R TYR`, or `A VIE D` for a unit that is disbanded instead. */
export function retreatText(unit: string, choice: RetreatChoice): string {
  return choice === 'disband' ? `${unit} D` : `${unit} R ${choice}`;
}

/** `A VIE`, `F STP/SC`; a unit of unknown type by its place alone. */
export function nameText(name: UnitName, nameOf: NameOf = () => undefined): string {
  const known = nameOf(provinceId(name.at));
  const type = name.type ?? known?.type;
  const place: LocationId = name.at === provinceId(name.at) && known?.type === type ? (known?.at ?? name.at) : name.at;
  return type === undefined ? place : `${type} ${place}`;
}
