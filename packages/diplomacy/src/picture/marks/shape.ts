import type { Point } from '../../drawing/drawing.ts';
import type { Unit } from '../../orders/position.ts';
import type { Box } from './boxes.ts';
import type { Course } from './course.ts';

/** How a line is drawn: what tells kinds of orders apart. */
export type LineStyle = 'solid' | 'dashed' | 'chain' | 'lost-chain' | 'dotted' | 'thin' | 'faint';

/** A piece of a mark, in px of the layout. */
export type Shape =
  | { readonly shape: 'line'; readonly style: LineStyle; readonly course: Course }
  /** A head whose tip is there. */
  | { readonly shape: 'head'; readonly tip: Point; readonly way: Point; readonly size: number; readonly open: boolean }
  /** A bar across a line. */
  | { readonly shape: 'bar'; readonly at: Point; readonly way: Point }
  | { readonly shape: 'ring'; readonly at: Point; readonly radius: number }
  /** A ring round a unit. */
  | { readonly shape: 'frame'; readonly box: Box }
  /** A short stroke along one side of a unit. */
  | { readonly shape: 'base'; readonly from: Point; readonly to: Point; readonly style: 'solid' | 'dotted' }
  /** Two strokes across a gap in a line, and a wedge that points at it from where it was cut. */
  | { readonly shape: 'break'; readonly at: Point; readonly way: Point; readonly side: Point }
  | { readonly shape: 'burst'; readonly box: Box }
  | { readonly shape: 'standoff'; readonly at: Point }
  | { readonly shape: 'cross'; readonly box: Box }
  | { readonly shape: 'plus'; readonly at: Point }
  | { readonly shape: 'minus'; readonly at: Point }
  | { readonly shape: 'outline'; readonly box: Box }
  /** A unit that is not on the board yet. */
  | { readonly shape: 'newcomer'; readonly at: Point; readonly unit: Pick<Unit, 'type' | 'power'> }
  /** An order that did not count: struck out (illegal), or a question (it matched nothing). */
  | { readonly shape: 'struck' | 'question'; readonly at: Point };
