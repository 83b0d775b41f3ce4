import { calmCoasts } from './calm-coasts.ts';
import { claimGround, type FaceNumbers } from './claims.ts';
import { joinCorners } from './join-corners.ts';
import { absorbStrays } from './pieces.ts';
import type { Plane } from './plane.ts';
import type { MapPoints } from './points-schema.ts';
import type { Raster } from './raster.ts';
import { paintStrokes } from './strokes.ts';
import { sinkUnclaimed } from './unclaimed.ts';
import { countriesOf } from './world.ts';

/** Which face each cell belongs to; no face touches itself at a corner alone. */
export function labelRaster(points: MapPoints, plane: Plane, faces: FaceNumbers): Raster {
  const countries = countriesOf(points.atlas, plane);
  sinkUnclaimed(countries.raster, points, plane);
  const raster = claimGround(points, plane, countries, faces);
  paintStrokes(raster, points.strokes, plane, faces);

  const seas = new Set(Object.keys(points.sea).map((id) => faces.number(id)));
  const isSea = (face: number): boolean => seas.has(face);
  const kept = islandCells(points, plane);
  absorbStrays(raster, isSea, kept);
  calmCoasts(raster, isSea, Math.round(points.calm * plane.thousandth));
  joinCorners(raster);
  // Either may undo the other: joining corners cuts a neck of one cell.
  for (let round = 0; round < 20; round++) {
    absorbStrays(raster, isSea, kept);
    if (!joinCorners(raster)) break;
  }
  return raster;
}

/** The cells where the islands lie that points name. */
function islandCells({ islands }: MapPoints, plane: Plane): ReadonlySet<number> {
  const places = Object.values(islands).flatMap((named) => Object.values(named));
  return new Set(
    places.map((at) => {
      const [x, y] = plane.place(at);
      return Math.floor(y) * plane.width + Math.floor(x);
    }),
  );
}
