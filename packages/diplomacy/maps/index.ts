import type { MapData } from '../src/map/map-data.ts';
import lesson from './lesson/map.json' with { type: 'json' };
import standard from './standard/map.json' with { type: 'json' };

/** TypeScript widens the pairs and kinds of a JSON file; the map validator, run by a test on each map, checks them. */
export const STANDARD_MAP = standard as unknown as MapData;

/** Three powers, ten lands and three seas: small enough to learn on. */
export const LESSON_MAP = lesson as unknown as MapData;

/** Every map there is; a new one is a folder and an entry here. The first is taken where none is named. */
export const MAPS: readonly MapData[] = [STANDARD_MAP, LESSON_MAP];

/** The map of that id, if there is one. */
export function mapById(id: string): MapData | undefined {
  return MAPS.find((map) => map.id === id);
}
