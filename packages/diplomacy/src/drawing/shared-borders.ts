import { DETAILS, type Detail, DRAWING_WIDTH, type DrawnArc, type FaceId, type MapDrawing } from './drawing.ts';
import { arcPoints } from './polygons.ts';

/** A border between two faces, in all its stretches. */
export interface SharedBorder {
  /** In the order of the alphabet. */
  readonly between: readonly [FaceId, FaceId];
  /** In thousandths of the drawing's width, at the detail that shows least of it. */
  readonly length: number;
  /** Faces that meet both at an end of a stretch. */
  readonly meeting: ReadonlySet<FaceId>;
}

/** Every pair of faces that have more than corners in common. */
export function sharedBorders({ arcs }: Pick<MapDrawing, 'arcs'>): readonly SharedBorder[] {
  const corners = facesAtEnds(arcs);
  const pairs = new Map<string, DrawnArc[]>();
  for (const arc of arcs) {
    const [one, other] = arc.between;
    if (other === null) continue;
    const pair = one < other ? `${one} ${other}` : `${other} ${one}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), arc]);
  }
  return [...pairs].map(([pair, stretches]) => {
    const [a = '', b = ''] = pair.split(' ');
    const meeting = new Set(stretches.flatMap((arc) => endsOf(arc).flatMap((end) => [...(corners.get(end) ?? [])])));
    meeting.delete(a);
    meeting.delete(b);
    const lengths = DETAILS.map((detail) => stretches.reduce((sum, arc) => sum + arcLength(arc, detail), 0));
    return { between: [a, b], length: Math.min(...lengths), meeting };
  });
}

/** In thousandths of the drawing's width. */
function arcLength(arc: DrawnArc, detail: Detail): number {
  const points = arcPoints(arc, detail);
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at - 2, at + 2);
    length += Math.hypot(nextX - x, nextY - y);
  }
  return (length * 1_000) / DRAWING_WIDTH;
}

/** The faces around each point where arcs begin or end. */
function facesAtEnds(arcs: readonly DrawnArc[]): ReadonlyMap<string, ReadonlySet<FaceId>> {
  const faces = new Map<string, Set<FaceId>>();
  for (const arc of arcs) {
    for (const end of endsOf(arc)) {
      const known = faces.get(end) ?? new Set();
      faces.set(end, known);
      for (const face of arc.between) if (face !== null) known.add(face);
    }
  }
  return faces;
}

function endsOf(arc: DrawnArc): readonly [string, string] {
  const points = arcPoints(arc, DETAILS[0]);
  return [points.slice(0, 2).join(), points.slice(-2).join()];
}
