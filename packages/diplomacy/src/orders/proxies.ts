import { provinceId } from '../map/board.ts';
import type { PowerId, ProvinceId } from '../map/map-data.ts';
import type { Policy } from '../policy/policy.ts';
import type { GivenOrder } from './order.ts';
import type { Position } from './position.ts';

/** Powers to whom a unit of each province was left, by the owner who left it. */
export type ProxyOf = (province: ProvinceId, owner: PowerId) => PowerId | undefined;

/**
 * Who may order whose unit (DATC 4.E.5): as announced before the orders were given, or as the owner's own sheet says. The
 * last word of an owner on a unit counts.
 */
export function proxiesIn(policy: Policy, position: Position, given: readonly GivenOrder[]): ProxyOf {
  const named = new Map<string, PowerId>();
  if (policy.proxyOrder === 'announced') {
    for (const { unit, to } of position.proxies ?? []) {
      const owner = position.units.find(({ at }) => provinceId(at) === provinceId(unit))?.power;
      named.set(`${owner} ${provinceId(unit)}`, to);
    }
  }
  if (policy.proxyOrder === 'in-sheet') {
    for (const { power, order, proxy } of given) {
      if (proxy !== undefined && order.kind !== 'waive') named.set(`${power} ${provinceId(order.unit.at)}`, proxy);
    }
  }
  return (province, owner) => named.get(`${owner} ${province}`);
}
