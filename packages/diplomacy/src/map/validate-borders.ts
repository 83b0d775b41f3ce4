import { provinceId } from './board.ts';
import type { LocationId, MapData, ProvinceData, ProvinceId } from './map-data.ts';
import type { MapProblem } from './map-problem.ts';

/** What is wrong with the borders of a map. */
export function borderProblems(data: MapData): MapProblem[] {
  const provinces = new Map(data.provinces.map((province) => [province.id, province]));
  const problems: MapProblem[] = [];
  const seen = new Set<string>();
  for (const { between, army, fleet } of data.borders) {
    const [a, b] = between;
    const subjects = [a, b];
    const dangling = between.filter((location) => !isLocation(provinces, location));
    if (dangling.length > 0) problems.push({ code: 'dangling-border', subjects: dangling });
    if (provinceId(a) === provinceId(b)) problems.push({ code: 'border-with-itself', subjects });
    const key = [...between].sort().join(' ');
    if (seen.has(key)) problems.push({ code: 'duplicate-border', subjects });
    seen.add(key);
    if (!army && !fleet) problems.push({ code: 'closed-border', subjects });
    const barred =
      (army && !between.every((location) => isArmyPlace(provinces, location))) ||
      (fleet && !between.every((location) => isFleetPlace(provinces, location)));
    if (dangling.length === 0 && barred) problems.push({ code: 'impossible-border', subjects });
  }
  return [...problems, ...lonelyCoasts(data), ...unreachable(data, provinces)];
}

type Provinces = ReadonlyMap<ProvinceId, ProvinceData>;

/** A province, or one of its separate coasts. */
export function isLocation(provinces: Provinces, location: LocationId): boolean {
  const province = provinces.get(provinceId(location));
  return (
    province !== undefined &&
    (location === province.id || (province.coasts ?? []).some((coast) => location === `${province.id}/${coast}`))
  );
}

/** Can an army stand here: on land, at no coast in particular? */
export function isArmyPlace(provinces: Provinces, location: LocationId): boolean {
  const province = provinces.get(location);
  return province !== undefined && province.kind !== 'sea';
}

/** Can a fleet stand here: at sea, on a coast, and where coasts are apart at one of them? */
export function isFleetPlace(provinces: Provinces, location: LocationId): boolean {
  const province = provinces.get(provinceId(location));
  if (province === undefined || province.kind === 'inland' || !isLocation(provinces, location)) return false;
  return (province.coasts ?? []).length === 0 || location !== province.id;
}

function lonelyCoasts({ provinces, borders }: MapData): MapProblem[] {
  const washed = new Set(borders.filter(({ fleet }) => fleet).flatMap(({ between }) => between));
  return provinces
    .flatMap(({ id, coasts = [] }) => coasts.map((coast) => `${id}/${coast}`))
    .filter((coast) => !washed.has(coast))
    .map((coast) => ({ code: 'coast-without-fleet-border', subjects: [coast] }));
}

/** Provinces that no chain of borders joins to the first one. */
function unreachable({ borders }: MapData, provinces: Provinces): MapProblem[] {
  const neighbours = new Map<ProvinceId, ProvinceId[]>();
  for (const { between } of borders) {
    const [a, b] = [provinceId(between[0]), provinceId(between[1])];
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  const [first] = provinces.keys();
  const reached = new Set(first === undefined ? [] : [first]);
  for (const province of reached) for (const next of neighbours.get(province) ?? []) reached.add(next);
  return [...provinces.keys()]
    .filter((id) => !reached.has(id))
    .map((id) => ({ code: 'unreachable-province', subjects: [id] }));
}
