import type { LocationId, MapData, PowerId, ProvinceId } from '../src/map/map-data.ts';
import type { MovementOrder, UnitName, UnitType } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import type { Chance } from './chance.ts';
import { type Geography, geographyOf, provinceOf, reach } from './geography.ts';

/** A position being made up: who stands where, and what has been ordered so far. */
export interface Draft {
  readonly geography: Geography;
  readonly chance: Chance;
  /** The powers that take part. */
  readonly powers: readonly PowerId[];
  readonly units: Map<ProvinceId, Unit>;
  readonly orders: Map<ProvinceId, MovementOrder>;
}

export function draftOn(map: MapData, chance: Chance): Draft {
  const count = 2 + chance.below(5);
  const powers = chance.shuffled(map.powers.map((power) => power.id)).slice(0, count);
  return { geography: geographyOf(map), chance, powers, units: new Map(), orders: new Map() };
}

export function provincesOf({ geography }: Draft, kind?: string): readonly ProvinceId[] {
  return [...geography.kinds].flatMap(([id, of]) => (kind === undefined || kind === of ? [id] : []));
}

export function isSea({ geography }: Draft, province: ProvinceId): boolean {
  return geography.kinds.get(province) === 'sea';
}

/** Provinces that some unit could go to from a province, by land or water. */
export function neighbours({ geography }: Draft, province: ProvinceId): readonly ProvinceId[] {
  return [...new Set([...(geography.walks.get(province) ?? []), ...(geography.waters.get(province) ?? [])])];
}

/** Locations of a province at which a fleet can stand. */
export function berths({ geography }: Draft, province: ProvinceId): readonly LocationId[] {
  const coasts = geography.coasts.get(province) ?? [];
  if (coasts.length > 0) return coasts;
  return geography.kinds.get(province) === 'inland' ? [] : [province];
}

/** The coast of a province, or the sea, from which a fleet can sail into another province. */
export function berthFacing(draft: Draft, province: ProvinceId, other: ProvinceId): LocationId | undefined {
  return draft.chance
    .shuffled(berths(draft, province))
    .find((at) => [...(draft.geography.sails.get(at) ?? [])].some((to) => provinceOf(to) === other));
}

/** Puts a unit somewhere if the province is free. */
export function place(draft: Draft, power: PowerId, type: UnitType, at: LocationId): boolean {
  if (draft.units.has(provinceOf(at))) return false;
  draft.units.set(provinceOf(at), { power, type, at });
  return true;
}

/** Puts a unit that can go to `other` into a province: an army or a fleet, as the border allows. */
export function placeFacing(draft: Draft, power: PowerId, province: ProvinceId, other: ProvinceId): boolean {
  const berth = berthFacing(draft, province, other);
  const walks = draft.geography.walks.get(province)?.has(other) ?? false;
  if (walks && (berth === undefined || draft.chance.odds(0.6))) return place(draft, power, 'A', province);
  return berth !== undefined && place(draft, power, 'F', berth);
}

export function anyPower({ chance, powers }: Draft): PowerId {
  return chance.pick(powers);
}

/** A power that is none of some others, if there is one. */
export function otherPower({ chance, powers }: Draft, ...than: readonly (PowerId | undefined)[]): PowerId {
  const others = powers.filter((power) => !than.includes(power));
  return chance.pick(others.length > 0 ? others : powers);
}

/** A unit as an order names it when nothing goes wrong. */
export function nameOf(unit: Unit): UnitName {
  return { type: unit.type, at: unit.at };
}

/** Orders the unit in a province to go to another, or does nothing when it isn't there or can't. */
export function orderMove(draft: Draft, from: ProvinceId, to: ProvinceId, via = false): void {
  const unit = draft.units.get(from);
  if (unit === undefined) return;
  const ends = [...reach(draft.geography, unit)].filter((location) => provinceOf(location) === to);
  const end = unit.type === 'A' || ends.length === 0 ? to : draft.chance.pick(ends);
  draft.orders.set(from, { kind: 'move', unit: nameOf(unit), to: end, via });
}

/** Orders a support for what the other unit is ordered to do, or for its holding. */
export function orderSupport(draft: Draft, from: ProvinceId, forUnitIn: ProvinceId): void {
  const unit = draft.units.get(from);
  const target = draft.units.get(forUnitIn);
  if (unit === undefined || target === undefined) return;
  const order = draft.orders.get(forUnitIn);
  if (order?.kind !== 'move') {
    draft.orders.set(from, { kind: 'support-hold', unit: nameOf(unit), target: nameOf(target) });
    return;
  }
  const to = draft.chance.odds(0.3) ? provinceOf(order.to) : order.to;
  draft.orders.set(from, { kind: 'support-move', unit: nameOf(unit), target: nameOf(target), to });
}

export function orderConvoy(draft: Draft, sea: ProvinceId, from: ProvinceId, to: ProvinceId): void {
  const unit = draft.units.get(sea);
  const army = draft.units.get(from);
  if (unit === undefined || army === undefined) return;
  draft.orders.set(sea, { kind: 'convoy', unit: nameOf(unit), army: nameOf(army), to });
}

/** Adds a unit that supports what the unit in a province is ordered to do, where there is room for one. */
export function addSupporter(draft: Draft, power: PowerId, forUnitIn: ProvinceId): ProvinceId | undefined {
  const order = draft.orders.get(forUnitIn);
  const into = order?.kind === 'move' ? provinceOf(order.to) : forUnitIn;
  for (const province of draft.chance.shuffled(neighbours(draft, into))) {
    if (province === forUnitIn || draft.orders.has(province)) continue;
    if (!draft.units.has(province) && placeFacing(draft, power, province, into)) {
      orderSupport(draft, province, forUnitIn);
      return province;
    }
  }
  return undefined;
}

/** Adds a unit that attacks a province, where there is room for one. */
export function addAttacker(draft: Draft, power: PowerId, into: ProvinceId): ProvinceId | undefined {
  for (const province of draft.chance.shuffled(neighbours(draft, into))) {
    if (draft.units.has(province) || !placeFacing(draft, power, province, into)) continue;
    orderMove(draft, province, into);
    return province;
  }
  return undefined;
}
