import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plane } from './plane.ts';
import { blankRaster, fillRings, type PlaneRing, type Raster } from './raster.ts';

/** Which country of today each cell lies in, by its place in `names`; 0, which has no name, is water. */
export interface Countries {
  readonly raster: Raster;
  readonly names: readonly string[];
}

/** Water that the atlas does not tell from the sea is left as it is. */
export function countriesOf(atlas: '10m' | '50m', plane: Plane): Countries {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${atlas}.json`);
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(world, world.objects.countries);
  const raster = blankRaster(plane.width, plane.height);
  const names = [''];
  for (const { properties, geometry } of features) {
    const rings = polygonsOf(geometry as Polygon | MultiPolygon)
      .filter((polygon) => !polygon.some((ring) => crosses(ring, plane.cut)))
      .map((polygon) => polygon.map((ring) => ring.map(([lon = 0, lat = 0]) => plane.place([lon, clamp(lat)]))))
      .filter(([outer]) => outer !== undefined && meets(outer, plane))
      .flat();
    if (rings.length === 0) continue;
    fillRings(raster, rings, names.push(properties.name) - 1);
  }
  return { raster, names };
}

const polygonsOf = (shape: Polygon | MultiPolygon) =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;

/** A conic projection sends one pole to infinity; no map of ours comes near either. */
const clamp = (lat: number): number => Math.min(89, Math.max(-60, lat));

/** What lies across the cut would be torn over the whole plane; it lies on the far side of the earth. */
function crosses(ring: readonly Position[], cut: number): boolean {
  const near = ring.flatMap(([lon = 0]) => (Math.abs(lon - cut) < 90 ? [lon] : []));
  return near.some((lon) => lon > cut) && near.some((lon) => lon <= cut);
}

function meets(ring: PlaneRing, { width, height }: Plane): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left < width && right > 0 && top < height && bottom > 0;
}
