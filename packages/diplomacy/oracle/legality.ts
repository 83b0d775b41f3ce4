import type { LocationId, MapData, ProvinceId } from '../src/map/map-data.ts';
import type { GivenOrder, MovementOrder, UnitName } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import type { Policy } from '../src/policy/policy.ts';
import { type Geography, geographyOf, landing, namedCoast, provinceOf, reach, reaches } from './geography.ts';
import type { Route } from './routes.ts';
import type { Rules } from './rules.ts';

/** Where the units stand before anybody's order is looked at; a unit is known by its place in the list. */
export interface Board {
  readonly geography: Geography;
  readonly policy: Policy;
  readonly rules: Rules;
  readonly units: readonly Unit[];
  readonly provinces: readonly ProvinceId[];
  readonly unitIn: ReadonlyMap<ProvinceId, number>;
  /** Sea provinces with a fleet: all that a convoy could cross. */
  readonly seas: ReadonlySet<ProvinceId>;
}

/** What an order asks for once its garbage is gone; one that could not work whatever the others order is a hold. */
export type LegalOrder =
  | { readonly kind: 'hold'; readonly written: MovementOrder | undefined; readonly illegal: boolean }
  | { readonly kind: 'move'; readonly to: LocationId; readonly into: ProvinceId; readonly via: boolean }
  | { readonly kind: 'support-hold'; readonly target: number; readonly into: ProvinceId }
  | {
      readonly kind: 'support-move';
      readonly target: number;
      readonly into: ProvinceId;
      readonly coast: LocationId | undefined;
    }
  | { readonly kind: 'convoy'; readonly army: number; readonly into: ProvinceId };

export function boardOf(map: MapData, units: readonly Unit[], policy: Policy, rules: Rules): Board {
  const geography = geographyOf(map);
  const provinces = units.map((unit) => provinceOf(unit.at));
  const unitIn = new Map(provinces.map((province, unit) => [province, unit]));
  if (unitIn.size !== units.length) throw new Error('two units in one province');
  const atSea = units.flatMap((unit, u) => {
    const province = provinces[u];
    return unit.type === 'F' && province !== undefined && rules.convoysFrom(geography, province) ? [province] : [];
  });
  return { geography, policy, rules, units, provinces, unitIn, seas: new Set(atSea) };
}

/** The order each unit follows, in the order of the units. An order to a unit that is not there, or not one's own, is nobody's. */
export function legalOrders(board: Board, orders: readonly GivenOrder[]): readonly LegalOrder[] {
  const written = new Map<number, MovementOrder>();
  for (const { power, order } of orders) {
    const move = movementOrder(order);
    const u = board.unitIn.get(provinceOf(move.unit.at));
    if (u === undefined || board.units[u]?.power !== power) continue;
    if (written.has(u)) throw new Error(`two orders for the unit in ${move.unit.at}`);
    written.set(u, move);
  }
  return board.units.map((unit, u): LegalOrder => {
    const order = written.get(u);
    if (order === undefined || order.kind === 'hold') return { kind: 'hold', written: order, illegal: false };
    return legalOrder(board, u, unit, order) ?? { kind: 'hold', written: order, illegal: true };
  });
}

function movementOrder(order: GivenOrder['order']): MovementOrder {
  switch (order.kind) {
    case 'hold':
    case 'move':
    case 'support-hold':
    case 'support-move':
    case 'convoy':
      return order;
    default:
      throw new Error(`no order of a movement phase: ${order.kind}`);
  }
}

/** The legal reading of an order, or undefined when it is illegal (DATC 4.E.1): "not knowing any orders yet, could be valid". */
function legalOrder(board: Board, u: number, unit: Unit, order: MovementOrder): LegalOrder | undefined {
  const { geography, rules } = board;
  const own = provinceOf(unit.at);
  switch (order.kind) {
    case 'hold':
      return undefined;
    case 'move': {
      const to = legalMove(board, unit, order.to, order.via);
      return to === undefined
        ? undefined
        : { kind: 'move', to, into: provinceOf(to), via: order.via && unit.type === 'A' };
    }
    case 'support-hold': {
      const target = unitNamed(board, order.target);
      const into = provinceOf(order.target.at);
      if (target === undefined || into === own || !reaches(geography, unit, into)) return undefined;
      return { kind: 'support-hold', target, into };
    }
    case 'support-move': {
      const target = unitNamed(board, order.target);
      const into = provinceOf(order.to);
      if (target === undefined || target === u || into === own || !reaches(geography, unit, into)) return undefined;
      const mover = board.units[target];
      if (mover === undefined || !rules.couldBeSupported(board, unit, mover, order.to)) return undefined;
      const coast = mover.type === 'F' ? namedCoast(geography, order.to) : undefined;
      return { kind: 'support-move', target, into, coast };
    }
    case 'convoy': {
      const army = unitNamed(board, order.army);
      const into = provinceOf(order.to);
      if (army === undefined || unit.type !== 'F' || board.units[army]?.type !== 'A') return undefined;
      const needed = routesBetween(board, provinceOf(order.army.at), into).some((route) => route.includes(own));
      return needed ? { kind: 'convoy', army, into } : undefined;
    }
  }
}

/** Type, power and coast of a unit as an order names it don't matter: there is one unit in a province (DATC 4.B.5, 4.C). */
function unitNamed(board: Board, name: UnitName): number | undefined {
  return board.unitIn.get(provinceOf(name.at));
}

export function routesBetween(board: Board, from: ProvinceId, to: ProvinceId): readonly Route[] {
  return board.rules.routes(board.geography, board.seas, from, to);
}

/** Where a legal move ends, or undefined. A move "via convoy" is one that could be convoyed, unless it may fall back to land. */
function legalMove(board: Board, unit: Unit, to: LocationId, via: boolean): LocationId | undefined {
  const direct = landing(board.geography, unit, to);
  // "Via convoy" says nothing of a fleet: the order has one meaning left, which must be followed (DIP-O7).
  const mayWalk = !via || unit.type === 'F' || board.rules.walksWithoutRoute(board.policy);
  if (direct !== undefined && mayWalk) return direct;
  const into = provinceOf(to);
  return unit.type === 'A' && routesBetween(board, provinceOf(unit.at), into).length > 0 ? into : undefined;
}

/**
 * Could the mover go where the support says, whatever coast it then names, with the supporter giving support meanwhile
 * (so not over the supporter's own sea: DATC 6.D.31).
 */
export function couldBeSupported(board: Board, supporter: Unit, mover: Unit, to: LocationId): boolean {
  const into = provinceOf(to);
  if (mover.type === 'F') {
    const named = namedCoast(board.geography, to);
    return named === undefined ? reaches(board.geography, mover, into) : reach(board.geography, mover).has(named);
  }
  if (reaches(board.geography, mover, into)) return true;
  const own = provinceOf(supporter.at);
  return routesBetween(board, provinceOf(mover.at), into).some((route) => !route.includes(own));
}
