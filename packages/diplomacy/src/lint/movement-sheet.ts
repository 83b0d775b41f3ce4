import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import type { Unit } from '../orders/position.ts';
import type { OrderResult } from '../referee/referee.ts';
import { readCanonical } from '../text/canonical-order.ts';
import type { PhaseRead } from './phase-read.ts';

/** A unit in a movement phase, and what it would do. */
export interface OrderedUnit {
  readonly unit: Unit;
  /** The order it follows; null for one that stays without any to follow, or with an order to hold. */
  readonly order: Order | null;
  /** What the referee says of the order it follows, or of the first it was given. */
  readonly line: OrderResult | undefined;
}

/** The orders of a movement phase by the units they are for. */
export interface MovementSheet extends PhaseRead {
  readonly units: readonly OrderedUnit[];
  readonly unitIn: (place: LocationId) => OrderedUnit | undefined;
  readonly unitsOf: (power: PowerId) => readonly OrderedUnit[];
}

export function movementSheet(phase: PhaseRead): MovementSheet {
  const { position, result } = phase;
  const torn = new Set(
    result.notes.flatMap(({ code, params }) => (code === 'different-orders' ? [params['unit']] : [])),
  );
  const units = position.units.map((unit): OrderedUnit => {
    const lines = result.orders.filter((line) => line.unit === unit.at);
    const followed = lines.find(({ verdict }) => verdict !== 'illegal');
    const order = followed === undefined || torn.has(unit.at) ? null : readCanonical(followed.order);
    return { unit, order: order?.kind === 'hold' ? null : order, line: followed ?? lines[0] };
  });
  const byProvince = new Map(units.map((one) => [provinceId(one.unit.at), one]));
  return {
    ...phase,
    units,
    unitIn: (place) => byProvince.get(provinceId(place)),
    unitsOf: (power) => units.filter(({ unit }) => unit.power === power),
  };
}

/** Where a unit goes, or null for one that stays. */
export function goalOf({ order }: OrderedUnit): LocationId | null {
  return order?.kind === 'move' ? order.to : null;
}
