import type { ProvinceId } from '../../../src/map/map-data.ts';
import type { Ground } from './ground.ts';
import { type CellRect, type SummedArea, summedArea } from './summed-area.ts';

const NOWHERE: CellRect = { left: 0, top: 0, right: 0, bottom: 0 };

/** The ground of one face. */
export interface HomeGround {
  readonly isSea: boolean;
  /** Its own cells. */
  readonly own: SummedArea;
  /** Land's own cells and the sea nearest to them; for a sea the same as `own`. */
  readonly waters: SummedArea;
}

/** @throws {RangeError} if the drawing has no such face. */
export function homeGroundOf(ground: Ground, id: ProvinceId): HomeGround {
  const { columns, face, faces, nearest, extents, nearestExtents } = ground;
  const index = faceIndex(ground, id);
  const own = summedArea(columns, extents[index] ?? NOWHERE, (cell) => face[cell] === index);
  if (faces[index]?.ground === 'sea') return { isSea: true, own, waters: own };
  const near = nearestExtents[index] ?? NOWHERE;
  return { isSea: false, own, waters: summedArea(columns, near, (cell) => nearest[cell] === index) };
}

/** The water that fleets on one coast of several lie on. */
export interface CoastalWater {
  /** Water of the coast's seas, within the rectangle that holds all that lies nearest to the land. */
  readonly seas: SummedArea;
  /** What of them is nearer to that land than to any other. */
  readonly near: SummedArea;
}

/** @throws {RangeError} if the drawing lacks one of those faces. */
export function coastalWater(ground: Ground, land: ProvinceId, seas: readonly ProvinceId[]): CoastalWater {
  const { columns, face, nearest, nearestExtents } = ground;
  const index = faceIndex(ground, land);
  const wet = new Set(seas.map((sea) => faceIndex(ground, sea)));
  const extent = nearestExtents[index] ?? NOWHERE;
  const isWet = (cell: number): boolean => wet.has(face[cell] ?? -1);
  return {
    seas: summedArea(columns, extent, isWet),
    near: summedArea(columns, extent, (cell) => nearest[cell] === index && isWet(cell)),
  };
}

export function faceIndex({ faces }: Ground, id: string): number {
  const index = faces.findIndex((face) => face.id === id);
  if (index === -1) throw new RangeError(`faces: expected one for ${id}`);
  return index;
}
