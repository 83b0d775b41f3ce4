import { assertNever } from '@panjeong/kernel';
import { type Course, moved, turned } from './course.ts';
import { cased, type Ink, round } from './ink.ts';
import type { Pen } from './pen.ts';
import type { LineStyle, Shape } from './shape.ts';
import { coursePath, figure, polygon, strokes } from './svg-path.ts';

/** A line by its style: what tells a move from a support and a convoy. */
export function lineSvg(style: LineStyle, course: Course, ink: Ink, pen: Pen): string {
  const d = coursePath(course);
  if (d === '') return '';
  const { line } = pen;
  const dash = (...lengths: readonly number[]): string => ` stroke-dasharray="${lengths.map(figure).join(' ')}"`;
  switch (style) {
    case 'solid':
      return cased(d, '', { colour: ink.colour, width: line }, ink, pen);
    case 'thin':
      return cased(d, '', { colour: ink.colour, width: pen.thin }, ink, pen);
    case 'dashed':
      return cased(d, dash(line * 2.4, line * 1.5), { colour: ink.colour, width: line * 0.8 }, ink, pen);
    case 'chain':
    case 'lost-chain': {
      // Upon the line of the army: a halo would break that line up.
      const dots = ` stroke-linecap="round"${dash(0, pen.dot * 2.4)}`;
      // Dots of a fleet that was lost are hollow.
      const inner =
        style === 'chain' ? { colour: ink.colour, width: pen.dot } : { colour: ink.halo, width: pen.dot * 0.6 };
      const outer =
        style === 'chain'
          ? { colour: ink.edge, width: pen.dot + pen.edge * 2 }
          : { colour: ink.colour, width: pen.dot };
      return [outer, inner]
        .map(({ colour, width }) => `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"${dots}/>`)
        .join('');
    }
    case 'dotted':
      return cased(d, dash(line * 0.9, line * 1.2), { colour: ink.muted, width: line * 0.7 }, ink, pen);
    case 'faint':
      return cased(
        d,
        `${dash(line * 1.2, line * 1.6)} stroke-opacity="0.6"`,
        { colour: ink.colour, width: pen.thin },
        ink,
        pen,
      );
    default:
      return assertNever(style);
  }
}

/** Filled for a move, open for a retreat. */
export function headSvg({ tip, way, size, open }: Shape & { readonly shape: 'head' }, ink: Ink, pen: Pen): string {
  const [across, half] = [turned(way), size * 0.5];
  const back = moved(tip, way, -size);
  const sides = [moved(back, across, half), moved(back, across, -half)] as const;
  if (open) {
    const d = strokes([sides[0], tip, sides[1]]);
    return cased(d, ' stroke-linejoin="miter"', { colour: ink.colour, width: pen.thin }, ink, pen);
  }
  const d = polygon([tip, sides[0], moved(tip, way, -size * 0.78), sides[1]]);
  const join = ' stroke-linejoin="round"';
  return [
    `<path d="${d}" stroke="${ink.halo}" stroke-width="${round((pen.edge + pen.casing) * 2)}"${join}/>`,
    `<path d="${d}" fill="${ink.colour}" stroke="${ink.edge}" stroke-width="${round(pen.edge * 2)}"${join}/>`,
  ].join('');
}

/** The stroke at a unit that holds. */
export function baseSvg({ from, to, style }: Shape & { readonly shape: 'base' }, ink: Ink, pen: Pen): string {
  const d = strokes([from, to]);
  if (style === 'solid') return cased(d, '', { colour: ink.colour, width: pen.line }, ink, pen);
  const dash = ` stroke-dasharray="${figure(pen.line)} ${figure(pen.line)}"`;
  return cased(d, dash, { colour: ink.muted, width: pen.line * 0.7 }, ink, pen);
}
