import type { Point } from '../../../src/drawing/drawing.ts';
import { distance, type Shape } from './body.ts';
import { CELL, type Ground } from './ground.ts';
import type { CoastalWater, HomeGround } from './home-ground.ts';
import { cellsUnder, groundCost, type Prices, shareOutside } from './terrain.ts';

type Cost = (x: number, y: number, shape: Shape) => number;

/** Prices for whole boxes off their ground: of what is asked of a unit's height, a slight fault is 1. */
const LAND_LABEL: Prices = { ownWaters: 3, otherWaters: 16, impassable: 9, otherLand: 60 };
const SEA_LABEL: Prices = { ownWaters: 0, otherWaters: 30, impassable: 25, otherLand: 50 };
const LAND_DISLODGED: Prices = { ownWaters: 6, otherWaters: 9, impassable: 6, otherLand: 24 };
const SEA_DISLODGED: Prices = { ownWaters: 0, otherWaters: 16, impassable: 14, otherLand: 24 };

/** How ill each thing of a province stands somewhere; `unit` is the height of a unit in drawing units. */
export function provinceCosts(
  ground: Ground,
  home: HomeGround,
  heart: Point,
  unit: number,
): Readonly<Record<'unit' | 'dislodged' | 'centre' | 'label', Cost>> {
  const { own, isSea } = home;
  const fromHeart = (x: number, y: number): number => distance(x - heart[0], y - heart[1]) / unit;
  const pull = isSea ? 0.25 : 0.6;
  /** Off its own ground a unit misleads; close to a border it is hard to read. */
  const inside: Cost = (x, y, shape) =>
    90 * shareOutside(own, x, y, shape) +
    10 * shareOutside(own, x, y, shape, 0.15 * unit) +
    4 * shareOutside(own, x, y, shape, 0.5 * unit);
  return {
    unit: (x, y, shape) => inside(x, y, shape) + pull * fromHeart(x, y),
    centre: (x, y, shape) => inside(x, y, shape) + 0.5 * pull * fromHeart(x, y),
    dislodged: (x, y, shape) => groundCost(ground, home, isSea ? SEA_DISLODGED : LAND_DISLODGED, x, y, shape),
    label: (x, y, shape) =>
      groundCost(ground, home, isSea ? SEA_LABEL : LAND_LABEL, x, y, shape) +
      linesUnder(ground, x, y, shape) +
      (cellsUnder(own, x, y, shape, 0.3 * unit) > 0 ? 0 : 12 + 6 * fromHeart(x, y)) +
      (isSea ? 3 * shareOutside(own, x, y, shape, 0.8 * unit) : 0) +
      0.15 * fromHeart(x, y) +
      0.8 * (shape.lines.length - 1),
  };
}

/** A label is not to be struck through by a border, or to touch one. */
function linesUnder({ border }: Ground, x: number, y: number, shape: Shape): number {
  const across = (2 * (shape.halfWidth + shape.halfHeight)) / CELL;
  return (14 * cellsUnder(border, x, y, shape) + 3 * cellsUnder(border, x, y, shape, 0.6 * shape.halfHeight)) / across;
}

const POINT: Shape = { halfWidth: 1, halfHeight: 1, lines: [] };

/** A fleet on one coast of several stands on the water of that coast and close to it. */
export function coastCosts(
  { own }: HomeGround,
  { seas, near }: CoastalWater,
  anchor: Point,
  unit: number,
): Readonly<Record<'unit' | 'dislodged', Cost>> {
  /** Land within so much of the box; none at all is far off. */
  const away: Cost = (x, y, shape) => {
    for (const [step, reach] of [0.2, 0.5, 1, 2, 4].entries()) {
      if (cellsUnder(own, x, y, shape, reach * unit) > 0) return step;
    }
    return 10;
  };
  return {
    unit: (x, y, shape) =>
      120 * shareOutside(seas, x, y, shape) +
      10 * shareOutside(near, x, y, shape) +
      5 * shareOutside(seas, x, y, shape, 0.15 * unit) +
      2 * away(x, y, shape) +
      (2 * distance(x - anchor[0], y - anchor[1])) / unit,
    dislodged: (x, y, shape) =>
      45 * shareOutside(seas, x, y, shape) +
      3 * shareOutside(near, x, y, shape) +
      (cellsUnder(seas, x, y, POINT) === 0 ? 30 : 0) +
      0.5 * away(x, y, shape),
  };
}
