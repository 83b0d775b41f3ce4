import { bender } from './noise.ts';
import type { Plane } from './plane.ts';
import type { Claim, MapPoints } from './points-schema.ts';
import type { Raster } from './raster.ts';
import { nearestFace, type Rival, type SiftedRivals, siftRivals, TILE } from './rivals.ts';
import type { Countries } from './world.ts';

/** Faces by number: the number is what the raster holds. */
export interface FaceNumbers {
  readonly ids: readonly string[];
  number(id: string): number;
}

export function facesOf({ land, sea, impassable }: MapPoints): FaceNumbers {
  const ids = [...Object.keys(land), ...Object.keys(sea), ...Object.keys(impassable)];
  const numbers = new Map(ids.map((id, index) => [id, index]));
  return {
    ids,
    number(id) {
      const number = numbers.get(id);
      if (number === undefined) throw new RangeError(`expected a face with points of its own, read ${id}`);
      return number;
    },
  };
}

/** Gives every cell to the place nearest to it, as the crow flies across a ground roughened by noise. */
export function claimGround(points: MapPoints, plane: Plane, countries: Countries, faces: FaceNumbers): Raster {
  const rivals = rivalsByCountry(points, plane, countries, faces);
  const benders = {
    land: bender(points.seed * 2, points.noise.land, plane.thousandth),
    sea: bender(points.seed * 2 + 1, points.noise.sea, plane.thousandth),
  };
  const { width, height, cells: country } = countries.raster;
  const cells = new Int16Array(country.length);
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      // Most squares are one face's alone: they need neither noise nor distances.
      const sifted = new Map<number, SiftedRivals>();
      for (let row = top; row < Math.min(height, top + TILE); row++) {
        for (let column = left; column < Math.min(width, left + TILE); column++) {
          const cell = row * width + column;
          const here = country[cell] ?? 0;
          const { bend, slack } = here === 0 ? benders.sea : benders.land;
          let near = sifted.get(here);
          if (near === undefined) {
            near = siftRivals(rivals[here] ?? [], left, top, slack);
            sifted.set(here, near);
          }
          if (near.sole !== undefined) {
            cells[cell] = near.sole;
          } else {
            const [x, y] = bend(column + 0.5, row + 0.5);
            cells[cell] = nearestFace(near.rivals, x, y);
          }
        }
      }
    }
  }
  return { width, height, cells };
}

/** Who competes for each country, by its number; for water, which is number 0, the seas do. */
function rivalsByCountry(points: MapPoints, plane: Plane, countries: Countries, faces: FaceNumbers): Rival[][] {
  const rivals = countries.names.map((): Rival[] => []);
  const everywhere: Rival[] = [];
  for (const [id, claims] of [...Object.entries(points.land), ...Object.entries(points.impassable)]) {
    for (const claim of claims) {
      const rival = rivalOf(claim, faces.number(id), plane);
      everywhere.push(rival);
      const wide = points.countries === 'ignored' && !('in' in claim);
      const within = wide ? { at: claim, in: 'any' as const } : claim;
      for (const country of countriesFor(within, id, rival, countries)) rivals[country]?.push(rival);
    }
  }
  rivals[0] = Object.entries(points.sea).flatMap(([id, claims]) =>
    claims.map((claim) => rivalOf(claim, faces.number(id), plane)),
  );
  // A country without a claim of its own is shared by all.
  return rivals.map((own) => (own.length > 0 ? own : everywhere));
}

function rivalOf(claim: Claim, face: number, plane: Plane): Rival {
  const [x, y] = plane.place('in' in claim ? claim.at : claim);
  return { x, y, face };
}

/** Numbers of the countries that a claim competes in. */
function countriesFor(claim: Claim, id: string, { x, y }: Rival, { names, raster }: Countries): readonly number[] {
  if (!('in' in claim)) {
    const inside = x >= 0 && y >= 0 && x < raster.width && y < raster.height;
    // Beyond the edge or just off the coast a place has no country: it competes where no other does.
    const country = inside ? (raster.cells[Math.floor(y) * raster.width + Math.floor(x)] ?? 0) : 0;
    return country === 0 ? [] : [country];
  }
  if (claim.in === 'any') return names.map((_, index) => index).slice(1);
  return claim.in.map((name) => {
    const number = names.indexOf(name);
    if (number > 0) return number;
    throw new RangeError(`${id}: expected a country of the atlas within the frame, read ${name}`);
  });
}
