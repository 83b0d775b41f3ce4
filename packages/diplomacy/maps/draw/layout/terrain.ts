import type { Shape } from './body.ts';
import { CELL, type Ground } from './ground.ts';
import type { HomeGround } from './home-ground.ts';
import type { SummedArea } from './summed-area.ts';

/** How many cells of a kind a box covers, wholly or in part, when it is `grown` drawing units larger on every side. */
export function cellsUnder(area: SummedArea, x: number, y: number, shape: Shape, grown = 0): number {
  return area.count(
    Math.floor((x - shape.halfWidth - grown) / CELL),
    Math.floor((y - shape.halfHeight - grown) / CELL),
    Math.ceil((x + shape.halfWidth + grown) / CELL),
    Math.ceil((y + shape.halfHeight + grown) / CELL),
  );
}

/** How many cells a box covers, wholly or in part. */
export function cellsOf(x: number, y: number, shape: Shape, grown = 0): number {
  const across = Math.ceil((x + shape.halfWidth + grown) / CELL) - Math.floor((x - shape.halfWidth - grown) / CELL);
  const down = Math.ceil((y + shape.halfHeight + grown) / CELL) - Math.floor((y - shape.halfHeight - grown) / CELL);
  return across * down;
}

/** Which part of a box, grown by so much, is not on that kind of ground. */
export function shareOutside(area: SummedArea, x: number, y: number, shape: Shape, grown = 0): number {
  return 1 - cellsUnder(area, x, y, shape, grown) / cellsOf(x, y, shape, grown);
}

/** How dear it is to stand on other ground than one's own, each for a whole box. */
export interface Prices {
  /** The sea along one's own coast. */
  readonly ownWaters: number;
  readonly otherWaters: number;
  readonly impassable: number;
  readonly otherLand: number;
}

/** What the ground under a box costs, by what parts of it lie where. */
export function groundCost(
  { sea, impassable }: Ground,
  { own, waters, isSea }: HomeGround,
  prices: Prices,
  x: number,
  y: number,
  shape: Shape,
): number {
  const all = cellsOf(x, y, shape);
  const home = cellsUnder(own, x, y, shape);
  if (home === all) return 0;
  const near = cellsUnder(waters, x, y, shape) - home;
  const closed = cellsUnder(impassable, x, y, shape);
  const wet = cellsUnder(sea, x, y, shape) - (isSea ? home : 0);
  const { ownWaters, otherWaters, otherLand } = prices;
  return (
    (near * ownWaters +
      (wet - near) * otherWaters +
      closed * prices.impassable +
      (all - home - wet - closed) * otherLand) /
    all
  );
}
