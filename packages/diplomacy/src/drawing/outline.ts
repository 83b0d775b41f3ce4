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
  const arcs = arcsOf(drawing, detail, width);
  const lines = { coasts: '', landBorders: '', seaBorders: '' };
  linesOf(drawing).forEach((line, index) => {
    if (line !== null) lines[line] += pathOf(arcs[index] ?? [], false);
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

function arcsOf(drawing: MapDrawing, detail: Detail, width: number): readonly Tenths[] {
  const scale = (10 * width) / DRAWING_WIDTH;
  return drawing.arcs.map((arc) => tenthsOf(arc, detail, scale));
}

/** Which line each arc is part of; null at the edge of the map. */
function linesOf(drawing: MapDrawing): readonly ('coasts' | 'landBorders' | 'seaBorders' | null)[] {
  const ground = new Map(drawing.faces.map((face) => [face.id, face.ground]));
  return drawing.arcs.map(({ between: [one, other] }) => {
    if (other === null) return null;
    const [here, there] = [ground.get(one), ground.get(other)];
    return here !== there ? 'coasts' : here === 'land' ? 'landBorders' : 'seaBorders';
  });
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
