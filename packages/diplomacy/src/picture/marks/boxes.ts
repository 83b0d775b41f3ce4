import type { Point } from '../../drawing/drawing.ts';

/** A box by its middle and half its sides. */
export interface Box {
  readonly at: Point;
  readonly half: Point;
}

export function grown({ at, half }: Box, by: number): Box {
  return { at, half: [half[0] + by, half[1] + by] };
}

export function isInBox({ at, half }: Box, [x, y]: Point): boolean {
  return Math.abs(x - at[0]) < half[0] && Math.abs(y - at[1]) < half[1];
}

export function isInCircle(centre: Point, radius: number, [x, y]: Point): boolean {
  return (x - centre[0]) ** 2 + (y - centre[1]) ** 2 < radius * radius;
}
