import type { Point } from '../../drawing/drawing.ts';
import type { Course } from './course.ts';

/** Hundredths of a px: fine enough for the small layout, and the same figures on every machine. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

export function pointText([x, y]: Point): string {
  return `${figure(x)},${figure(y)}`;
}

/** Path data of a course; empty for one without length. */
export function coursePath({ cubics }: Course): string {
  const [first] = cubics;
  if (first === undefined) return '';
  const curves = cubics.map(([, b, c, d]) => `C${pointText(b)} ${pointText(c)} ${pointText(d)}`);
  return `M${pointText(first[0])}${curves.join('')}`;
}

/** Path data of straight strokes, each through its points. */
export function strokes(...lines: readonly (readonly Point[])[]): string {
  return lines.map((points) => `M${points.map(pointText).join('L')}`).join('');
}

/** Path data of a closed figure. */
export function polygon(points: readonly Point[]): string {
  return `${strokes(points)}Z`;
}
