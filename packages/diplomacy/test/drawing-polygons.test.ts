import { describe, expect, it } from 'vitest';
import { DETAILS, type DrawnArc } from '../src/drawing/drawing.ts';
import { arcPoints, isInside, ringPoints } from '../src/drawing/polygons.ts';

/** A square of 10, cut in two by a line that has a corner for wide pictures alone. */
const ARCS: readonly DrawnArc[] = [
  { between: ['A', null], steps: [5, 10, -5, 0, 0, -10, 5, 0], details: '0000' },
  { between: ['A', 'B'], steps: [5, 0, 2, 5, -2, 5], details: '020' },
  { between: ['B', null], steps: [5, 0, 5, 0, 0, 10, -5, 0], details: '0000' },
];

describe('arcs to polygons', () => {
  it('gives the points of an arc at each detail, the ends at all', () => {
    const [, arc] = ARCS;
    expect(DETAILS.map((detail) => arc && arcPoints(arc, detail))).toEqual([
      [5, 0, 5, 10],
      [5, 0, 5, 10],
      [5, 0, 7, 5, 5, 10],
    ]);
  });

  it('joins arcs forwards and backwards, each corner once', () => {
    expect(ringPoints(ARCS, [0, 1], 2)).toEqual([5, 10, 0, 10, 0, 0, 5, 0, 7, 5]);
    expect(ringPoints(ARCS, [2, ~1], 2)).toEqual([5, 0, 10, 0, 10, 10, 5, 10, 7, 5]);
  });

  it('takes no arc that is not there', () => {
    expect(() => ringPoints(ARCS, [3], 2)).toThrow(RangeError);
    expect(() => ringPoints(ARCS, [~3], 2)).toThrow(RangeError);
  });

  it('tells inside from outside, and from a hole', () => {
    const polygon = [
      [0, 0, 10, 0, 10, 10, 0, 10],
      [4, 4, 6, 4, 6, 6, 4, 6],
    ];
    expect([isInside(polygon, 2, 5), isInside(polygon, 5, 5), isInside(polygon, 11, 5)]).toEqual([true, false, false]);
  });
});
