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

function drawn(map: MapData): string {
  return printDrawing(buildDrawing(map, readPoints(readFileSync(fileOf(map.id, 'points.json'), 'utf8'))));
}

const words = process.argv.slice(2);
if (words.includes('--check')) {
  for (const map of MAPS) {
    const file = fileOf(map.id, 'drawing.json');
    if (existsSync(file) && readFileSync(file, 'utf8') === drawn(map)) continue;
    process.stdout.write(`${map.id}: drawing.json is not what points.json makes; npm run draw -- ${map.id}\n`);
    process.exitCode = 1;
  }
} else {
  for (const id of words.length > 0 ? words : ['']) {
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
