import type { ProvinceId } from '../src/map/map-data.ts';
import { reaches } from './geography.ts';
import { type Board, type LegalOrder, routesBetween } from './legality.ts';

/** The orders seen together: which supports and convoys have the order they are for, and who goes by water. */
export interface Situation {
  readonly board: Board;
  readonly orders: readonly LegalOrder[];
  /** For each unit, the supports that match its order. */
  readonly supporters: readonly (readonly number[])[];
  /** For each province, the units with a legal move into it. */
  readonly movers: ReadonlyMap<ProvinceId, readonly number[]>;
  /** For each unit, the ordered convoy routes, as fleets; undefined when it goes by itself. */
  readonly routes: readonly (readonly (readonly number[])[] | undefined)[];
  /** Does the unit's support or convoy match an order (DIP-V1, DIP-V2). */
  readonly matched: readonly boolean[];
}

export function situationOf(board: Board, orders: readonly LegalOrder[]): Situation {
  const supporters = orders.map((order, u) =>
    orders.flatMap((other, s) => (supports(board, other, u, order) ? [s] : [])),
  );
  const movers = new Map<ProvinceId, number[]>();
  orders.forEach((order, u) => {
    if (order.kind === 'move') movers.set(order.into, [...(movers.get(order.into) ?? []), u]);
  });
  const matched = orders.map((order, u) => {
    if (order.kind === 'convoy') return convoys(order, order.army, orders[order.army]);
    return supporters.some((list) => list.includes(u));
  });
  const routes = orders.map((order, u) => orderedRoutes(board, orders, u, order));
  return { board, orders, supporters, movers, routes, matched };
}

function supports(board: Board, support: LegalOrder, u: number, order: LegalOrder): boolean {
  if (support.kind === 'support-hold') return support.target === u && board.rules.canBeHeld(order);
  if (support.kind !== 'support-move' || support.target !== u || order.kind !== 'move') return false;
  return support.into === order.into && board.rules.coastAgrees(support.coast, order.to);
}

function convoys(convoy: LegalOrder, army: number, move: LegalOrder | undefined): boolean {
  return convoy.kind === 'convoy' && convoy.army === army && move?.kind === 'move' && convoy.into === move.into;
}

/** The routes an army is convoyed over, none left out, none made up; undefined when it does not take a convoy. */
function orderedRoutes(
  board: Board,
  orders: readonly LegalOrder[],
  u: number,
  order: LegalOrder,
): readonly (readonly number[])[] | undefined {
  const unit = board.units[u];
  const from = board.provinces[u];
  if (order.kind !== 'move' || unit === undefined || from === undefined || unit.type === 'F') return undefined;
  const fleets = orders.flatMap((other, f) => (convoys(other, u, order) ? [f] : []));
  const seas = new Map(fleets.map((fleet) => [board.provinces[fleet], fleet]));
  const routes = routesBetween(board, from, order.into).flatMap((route) => {
    const carriers = route.flatMap((sea) => seas.get(sea) ?? []);
    return carriers.length === route.length ? [carriers] : [];
  });
  if (!reaches(board.geography, unit, order.into)) return routes;
  if (!board.rules.wantsConvoy(board, u, order.via, fleets)) return undefined;
  return routes.length === 0 && board.rules.walksWithoutRoute(board.policy) ? undefined : routes;
}
