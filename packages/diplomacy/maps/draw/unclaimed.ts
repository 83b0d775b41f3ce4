import { piecesOf } from './pieces.ts';
import type { Plane } from './plane.ts';
import type { MapPoints } from './points-schema.ts';
import type { Raster } from './raster.ts';
import { type Run, runsOf } from './runs.ts';

/** Land that the sea parts from every place that claims some is left out: islets would only be in the way of fleets. */
export function sinkUnclaimed(countries: Raster, points: MapPoints, plane: Plane): void {
  const land: Raster = { ...countries, cells: countries.cells.map((country) => (country === 0 ? 0 : 1)) };
  const runs = runsOf(land);
  const pieces = piecesOf(runs);
  const claimed = new Set<number>();
  const rows = new Map<number, number[]>();
  runs.forEach(({ row }, index) => {
    const known = rows.get(row);
    if (known === undefined) rows.set(row, [index]);
    else known.push(index);
  });
  for (const claim of [...Object.values(points.land), ...Object.values(points.impassable)].flat()) {
    const [x, y] = plane.place('in' in claim ? claim.at : claim);
    const under = rows.get(Math.floor(y))?.find((index) => isUnder(runs[index], Math.floor(x)));
    if (under !== undefined) claimed.add(pieces.of[under] ?? 0);
  }
  runs.forEach(({ row, from, to, face }, index) => {
    if (face === 0 || claimed.has(pieces.of[index] ?? 0)) return;
    countries.cells.fill(0, row * countries.width + from, row * countries.width + to);
  });
}

const isUnder = (run: Run | undefined, column: number): boolean =>
  run !== undefined && run.from <= column && column < run.to;
