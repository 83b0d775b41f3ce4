import type { MapData } from '../map/map-data.ts';
import { crossingLines } from './crossings.ts';
import { DETAILS, type Detail, type DrawnArc, type DrawnFace, type FaceId, type MapDrawing } from './drawing.ts';
import type { DrawingProblem } from './drawing-problem.ts';
import { arcPoints } from './polygons.ts';

/** What is wrong with faces and lines taken by themselves. */
export function outlineProblems({ provinces }: MapData, drawing: MapDrawing): DrawingProblem[] {
  const { faces, arcs } = drawing;
  const kinds = new Map(provinces.map(({ id, kind }) => [id, kind]));
  const problems: DrawingProblem[] = [];
  const seen = new Set<string>();
  for (const face of faces) {
    const subjects = [face.id];
    const kind = kinds.get(face.id);
    if (seen.has(face.id)) problems.push({ code: 'duplicate-face', subjects });
    seen.add(face.id);
    if ((kind === undefined) !== (face.impassable === true)) problems.push({ code: 'stray-face', subjects });
    if (kind !== undefined && (kind === 'sea') !== (face.ground === 'sea')) {
      problems.push({ code: 'wrong-ground', subjects });
    }
    const islands = face.islands ?? [];
    if (face.pieces.length !== islands.length + 1 || islands.includes('')) {
      problems.push({ code: 'unnamed-piece', subjects });
    }
    if (!isOutlineWhole(face, arcs)) problems.push({ code: 'broken-outline', subjects });
  }
  for (const { id } of provinces) if (!seen.has(id)) problems.push({ code: 'missing-face', subjects: [id] });
  arcs.forEach((arc, index) => {
    if (!isArc(arc, seen)) problems.push({ code: 'malformed-arc', subjects: [String(index)] });
  });
  const crossed = new Set(DETAILS.flatMap((detail) => crossingFaces(arcs, detail)));
  return [...problems, ...[...crossed].map((id) => ({ code: 'crossed-lines' as const, subjects: [id] }))];
}

function crossingFaces(arcs: readonly DrawnArc[], detail: Detail): FaceId[] {
  const lines = arcs.map((arc) => arcPoints(arc, detail));
  return [...crossingLines(lines)].flatMap((line) => arcs[line]?.between ?? []).filter((face) => face !== null);
}

function isArc({ between, steps, details }: DrawnArc, faces: ReadonlySet<string>): boolean {
  const [one, other] = between;
  return (
    faces.has(one) &&
    (other === null || faces.has(other)) &&
    one !== other &&
    steps.length === details.length * 2 &&
    steps.every(Number.isInteger) &&
    /^0[012]*0$/.test(details)
  );
}

/** Does every ring close, enclosing something at every detail, and does every arc of the face belong to one ring once? */
function isOutlineWhole({ id, pieces }: DrawnFace, arcs: readonly DrawnArc[]): boolean {
  const used: number[] = [];
  for (const ring of pieces.flat()) {
    const ends = ring.map((index) => {
      const arc = arcs[index < 0 ? ~index : index];
      if (arc === undefined) return undefined;
      used.push(index < 0 ? ~index : index);
      const points = DETAILS.map((detail) => arcPoints(arc, detail));
      const [start, end] = [points[0]?.slice(0, 2).join(), points[0]?.slice(-2).join()];
      return { start: index < 0 ? end : start, end: index < 0 ? start : end, fewest: (points[0]?.length ?? 0) / 2 - 1 };
    });
    const corners = ends.reduce((sum, end) => sum + (end?.fewest ?? 0), 0);
    if (corners < 3 || !ends.every((end, at) => end !== undefined && end.end === ends[(at + 1) % ends.length]?.start)) {
      return false;
    }
  }
  const own = arcs.flatMap(({ between }, index) => (between.includes(id) ? [index] : []));
  return (
    pieces.length > 0 &&
    used.length === own.length &&
    new Set(used).size === own.length &&
    own.every((arc) => used.includes(arc))
  );
}
