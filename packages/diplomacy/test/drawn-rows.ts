import { drawnArcs, type PlacedArc, piecesOfFaces } from '../maps/draw/assemble.ts';
import { traceArcs } from '../maps/draw/trace.ts';
import { DRAWING_WIDTH, type MapDrawing } from '../src/drawing/drawing.ts';

/** What stands for what in the rows: a letter for a face, its id, its ground. */
export type RowFaces = Readonly<Record<string, readonly [id: string, ground: 'land' | 'sea' | 'impassable']>>;

/** A drawing with a square for each letter of the rows, which are of one length; every point of it is of the coarsest detail. */
export function drawingOfRows(rows: readonly string[], faces: RowFaces): Omit<MapDrawing, 'map' | 'layouts'> {
  const letters = Object.keys(faces);
  const width = rows[0]?.length ?? 0;
  const side = DRAWING_WIDTH / width;
  const cells = Int16Array.from(rows.join('').split(''), (letter) => letters.indexOf(letter));
  const arcs = traceArcs({ width, height: rows.length, cells }).map(
    ({ left, right, corners }): PlacedArc => ({
      left,
      right,
      points: corners.map(([x, y]) => ({ x: x * side, y: y * side, level: 0 })),
    }),
  );
  const ids = Object.values(faces).map(([id]) => id);
  const pieces = piecesOfFaces(arcs, ids.length);
  return {
    height: rows.length * side,
    arcs: drawnArcs(arcs, ids),
    faces: Object.values(faces).map(([id, ground], index) => ({
      id,
      ground: ground === 'sea' ? 'sea' : 'land',
      ...(ground === 'impassable' ? { impassable: true as const } : {}),
      pieces: pieces[index] ?? [],
    })),
  };
}
