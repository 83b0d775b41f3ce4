import type { LocationId, MapData, PowerId, ProvinceId, ProvinceKind } from './map-data.ts';

/** What a step along a border can be: bits of {@link Board.steps}. */
export const ARMY_STEP = 1;
/** A fleet at this location reaches exactly that location (that coast). */
export const FLEET_STEP = 2;
/** A fleet at this location reaches some coast of that province: enough to support into it. */
export const FLEET_INTO = 4;

export const SEA = 0;
export const COASTAL = 1;
export const INLAND = 2;
const KIND_CODE: Readonly<Record<ProvinceKind, number>> = { sea: SEA, coastal: COASTAL, inland: INLAND };

/**
 * A map compiled to tables of small integers. Locations are numbered provinces first (location = province for all but
 * coasts), then the separate coasts.
 */
export interface Board {
  readonly data: MapData;
  readonly provinceCount: number;
  readonly locationCount: number;
  readonly powerCount: number;
  readonly locationIds: readonly LocationId[];
  readonly powerIds: readonly PowerId[];
  readonly locationIndex: ReadonlyMap<LocationId, number>;
  readonly powerIndex: ReadonlyMap<PowerId, number>;
  /** Province of a location. */
  readonly provinceOf: Uint16Array;
  /** {@link SEA}, {@link COASTAL} or {@link INLAND}, by province. */
  readonly kind: Uint8Array;
  /** Step bits, `[from location * locationCount + to location]`. */
  readonly steps: Uint8Array;
  /** Locations an army can step to from a province. */
  readonly armySteps: readonly Uint16Array[];
  /** Locations a fleet can step to from a location. */
  readonly fleetSteps: readonly Uint16Array[];
  /** Provinces a fleet can support into from a location. */
  readonly fleetInto: readonly Uint16Array[];
  /** Sea provinces along a coast, or next to a sea, by province. */
  readonly waters: readonly Uint16Array[];
  /** Seas are also numbered from 0, for sets of seas in words of 32 bits: the sea of a number … */
  readonly seas: Uint16Array;
  /** … the number of a sea province, or -1 … */
  readonly seaNumber: Int16Array;
  /** … its bit in the word of the set that holds it, 0 for a province that is not sea … */
  readonly seaBit: Int32Array;
  /** … the words such a set takes … */
  readonly seaWords: number;
  /** … and {@link waters} as such sets, `[province * seaWords + word]`. */
  readonly waterSets: Int32Array;
  /** Coasts of a province with several, else empty. */
  readonly coasts: readonly Uint16Array[];
  /** 1 where the province is a supply centre. */
  readonly centre: Uint8Array;
  /** Power whose home centre the province is, or -1. */
  readonly home: Int8Array;
  /** Rank of the province by its English name (DIP-D3). */
  readonly nameRank: Uint16Array;
}

/**
 * Compiles a map that has passed the validator.
 *
 * @throws Error when a border names a location the map does not have: the validator should have refused it.
 */
export function compileBoard(data: MapData): Board {
  const locationIds: LocationId[] = data.provinces.map((province) => province.id);
  const provinceCount = locationIds.length;
  const owners: number[] = locationIds.map((_, index) => index);
  data.provinces.forEach((province, index) => {
    for (const coast of province.coasts ?? []) {
      locationIds.push(`${province.id}/${coast}`);
      owners.push(index);
    }
  });
  const locationCount = locationIds.length;
  const locationIndex = new Map(locationIds.map((id, index) => [id, index]));
  const provinceOf = Uint16Array.from(owners);
  const steps = new Uint8Array(locationCount * locationCount);

  const index = (id: LocationId): number => {
    const found = locationIndex.get(id);
    if (found === undefined) throw new Error(`map ${data.id}: unknown location ${id}`);
    return found;
  };
  const link = (from: number, to: number, army: boolean, fleet: boolean): void => {
    const row = from * locationCount;
    steps[row + to] = (steps[row + to] ?? 0) | (army ? ARMY_STEP : 0) | (fleet ? FLEET_STEP : 0);
    const province = provinceOf[to] ?? 0;
    if (fleet) steps[row + province] = (steps[row + province] ?? 0) | FLEET_INTO;
  };
  for (const { between, army, fleet } of data.borders) {
    const [a, b] = [index(between[0]), index(between[1])];
    link(a, b, army, fleet);
    link(b, a, army, fleet);
  }

  const kind = Uint8Array.from(data.provinces, (province) => KIND_CODE[province.kind]);
  const reached = (from: number, bit: number, upTo: number): Uint16Array =>
    Uint16Array.from(
      Array.from({ length: upTo }, (_, to) => to).filter((to) => ((steps[from * locationCount + to] ?? 0) & bit) !== 0),
    );
  const locations = Array.from({ length: locationCount }, (_, location) => location);
  const provinces = locations.slice(0, provinceCount);
  const byName = [...provinces].sort((a, b) => compareNames(data, a, b));
  const nameRank = new Uint16Array(provinceCount);
  byName.forEach((province, rank) => {
    nameRank[province] = rank;
  });
  const powerIds = data.powers.map((power) => power.id);
  const powerIndex = new Map(powerIds.map((id, position) => [id, position]));
  const waters = provinces.map((province) =>
    Uint16Array.from(
      provinces.filter((sea) => kind[sea] === SEA && ((steps[sea * locationCount + province] ?? 0) & FLEET_INTO) !== 0),
    ),
  );
  const seas = Uint16Array.from(provinces.filter((province) => kind[province] === SEA));
  const seaWords = Math.max(1, Math.ceil(seas.length / 32));
  const seaNumber = new Int16Array(provinceCount).fill(-1);
  seas.forEach((sea, number) => {
    seaNumber[sea] = number;
  });
  const waterSets = new Int32Array(provinceCount * seaWords);
  waters.forEach((near, province) => {
    for (const sea of near) {
      const number = seaNumber[sea] ?? 0;
      const word = province * seaWords + (number >> 5);
      waterSets[word] = (waterSets[word] ?? 0) | (1 << (number & 31));
    }
  });

  return {
    data,
    provinceCount,
    locationCount,
    powerCount: powerIds.length,
    locationIds,
    powerIds,
    locationIndex,
    powerIndex,
    provinceOf,
    kind,
    steps,
    armySteps: locations.map((from) => reached(from, ARMY_STEP, provinceCount)),
    fleetSteps: locations.map((from) => reached(from, FLEET_STEP, locationCount)),
    fleetInto: locations.map((from) => reached(from, FLEET_INTO, provinceCount)),
    waters,
    seas,
    seaNumber,
    seaBit: Int32Array.from(seaNumber, (number) => (number < 0 ? 0 : 1 << (number & 31))),
    seaWords,
    waterSets,
    coasts: provinces.map((province) =>
      Uint16Array.from(locations.filter((location) => location !== province && provinceOf[location] === province)),
    ),
    centre: Uint8Array.from(data.provinces, (province) => (province.centre === true ? 1 : 0)),
    home: Int8Array.from(data.provinces, (province) =>
      province.home === undefined ? -1 : (powerIndex.get(province.home) ?? -1),
    ),
    nameRank,
  };
}

function compareNames(data: MapData, a: number, b: number): number {
  const left = data.provinces[a]?.name.en ?? '';
  const right = data.provinces[b]?.name.en ?? '';
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The province a location id names: `STP/SC` → `STP`. */
export function provinceId(location: LocationId): ProvinceId {
  const slash = location.indexOf('/');
  return slash < 0 ? location : location.slice(0, slash);
}
