import type { PowerId } from '../map/map-data.ts';
import { readCanonical } from '../text/canonical-order.ts';
import type { Picture } from './picture.ts';

/** How many builds each power waives: of no place on the map, so that no mark there tells of them. */
export function waivedBuilds({ orders = [], result }: Picture): ReadonlyMap<PowerId, number> {
  const waiving =
    result === undefined
      ? orders.filter(({ order }) => order.kind === 'waive')
      : result.orders.filter(({ order, verdict }) => verdict === 'succeeds' && readCanonical(order)?.kind === 'waive');
  const counts = new Map<PowerId, number>();
  for (const { power } of waiving) counts.set(power, (counts.get(power) ?? 0) + 1);
  return counts;
}
