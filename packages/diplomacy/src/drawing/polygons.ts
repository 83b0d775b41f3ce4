import type { Detail, DrawnArc, DrawnFace, DrawnRing, MapDrawing } from './drawing.ts';

/** A closed line as `x, y, x, y …` in drawing units; the first point is not repeated at the end. */
export type Ring = readonly number[];

/** An outline and its holes. */
export type Polygon = readonly Ring[];

/** The pieces of a face, the largest first. */
export function facePolygons(drawing: Pick<MapDrawing, 'arcs'>, face: DrawnFace, detail: Detail): readonly Polygon[] {
  return face.pieces.map((piece) => piece.map((ring) => ringPoints(drawing.arcs, ring, detail)));
}

/** The points of a ring at that detail. */
export function ringPoints(arcs: readonly DrawnArc[], ring: DrawnRing, detail: Detail): Ring {
  const points: number[] = [];
  for (const index of ring) {
    const arc = arcs[index < 0 ? ~index : index];
    if (arc === undefined) throw new RangeError(`no arc ${String(index)}`);
    const line = arcPoints(arc, detail);
    if (index < 0) reversePoints(line);
    // An arc begins where the one before it ended, and the last ends where the first began.
    for (let at = 0; at < line.length - 2; at++) points.push(line[at] ?? 0);
  }
  return points;
}

/** The points of an arc at that detail, both ends included: `x, y, x, y …`. */
export function arcPoints(arc: DrawnArc, detail: Detail): number[] {
  const { steps, details } = arc;
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    if (Number(details[at / 2]) <= detail) points.push(x, y);
  }
  return points;
}

function reversePoints(line: number[]): void {
  line.reverse();
  for (let at = 0; at < line.length; at += 2) {
    const y = line[at] ?? 0;
    line[at] = line[at + 1] ?? 0;
    line[at + 1] = y;
  }
}

/** Whether a place lies in a polygon: in its outline and in none of its holes. */
export function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  for (const ring of polygon) {
    let x1 = ring.at(-2) ?? 0;
    let y1 = ring.at(-1) ?? 0;
    for (let at = 0; at < ring.length; at += 2) {
      const x2 = ring[at] ?? 0;
      const y2 = ring[at + 1] ?? 0;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      x1 = x2;
      y1 = y2;
    }
  }
  return inside;
}
