import type { Raster } from './raster.ts';

/**
 * Draws the coast as a steady hand would: a cell becomes what most of the square around it is, so that inlets and spits
 * narrower than about `reach` cells close. What changes goes to the face it lies next to.
 */
export function calmCoasts(raster: Raster, isSea: (face: number) => boolean, reach: number): void {
  if (reach < 1) return;
  const { width, height, cells } = raster;
  const sea = cells.map((face) => (isSea(face) ? 1 : 0));
  const sums = summed(sea, width, height);
  const at = (column: number, row: number): number => sums[row * (width + 1) + column] ?? 0;
  const changed: number[] = [];
  for (let row = 0; row < height; row++) {
    const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)];
    for (let column = 0; column < width; column++) {
      const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)];
      const wet = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      const size = (right - left) * (bottom - top);
      const isWet = wet * 2 > size;
      const cell = row * width + column;
      if (wet * 2 !== size && isWet !== (sea[cell] === 1)) changed.push(cell);
    }
  }
  refill(raster, changed, sea);
}

/** Sums of all values above and to the left, one row and one column more than there are cells. */
function summed(values: Int16Array, width: number, height: number): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let row = 0; row < height; row++) {
    let along = 0;
    for (let column = 0; column < width; column++) {
      along += values[row * width + column] ?? 0;
      const here = (row + 1) * (width + 1) + column + 1;
      sums[here] = along + (sums[here - width - 1] ?? 0);
    }
  }
  return sums;
}

/** Cells that turn from land to sea, or back, take the face of a neighbour of the new kind, from the outside in. */
function refill({ width, cells }: Raster, changed: readonly number[], sea: Int16Array): void {
  const wanted = new Map(changed.map((cell) => [cell, 1 - (sea[cell] ?? 0)]));
  let left = changed;
  while (left.length > 0) {
    const found = left.flatMap((cell): [number, number][] => {
      const around = [cell - width, cell - 1, cell + 1, cell + width];
      const fit = around.find(
        (next) => !wanted.has(next) && cells[next] !== undefined && sea[next] === wanted.get(cell),
      );
      return fit === undefined ? [] : [[cell, cells[fit] ?? 0]];
    });
    if (found.length === 0) return;
    for (const [cell, face] of found) {
      cells[cell] = face;
      sea[cell] = wanted.get(cell) ?? 0;
      wanted.delete(cell);
    }
    left = left.filter((cell) => wanted.has(cell));
  }
}
