import { DRAWING_WIDTH, type DrawnFace, type DrawnRing } from '../../src/drawing/drawing.ts';
import { drawnArcs, isInside, type PlacedArc, piecesOfFaces } from './assemble.ts';
import { facesOf } from './claims.ts';
import { labelRaster } from './label-raster.ts';
import type { DrawnGround } from './layout/ground.ts';
import { onDrawing, type Plane } from './plane.ts';
import type { MapPoints } from './points-schema.ts';
import type { Raster } from './raster.ts';
import { simplifyLines } from './simplify.ts';
import { smoothLines } from './smooth.ts';
import { traceArcs } from './trace.ts';

/** Areas, in square drawing units, below which a bend is left out: at each detail, coarsest first. */
const BEND_LIMITS = [260, 60, 8];

/** The drawing without the places of units and labels. */
export function drawGround(points: MapPoints, plane: Plane): DrawnGround {
  const faces = facesOf(points);
  const arcs = placedArcs(labelRaster(points, plane, faces));
  const pieces = piecesOfFaces(arcs, faces.ids.length);
  return {
    height: Math.round((plane.height * DRAWING_WIDTH) / plane.width),
    arcs: drawnArcs(arcs, faces.ids),
    faces: faces.ids.map((id, number) => drawnFace(id, pieces[number] ?? [], points, plane, arcs)),
  };
}

function placedArcs(raster: Raster): PlacedArc[] {
  const arcs = traceArcs(raster);
  const edges = new Set(arcs.flatMap(({ left, right }, index) => (left === -1 || right === -1 ? [index] : [])));
  const simplified = simplifyLines(smoothLines(arcs, DRAWING_WIDTH / raster.width), BEND_LIMITS, edges);
  return arcs.map(({ left, right }, index) => ({ left, right, points: simplified[index] ?? [] }));
}

function drawnFace(
  id: string,
  pieces: readonly (readonly DrawnRing[])[],
  points: MapPoints,
  plane: Plane,
  arcs: readonly PlacedArc[],
): DrawnFace {
  const named = Object.entries(points.islands[id] ?? {});
  const islands = pieces.slice(1).map(([outline = []]) => {
    const line = outline.flatMap((arc) => arcs[arc < 0 ? ~arc : arc]?.points.map(({ x, y }) => [x, y] as const) ?? []);
    // A piece that no name belongs to is told by the validator.
    return named.find(([, at]) => isInside(onDrawing(plane, at), line))?.[0] ?? '';
  });
  return {
    id,
    ground: id in points.sea ? 'sea' : 'land',
    ...(id in points.impassable ? { impassable: true as const } : {}),
    pieces,
    ...(islands.length > 0 ? { islands } : {}),
  };
}
