import { STANDARD_MAP } from '../maps/index.ts';
import { LAYOUT_WIDTHS, type LayoutSize } from '../src/drawing/drawing.ts';
import { MEASURES } from '../src/drawing/measures.ts';
import { compileBoard } from '../src/map/board.ts';
import { type MarkGround, markGround } from '../src/picture/marks/mark-ground.ts';
import { type ShapedMarks, shapeMarks } from '../src/picture/marks/mark-shapes.ts';
import type { OrderMark, PhaseMarks } from '../src/picture/marks/order-mark.ts';
import { type MarkedPhase, orderMarks } from '../src/picture/marks/order-marks.ts';
import { placesOf } from '../src/picture/places.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { givenOf, type Imagined, imaginedPosition } from './imagined.ts';
import { STANDARD_DRAWING } from './picture-samples.ts';
import { phaseOn } from './text-positions.ts';

export const board = compileBoard(STANDARD_MAP);

/** Units with their orders, `ENGLAND F NTH - NWY`, or without any; whatever else stands there in `rest`. */
export interface Marked {
  readonly lines: readonly string[];
  readonly rest?: Partial<Imagined>;
  /** Orders as they were given, or as they came out. */
  readonly view?: 'given' | 'judged';
}

/** What is to be marked of a phase in short. */
export function marked(phase: Marked): PhaseMarks {
  return orderMarks(board, markedPhase(phase));
}

/** A phase in short, whole: judged and explained, or with its orders alone. */
export function markedPhase({ lines, rest = {}, view = 'judged' }: Marked): MarkedPhase {
  const imagined: Imagined = {
    units: lines.flatMap((line) => (rest.units === undefined ? [line.split(' ').slice(0, 3).join(' ')] : [])),
    ...rest,
    orders: lines.filter((line) => line.split(' ').length > 3 || line.endsWith('WAIVE')),
  };
  const position = imaginedPosition(imagined);
  const orders = givenOf(imagined);
  if (view === 'given') return { position, orders };
  return { position, ...phaseOn(position, orders, { ...EDITIONS['datc-3'], ...rest.policy }) };
}

/** The mark of the order of a unit, by the province it stands in. */
export function markOf({ orders }: PhaseMarks, province: string): OrderMark {
  const found = orders.find(({ id }) => id === `order-${province}`);
  if (found === undefined) throw new Error(`no mark for ${province}: ${orders.map(({ id }) => id).join()}`);
  return found;
}

/** Where things stand on the standard map for the units named. */
export function groundFor(units: readonly string[], dislodged: readonly string[], size: LayoutSize): MarkGround {
  const places = placesOf(STANDARD_DRAWING, size);
  const width = LAYOUT_WIDTHS[size];
  return markGround({
    width,
    height: (STANDARD_DRAWING.height * width) / LAYOUT_WIDTHS.large,
    unit: MEASURES[size].unit,
    units,
    dislodged,
    clutter: [],
    place: (at) => places.unit(at),
    dislodgedPlace: (at) => places.dislodged(at),
  });
}

/** The shapes of a movement phase, on a ground where its units stand. */
export function shaped(
  marks: PhaseMarks,
  size: LayoutSize,
): { readonly ground: MarkGround; readonly shapes: ShapedMarks } {
  const units = [...new Set(marks.orders.map(({ from }) => from))];
  const ground = groundFor(units, [], size);
  return { ground, shapes: shapeMarks(ground, marks) };
}
