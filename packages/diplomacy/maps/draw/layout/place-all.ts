import {
  type Detail,
  DRAWING_WIDTH,
  type DrawnLanguage,
  type Layout,
  type LayoutSize,
  type MapDrawing,
  type Point,
  type ProvincePlaces,
  type StandingPlace,
} from '../../../src/drawing/drawing.ts';
import { MEASURES } from '../../../src/drawing/measures.ts';
import type { MapData } from '../../../src/map/map-data.ts';
import { anneal } from './anneal.ts';
import { bodiesOf } from './bodies.ts';
import type { Body, Stand } from './body.ts';
import { Crowd } from './crowd.ts';
import { type DrawnGround, groundOf } from './ground.ts';
import type { PlaceHints } from './place-hints.ts';
import { polish } from './polish.ts';
import { tiesOf } from './ties.ts';

/** The lines that a map of that width is drawn with. */
const DETAIL_SHOWN: Readonly<Record<LayoutSize, Detail>> = { small: 0, large: 2 };

/** As many tries, of so many steps for each thing to be placed; the best counts. Small maps are crowded. */
const TRIES: Readonly<Record<LayoutSize, number>> = { small: 4, large: 2 };
const STEPS = 2_500;
/** Dearer than all faults together. */
const OVERLAP = 10_000;

/** Places units, dislodged units, centres and labels of every province: the same input gives the same places. */
export function placeAll(map: MapData, drawn: DrawnGround, hints: PlaceHints): MapDrawing['layouts'] {
  const layout = (size: LayoutSize): Layout => placed(map, drawn, size, hints);
  return { small: layout('small'), large: layout('large') };
}

function placed(map: MapData, drawn: DrawnGround, size: LayoutSize, hints: PlaceHints): Layout {
  const scale = DRAWING_WIDTH / hints.widths[size];
  const { gap, space, unit } = MEASURES[size];
  const ground = groundOf(drawn, DETAIL_SHOWN[size]);
  const bodies = bodiesOf(map, size, ground, hints);
  const seas = new Set(map.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const ties = tiesOf(bodies, unit.height * scale, (id) => seas.has(id));
  // One unit more than the gap: places are rounded.
  const bounds = {
    width: DRAWING_WIDTH,
    height: drawn.height,
    gap: gap * scale + 1,
    space: space * scale + 1,
    unit: unit.height * scale,
  };
  const tries = Array.from({ length: TRIES[size] }, (_, seed) => {
    const crowd = new Crowd(bodies, ties, bounds);
    anneal(crowd, seed + 1, STEPS * bodies.length);
    polish(crowd, OVERLAP);
    return crowd;
  });
  const best = tries.reduce((known, next) => (next.cost(OVERLAP) < known.cost(OVERLAP) ? next : known));
  return layoutOf(map, bodies, best.stands);
}

function layoutOf(map: MapData, bodies: readonly Body[], stands: readonly Stand[]): Layout {
  const standOf = (kind: Body['kind'], of: string, language?: DrawnLanguage): Stand => {
    const index = bodies.findIndex((body) => body.kind === kind && body.of === of && body.language === language);
    const stand = stands[index];
    if (stand === undefined) throw new RangeError(`${kind} ${of}: not placed`);
    return stand;
  };
  const at = ({ x, y }: Stand): Point => [x, y];
  const standing = (of: string): StandingPlace => ({
    unit: at(standOf('unit', of)),
    dislodged: at(standOf('dislodged', of)),
  });
  const label = (id: string, language: DrawnLanguage) => {
    const stand = standOf('label', id, language);
    return { at: at(stand), lines: stand.shape.lines };
  };
  return Object.fromEntries(
    map.provinces.map(({ id, centre, coasts }): [string, ProvincePlaces] => [
      id,
      {
        ...standing(id),
        ...(centre === true ? { centre: at(standOf('centre', id)) } : {}),
        ...(coasts === undefined
          ? {}
          : { coasts: Object.fromEntries(coasts.map((coast) => [coast, standing(`${id}/${coast}`)])) }),
        label: { ko: label(id, 'ko'), en: label(id, 'en') },
      },
    ]),
  );
}
