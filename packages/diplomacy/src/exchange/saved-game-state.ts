import { type Board, provinceId } from '../map/board.ts';
import type { MapData, PowerId, ProvinceId } from '../map/map-data.ts';
import type { Position, Unit } from '../orders/position.ts';

/** Provinces each power was the last to stand in. */
export type Influence = ReadonlyMap<ProvinceId, PowerId>;

export function influenceAfter(influence: Influence, { units }: Position): Influence {
  return new Map([...influence, ...units.map(({ at, power }) => [provinceId(at), power] as const)]);
}

/**
 * The state of a phase as `Game.get_state` of the package gives it, and `Game.set_state` takes it. The package counts its
 * own hash of the board when it loads a game; ours is none, and no clock is read.
 */
export function savedState(
  { data: map }: Board,
  position: Position,
  influence: Influence,
  name: string,
): Readonly<Record<string, unknown>> {
  const { units, dislodged, centres, civilDisorder } = position;
  const byPower = <T>(of: (power: PowerId) => T): Readonly<Record<PowerId, T>> =>
    Object.fromEntries(map.powers.map(({ id }) => [id, of(id)]));
  const owned = (power: PowerId): readonly ProvinceId[] =>
    Object.keys(centres)
      .filter((province) => centres[province] === power)
      .sort();
  return {
    timestamp: 0,
    zobrist_hash: '0',
    note: '',
    name,
    units: byPower((power) => [
      ...units.filter((unit) => unit.power === power).map(savedUnit),
      ...dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => `*${savedUnit(unit)}`),
    ]),
    retreats: byPower((power) =>
      Object.fromEntries(
        dislodged.filter(({ unit }) => unit.power === power).map(({ unit, retreats }) => [savedUnit(unit), retreats]),
      ),
    ),
    centers: byPower(owned),
    homes: byPower((power) => homesOf(map, power)),
    influence: byPower((power) => [...influence].filter(([, last]) => last === power).map(([province]) => province)),
    civil_disorder: byPower((power) => (civilDisorder.includes(power) ? 1 : 0)),
    builds: byPower((power) => buildsOf(map, position, power, owned(power).length)),
  };
}

function buildsOf(
  map: MapData,
  { phase, units, centres }: Position,
  power: PowerId,
  owned: number,
): { readonly count: number; readonly homes: readonly ProvinceId[] } {
  const count = owned - units.filter((unit) => unit.power === power).length;
  if (!phase.endsWith('A') || count <= 0) return { count: phase.endsWith('A') ? count : 0, homes: [] };
  const taken = new Set(units.map(({ at }) => provinceId(at)));
  const sites = homesOf(map, power).filter((home) => centres[home] === power && !taken.has(home));
  return { count: Math.min(count, sites.length), homes: sites };
}

function homesOf(map: MapData, power: PowerId): readonly ProvinceId[] {
  return map.provinces.filter(({ home }) => home === power).map(({ id }) => id);
}

export function savedUnit({ type, at }: Unit): string {
  return `${type} ${at}`;
}
