import { type Board, provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import { parseOrder } from '../notation/parse-order.ts';
import { type NameOf, nameText, orderText } from '../orders/canonical-text.ts';
import type { Order } from '../orders/order.ts';
import type { Position, Unit } from '../orders/position.ts';
import type { Verdict } from '../orders/verdict.ts';
import { readExactOrder } from './exact-order.ts';

/**
 * An order as the package writes it: canonical text, but `A PAR B` for a build, `A PAR D` for a disbandment, and the first
 * choice alone of a retreat. Types and coasts left out are those of the units on the board: the package wants them.
 */
export function savedOrder(order: Order, nameOf: NameOf): string {
  switch (order.kind) {
    case 'build':
      return `${nameText(order.unit)} B`;
    case 'disband':
      return `${nameText(order.unit, nameOf)} D`;
    default:
      return orderText(order, nameOf);
  }
}

/** Reads an order of the package, or else in any notation of our sheets; null for what is no order. */
export function readSavedOrder(board: Board, names: NameIndex, text: string): Order | null {
  const [, unit, sign] = /^(.+) ([BD])$/.exec(text) ?? [];
  const order = readExactOrder(board, unit === undefined ? text : `${sign} ${unit}`);
  if (order !== null) return order;
  const parsed = parseOrder(text, names);
  return parsed.kind === 'read' ? parsed.order : null;
}

/** Names of the units that the orders of this phase can be for. */
export function orderedUnits({ phase, units, dislodged }: Position): NameOf {
  const ordered: readonly Unit[] = phase.endsWith('R') ? [...dislodged.map(({ unit }) => unit), ...units] : units;
  return (province) => {
    const unit = ordered.find(({ at }) => provinceId(at) === province);
    return unit === undefined ? undefined : { type: unit.type, at: unit.at };
  };
}

/** Codes of `diplomacy.utils.order_results`, by their messages. */
export function savedResult(verdict: Verdict): readonly string[] {
  switch (verdict) {
    case 'holds':
    case 'succeeds':
      return [];
    case 'bounced':
      return ['bounce'];
    case 'cut':
      return ['cut'];
    case 'dislodged':
      return ['dislodged'];
    case 'no-route':
      return ['no convoy'];
    case 'void':
    case 'illegal':
      return ['void'];
  }
}
