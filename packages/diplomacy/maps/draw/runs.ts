import type { Raster } from './raster.ts';

/** A stretch of one row that one face holds. */
export interface Run {
  readonly row: number;
  readonly from: number;
  /** The column after the last. */
  readonly to: number;
  readonly face: number;
}

export function runsOf({ width, height, cells }: Raster): readonly Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < height; row++) {
    const start = row * width;
    for (let from = 0; from < width; ) {
      const face = cells[start + from] ?? 0;
      let to = from + 1;
      while (to < width && cells[start + to] === face) to++;
      runs.push({ row, from, to, face });
      from = to;
    }
  }
  return runs;
}

/** Calls for every pair of runs that touch, by their places in the list, with how many sides of cells they share. */
export function forContacts(runs: readonly Run[], touch: (a: number, b: number, sides: number) => void): void {
  let above = 0;
  runs.forEach((run, index) => {
    if (runs[index + 1]?.row === run.row) touch(index, index + 1, 1);
    for (;;) {
      const other = runs[above];
      if (other === undefined || other.row >= run.row) return;
      const sides = Math.min(run.to, other.to) - Math.max(run.from, other.from);
      if (other.row === run.row - 1 && sides > 0) touch(above, index, sides);
      // The next run of this row may lie under the same one.
      if (other.row === run.row - 1 && other.to > run.to) return;
      above++;
    }
  });
}
