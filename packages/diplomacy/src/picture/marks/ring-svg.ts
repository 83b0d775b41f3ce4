import type { Point } from '../../drawing/drawing.ts';
import { type Box, grown } from './boxes.ts';
import { cased, type Ink } from './ink.ts';
import type { Pen } from './pen.ts';
import { figure, pointText } from './svg-path.ts';

/** Around a place on the line that is supported. */
export function ringSvg(at: Point, radius: number, ink: Ink, pen: Pen): string {
  const [x, y] = at;
  const d = `M${pointText([x - radius, y])}a${figure(radius)},${figure(radius)} 0 1 0 ${figure(radius * 2)},0a${figure(radius)},${figure(radius)} 0 1 0 ${figure(-radius * 2)},0Z`;
  return cased(d, '', { colour: ink.colour, width: pen.line * 0.75 }, ink, pen);
}

/** Around a unit that is supported. */
export function frameSvg(box: Box, ink: Ink, pen: Pen): string {
  return cased(roundedBox(box, pen.head * 0.6), '', { colour: ink.colour, width: pen.line * 0.75 }, ink, pen);
}

/** Around a unit that is new. */
export function outlineSvg(box: Box, ink: Ink, pen: Pen): string {
  const dash = ` stroke-dasharray="${figure(pen.line * 2)} ${figure(pen.line)}"`;
  return cased(
    roundedBox(grown(box, pen.gap * 0.6), pen.head * 0.4),
    dash,
    { colour: ink.colour, width: pen.thin },
    ink,
    pen,
  );
}

function roundedBox({ at: [x, y], half: [w, h] }: Box, radius: number): string {
  const [left, top] = [x - w, y - h];
  const r = Math.min(radius, w, h);
  const corner = (dx: number, dy: number): string => `a${figure(r)},${figure(r)} 0 0 1 ${figure(dx)},${figure(dy)}`;
  return `M${pointText([left + r, top])}h${figure(w * 2 - r * 2)}${corner(r, r)}v${figure(h * 2 - r * 2)}${corner(-r, r)}h${figure(r * 2 - w * 2)}${corner(-r, -r)}v${figure(r * 2 - h * 2)}${corner(r, -r)}Z`;
}
