import { type Detail, DRAWING_WIDTH, type DrawnArc, type FaceId, type MapDrawing } from './drawing.ts';
import { figure, follow } from './figures.ts';
import { arcPoints } from './polygons.ts';

/** The lines of a map as SVG path data (`M…l…z`), in px of a map of the width asked for, to a tenth of a px. */
export interface Outlines {
  /** The whole of a face, its islands and holes too; to be filled by the rule `evenodd`. */
  readonly faces: ReadonlyMap<FaceId, string>;
  /** Where land meets sea, land meets land and sea meets sea; the edge of the map is in none. */
  readonly coasts: string;
  readonly landBorders: string;
  readonly seaBorders: string;
}

/** Points of an arc in tenths of a px, `x, y` by turns. */
type Tenths = readonly number[];

/**
 * Draws every face and border once. Faces on both sides of a border share its points, so that no gap opens between
 * them.
 *
 * @param width of the map, in px
 */
export function outlinesOf(drawing: MapDrawing, detail: Detail, width: number): Outlines {
  const scale = (10 * width) / DRAWING_WIDTH;
  const arcs = drawing.arcs.map((arc) => tenthsOf(arc, detail, scale));
  const ground = new Map(drawing.faces.map((face) => [face.id, face.ground]));
  const lines = { coasts: '', landBorders: '', seaBorders: '' };
  drawing.arcs.forEach(({ between: [one, other] }, index) => {
    if (other === null) return;
    const [here, there] = [ground.get(one), ground.get(other)];
    const kind = here !== there ? 'coasts' : here === 'land' ? 'landBorders' : 'seaBorders';
    lines[kind] += pathOf(arcs[index] ?? [], false);
  });
  const faces = drawing.faces.map(({ id, pieces }): [FaceId, string] => [
    id,
    pieces
      .flat()
      .map((ring) => pathOf(joined(arcs, ring), true))
      .join(''),
  ]);
  return { faces: new Map(faces), ...lines };
}

/** The points of an arc that the detail keeps; of those that fall together, one. */
function tenthsOf(arc: DrawnArc, detail: Detail, scale: number): Tenths {
  const exact = arcPoints(arc, detail);
  const points: number[] = [];
  for (let i = 0; i < exact.length; i += 2) {
    const [x, y] = [Math.round((exact[i] ?? 0) * scale), Math.round((exact[i + 1] ?? 0) * scale)];
    if (points.at(-2) !== x || points.at(-1) !== y) points.push(x, y);
  }
  return points;
}

function joined(arcs: readonly Tenths[], ring: readonly number[]): Tenths {
  const points: number[] = [];
  for (const n of ring) {
    const arc = arcs[n < 0 ? ~n : n] ?? [];
    for (let i = 0; i < arc.length; i += 2) {
      const at = n < 0 ? arc.length - 2 - i : i;
      const [x, y] = [arc[at] ?? 0, arc[at + 1] ?? 0];
      if (points.at(-2) !== x || points.at(-1) !== y) points.push(x, y);
    }
  }
  return points;
}

function pathOf(points: Tenths, closed: boolean): string {
  let path = '';
  const end = closed && points.at(-2) === points[0] && points.at(-1) === points[1] ? points.length - 2 : points.length;
  for (let i = 0; i < end; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    path +=
      i === 0
        ? `M${figure(x)}${follow(y)}l`
        : `${i === 2 ? figure(x - (points[0] ?? 0)) : follow(x - (points[i - 2] ?? 0))}${follow(y - (points[i - 1] ?? 0))}`;
  }
  if (end <= 2) return '';
  return closed ? `${path}z` : path;
}
