import type { ProvinceId } from '../src/map/map-data.ts';
import type { Geography } from './geography.ts';

/** The sea provinces of a convoy, in order. */
export type Route = readonly ProvinceId[];

/**
 * Every convoy route between two coastal provinces over the given seas from which no sea can be left out: a fleet
 * elsewhere is "not necessary for any convoy route" (DATC 4.E.1, 6.G.19). Some chain of seas joins the two provinces
 * exactly when some such route does.
 */
export function neededRoutes(
  geography: Geography,
  seas: ReadonlySet<ProvinceId>,
  from: ProvinceId,
  to: ProvinceId,
): readonly Route[] {
  const { kinds, waters } = geography;
  if (from === to || kinds.get(from) !== 'coastal' || kinds.get(to) !== 'coastal') return [];
  const touches = (a: ProvinceId, b: ProvinceId) => waters.get(a)?.has(b) ?? false;
  const found: Route[] = [];
  const extend = (route: Route): void => {
    const last = route.at(-1) ?? from;
    for (const sea of seas) {
      if (!touches(last, sea) || route.includes(sea)) continue;
      // A sea that touches an earlier one, or the start, would make those between superfluous.
      const shortcut = [from, ...route].slice(0, -1).some((earlier) => touches(earlier, sea));
      if (shortcut) continue;
      if (touches(sea, to)) found.push([...route, sea]);
      else extend([...route, sea]);
    }
  };
  extend([]);
  return found;
}
