import type { MapDrawing } from '../../src/drawing/drawing.ts';
import lesson from '../lesson/drawing.json' with { type: 'json' };
import standard from '../standard/drawing.json' with { type: 'json' };

/**
 * Every drawing there is, by the id of its map; a new one is an entry here. They are large: an entry of the package of their
 * own keeps them from whoever draws nothing.
 */
const DRAWINGS: ReadonlyMap<string, MapDrawing> = new Map([
  // TypeScript widens the pairs and kinds of a JSON file; a test on each drawing checks them.
  ['standard', standard as unknown as MapDrawing],
  ['lesson', lesson as unknown as MapDrawing],
]);

/** The drawing of the map of that id, if there is one. */
export function drawingOf(map: string): MapDrawing | undefined {
  return DRAWINGS.get(map);
}
