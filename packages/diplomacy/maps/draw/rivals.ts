/** A place that claims ground for a face. */
export interface Rival {
  readonly x: number;
  readonly y: number;
  readonly face: number;
}

/** Side of the squares that rivals are sifted for, in cells. */
export const TILE = 32;

/** Those who can be nearest to something, and the one face they all claim for, where it is one. */
export interface SiftedRivals {
  readonly rivals: readonly Rival[];
  readonly sole: number | undefined;
}

/** Leaves those of the rivals that can be nearest to anything within `slack` of that square of cells. */
export function siftRivals(rivals: readonly Rival[], column: number, row: number, slack: number): SiftedRivals {
  const [x, y] = [column + TILE / 2, row + TILE / 2];
  const reach = slack + TILE * Math.SQRT1_2;
  let least = Number.POSITIVE_INFINITY;
  for (const rival of rivals) least = Math.min(least, Math.hypot(rival.x - x, rival.y - y));
  const near = rivals.filter((rival) => Math.hypot(rival.x - x, rival.y - y) <= least + 2 * reach);
  const [first] = near;
  return { rivals: near, sole: near.every(({ face }) => face === first?.face) ? first?.face : undefined };
}

/** The face whose rival is nearest; the first of several. */
export function nearestFace(rivals: readonly Rival[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  let face = -1;
  for (const rival of rivals) {
    const distance = (rival.x - x) ** 2 + (rival.y - y) ** 2;
    if (distance < best) {
      best = distance;
      face = rival.face;
    }
  }
  return face;
}
