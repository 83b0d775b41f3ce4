import type { MapDrawing } from '../../src/drawing/drawing.ts';
import type { MapData } from '../../src/map/map-data.ts';
import { drawGround } from './draw-ground.ts';
import { placeAll } from './layout/place-all.ts';
import { placeHints } from './layout/place-hints.ts';
import { onDrawing, planeOf } from './plane.ts';
import type { MapPoints } from './points-schema.ts';

/**
 * Draws a map from what is known of it by hand and from the atlas; the same input gives the same drawing.
 *
 * @throws {RangeError} naming what was read in `points` and what was expected.
 */
export function buildDrawing(map: MapData, points: MapPoints): MapDrawing {
  if (points.map !== map.id) throw new RangeError(`points.json map: expected ${map.id}, read ${points.map}`);
  const plane = planeOf(points);
  const ground = drawGround(points, plane);
  const hints = placeHints(points, (at) => onDrawing(plane, at));
  const { widths } = points;
  const layouts = placeAll(map, ground, hints);
  return { map: map.id, ...ground, ...(widths === undefined ? {} : { widths }), layouts };
}
