/** A grid of whole numbers, row by row from the top left. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly cells: Int16Array;
}

export function blankRaster(width: number, height: number, value = 0): Raster {
  return { width, height, cells: new Int16Array(width * height).fill(value) };
}

/** A closed line in cells, without its first point repeated. */
export type PlaneRing = readonly (readonly [x: number, y: number])[];

/**
 * Sets every cell whose middle lies inside an odd number of the rings. Shapes that share a line share it exactly: no cell
 * between them is left over, and none is filled twice.
 */
export function fillRings({ width, height, cells }: Raster, rings: readonly PlaneRing[], value: number): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      const from = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const to = Math.min(height - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
      // The same end first, whichever way round the ring goes: else two neighbours would round differently.
      const [ax, ay, bx, by] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
      for (let row = from; row <= to; row++) {
        const x = ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax);
        const known = crossings.get(row);
        if (known === undefined) crossings.set(row, [x]);
        else known.push(x);
      }
    });
  }
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const from = Math.max(0, Math.ceil((xs[pair] ?? 0) - 0.5));
      const to = Math.min(width, Math.ceil((xs[pair + 1] ?? 0) - 0.5));
      if (from < to) cells.fill(value, row * width + from, row * width + to);
    }
  }
}
