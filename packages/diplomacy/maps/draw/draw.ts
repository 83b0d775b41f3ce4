import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MapData } from '../../src/map/map-data.ts';
import { MAPS, mapById } from '../index.ts';
import { buildDrawing } from './build-drawing.ts';
import { printDrawing } from './print-drawing.ts';
import { readPoints } from './read-points.ts';

// `draw MAP…` writes the drawings of those maps; `draw --check` tells whether all drawings are what their points make.

// Built, this file lies in `dist/maps/draw`; the maps lie among the sources.
const folder = fileURLToPath(new URL('../../../maps/', import.meta.url));
const fileOf = (id: string, name: string): string => `${folder}${id}/${name}`;

/** @throws {RangeError} saying what is wrong with the map's points */
function drawn(map: MapData): string {
  const file = fileOf(map.id, 'points.json');
  try {
    return printDrawing(buildDrawing(map, readPoints(readFileSync(file, 'utf8'))));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new RangeError(`draw: maps/${map.id}/points.json: ${error.message}`, { cause: error });
  }
}

function check(): void {
  for (const map of MAPS) {
    const file = fileOf(map.id, 'drawing.json');
    if (existsSync(file) && readFileSync(file, 'utf8') === drawn(map)) {
      process.stdout.write(`${map.id}: drawing.json is what points.json makes\n`);
      continue;
    }
    process.stdout.write(`${map.id}: drawing.json is not what points.json makes; npm run draw -- ${map.id}\n`);
    process.exitCode = 1;
  }
}

function write(ids: readonly string[]): void {
  for (const id of ids.length > 0 ? ids : ['']) {
    const map = mapById(id);
    if (map === undefined) {
      const known = MAPS.map((each) => each.id).join(', ');
      process.stderr.write(`draw: expected the id of a map (${known}), read ${JSON.stringify(id)}\n`);
      process.exitCode = 2;
    } else {
      writeFileSync(fileOf(id, 'drawing.json'), drawn(map));
    }
  }
}

try {
  const words = process.argv.slice(2);
  if (words.includes('--check')) check();
  else write(words);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
