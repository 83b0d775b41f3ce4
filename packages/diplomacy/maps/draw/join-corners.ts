import type { Raster } from './raster.ts';

/**
 * Where two cells of one face meet at a corner alone, a third joins them: borders then never touch themselves.
 *
 * @returns whether there were any.
 */
export function joinCorners({ width, height, cells }: Raster): boolean {
  let joined = false;
  for (let changed = true, round = 0; changed && round < 50; round++) {
    changed = false;
    for (let row = 0; row + 1 < height; row++) {
      for (let column = 0; column + 1 < width; column++) {
        const cell = row * width + column;
        const [a, b, c, d] = [cells[cell], cells[cell + 1], cells[cell + width], cells[cell + width + 1]];
        if (a === d && a !== b && a !== c) cells[cell + 1] = a ?? 0;
        else if (b === c && b !== a && b !== d) cells[cell] = b ?? 0;
        else continue;
        changed = true;
        joined = true;
      }
    }
  }
  return joined;
}
