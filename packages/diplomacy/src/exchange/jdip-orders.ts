import type { LocationId } from '../map/map-data.ts';
import type { NameIndex } from '../map/names.ts';
import { parseOrder } from '../notation/parse-order.ts';
import type { Order, UnitName } from '../orders/order.ts';
import type { PhaseName, Unit } from '../orders/position.ts';

/**
 * Orders and units in the notation that jDip's order parser takes: `F con S F bla-ank`, `A lon-nth-bel`, `A gas-mar by
 * convoy`, `Build F stp/nc`, `Remove A par`, and a retreat as a move. Reading takes every notation of our sheets besides.
 */
export function jdipOrder(order: Order, phase: PhaseName, waived: LocationId): string {
  switch (order.kind) {
    case 'waive':
      // jDip wants a province here, and asks no more of it.
      return `Waive ${waived.toLowerCase()}`;
    case 'build':
      return `Build ${nameText(order.unit)}`;
    case 'disband':
      return phase.endsWith('A') ? `Remove ${nameText(order.unit)}` : `${nameText(order.unit)} D`;
    case 'hold':
      return `${nameText(order.unit)} H`;
    case 'move': {
      const course = [...(order.path ?? []), order.to].map((place) => place.toLowerCase()).join('-');
      const byConvoy = order.via && (order.path ?? []).length === 0 ? ' by convoy' : '';
      return `${nameText(order.unit)}-${course}${byConvoy}`;
    }
    case 'support-hold':
      return `${nameText(order.unit)} S ${nameText(order.target)}`;
    case 'support-move':
      return `${nameText(order.unit)} S ${nameText(order.target)}-${order.to.toLowerCase()}`;
    case 'convoy':
      return `${nameText(order.unit)} C ${nameText(order.army)}-${order.to.toLowerCase()}`;
    case 'retreat': {
      const [to = 'disband'] = order.to;
      return to === 'disband' ? `${nameText(order.unit)} D` : `${nameText(order.unit)}-${to.toLowerCase()}`;
    }
  }
}

function nameText({ type, at }: UnitName): string {
  return type === undefined ? at.toLowerCase() : `${type} ${at.toLowerCase()}`;
}

/** `F stp/sc`. */
export function jdipUnit({ type, at }: Pick<Unit, 'type' | 'at'>): string {
  return `${type} ${at.toLowerCase()}`;
}

/** Reads an order line without its power; null for what is no order. In a retreat phase a move is a retreat. */
export function readJdipOrder(names: NameIndex, phase: PhaseName | null, text: string): Order | null {
  if (/^waives?\b/i.test(text)) return { kind: 'waive' };
  const parsed = parseOrder(text, names);
  if (parsed.kind === 'unreadable') return null;
  const { order } = parsed;
  if (phase?.endsWith('R') === true && order.kind === 'move' && !order.via) {
    return { kind: 'retreat', unit: order.unit, to: [order.to] };
  }
  return order;
}
