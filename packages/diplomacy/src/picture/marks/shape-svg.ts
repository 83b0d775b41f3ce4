import { assertNever } from '@panjeong/kernel';
import type { Ink } from './ink.ts';
import { baseSvg, headSvg, lineSvg } from './line-svg.ts';
import type { Pen } from './pen.ts';
import { frameSvg, outlineSvg, ringSvg } from './ring-svg.ts';
import type { Shape } from './shape.ts';
import { barSvg, breakSvg, burstSvg, countSvg, crossSvg, ruledOutSvg, standoffSvg } from './sign-svg.ts';

/** Every shape but a unit, which is drawn as all units are. */
export type DrawnShape = Exclude<Shape, { readonly shape: 'newcomer' }>;

/** One shape as SVG elements. */
export function shapeSvg(shape: DrawnShape, ink: Ink, pen: Pen): string {
  switch (shape.shape) {
    case 'line':
      return lineSvg(shape.style, shape.course, ink, pen);
    case 'head':
      return headSvg(shape, ink, pen);
    case 'bar':
      return barSvg(shape, ink, pen);
    case 'ring':
      return ringSvg(shape.at, shape.radius, ink, pen);
    case 'frame':
      return frameSvg(shape.box, ink, pen);
    case 'base':
      return baseSvg(shape, ink, pen);
    case 'break':
      return breakSvg(shape, ink, pen);
    case 'burst':
      return burstSvg(shape.box, ink, pen);
    case 'standoff':
      return standoffSvg(shape.at, ink, pen);
    case 'cross':
      return crossSvg(shape.box, ink, pen);
    case 'plus':
    case 'minus':
      return countSvg(shape.shape, shape.at, ink, pen);
    case 'outline':
      return outlineSvg(shape.box, ink, pen);
    case 'struck':
    case 'question':
      return ruledOutSvg(shape.shape, shape.at, ink, pen);
    default:
      return assertNever(shape);
  }
}
