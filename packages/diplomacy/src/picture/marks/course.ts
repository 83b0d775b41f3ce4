import type { Point } from '../../drawing/drawing.ts';

/** A piece of a line: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** A smooth line on the picture, with a table of places along it. Lengths are those of its points. */
export interface Course {
  readonly cubics: readonly Cubic[];
  readonly samples: readonly Sample[];
  readonly length: number;
}

/** A place on a course: `t` counts cubics, 1.5 being the middle of the second; `along` is the length up to there. */
interface Sample {
  readonly t: number;
  readonly along: number;
  readonly at: Point;
}

const STEPS = 12;

export function courseOf(cubics: readonly Cubic[]): Course {
  const samples: Sample[] = [];
  let along = 0;
  cubics.forEach((cubic, index) => {
    for (let step = index === 0 ? 0 : 1; step <= STEPS; step++) {
      const at = pointOn(cubic, step / STEPS);
      const before = samples.at(-1)?.at ?? at;
      along += distance(before, at);
      samples.push({ t: index + step / STEPS, along, at });
    }
  });
  return { cubics, samples, length: along };
}

/** From one point to another, bent to its right by a share of the distance. */
export function bentLine(from: Point, to: Point, bend: number): Course {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // Handles at two thirds of the way to the corner of a parabola, whose height is half of the corner's.
  const lift = (bend * 4) / 3;
  const handle = (share: number): Point => [from[0] + dx * share - dy * lift, from[1] + dy * share + dx * lift];
  return courseOf([[from, handle(1 / 3), handle(2 / 3), to]]);
}

/**
 * A smooth line through points, each passed in the direction from the one before it to the one behind it; every leg bent to
 * its right by a share of its length.
 */
export function throughPoints(points: readonly Point[], bend = 0): Course {
  const cubics: Cubic[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i], points[i + 1]];
    if (from === undefined || to === undefined) continue;
    const span = distance(from, to);
    const out = tangent(points, i);
    const into = tangent(points, i + 1);
    const reach = span / 3;
    const [ux, uy] = direction(from, to);
    const [liftX, liftY] = [-uy * span * bend * (4 / 3), ux * span * bend * (4 / 3)];
    cubics.push([
      from,
      [from[0] + out[0] * reach + liftX, from[1] + out[1] * reach + liftY],
      [to[0] - into[0] * reach + liftX, to[1] - into[1] * reach + liftY],
      to,
    ]);
  }
  return courseOf(cubics);
}

function tangent(points: readonly Point[], i: number): Point {
  const here = points[i] ?? [0, 0];
  return direction(points[i - 1] ?? here, points[i + 1] ?? here);
}

/** Of length 1; to the right where two points are the same. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** A point some way off, in a direction. */
export function moved([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}

/** A quarter turn to the right. */
export function turned([x, y]: Point): Point {
  return [-y, x];
}

export function distance(one: Point, other: Point): number {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  // Many times as fast as `hypot`, which minds figures that no map has.
  return Math.sqrt(dx * dx + dy * dy);
}

/** The place at some length along a course, and which way it goes there. */
export function placeAlong(course: Course, along: number): { readonly at: Point; readonly way: Point } {
  const t = parameterAt(course, along);
  const { cubics } = course;
  const index = Math.min(cubics.length - 1, Math.floor(t));
  const cubic = cubics[index];
  if (cubic === undefined) return { at: [0, 0], way: [1, 0] };
  const local = t - index;
  const [a, b, c, d] = cubic;
  const u = 1 - local;
  const slope = (k: 0 | 1): number =>
    u * u * (b[k] - a[k]) + 2 * u * local * (c[k] - b[k]) + local * local * (d[k] - c[k]);
  return { at: pointOn(cubic, local), way: direction([0, 0], [slope(0), slope(1)]) };
}

/** The part of a course between two lengths along it. */
export function partOf(course: Course, from: number, to: number): Course {
  const [start, end] = [parameterAt(course, from), parameterAt(course, Math.max(from, to))];
  const cubics = course.cubics.flatMap((cubic, index): Cubic[] => {
    const [a, b] = [Math.max(0, start - index), Math.min(1, end - index)];
    return b > a ? [pieceOf(cubic, a, b)] : [];
  });
  return courseOf(cubics);
}

/** Length along a course to where it first leaves a shape, and to where it last is outside of another. */
export function outside(
  course: Course,
  isInFirst: (at: Point) => boolean,
  isInLast: (at: Point) => boolean,
): readonly [number, number] {
  const { samples, length } = course;
  const first = samples.findIndex(({ at }) => !isInFirst(at));
  const last = samples.findLastIndex(({ at }) => !isInLast(at));
  const from = first <= 0 ? 0 : crossing(course, samples[first - 1]?.along ?? 0, samples[first]?.along ?? 0, isInFirst);
  const to =
    last < 0 || last === samples.length - 1
      ? length
      : crossing(course, samples[last + 1]?.along ?? 0, samples[last]?.along ?? 0, isInLast);
  return [from, to];
}

/** Halves the stretch between a place inside and one outside until it is short. */
function crossing(course: Course, inside: number, out: number, isIn: (at: Point) => boolean): number {
  let [near, far] = [inside, out];
  for (let k = 0; k < 6; k++) {
    const middle = (near + far) / 2;
    if (isIn(placeAlong(course, middle).at)) near = middle;
    else far = middle;
  }
  return far;
}

function parameterAt({ samples, length }: Course, along: number): number {
  if (along <= 0) return 0;
  if (along >= length) return samples.at(-1)?.t ?? 0;
  const next = samples.findIndex((sample) => sample.along >= along);
  const [before, after] = [samples[next - 1], samples[next]];
  if (before === undefined || after === undefined) return 0;
  const span = after.along - before.along;
  return span === 0 ? after.t : before.t + ((after.t - before.t) * (along - before.along)) / span;
}

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const mix = (k: 0 | 1): number => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return [mix(0), mix(1)];
}

/** A cubic from one parameter to another, by blossoming. */
function pieceOf([a, b, c, d]: Cubic, from: number, to: number): Cubic {
  const blossom = (r: number, s: number, t: number): Point => {
    const mix = (p: Point, q: Point, x: number): Point => [p[0] + (q[0] - p[0]) * x, p[1] + (q[1] - p[1]) * x];
    const [ab, bc, cd] = [mix(a, b, r), mix(b, c, r), mix(c, d, r)];
    return mix(mix(ab, bc, s), mix(bc, cd, s), t);
  };
  return [blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)];
}
