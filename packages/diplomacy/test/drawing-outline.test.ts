import { describe, expect, it } from 'vitest';
import type { DrawnArc, MapDrawing } from '../src/drawing/drawing.ts';
import { figure, follow } from '../src/drawing/figures.ts';
import { outlinesOf } from '../src/drawing/outline.ts';

const arc = (between: DrawnArc['between'], steps: readonly number[], details: string): DrawnArc => ({
  between,
  steps,
  details,
});

/**
 * Two lands side by side above a sea, with an island of the second land in the sea:
 *
 *     A | B      x 0 … 5,000 … 10,000, y 0 … 1,000
 *     -----
 *     S (o)      y 1,000 … 2,000
 */
const DRAWING: MapDrawing = {
  map: 'sample',
  height: 2000,
  arcs: [
    arc(['A', null], [5000, 0, -5000, 0, 0, 1000], '000'),
    arc(['B', null], [5000, 0, 5000, 0, 0, 1000], '000'),
    // The middle point is for the finest detail alone.
    arc(['A', 'B'], [5000, 0, 12, 504, -12, 496], '020'),
    arc(['A', 'S'], [0, 1000, 5000, 0], '00'),
    arc(['B', 'S'], [5000, 1000, 5000, 0], '00'),
    arc(['S', null], [0, 1000, 0, 1000, 10000, 0, 0, -1000], '0000'),
    arc(['B', 'S'], [8000, 1400, 200, 0, 0, 200, -200, 0, 0, -200], '00000'),
  ],
  faces: [
    { id: 'A', ground: 'land', pieces: [[[0, 3, ~2]]] },
    { id: 'B', ground: 'land', pieces: [[[1, ~4, ~2]], [[6]]], islands: ['Isle'] },
    { id: 'S', ground: 'sea', pieces: [[[5, ~4, ~3], [~6]]] },
  ],
  layouts: { small: {}, large: {} },
};

describe('figures', () => {
  it.each<[number, string, string]>([
    [0, '0', ' 0'],
    [-0, '0', ' 0'],
    [120, '12', ' 12'],
    [5, '.5', ' .5'],
    [-5, '-.5', '-.5'],
    [-123, '-12.3', '-12.3'],
    [-120, '-12', '-12'],
  ])('are as short as can be: %s tenths', (tenths, first, next) => {
    expect(figure(tenths)).toBe(first);
    expect(follow(tenths)).toBe(next);
  });
});

describe('outlines', () => {
  const fine = outlinesOf(DRAWING, 2, 1000);

  it('close every piece of a face, and every hole', () => {
    expect(fine.faces.get('A')).toBe('M500 0l-500 0 0 100 500 0 1.2-49.6z');
    expect(fine.faces.get('B')).toBe('M500 0l500 0 0 100-500 0 1.2-49.6zM800 140l20 0 0 20-20 0z');
    expect(fine.faces.get('S')).toBe('M0 100l0 100 1000 0 0-100-500 0zM800 140l0 20 20 0 0-20z');
  });

  it('draw every border once, by what is on its sides, and the edge of the map never', () => {
    expect(fine.landBorders).toBe('M500 0l1.2 50.4-1.2 49.6');
    expect(fine.coasts).toBe('M0 100l500 0M500 100l500 0M800 140l20 0 0 20-20 0 0-20');
    expect(fine.seaBorders).toBe('');
  });

  it('leave out the points of finer details', () => {
    expect(outlinesOf(DRAWING, 1, 1000).landBorders).toBe('M500 0l0 100');
    expect(outlinesOf(DRAWING, 1, 1000).faces.get('A')).toBe('M500 0l-500 0 0 100 500 0z');
  });

  it('let points that fall together be one, and a line that is a point be none', () => {
    const { landBorders, coasts } = outlinesOf(DRAWING, 2, 10);
    expect(landBorders).toBe('M5 0l0 .5 0 .5');
    expect(coasts).toBe('M0 1l5 0M5 1l5 0M8 1.4l.2 0 0 .2-.2 0 0-.2');
    expect(outlinesOf(DRAWING, 2, 0.04).coasts).toBe('');
  });
});
