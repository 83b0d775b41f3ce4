import { tell } from '../../text/catalogues.ts';
import type { Scene } from '../scene.ts';
import { marksOf } from './draw-marks.ts';
import { inkOf } from './mark-ink.ts';
import { penFor } from './pen.ts';
import { SAMPLES } from './sample-shapes.ts';
import { shapeSvg } from './shape-svg.ts';

/** A kind of line for the legend: drawn in a box of that size whose corner is the origin, and what it means. */
export interface MarkSample {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly text: string;
}

/** The kinds of lines that this picture has, in the order in which the legend tells them. */
export function markSamples(scene: Scene): readonly MarkSample[] {
  const { measures, picture } = scene;
  const pen = penFor(measures.unit.height);
  const marks = marksOf(scene);
  return SAMPLES.flatMap(({ code, width, shapes, isIn }) => {
    if (!isIn(marks)) return [];
    const size = { width: measures.unit.height * width, height: measures.unit.height };
    const ruledOut = code === 'illegal' || code === 'void' ? code : null;
    const ink = inkOf(scene, ruledOut === null ? null : { power: '', ruledOut });
    const svg = shapes(pen, size)
      .map((shape) => shapeSvg(shape, ink, pen))
      .join('');
    return [{ ...size, svg: `<g fill="none">${svg}</g>`, text: tell(picture.lang, 'marks', code, {}) }];
  });
}
