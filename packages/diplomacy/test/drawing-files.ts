import { readFileSync } from 'node:fs';
import { MAPS } from '../maps/index.ts';
import { DRAWING_WIDTH, type DrawnLanguage, type LayoutSize, type MapDrawing } from '../src/drawing/drawing.ts';

export const SIZES: readonly LayoutSize[] = ['small', 'large'];
export const LANGUAGES: readonly DrawnLanguage[] = ['ko', 'en'];

/** Every map with its drawing. */
export const DRAWINGS = MAPS.map((map) => ({ id: map.id, map, drawing: drawingOf(map.id) }));

function drawingOf(id: string): MapDrawing {
  const text = readFileSync(new URL(`../maps/${id}/drawing.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as MapDrawing;
}

/** A square map of two lands, `AAA` on the left and `BBB` on the right, above a sea. */
export const SQUARE_FACES: Pick<MapDrawing, 'height' | 'arcs' | 'faces'> = {
  height: DRAWING_WIDTH,
  arcs: [
    { between: ['AAA', null], steps: [0, 5_000, 0, -5_000, 5_000, 0], details: '000' },
    { between: ['AAA', 'BBB'], steps: [5_000, 0, 0, 5_000], details: '00' },
    { between: ['AAA', 'SEA'], steps: [5_000, 5_000, -5_000, 0], details: '00' },
    { between: ['BBB', null], steps: [5_000, 0, 5_000, 0, 0, 5_000], details: '000' },
    { between: ['BBB', 'SEA'], steps: [10_000, 5_000, -5_000, 0], details: '00' },
    { between: ['SEA', null], steps: [10_000, 5_000, 0, 5_000, -10_000, 0, 0, -5_000], details: '0000' },
  ],
  faces: [
    { id: 'AAA', ground: 'land', pieces: [[[0, 1, 2]]] },
    { id: 'BBB', ground: 'land', pieces: [[[3, 4, ~1]]] },
    { id: 'SEA', ground: 'sea', pieces: [[[~2, ~4, 5]]] },
  ],
};
