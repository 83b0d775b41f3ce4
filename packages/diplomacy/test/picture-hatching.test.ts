import { describe, expect, it } from 'vitest';
import { hatched } from '../src/picture/hatching.ts';
import { type LinePattern, type MarkPattern, PATTERNS } from '../src/picture/patterns.ts';

const square = (x: number, y: number, side: number) => [x, y, x + side, y, x + side, y + side, x, y + side];
const lines = (angle: number, spacing = 10): LinePattern => ({ kind: 'lines', angles: [angle], spacing });
const crosses: MarkPattern = { kind: 'marks', across: 10, down: 10, strokes: [[-2, 0, 4, 0]], weight: 1 };

/** All ends of all lines of a path of `M…l…` pairs. */
function ends(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/M([^l]*)l([^M]*)/g)].flatMap(([, from = '', step = '']) => {
    const [x = 0, y = 0] = figures(from);
    const [dx = 0, dy = 0] = figures(step);
    return [
      [x, y],
      [x + dx, y + dy],
    ] as const;
  });
}
const figures = (text: string): readonly number[] => [...text.matchAll(/-?[\d.]+/g)].map(([word]) => Number(word));

describe('hatching', () => {
  it('runs from edge to edge, at multiples of its spacing from the origin', () => {
    expect(hatched([square(3, 3, 24)], lines(0), 1)).toBe('M3 10l24 0M3 20l24 0');
    expect(hatched([square(3, 3, 24)], lines(90), 1)).toBe('M20 3l0 24M10 3l0 24');
  });

  it('goes on unbroken in the area next to it', () => {
    const [left, right] = [square(0, 5, 20), square(20, 5, 20)].map((ring) => ends(hatched([ring], lines(0), 1)));
    expect(left?.map(([, y]) => y)).toEqual(right?.map(([, y]) => y));
  });

  it('leaves holes and the space between pieces free', () => {
    const path = hatched([square(0, 0, 40), square(10, 5, 20), square(60, 0, 15)], lines(0), 1);
    expect(path).toBe('M0 0l40 0M60 0l15 0M0 10l10 0M30 10l10 0M60 10l15 0M0 20l10 0M30 20l10 0M0 30l40 0');
  });

  it.each(Object.entries(PATTERNS))('stays inside its area: %s', (_, pattern) => {
    const path = hatched([square(7, 11, 60)], pattern, 1);
    const points = pattern.kind === 'lines' ? ends(path) : ends(path).filter((_, i) => i % 2 === 0);
    expect(points.length).toBeGreaterThan(12);
    for (const [x, y] of points) {
      expect(Math.min(x - 7, 67 - x)).toBeGreaterThanOrEqual(-0.06);
      expect(Math.min(y - 11, 71 - y)).toBeGreaterThanOrEqual(pattern.kind === 'lines' ? -0.06 : -3.2);
    }
  });

  it('sets every second row of marks off by half a step, and none where it would cross the edge', () => {
    expect(hatched([square(-1, 5, 32)], crosses, 1)).toBe(
      'M3 10l4 0M13 10l4 0M23 10l4 0M8 20l4 0M18 20l4 0M3 30l4 0M13 30l4 0M23 30l4 0',
    );
  });

  it('grows with its scale', () => {
    expect(hatched([square(3, 3, 24)], lines(0), 2)).toBe('M3 20l24 0');
  });
});
