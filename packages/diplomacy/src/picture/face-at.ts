import type { DrawnFace, MapDrawing, Point } from '../drawing/drawing.ts';
import { facePolygons, isInside } from '../drawing/polygons.ts';

/**
 * Finds the face that a place lies in, by the coarsest lines: enough to tell which ground letters stand on.
 *
 * @returns a function of a place in drawing units, which gives null beyond the edge of the map
 */
export function faceFinder(drawing: MapDrawing): (place: Point) => DrawnFace | null {
  const faces = drawing.faces.map((face) => ({ face, pieces: facePolygons(drawing, face, 0) }));
  return ([x, y]) => faces.find(({ pieces }) => pieces.some((polygon) => isInside(polygon, x, y)))?.face ?? null;
}
