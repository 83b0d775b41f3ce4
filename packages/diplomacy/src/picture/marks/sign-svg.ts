import type { Point } from '../../drawing/drawing.ts';
import { type Box, grown } from './boxes.ts';
import { moved, turned } from './course.ts';
import { cased, type Ink, round } from './ink.ts';
import type { Pen } from './pen.ts';
import type { Shape } from './shape.ts';
import { figure, pointText, polygon, strokes } from './svg-path.ts';

/** A bar across a line: as far as it came. */
export function barSvg({ at, way }: Shape & { readonly shape: 'bar' }, ink: Ink, pen: Pen): string {
  return sign(strokes(across(at, way, pen.bar / 2)), ink.failure, pen.barLine, ink, pen);
}

export function breakSvg({ at, way, side }: Shape & { readonly shape: 'break' }, ink: Ink, pen: Pen): string {
  const slant: Point = [way[0] * 0.5 + turned(way)[0], way[1] * 0.5 + turned(way)[1]];
  const cut = (offset: number): readonly Point[] =>
    across(moved(at, way, offset), turned(slant), pen.bar * 0.36, slant);
  const bars = sign(strokes(cut(-pen.line), cut(pen.line)), ink.failure, pen.line * 0.7, ink, pen);
  const tip = moved(at, side, pen.bar * 0.5);
  const back = moved(tip, side, pen.head * 0.6);
  const wedge = polygon([tip, moved(back, way, pen.head * 0.32), moved(back, way, -pen.head * 0.32)]);
  return `${bars}<path d="${wedge}" fill="${ink.failure}" stroke="${ink.halo}" stroke-width="${round(pen.casing)}" paint-order="stroke"/>`;
}

/** A star behind the unit, so that it looks out all round. */
export function burstSvg(box: Box, ink: Ink, pen: Pen): string {
  const spikes = 14;
  const points = Array.from({ length: spikes * 2 }, (_, k): Point => {
    const reach = k % 2 === 0 ? pen.burst : pen.burst / 3;
    const angle = (Math.PI * (k + 0.5)) / spikes;
    return onRim(grown(box, reach), angle);
  });
  const d = polygon(points);
  return `<path d="${d}" fill="${ink.halo}" stroke="${ink.failure}" stroke-width="${round(pen.thin)}" stroke-linejoin="round"/>`;
}

/** A disc with two equal strokes: nobody was stronger. */
export function standoffSvg(at: Point, ink: Ink, pen: Pen): string {
  const [x, y] = at;
  const [w, h] = [pen.sign * 0.5, pen.sign * 0.24];
  const bars = strokes(
    [
      [x - w, y - h],
      [x + w, y - h],
    ],
    [
      [x - w, y + h],
      [x + w, y + h],
    ],
  );
  return `${disc(at, ink, pen)}<path d="${bars}" stroke="${ink.failure}" stroke-width="${round(pen.line * 0.8)}"/>`;
}

/** How far from its middle a cross begins, as a share of its half: the arms of whom it crosses out stay to be seen. */
const CROSS_BEGINS = 0.5;

/** A cross over a unit, open in the middle. */
export function crossSvg({ at: [x, y], half: [w, h] }: Box, ink: Ink, pen: Pen): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const d = strokes(
    ...corners.map(([across, down]): readonly Point[] =>
      [CROSS_BEGINS, 1].map((share): Point => [x + w * across * share, y + h * down * share]),
    ),
  );
  return sign(d, ink.failure, pen.barLine * 0.7, ink, pen);
}

/** A unit more, or one less. */
export function countSvg(kind: 'plus' | 'minus', at: Point, ink: Ink, pen: Pen): string {
  const [x, y] = at;
  const reach = pen.sign * 0.55;
  const level: readonly Point[] = [
    [x - reach, y],
    [x + reach, y],
  ];
  const upright: readonly Point[] = [
    [x, y - reach],
    [x, y + reach],
  ];
  const d = kind === 'plus' ? strokes(level, upright) : strokes(level);
  // What is gained is no failure.
  const own = kind === 'plus' ? { ...ink, failure: ink.edge } : ink;
  return `${disc(at, own, pen)}<path d="${d}" stroke="${own.failure}" stroke-width="${round(pen.line)}"/>`;
}

export function ruledOutSvg(kind: 'struck' | 'question', at: Point, ink: Ink, pen: Pen): string {
  const [x, y] = at;
  const r = pen.sign;
  const quiet = { ...ink, failure: ink.muted };
  const d =
    kind === 'struck'
      ? strokes([
          [x - r * 0.7, y + r * 0.7],
          [x + r * 0.7, y - r * 0.7],
        ])
      : `M${pointText([x - r * 0.32, y - r * 0.25])}a${figure(r * 0.32)},${figure(r * 0.32)} 0 1 1 ${figure(r * 0.5)},${figure(r * 0.28)}q${figure(-r * 0.18)},${figure(r * 0.1)} ${figure(-r * 0.18)},${figure(r * 0.28)}M${pointText([x, y + r * 0.5])}v${figure(r * 0.14)}`;
  return `${disc(at, quiet, pen)}<path d="${d}" stroke="${ink.muted}" stroke-width="${round(pen.thin)}"/>`;
}

/** The point of an ellipse round a box at some angle. */
function onRim({ at, half }: Box, angle: number): Point {
  return [at[0] + half[0] * 1.12 * Math.cos(angle), at[1] + half[1] * 1.12 * Math.sin(angle)];
}

/** A stroke that is no power's, apart from any ground by edge and halo. */
function sign(d: string, colour: string, width: number, ink: Ink, pen: Pen): string {
  return cased(d, '', { colour, width }, ink, pen);
}

function disc([x, y]: Point, ink: Ink, pen: Pen): string {
  return `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(pen.sign)}" fill="${ink.halo}" stroke="${ink.failure}" stroke-width="${round(pen.thin)}"/>`;
}

/** A stroke through a place, across a way. */
function across(at: Point, way: Point, half: number, slant: Point = turned(way)): readonly Point[] {
  return [moved(at, slant, half), moved(at, slant, -half)];
}
