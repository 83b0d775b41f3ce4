import type { DrawnArc, DrawnRing } from '../../src/drawing/drawing.ts';

/** An arc with its points, on its way to the drawing. */
export interface PlacedArc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly level: number }[];
}

export function drawnArcs(arcs: readonly PlacedArc[], ids: readonly string[]): DrawnArc[] {
  return arcs.map(({ left, right, points }) => {
    const steps: number[] = [];
    let [x, y] = [0, 0];
    for (const point of points) {
      steps.push(point.x - x, point.y - y);
      [x, y] = [point.x, point.y];
    }
    const ends = new Set([0, points.length - 1]);
    const details = points.map(({ level }, index) => (ends.has(index) ? 0 : level)).join('');
    const inner = left === -1 ? right : left;
    const outer = left === -1 ? left : right;
    return { between: [ids[inner] ?? '', outer === -1 ? null : (ids[outer] ?? '')], steps, details };
  });
}

interface Ring {
  readonly arcs: DrawnRing;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Twice the area, above zero where the face lies inside. */
  readonly area: number;
}

/** The rings of each face, its pieces largest first, each with its holes. */
export function piecesOfFaces(arcs: readonly PlacedArc[], count: number): (readonly DrawnRing[])[][] {
  return Array.from({ length: count }, (_, face) => {
    const rings = ringsOf(arcs, face);
    const outer = rings.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area);
    const pieces = outer.map((ring): DrawnRing[] => [ring.arcs]);
    for (const hole of rings.filter(({ area }) => area <= 0)) {
      const [corner] = hole.points;
      // The smallest outline around it: a lake on an island in a lake belongs to the island.
      const home = outer.findLastIndex((ring) => corner !== undefined && isInside(corner, ring.points));
      pieces[home]?.push(hole.arcs);
    }
    return pieces;
  });
}

/** Walks every border of a face with the face on the right: clockwise round its pieces, since y grows downwards. */
function ringsOf(arcs: readonly PlacedArc[], face: number): Ring[] {
  const from = new Map<string, number>();
  const ends = new Map<number, string>();
  const pointsOf = (arc: number): PlacedArc['points'] => {
    const points = arcs[arc < 0 ? ~arc : arc]?.points ?? [];
    return arc < 0 ? [...points].reverse() : points;
  };
  arcs.forEach(({ left, right }, index) => {
    if (left !== face && right !== face) return;
    const arc = right === face ? index : ~index;
    const points = pointsOf(arc);
    from.set(key(points[0]), arc);
    ends.set(arc, key(points.at(-1)));
  });
  const rings: Ring[] = [];
  for (const start of ends.keys()) {
    const ring: number[] = [];
    for (let arc: number | undefined = start; arc !== undefined && ends.has(arc); ) {
      ring.push(arc);
      const end: string = ends.get(arc) ?? '';
      ends.delete(arc);
      arc = from.get(end);
    }
    if (ring.length === 0) continue;
    const points = ring.flatMap((arc) =>
      pointsOf(arc)
        .slice(1)
        .map(({ x, y }) => [x, y] as const),
    );
    rings.push({ arcs: ring, points, area: areaOf(points) });
  }
  return rings;
}

const key = (point: { readonly x: number; readonly y: number } | undefined): string => `${point?.x},${point?.y}`;

function areaOf(points: Ring['points']): number {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area;
}

/** An even number of crossings on the way out means outside. */
export function isInside([x, y]: readonly [number, number], points: Ring['points']): boolean {
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
