import type { Raster } from './raster.ts';

/** A border from junction to junction, or all the way round, in corners of cells. */
export interface RasterArc {
  /** Faces to the left and right of whoever walks it; -1 for what lies beyond the raster. */
  readonly left: number;
  readonly right: number;
  readonly corners: readonly (readonly [x: number, y: number])[];
}

// East, south, west, north.
const STEP_X = [1, 0, -1, 0];
const STEP_Y = [0, 1, 0, -1];

/** Every border of the raster, each once. The raster has no cells of one face that touch at a corner alone. */
export function traceArcs({ width, height, cells }: Raster): RasterArc[] {
  const faceAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? -1 : (cells[row * width + column] ?? -1);
  const leftOf = (x: number, y: number, way: number): number => {
    if (way === 0) return faceAt(x, y - 1);
    if (way === 1) return faceAt(x, y);
    if (way === 2) return faceAt(x - 1, y);
    return faceAt(x - 1, y - 1);
  };
  const rightOf = (x: number, y: number, way: number): number => {
    if (way === 0) return faceAt(x, y);
    if (way === 1) return faceAt(x - 1, y);
    if (way === 2) return faceAt(x - 1, y - 1);
    return faceAt(x, y - 1);
  };
  const isBorder = (x: number, y: number, way: number): boolean => leftOf(x, y, way) !== rightOf(x, y, way);
  const waysFrom = (x: number, y: number): number[] => [0, 1, 2, 3].filter((way) => isBorder(x, y, way));

  const across = width + 1;
  /** A bit for each way out of each corner that has been walked, in either direction. */
  const walked = new Uint8Array(across * (height + 1));
  const arcs: RasterArc[] = [];
  const walk = (startX: number, startY: number, startWay: number): void => {
    const corners: [number, number][] = [[startX, startY]];
    let [x, y, way] = [startX, startY, startWay];
    for (;;) {
      walked[y * across + x] = (walked[y * across + x] ?? 0) | (1 << way);
      x += STEP_X[way] ?? 0;
      y += STEP_Y[way] ?? 0;
      const back = (way + 2) % 4;
      walked[y * across + x] = (walked[y * across + x] ?? 0) | (1 << back);
      corners.push([x, y]);
      if (x === startX && y === startY) break;
      const onward = waysFrom(x, y).filter((next) => next !== back);
      const [next] = onward;
      if (onward.length !== 1 || next === undefined) break;
      way = next;
    }
    arcs.push({ left: leftOf(startX, startY, startWay), right: rightOf(startX, startY, startWay), corners });
  };
  const isWalked = (x: number, y: number, way: number): boolean => (((walked[y * across + x] ?? 0) >> way) & 1) === 1;

  const isPlain = (x: number, y: number): boolean => {
    const face = faceAt(x, y);
    return faceAt(x - 1, y) === face && faceAt(x, y - 1) === face && faceAt(x - 1, y - 1) === face;
  };
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (isPlain(x, y)) continue;
      const ways = waysFrom(x, y);
      if (ways.length < 3) continue;
      for (const way of ways) if (!isWalked(x, y, way)) walk(x, y, way);
    }
  }
  // What is left are borders without a junction: islands.
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (isPlain(x, y)) continue;
      for (const way of [0, 1]) if (isBorder(x, y, way) && !isWalked(x, y, way)) walk(x, y, way);
    }
  }
  return arcs;
}
