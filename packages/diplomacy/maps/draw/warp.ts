export interface Bump {
  readonly at: readonly [x: number, y: number];
  readonly radius: number;
  /** How many times as large things become in the middle. */
  readonly factor: number;
}

type Move = (point: readonly [x: number, y: number]) => readonly [x: number, y: number];

/**
 * The bumps one after the other, each about its place as those before have left it. A bump moves along its rays alone, by
 * r · (factor − 1) · exp(−(r / radius)²); distances from its middle stay in their order while the factor lies between 0 and
 * 3.2, so that nothing folds, whatever the bumps.
 */
export function warpOf(bumps: readonly Bump[]): Move {
  let moved: Move = (point) => point;
  for (const { at, radius, factor } of bumps) {
    const before = moved;
    const [x0, y0] = before(at);
    moved = (point) => {
      const [x, y] = before(point);
      const [dx, dy] = [x - x0, y - y0];
      const grown = 1 + (factor - 1) * Math.exp(-(dx * dx + dy * dy) / (radius * radius));
      return [x0 + dx * grown, y0 + dy * grown];
    };
  }
  return moved;
}
