import * as word from '../judge/word.ts';
import type { LocationId } from '../map/map-data.ts';
import { decodeOrder } from '../orders/canonical-text.ts';
import type { Order } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { packPosition } from '../phases/pack.ts';
import { readUnits } from '../referee/movement.ts';
import type { Adjudicator } from './adjudicator.ts';

/** How many legal orders a unit has, and each of them; to be read before anything else is judged. */
export interface LegalOptions {
  readonly count: number;
  readonly order: (index: number) => Order;
}

/**
 * Every legal order of every unit of a movement phase, by the unit's place in the position: listed at once, since one search
 * finds them all, and written out only when asked for. Elsewhere, and on large maps, the referee is asked unit by unit.
 */
export function legalOptions({ referee, season, legal }: Adjudicator, position: Position): readonly LegalOptions[] {
  const { board } = referee;
  if (legal === null || !position.phase.endsWith('M')) {
    return unitsToOrder(position).map((at) => listed(referee.legalOrders(position, at)));
  }
  readUnits({ season, board, packed: packPosition(board, season.layout, position) });
  legal.fill();
  return position.units.map((_, unit) => {
    const first = legal.starts[unit] ?? 0;
    const count = (legal.starts[unit + 1] ?? first) - first;
    return {
      count,
      order: (index) => {
        const packed = legal.words[first + index] ?? 0;
        const { KIND_MASK, LOCATION_MASK, AUX_SHIFT, TARGET_SHIFT } = word;
        const aux = (packed >> AUX_SHIFT) & LOCATION_MASK;
        const target = (packed >> TARGET_SHIFT) & LOCATION_MASK;
        return decodeOrder(board, unit, { kind: packed & KIND_MASK, aux, target });
      },
    };
  });
}

/** Units that {@link legalOptions} are about: those dislodged in a retreat phase, else those standing. */
export function unitsToOrder({ phase, units, dislodged }: Position): readonly LocationId[] {
  return phase.endsWith('R') ? dislodged.map(({ unit }) => unit.at) : units.map(({ at }) => at);
}

const listed = (orders: readonly Order[]): LegalOptions => ({
  count: orders.length,
  order: (index) => orders[index] ?? { kind: 'waive' },
});
