import { provinceId } from './board.ts';
import type { MapData } from './map-data.ts';
import type { MapProblem } from './map-problem.ts';
import { isArmyPlace, isFleetPlace, isLocation } from './validate-borders.ts';

/** What is wrong with the position a map begins with. */
export function startProblems({ powers, provinces: places, start }: MapData): MapProblem[] {
  const provinces = new Map(places.map((province) => [province.id, province]));
  const powerIds = new Set(powers.map(({ id }) => id));
  const problems: MapProblem[] = [];
  if (!/^(?:[SF]\d{3,4}[MR]|W\d{3,4}A)$/.test(start.phase)) {
    problems.push({ code: 'malformed-phase', subjects: [start.phase] });
  }
  for (const power of new Set([...Object.keys(start.units), ...Object.keys(start.centers)])) {
    if (!powerIds.has(power)) problems.push({ code: 'unknown-start-power', subjects: [power] });
  }

  const owned = new Set<string>();
  for (const id of Object.values(start.centers).flat()) {
    if (provinces.get(id)?.centre !== true) problems.push({ code: 'dangling-start-centre', subjects: [id] });
    if (owned.has(id)) problems.push({ code: 'start-centre-twice', subjects: [id] });
    owned.add(id);
  }

  const occupied = new Set<string>();
  for (const unit of Object.values(start.units).flat()) {
    const [, type, location = ''] = /^([AF]) (\S+)$/.exec(unit) ?? [];
    if (type === undefined) {
      problems.push({ code: 'malformed-start-unit', subjects: [unit] });
    } else if (!isLocation(provinces, location)) {
      problems.push({ code: 'dangling-start-unit', subjects: [unit] });
    } else if (!(type === 'A' ? isArmyPlace : isFleetPlace)(provinces, location)) {
      problems.push({ code: 'impossible-start-unit', subjects: [unit] });
    }
    const province = provinceId(location);
    if (location !== '' && occupied.has(province)) problems.push({ code: 'start-unit-twice', subjects: [province] });
    occupied.add(province);
  }
  return problems;
}
