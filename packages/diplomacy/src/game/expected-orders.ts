import type { SeatId } from '@panjeong/kernel';
import { type Board, provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import type { Position, Unit } from '../orders/position.ts';
import type { Adjudicator } from './adjudicator.ts';
import { askOf } from './asked.ts';

/**
 * Orders of a power that a person looking at the map might expect to be possible: moves and retreats to every place next to
 * a unit, builds in every home centre. Those that are not are to be shown with the reason.
 */
export function expectedOrders({ referee }: Adjudicator, position: Position, seat: SeatId): readonly Order[] {
  const { board } = referee;
  const isOwn = ({ power }: Unit): boolean => power === seat;
  switch (position.phase.at(-1)) {
    case 'R':
      return position.dislodged
        .map(({ unit }) => unit)
        .filter(isOwn)
        .flatMap((unit) =>
          placesNear(board, unit).map((to): Order => ({ kind: 'retreat', unit: nameOf(unit), to: [to] })),
        );
    case 'A':
      if (askOf(board.data, position, seat)?.kind !== 'builds') return [];
      return board.data.provinces.flatMap(({ id, home }): readonly Order[] =>
        home === seat ? [{ kind: 'build', unit: { type: 'A', at: id } }] : [],
      );
    default:
      return position.units
        .filter(isOwn)
        .flatMap((unit) =>
          placesNear(board, unit).map((to): Order => ({ kind: 'move', unit: nameOf(unit), to, via: false })),
        );
  }
}

const nameOf = ({ type, at }: Unit) => ({ type, at });

/** Places in provinces that touch the unit's, whatever can pass the border; for a fleet, each coast too. */
function placesNear(board: Board, { type, at }: Unit): readonly LocationId[] {
  const { locationCount, locationIds, provinceCount, provinceOf, steps } = board;
  const home = board.locationIndex.get(provinceId(at)) ?? 0;
  const touching = new Set<number>();
  for (let from = 0; from < locationCount; from++) {
    if (provinceOf[from] !== home) continue;
    for (let to = 0; to < locationCount; to++) {
      if (steps[from * locationCount + to] !== 0) touching.add(provinceOf[to] ?? 0);
    }
  }
  const reach = type === 'F' ? locationCount : provinceCount;
  return locationIds.slice(0, reach).filter((_, location) => touching.has(provinceOf[location] ?? 0));
}
