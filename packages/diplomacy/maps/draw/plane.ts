import { geoConicConformal } from 'd3-geo';
import { DRAWING_WIDTH, type Point } from '../../src/drawing/drawing.ts';
import type { LonLat, MapPoints } from './points-schema.ts';
import { warpOf } from './warp.ts';

/** From degrees to cells of the raster, and how large that is. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Cells in a thousandth of the drawing's width. */
  readonly thousandth: number;
  /** The meridian opposite the one that stands upright: the projection is cut along it. */
  readonly cut: number;
  readonly place: (at: LonLat) => readonly [x: number, y: number];
}

/**
 * The projection, warped, and framed so that the four places of `frame` lie on the edges.
 *
 * @throws {RangeError} if the frame encloses nothing.
 */
export function planeOf(points: MapPoints): Plane {
  const { parallels, meridian } = points.projection;
  const { frame } = points;
  const project = geoConicConformal().parallels(parallels).rotate([-meridian, 0]).scale(1).translate([0, 0]);
  const flat = (at: LonLat): readonly [number, number] => project([...at]) ?? [Number.NaN, Number.NaN];

  // Radii of the warp are told in thousandths of the width that the frame has without it.
  const unit = Math.abs(flat(frame.right)[0] - flat(frame.left)[0]) / 1_000;
  const warp = warpOf(points.warp.map(({ at, radius, factor }) => ({ at: flat(at), radius: radius * unit, factor })));
  const warped = (at: LonLat): readonly [number, number] => warp(flat(at));

  const [left] = warped(frame.left);
  const [right] = warped(frame.right);
  const [, top] = warped(frame.top);
  const [, bottom] = warped(frame.bottom);
  const scale = points.raster / (right - left);
  const height = Math.round((bottom - top) * scale);
  if (!(scale > 0) || !(height > 0)) {
    throw new RangeError(`frame: expected left of right and top above bottom, read ${JSON.stringify(frame)}`);
  }
  return {
    width: points.raster,
    height,
    thousandth: points.raster / 1_000,
    cut: meridian > 0 ? meridian - 180 : meridian + 180,
    place: (at) => {
      const [x, y] = warped(at);
      return [(x - left) * scale, (y - top) * scale];
    },
  };
}

/** From degrees to drawing units. */
export function onDrawing({ width, place }: Plane, at: LonLat): Point {
  const [x, y] = place(at);
  return [Math.round((x * DRAWING_WIDTH) / width), Math.round((y * DRAWING_WIDTH) / width)];
}
