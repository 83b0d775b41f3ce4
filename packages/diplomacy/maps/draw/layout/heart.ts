import type { Point } from '../../../src/drawing/drawing.ts';
import { distance } from './body.ts';
import { CELL, type Ground } from './ground.ts';

/**
 * The heart of every face, in drawing units: as near its middle as can be with `room` drawing units of its own ground on
 * every side, or where it has most.
 */
export function heartsOf(ground: Ground, room: number): readonly Point[] {
  const { columns, face, faces } = ground;
  const depth = depths(ground);
  const sums = faces.map(() => ({ x: 0, y: 0, cells: 0 }));
  face.forEach((index, cell) => {
    const sum = sums[index];
    if (sum === undefined) return;
    sum.x += cell % columns;
    sum.y += Math.floor(cell / columns);
    sum.cells++;
  });
  const best = faces.map(() => ({ worth: Number.NEGATIVE_INFINITY, cell: 0 }));
  face.forEach((index, cell) => {
    const known = best[index];
    const sum = sums[index];
    if (known === undefined || sum === undefined) return;
    const far = distance((cell % columns) - sum.x / sum.cells, Math.floor(cell / columns) - sum.y / sum.cells);
    const worth = Math.min(depth[cell] ?? 0, room / CELL) - far / 5;
    if (worth <= known.worth) return;
    known.worth = worth;
    known.cell = cell;
  });
  return best.map(({ cell }): Point => [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL]);
}

/** How far each cell is from the border of its face, in cells. */
function depths({ columns, rows, face }: Ground): Float32Array {
  const depth = new Float32Array(face.length);
  const from = (cell: number, column: number, row: number, step: number): number => {
    if (column < 0 || column >= columns || row < 0 || row >= rows) return 1;
    const other = row * columns + column;
    return face[other] === face[cell] ? (depth[other] ?? 0) + step : 1;
  };
  const pass = (cell: number, back: 1 | -1): void => {
    const column = cell % columns;
    const row = (cell - column) / columns;
    const reach = Math.min(
      from(cell, column - back, row, 1),
      from(cell, column, row - back, 1),
      from(cell, column - back, row - back, Math.SQRT2),
      from(cell, column + back, row - back, Math.SQRT2),
    );
    depth[cell] = back === 1 ? reach : Math.min(depth[cell] ?? 0, reach);
  };
  for (let cell = 0; cell < face.length; cell++) pass(cell, 1);
  for (let cell = face.length - 1; cell >= 0; cell--) pass(cell, -1);
  return depth;
}
