import { provinceId } from '../map/board.ts';
import type { BorderData, LocationId, MapData, ProvinceId } from '../map/map-data.ts';
import type { MapDrawing } from './drawing.ts';
import type { DrawingProblem } from './drawing-problem.ts';
import { type SharedBorder, sharedBorders } from './shared-borders.ts';

/** How long a border is at least that somebody may cross, in thousandths of the drawing's width. */
export const LEAST_BORDER = 4;

/** Where the drawing's borders are not the map's: too short or too many, or at the water where the map's are not. */
export function sharedBorderProblems(map: MapData, drawing: MapDrawing): DrawingProblem[] {
  const drawn = new Map(sharedBorders(drawing).map((border) => [border.between.join(' '), border]));
  const known = bordersByPair(map);
  const kinds = new Map(map.provinces.map(({ id, kind }) => [id, kind]));
  const waters = watersOf(map, kinds);
  const problems: DrawingProblem[] = [];
  for (const [pair, borders] of known) {
    const subjects = pair.split(' ');
    const border = drawn.get(pair);
    const length = border?.length ?? 0;
    if (length < LEAST_BORDER) problems.push({ code: 'short-border', subjects, length });
    if (border !== undefined && subjects.every((id) => kinds.get(id) !== 'sea')) {
      problems.push(...problemsAtWater(border, borders, waters));
    }
  }
  for (const [pair, { between, length }] of drawn) {
    if (known.has(pair) || !between.every((id) => kinds.has(id)) || length === 0) continue;
    problems.push({ code: 'false-border', subjects: between, length });
  }
  return problems;
}

/** The map's borders by the pair of provinces they part, in the order of the alphabet. */
function bordersByPair({ borders }: MapData): ReadonlyMap<string, readonly BorderData[]> {
  const pairs = new Map<string, BorderData[]>();
  for (const border of borders) {
    const pair = border.between.map(provinceId).sort().join(' ');
    pairs.set(pair, [...(pairs.get(pair) ?? []), border]);
  }
  return pairs;
}

/** The seas at each place where a fleet can stand on a coast. */
function watersOf(
  { borders }: MapData,
  kinds: ReadonlyMap<ProvinceId, string>,
): ReadonlyMap<LocationId, ReadonlySet<ProvinceId>> {
  const waters = new Map<LocationId, Set<ProvinceId>>();
  for (const { between, fleet } of borders) {
    if (!fleet) continue;
    const [a, b] = between;
    for (const [place, sea] of [
      [a, b],
      [b, a],
    ] as const) {
      if (kinds.get(sea) === 'sea') waters.set(place, (waters.get(place) ?? new Set()).add(sea));
    }
  }
  return waters;
}

/**
 * Along a coast a fleet passes from one land to the next where their border comes out at water they share; where it comes out
 * at none, there is a border for armies alone.
 */
function problemsAtWater(
  { meeting, between }: SharedBorder,
  borders: readonly BorderData[],
  waters: ReadonlyMap<LocationId, ReadonlySet<ProvinceId>>,
): DrawingProblem[] {
  const shared = ([a, b]: BorderData['between']): ProvinceId[] =>
    [...(waters.get(a) ?? [])].filter((sea) => waters.get(b)?.has(sea) === true && meeting.has(sea));
  const ways = borders.filter(({ fleet }) => fleet);
  const off = ways.filter(({ between }) => shared(between).length === 0);
  const passed = new Set(ways.flatMap(({ between }) => shared(between)));
  const idle = [...meeting].filter((sea) => isWater(sea, waters) && !passed.has(sea));
  return [
    ...off.map(({ between }) => ({ code: 'border-off-water' as const, subjects: between })),
    ...idle.map((sea) => ({ code: 'border-on-water' as const, subjects: [...between, sea] })),
  ];
}

const isWater = (id: ProvinceId, waters: ReadonlyMap<LocationId, ReadonlySet<ProvinceId>>): boolean =>
  [...waters.values()].some((seas) => seas.has(id));
