import type { LocationId, MapData, ProvinceId, ProvinceKind } from '../src/map/map-data.ts';
import type { Unit } from '../src/orders/position.ts';

/** A map's borders, looked up from either side. The oracle's own: it shares no table with the judge. */
export interface Geography {
  readonly kinds: ReadonlyMap<ProvinceId, ProvinceKind>;
  /** Coasts of the provinces that have several, as locations (`STP/NC`). */
  readonly coasts: ReadonlyMap<ProvinceId, readonly LocationId[]>;
  /** Where an army in a province can walk. */
  readonly walks: ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>>;
  /** Where a fleet at a location can sail. */
  readonly sails: ReadonlyMap<LocationId, ReadonlySet<LocationId>>;
  /** Provinces that share water with a province, whichever coast it is: what a convoy can pass between. */
  readonly waters: ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>>;
}

const known = new WeakMap<MapData, Geography>();

/** The geography of a map; built once for each map object. */
export function geographyOf(map: MapData): Geography {
  const before = known.get(map);
  if (before !== undefined) return before;
  const walks = new Map<ProvinceId, Set<ProvinceId>>();
  const sails = new Map<LocationId, Set<LocationId>>();
  const waters = new Map<ProvinceId, Set<ProvinceId>>();
  for (const { between, army, fleet } of map.borders) {
    const [a, b] = between;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (army) link(walks, provinceOf(from), provinceOf(to));
      if (fleet) link(sails, from, to);
      if (fleet) link(waters, provinceOf(from), provinceOf(to));
    }
  }
  const geography: Geography = {
    kinds: new Map(map.provinces.map((province) => [province.id, province.kind])),
    coasts: new Map(map.provinces.map(({ id, coasts = [] }) => [id, coasts.map((coast) => `${id}/${coast}`)])),
    walks,
    sails,
    waters,
  };
  known.set(map, geography);
  return geography;
}

function link(table: Map<string, Set<string>>, from: string, to: string): void {
  const row = table.get(from);
  if (row === undefined) table.set(from, new Set([to]));
  else row.add(to);
}

export function provinceOf(location: LocationId): ProvinceId {
  const slash = location.indexOf('/');
  return slash < 0 ? location : location.slice(0, slash);
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Locations a unit can go to by itself, without a convoy. */
export function reach(geography: Geography, unit: Unit): ReadonlySet<LocationId> {
  return unit.type === 'A'
    ? (geography.walks.get(provinceOf(unit.at)) ?? NOWHERE)
    : (geography.sails.get(unit.at) ?? NOWHERE);
}

/** Can the unit go to some coast of the province by itself (DIP-L5 asks no more than that). */
export function reaches(geography: Geography, unit: Unit, province: ProvinceId): boolean {
  for (const location of reach(geography, unit)) if (provinceOf(location) === province) return true;
  return false;
}

/** The coast that a location names, if its province really has that one among several; other coasts say nothing. */
export function namedCoast(geography: Geography, location: LocationId): LocationId | undefined {
  return geography.coasts.get(provinceOf(location))?.includes(location) ? location : undefined;
}

/**
 * Where a unit ends that goes by itself to a location as an order writes it; undefined when it can't.
 * A named coast must be within reach (DATC 4.B.3); no coast will do when only one is (4.B.1, 4.B.2).
 */
export function landing(geography: Geography, unit: Unit, to: LocationId): LocationId | undefined {
  const province = provinceOf(to);
  const possible = [...reach(geography, unit)].filter((location) => provinceOf(location) === province);
  const named = unit.type === 'F' ? namedCoast(geography, to) : undefined;
  if (named !== undefined) return possible.includes(named) ? named : undefined;
  return possible.length === 1 ? possible[0] : undefined;
}
