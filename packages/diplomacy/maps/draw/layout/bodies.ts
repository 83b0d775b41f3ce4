import { extentOf } from '../../../src/drawing/boxes.ts';
import { DRAWING_WIDTH, type DrawnLanguage, type LayoutSize, type Point } from '../../../src/drawing/drawing.ts';
import { labelName } from '../../../src/drawing/label-name.ts';
import { MEASURES } from '../../../src/drawing/measures.ts';
import type { MapData, ProvinceData } from '../../../src/map/map-data.ts';
import type { Body, Reach, Shape } from './body.ts';
import { coastCosts, provinceCosts } from './costs.ts';
import { CELL, type Ground } from './ground.ts';
import { heartsOf } from './heart.ts';
import { coastalWater, faceIndex, homeGroundOf } from './home-ground.ts';
import { lineBreaks } from './line-breaks.ts';
import type { PlaceHint, PlaceHints } from './place-hints.ts';
import type { CellRect } from './summed-area.ts';

const LANGUAGES: readonly DrawnLanguage[] = ['ko', 'en'];

/** Everything that is to stand on a map of that size. */
export function bodiesOf(map: MapData, size: LayoutSize, ground: Ground, hints: PlaceHints): readonly Body[] {
  const scale = DRAWING_WIDTH / hints.widths[size];
  const unit = MEASURES[size].unit.height * scale;
  const hearts = heartsOf(ground, 2 * unit);
  return map.provinces.flatMap((province) => {
    const heart = hearts[faceIndex(ground, province.id)] ?? [0, 0];
    const home = homeGroundOf(ground, province.id);
    const costs = provinceCosts(ground, home, heart, unit);
    const far = (home.isSea ? 7 : 10) * unit;
    const inside = within(reachAround(home.own.extent, 0), heart, far);
    const about = within(reachAround(home.own.extent, 2.5 * unit), heart, far);
    const hint = hints.places[size][province.id] ?? {};
    const common = { of: province.id, province: province.id, start: heart };
    const body = (kind: 'unit' | 'dislodged' | 'centre', at: Point | undefined): Body =>
      pinned(
        {
          ...common,
          kind,
          shapes: [shapeOf(kind, size, scale)],
          reach: kind === 'dislodged' ? about : inside,
          cost: costs[kind],
        },
        at,
      );
    return [
      body('unit', hint.unit),
      body('dislodged', hint.dislodged),
      ...(province.centre === true ? [body('centre', hint.centre)] : []),
      ...LANGUAGES.map((language): Body => {
        const shapes = labelShapes(province, size, language, hint, scale);
        const label = { ...common, kind: 'label' as const, language, shapes, reach: about, cost: costs.label };
        return pinned(label, hint.label?.[language]?.at);
      }),
      ...(province.coasts ?? []).flatMap((coast) => coastBodies(map, province, coast, size, ground, unit, hints)),
    ];
  });
}

function coastBodies(
  map: MapData,
  province: ProvinceData,
  coast: string,
  size: LayoutSize,
  ground: Ground,
  unit: number,
  hints: PlaceHints,
): readonly Body[] {
  const of = `${province.id}/${coast}`;
  const hint = hints.places[size][of] ?? {};
  const anchor = hints.coasts[of];
  if (anchor === undefined) throw new RangeError(`coasts: expected a place for ${of}`);
  const water = coastalWater(ground, province.id, seasOff(map, of));
  const home = homeGroundOf(ground, province.id);
  const costs = coastCosts(home, water, anchor, unit);
  const reach = within(reachAround(water.seas.extent, 0), anchor, 5 * unit);
  const common = { of, province: province.id, reach, start: anchor };
  return (['unit', 'dislodged'] as const).map((kind) =>
    pinned(
      { ...common, kind, shapes: [shapeOf(kind, size, DRAWING_WIDTH / hints.widths[size])], cost: costs[kind] },
      hint[kind],
    ),
  );
}

/** The seas that a fleet on that coast can sail to; where there are, those that no other coast of the province lies on. */
function seasOff({ borders, provinces }: MapData, of: string): readonly string[] {
  const seas = new Set(provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const off = (ends: (end: string) => boolean): readonly string[] =>
    borders
      .filter(({ between, fleet }) => fleet && between.some(ends))
      .flatMap(({ between }) => between)
      .filter((id) => seas.has(id));
  const shared = new Set(off((end) => end !== of && end.startsWith(`${of.slice(0, of.indexOf('/'))}/`)));
  const all = off((end) => end === of);
  const alone = all.filter((id) => !shared.has(id));
  return alone.length > 0 ? alone : all;
}

function pinned(body: Body, at: Point | undefined): Body {
  if (at === undefined) return body;
  return { ...body, start: at, reach: { left: at[0], right: at[0], top: at[1], bottom: at[1] }, cost: () => 0 };
}

function shapeOf(kind: 'unit' | 'dislodged' | 'centre', size: LayoutSize, scale: number): Shape {
  return inUnits(extentOf(kind, [], MEASURES[size]), [], scale);
}

function labelShapes(
  province: ProvinceData,
  size: LayoutSize,
  language: DrawnLanguage,
  hint: PlaceHint,
  scale: number,
): readonly Shape[] {
  const given = hint.label?.[language]?.lines;
  const ways = given === undefined ? lineBreaks(labelName(province, size, language)) : [given];
  return ways.map((lines) => inUnits(extentOf('label', lines, MEASURES[size]), lines, scale));
}

/** @param scale drawing units in a px */
function inUnits(extent: { width: number; height: number }, lines: readonly string[], scale: number): Shape {
  return { halfWidth: (extent.width * scale) / 2, halfHeight: (extent.height * scale) / 2, lines };
}

function within({ left, top, right, bottom }: Reach, [x, y]: Point, far: number): Reach {
  return {
    left: Math.max(left, x - far),
    top: Math.max(top, y - far),
    right: Math.min(right, x + far),
    bottom: Math.min(bottom, y + far),
  };
}

function reachAround({ left, top, right, bottom }: CellRect, margin: number): Reach {
  return {
    left: left * CELL - margin,
    top: top * CELL - margin,
    right: right * CELL + margin,
    bottom: bottom * CELL + margin,
  };
}
