import type { Point } from '../../drawing/drawing.ts';
import { type Box, isInBox } from './boxes.ts';
import { type Course, direction, distance } from './course.ts';
import type { MarkGround } from './mark-ground.ts';

/** Room that something on the picture takes: a line as drawn, or a sign. */
export type Taken = TakenByLine | TakenBySign;

interface TakenByLine {
  readonly owner: string;
  readonly course: Course;
  readonly bounds: Bounds;
}

export interface TakenBySign {
  readonly owner: string;
  readonly at: Point;
  readonly radius: number;
  readonly bounds: Bounds;
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export function takenByLine(owner: string, course: Course): TakenByLine {
  return { owner, course, bounds: boundsOf(course) };
}

export function takenBySign(owner: string, at: Point, radius: number): TakenBySign {
  return { owner, at, radius, bounds: boxBounds({ at, half: [radius, radius] }) };
}

/** What it costs to run over a unit, along another line, across one, over a sign, a name or off the map, a place. */
const COSTS = { unit: 6, along: 5, across: 0.7, sign: 3, clutter: 0.3, beyond: 10 } as const;
/** What it costs a head or a sign to meet a name, which would lie over it, or a centre. */
const COVERED = 6;

/**
 * How badly a line as drawn would lie: 0 where it touches nothing.
 *
 * @param own boxes that it may touch: those of its ends
 * @param limit from where on it does not matter how much worse it is
 */
export function crowding(
  { pen, width, height, taken, clutter }: MarkGround,
  course: Course,
  others: readonly Taken[],
  own: readonly Box[],
  limit: number,
): number {
  const near = pen.line + pen.casing * 2 + pen.gap;
  const bounds = boundsOf(course);
  const boxes = taken.filter(
    (box) => touches(bounds, boxBounds(box), 0) && !own.some(({ at }) => distance(at, box.at) < 1),
  );
  const names = clutter.filter((box) => touches(bounds, boxBounds(box), 0));
  const rivals = others.filter((other) => touches(bounds, other.bounds, near));
  let cost = 0;
  for (const { at, way } of spread(course, pen.head * 0.8)) {
    if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) cost += COSTS.beyond;
    if (boxes.some((box) => isInBox(box, at))) cost += COSTS.unit;
    if (names.some((box) => isInBox(box, at))) cost += COSTS.clutter;
    for (const other of rivals) cost += meeting(at, way, other, near);
    if (cost >= limit) return cost;
  }
  return cost;
}

/** How much a sign there would cover that should be read. */
export function covering({ clutter }: MarkGround, at: Point, radius: number): number {
  const sign: Bounds = [at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius];
  return clutter.filter((box) => touches(sign, boxBounds(box), 0)).length * COVERED;
}

function boxBounds({ at: [x, y], half: [w, h] }: Box): Bounds {
  return [x - w, y - h, x + w, y + h];
}

function meeting(at: Point, way: Point, other: Taken, near: number): number {
  if ('at' in other) return distance(at, other.at) < other.radius + near / 2 ? COSTS.sign : 0;
  const [x, y] = at;
  if (!touches([x, y, x, y], other.bounds, near)) return 0;
  const found = nearest(other.course, at);
  if (found.distance > near) return 0;
  const along = Math.abs(found.way[0] * way[0] + found.way[1] * way[1]);
  return along > 0.85 ? COSTS.along : COSTS.across;
}

/** Places at even distances along a course, both ends among them, with the way there. */
function spread({ samples, length }: Course, apart: number): readonly { readonly at: Point; readonly way: Point }[] {
  const count = Math.max(1, Math.ceil(length / apart));
  const places: { readonly at: Point; readonly way: Point }[] = [];
  let k = 1;
  for (let place = 0; place <= count; place++) {
    const along = (length * place) / count;
    while (k < samples.length - 1 && (samples[k]?.along ?? 0) < along) k++;
    const [before, after] = [samples[k - 1], samples[k]];
    if (before === undefined || after === undefined) break;
    const span = after.along - before.along;
    const share = span === 0 ? 0 : (along - before.along) / span;
    const between = (axis: 0 | 1): number => before.at[axis] + (after.at[axis] - before.at[axis]) * share;
    places.push({ at: [between(0), between(1)], way: direction(before.at, after.at) });
  }
  return places;
}

function nearest({ samples }: Course, [x, y]: Point): { readonly distance: number; readonly way: Point } {
  let best = Number.POSITIVE_INFINITY;
  let way: Point = [1, 0];
  for (let k = 1; k < samples.length; k++) {
    const [a, b] = [samples[k - 1]?.at, samples[k]?.at];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
    const away = (x - a[0] - dx * share) ** 2 + (y - a[1] - dy * share) ** 2;
    if (away >= best) continue;
    best = away;
    way = direction(a, b);
  }
  return { distance: Math.sqrt(best), way };
}

function boundsOf({ samples }: Course): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at } of samples) {
    left = Math.min(left, at[0]);
    top = Math.min(top, at[1]);
    right = Math.max(right, at[0]);
    bottom = Math.max(bottom, at[1]);
  }
  return [left, top, right, bottom];
}

function touches(one: Bounds, other: Bounds, within: number): boolean {
  return (
    one[0] - within < other[2] && other[0] - within < one[2] && one[1] - within < other[3] && other[1] - within < one[3]
  );
}
