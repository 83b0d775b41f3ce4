import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDrawing } from '../maps/draw/build-drawing.ts';
import { drawGround } from '../maps/draw/draw-ground.ts';
import type { DrawnGround } from '../maps/draw/layout/ground.ts';
import { planeOf } from '../maps/draw/plane.ts';
import type { MapPoints } from '../maps/draw/points-schema.ts';
import { printDrawing } from '../maps/draw/print-drawing.ts';
import { readPoints } from '../maps/draw/read-points.ts';
import { LESSON_MAP, STANDARD_MAP } from '../maps/index.ts';
import type { DrawingProblem } from '../src/drawing/drawing-problem.ts';
import { validateDrawing } from '../src/drawing/validate-drawing.ts';
import { DRAWINGS } from './drawing-files.ts';

const read = (id: string, file: string): string =>
  readFileSync(new URL(`../maps/${id}/${file}`, import.meta.url), 'utf8');

describe('the build of a drawing', () => {
  it('makes of the points of the map "lesson" what is kept, byte by byte', { timeout: 600_000 }, () => {
    const drawing = buildDrawing(LESSON_MAP, readPoints(read('lesson', 'points.json')));
    expect(printDrawing(drawing) === read('lesson', 'drawing.json'), 'run: npm run draw -- lesson').toBe(true);
  });

  // Placing everything on it takes longer than a test should: `npm run check` does.
  it.each(DRAWINGS)(
    'makes of the points of the map $id the ground that is kept',
    { timeout: 600_000 },
    ({ id, drawing }) => {
      const points = readPoints(read(id, 'points.json'));
      const print = (ground: DrawnGround): string => printDrawing({ ...drawing, ...ground });
      expect(print(drawGround(points, planeOf(points))) === print(drawing), `run: npm run draw -- ${id}`).toBe(true);
    },
  );
});

/** What is wrong with the ground of the standard map, drawn coarsely from its points and some change to them. */
function problemsOf(change: (points: MapPoints) => MapPoints): string[] {
  const points = change({ ...readPoints(read('standard', 'points.json')), raster: 1_400 });
  const { small, large } = DRAWINGS.find(({ id }) => id === 'standard')?.drawing.layouts ?? {};
  const ground = drawGround(points, planeOf(points));
  const problems = validateDrawing(STANDARD_MAP, {
    map: 'standard',
    ...ground,
    layouts: { small: small ?? {}, large: large ?? {} },
  });
  // Places are laid out for the finer lines.
  return problems
    .filter(({ code }) => code !== 'coast-off-water')
    .map(({ code, subjects }: DrawingProblem) => `${code} ${subjects.join(' ')}`);
}

describe('one point changed', () => {
  it('breaks nothing while none is', () => expect(problemsOf((points) => points)).toEqual([]));

  it.each<[string, (points: MapPoints) => MapPoints, string[]]>([
    [
      'a bridge left out',
      (points) => ({ ...points, strokes: points.strokes.filter(({ face }) => face !== 'DEN') }),
      ['short-border DEN SWE', 'false-border BAL SKA'],
    ],
    [
      'a point moved across a border',
      (points) => ({ ...points, land: { ...points.land, TYR: [[11.4, 47.2]] } }),
      ['short-border BOH TYR'],
    ],
    [
      'seas exchanged',
      (points) => ({ ...points, sea: { ...points.sea, HEL: points.sea['SKA'] ?? [], SKA: points.sea['HEL'] ?? [] } }),
      ['short-border HEL HOL', 'false-border HEL SWE', 'border-on-water HOL KIE SKA'],
    ],
  ])('%s', (_, change, found) => expect(problemsOf(change)).toEqual(expect.arrayContaining(found)));
});

describe('points.json', () => {
  const points = JSON.parse(read('standard', 'points.json')) as Record<string, unknown>;
  it.each<[string, object, string]>([
    ['an unknown field', { ...points, colour: 1 }, '(the whole): Unrecognized key: "colour"'],
    [
      'a latitude that is none',
      { ...points, sea: { NTH: [[2, 560]] } },
      'sea.NTH.0.1: Too big: expected number to be <=90; read 560',
    ],
    [
      'an atlas that is none',
      { ...points, atlas: '1m' },
      'atlas: Invalid option: expected one of "10m"|"50m"; read "1m"',
    ],
  ])('tells %s: where, what was expected, what was read', (_, broken, told) => {
    expect(() => readPoints(JSON.stringify(broken))).toThrow(told);
  });

  it.each<[string, (points: MapPoints) => MapPoints, string]>([
    [
      'a stroke of a face without points',
      (old) => ({ ...old, strokes: [{ face: 'XXX', line: [[0, 50]], width: 5 }] }),
      'XXX',
    ],
    [
      'a country that is none',
      (old) => ({ ...old, land: { ...old.land, SWE: [{ at: [15, 60], in: ['Scania'] }] } }),
      'SWE: expected a country of the atlas within the frame, read Scania',
    ],
    [
      'a frame inside out',
      (old) => ({ ...old, frame: { ...old.frame, left: old.frame.right, right: old.frame.left } }),
      'frame: expected left of right',
    ],
  ])('tells %s', (_, change, told) => expect(() => problemsOf(change)).toThrow(told));

  it('belongs to one map', () => {
    expect(() => buildDrawing(STANDARD_MAP, { ...readPoints(read('standard', 'points.json')), map: 'lesson' })).toThrow(
      'expected standard, read lesson',
    );
  });
});
