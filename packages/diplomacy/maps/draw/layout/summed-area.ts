/** A rectangle of cells: from `left`, `top` up to but without `right`, `bottom`. */
export interface CellRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many cells of a kind lie in a rectangle, at the cost of four look-ups. */
export interface SummedArea {
  /** Outside of it there are no such cells. */
  readonly extent: CellRect;
  count(left: number, top: number, right: number, bottom: number): number;
}

/** Counts the cells of a grid, `columns` wide, that `holds` is true of. */
export function summedArea(columns: number, extent: CellRect, holds: (cell: number) => boolean): SummedArea {
  const across = extent.right - extent.left + 1;
  const down = extent.bottom - extent.top + 1;
  const sums = new Int32Array(across * down);
  for (let row = 1; row < down; row++) {
    let line = 0;
    for (let column = 1; column < across; column++) {
      const cell = (extent.top + row - 1) * columns + extent.left + column - 1;
      if (holds(cell)) line++;
      sums[row * across + column] = (sums[(row - 1) * across + column] ?? 0) + line;
    }
  }
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  return {
    extent,
    count(left, top, right, bottom) {
      const x0 = clamp(left - extent.left, across - 1);
      const x1 = clamp(right - extent.left, across - 1);
      const y0 = clamp(top - extent.top, down - 1) * across;
      const y1 = clamp(bottom - extent.top, down - 1) * across;
      return (sums[y1 + x1] ?? 0) - (sums[y1 + x0] ?? 0) - (sums[y0 + x1] ?? 0) + (sums[y0 + x0] ?? 0);
    },
  };
}
