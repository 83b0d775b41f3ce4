import { type Pending, type SeatId, seatId } from '@panjeong/kernel';
import { mapById } from '../../maps/index.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId, MapData, PowerId, ProvinceId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import type { DiplomacyCommand } from './command.ts';
import type { DiplomacyState } from './state.ts';

/** What a power has to order in a phase. */
export type Ask =
  | { readonly kind: 'orders'; readonly units: readonly LocationId[] }
  | { readonly kind: 'retreats'; readonly units: readonly LocationId[] }
  /** At most `count` builds, in these open home centres. */
  | { readonly kind: 'builds'; readonly count: number; readonly centres: readonly ProvinceId[] }
  | { readonly kind: 'removals'; readonly count: number }
  /** Nobody with a player has anything to order: the phase waits to be resolved. */
  | { readonly kind: 'wait' };

/** What a power would be asked in this position if it has a player, or null when it has nothing to order. */
export function askOf(map: MapData, position: Position, power: PowerId): Ask | null {
  const own = position.units.filter((unit) => unit.power === power);
  switch (position.phase.at(-1)) {
    case 'R': {
      const units = position.dislodged.flatMap(({ unit }) => (unit.power === power ? [unit.at] : []));
      return units.length === 0 ? null : { kind: 'retreats', units };
    }
    case 'A': {
      const due = Object.values(position.centres).filter((owner) => owner === power).length - own.length;
      if (due < 0) return { kind: 'removals', count: -due };
      const centres = openHomes(map, position, power);
      const count = Math.min(due, centres.length);
      return count === 0 ? null : { kind: 'builds', count, centres };
    }
    default:
      return own.length === 0 ? null : { kind: 'orders', units: own.map(({ at }) => at) };
  }
}

/** Home centres of a power that it owns and nobody stands in (DIP-B2). */
function openHomes(map: MapData, { units, centres }: Position, power: PowerId): readonly ProvinceId[] {
  const occupied = new Set(units.map(({ at }) => provinceId(at)));
  return map.provinces.flatMap(({ id, home }) =>
    home === power && centres[id] === power && !occupied.has(id) ? [id] : [],
  );
}

/** Seats with a player that have something to order in this phase, ready or not. */
export function askedSeats(state: DiplomacyState): readonly { readonly seat: SeatId; readonly ask: Ask }[] {
  const { position, seats, outcome } = state;
  const map = mapById(state.map);
  if (outcome !== null || map === undefined) return [];
  return seats.flatMap((seat) => {
    const ask = position.civilDisorder.includes(seat) ? null : askOf(map, position, seat);
    return ask === null ? [] : [{ seat, ask }];
  });
}

/** Whether all who are asked are ready, so that the phase resolves. */
export function isComplete(state: DiplomacyState): boolean {
  return askedSeats(state).every(({ seat }) => state.ready.includes(seat));
}

/** Whether a power with a player can still come to order something, in this phase or a later one. */
export function isStillPlayed(state: DiplomacyState): boolean {
  const { position, seats } = state;
  const homes = mapById(state.map)?.provinces ?? [];
  return seats.some(
    (seat) =>
      !position.civilDisorder.includes(seat) &&
      (position.units.some(({ power }) => power === seat) ||
        position.dislodged.some(({ unit }) => unit.power === seat) ||
        homes.some(({ id, home }) => home === seat && position.centres[id] === seat)),
  );
}

/**
 * Who is asked. Where nobody with a player has anything to order (in a position a match was opened with, or when all
 * players have left) every power that the phase concerns is, or else all: a deadline must have someone to pass for.
 */
export function pendingIn(state: DiplomacyState): readonly Pending<Ask, DiplomacyCommand>[] {
  if (state.outcome !== null) return [];
  const asked = askedSeats(state).filter(({ seat }) => !state.ready.includes(seat));
  if (asked.length > 0) {
    return asked.map(({ seat, ask }) => ({ seat, ask, sealed: true, fallback: { kind: 'ready', ready: true } }));
  }
  const map = mapById(state.map);
  const concerned = state.seats.filter((seat) => map !== undefined && askOf(map, state.position, seat) !== null);
  return (concerned.length > 0 ? concerned : state.seats).map((seat) => ({
    seat,
    ask: { kind: 'wait' },
    sealed: false,
    fallback: { kind: 'process' },
  }));
}

/** Powers in the order of seats, as seats. */
export function inSeatOrder(state: DiplomacyState, powers: readonly PowerId[]): readonly SeatId[] {
  return state.seats.filter((seat) => powers.includes(seatId(seat)));
}
