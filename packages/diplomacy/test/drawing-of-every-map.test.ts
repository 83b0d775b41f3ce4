import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../maps/drawings/index.ts';
import { LESSON_MAP, MAPS, STANDARD_MAP } from '../maps/index.ts';
import type { MapDrawing } from '../src/drawing/drawing.ts';
import { validateDrawing } from '../src/drawing/validate-drawing.ts';
import type { MapData } from '../src/map/map-data.ts';

function drawingFor(map: MapData): MapDrawing {
  const drawing = drawingOf(map.id);
  if (drawing === undefined) throw new Error(`no drawing of the map ${map.id}`);
  return drawing;
}

const lesson = drawingFor(LESSON_MAP);
const codes = (map: MapData, drawing: MapDrawing) => new Set(validateDrawing(map, drawing).map(({ code }) => code));

describe('the drawing of a map', () => {
  it.each(MAPS.map((map) => [map.id, map] as const))('%s is there, and shows the map as it is', (_, map) => {
    expect(validateDrawing(map, drawingFor(map))).toEqual([]);
  });

  it('is of no other map', () => {
    expect(validateDrawing(STANDARD_MAP, lesson)).toContainEqual({
      code: 'other-map',
      subjects: ['lesson', 'standard'],
    });
    expect(drawingOf('nowhere')).toBeUndefined();
  });

  it.each(LESSON_MAP.provinces.map(({ id }) => id))('lacks no province: %s', (id) => {
    const without = { ...lesson, faces: lesson.faces.filter((face) => face.id !== id) };
    expect(validateDrawing(LESSON_MAP, without)).toContainEqual({ code: 'missing-face', subjects: [id] });
  });

  it('lacks no place for what stands in a province', () => {
    const { TAM: _, ...rest } = lesson.layouts.small;
    const without = { ...lesson, layouts: { ...lesson.layouts, small: rest } };
    expect(codes(LESSON_MAP, without)).toEqual(new Set(['missing-place']));
  });

  it('touches no more and no fewer neighbours than the map has', () => {
    const apart = { ...LESSON_MAP, borders: LESSON_MAP.borders.filter(({ between }) => between.join() !== 'GYA,UNG') };
    expect(codes(apart, lesson)).toContain('false-border');
    const closer: MapData = {
      ...LESSON_MAP,
      borders: [...LESSON_MAP.borders, { between: ['GUK', 'HAN'], army: true, fleet: false }],
    };
    expect(codes(closer, lesson)).toContain('short-border');
  });

  it('is loaded by whoever draws alone: the main entry does not reach it', () => {
    const seen = new Set<string>();
    const visit = (file: URL): void => {
      if (seen.has(file.pathname)) return;
      seen.add(file.pathname);
      if (!file.pathname.endsWith('.ts')) return;
      const text = readFileSync(file, 'utf8');
      for (const [, source = ''] of text.matchAll(/from '(\.[^']+)'/g)) visit(new URL(source, file));
    };
    visit(new URL('../src/index.ts', import.meta.url));
    expect([...seen].filter((path) => path.endsWith('map.json'))).toHaveLength(MAPS.length);
    expect([...seen].filter((path) => path.endsWith('drawing.json'))).toEqual([]);
  });
});
