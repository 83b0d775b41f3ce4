import { provinceId } from '../../map/board.ts';
import type { LocationId, PowerId } from '../../map/map-data.ts';
import { orderText } from '../../orders/canonical-text.ts';
import type { GivenOrder, Order, UnitName } from '../../orders/order.ts';
import type { Position, Unit } from '../../orders/position.ts';
import type { OrderResult } from '../../referee/results.ts';
import { readCanonical } from '../../text/canonical-order.ts';

/** An order to mark, judged or not. */
export interface MarkedOrder {
  readonly id: string;
  readonly power: PowerId;
  readonly order: Exclude<Order, { readonly kind: 'waive' }>;
  /** Canonical text. */
  readonly text: string;
  readonly outcome: OrderResult | null;
  /** False for a unit without an order. */
  readonly given: boolean;
}

/** The orders of a phase before it is judged. */
export function ordersGiven(position: Position, given: readonly GivenOrder[]): readonly MarkedOrder[] {
  const standing = unitsOf(position);
  const nameOf = (province: string): UnitName | undefined => standing.find(({ at }) => provinceId(at) === province);
  return numbered(
    given.map(({ power, order }) => ({ power, order, text: orderText(order, nameOf), outcome: null, given: true })),
  );
}

/** The orders of a phase as they came out. */
export function ordersJudged(results: readonly OrderResult[]): readonly MarkedOrder[] {
  return numbered(
    results.flatMap((outcome) => {
      const { power, order: text, given } = outcome;
      const order = readCanonical(text);
      return order === null ? [] : [{ power, order, text, outcome, given: given !== null }];
    }),
  );
}

/** Every unit on the board, those first that have yet to retreat: orders are about them while there are any. */
function unitsOf({ units, dislodged }: Position): readonly Unit[] {
  return [...dislodged.map(({ unit }) => unit), ...units];
}

/** Where the unit that an order names really stands: a sheet may leave out the coast. */
export function placeOf(position: Position, { at }: UnitName): LocationId {
  const province = provinceId(at);
  return unitsOf(position).find((unit) => provinceId(unit.at) === province)?.at ?? at;
}

type Unnumbered = Omit<MarkedOrder, 'id' | 'order'> & { readonly order: Order };

/** Drops waived builds, which no place on the map is about, and names the others by their units. */
function numbered(orders: readonly Unnumbered[]): readonly MarkedOrder[] {
  const times = new Map<string, number>();
  return orders.flatMap((one) => {
    const { order } = one;
    if (order.kind === 'waive') return [];
    const province = provinceId(order.unit.at);
    const time = (times.get(province) ?? 0) + 1;
    times.set(province, time);
    return [{ ...one, order, id: time === 1 ? `order-${province}` : `order-${province}-${time}` }];
  });
}
