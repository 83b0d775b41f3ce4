import type { Point } from '../../drawing/drawing.ts';
import type { LocationId } from '../../map/map-data.ts';
import { type Box, grown, isInBox } from './boxes.ts';
import { type Pen, penFor } from './pen.ts';

/** Where things stand on a picture, in px of the layout: all that lines have to go by. */
export interface MarkGround {
  readonly width: number;
  readonly height: number;
  readonly pen: Pen;
  /** The box of a unit at a place, whether one stands there or not. */
  readonly unitBox: (at: LocationId) => Box;
  dislodgedBox(at: LocationId): Box;
  /** Whether a unit's box on the board covers a point. */
  isTaken(at: Point): boolean;
  /** The boxes of all units on the board, dislodged ones included, with the gap round them. */
  readonly taken: readonly Box[];
  /** The boxes of names and centres, which lines had better not cover. */
  readonly clutter: readonly Box[];
}

/** What a ground is made of. */
export interface Standing {
  readonly width: number;
  readonly height: number;
  /** Sides of a unit's box. */
  readonly unit: { readonly width: number; readonly height: number };
  readonly units: readonly LocationId[];
  readonly dislodged: readonly LocationId[];
  readonly clutter: readonly Box[];
  readonly place: (at: LocationId) => Point;
  readonly dislodgedPlace: (at: LocationId) => Point;
}

export function markGround({
  width,
  height,
  unit,
  units,
  dislodged,
  clutter,
  place,
  dislodgedPlace,
}: Standing): MarkGround {
  const half: Point = [unit.width / 2, unit.height / 2];
  const unitBox = (at: LocationId): Box => ({ at: place(at), half });
  const dislodgedBox = (at: LocationId): Box => ({ at: dislodgedPlace(at), half });
  const pen = penFor(unit.height);
  const taken = [...units.map(unitBox), ...dislodged.map(dislodgedBox)].map((box) => grown(box, pen.gap));
  return {
    width,
    height,
    pen,
    unitBox,
    dislodgedBox,
    isTaken: (at) => taken.some((box) => isInBox(box, at)),
    taken,
    clutter,
  };
}
