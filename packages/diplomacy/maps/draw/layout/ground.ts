import { type Detail, DRAWING_WIDTH, type DrawnFace, type MapDrawing } from '../../../src/drawing/drawing.ts';
import { facePolygons } from '../../../src/drawing/polygons.ts';
import { blankRaster, fillRings, type PlaneRing } from '../raster.ts';
import { type CellRect, type SummedArea, summedArea } from './summed-area.ts';

/** Drawing units a cell: a thousandth of the map's width. */
export const CELL = 10;

/** A drawing without places yet. */
export type DrawnGround = Pick<MapDrawing, 'height' | 'arcs' | 'faces'>;

/** The faces of a drawing as cells. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly faces: readonly DrawnFace[];
  /** Index of its face for each cell. */
  readonly face: Int16Array;
  /** For land its own face; for the sea the land that is nearest, impassable or not. */
  readonly nearest: Int16Array;
  /** Where each face lies, and where all cells that it is the own or nearest land of. */
  readonly extents: readonly CellRect[];
  readonly nearestExtents: readonly CellRect[];
  readonly sea: SummedArea;
  readonly impassable: SummedArea;
  /** Cells along the borders of faces. */
  readonly border: SummedArea;
}

export function groundOf(drawing: DrawnGround, detail: Detail): Ground {
  const columns = DRAWING_WIDTH / CELL;
  const rows = Math.ceil(drawing.height / CELL);
  const raster = blankRaster(columns, rows, -1);
  drawing.faces.forEach((face, index) => {
    const rings = facePolygons(drawing, face, detail).flat();
    fillRings(raster, rings.map(inCells), index);
  });
  closeCracks(raster.cells, columns);
  const face = raster.cells;
  const { faces } = drawing;
  const whole = { left: 0, top: 0, right: columns, bottom: rows };
  const isSea = (cell: number): boolean => faces[face[cell] ?? 0]?.ground === 'sea';
  const nearest = nearestLand(face, columns, isSea);
  return {
    columns,
    rows,
    faces,
    face,
    nearest,
    extents: extentsOf(face, columns, rows, faces.length),
    nearestExtents: extentsOf(nearest, columns, rows, faces.length),
    sea: summedArea(columns, whole, isSea),
    impassable: summedArea(columns, whole, (cell) => faces[face[cell] ?? 0]?.impassable === true),
    border: summedArea(columns, whole, (cell) => {
      const isLast = cell % columns === columns - 1;
      const [here, right, below] = [face[cell], face[cell + 1], face[cell + columns]];
      return (!isLast && here !== right) || (below !== undefined && here !== below);
    }),
  };
}

function inCells(ring: readonly number[]): PlaneRing {
  const points: [number, number][] = [];
  for (let at = 0; at < ring.length; at += 2) points.push([(ring[at] ?? 0) / CELL, (ring[at + 1] ?? 0) / CELL]);
  return points;
}

/** A cell that no face covers, as along an edge of the map, goes to its neighbour. */
function closeCracks(cells: Int16Array, columns: number): void {
  for (let cell = 1; cell < cells.length; cell++) {
    if (cells[cell] === -1) cells[cell] = cells[cell % columns === 0 ? cell - columns : cell - 1] ?? -1;
  }
  for (let cell = cells.length - 2; cell >= 0; cell--) if (cells[cell] === -1) cells[cell] = cells[cell + 1] ?? -1;
}

/** Lands grow over the sea in even steps until they meet. */
function nearestLand(face: Int16Array, columns: number, isSea: (cell: number) => boolean): Int16Array {
  const nearest = face.map((own, cell) => (isSea(cell) ? -1 : own));
  let edge: number[] = [];
  for (let cell = 0; cell < nearest.length; cell++) if (nearest[cell] !== -1) edge.push(cell);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const cell of edge) {
      const column = cell % columns;
      for (const beside of [
        column > 0 ? cell - 1 : -1,
        column < columns - 1 ? cell + 1 : -1,
        cell - columns,
        cell + columns,
      ]) {
        if (nearest[beside] !== -1) continue;
        nearest[beside] = nearest[cell] ?? -1;
        next.push(beside);
      }
    }
    edge = next;
  }
  return nearest;
}

/** The smallest rectangles around the cells that hold each value from 0 up to `count`; empty ones are at the far corner. */
function extentsOf(cells: Int16Array, columns: number, rows: number, count: number): readonly CellRect[] {
  const extents = Array.from({ length: count }, () => ({ left: columns, top: rows, right: 0, bottom: 0 }));
  for (let cell = 0; cell < cells.length; cell++) {
    const extent = extents[cells[cell] ?? -1];
    if (extent === undefined) continue;
    const column = cell % columns;
    const row = (cell - column) / columns;
    if (column < extent.left) extent.left = column;
    if (column >= extent.right) extent.right = column + 1;
    if (row < extent.top) extent.top = row;
    if (row >= extent.bottom) extent.bottom = row + 1;
  }
  return extents.map(({ left, top, right, bottom }) =>
    left < right ? { left, top, right, bottom } : { left, top, right: left, bottom: top },
  );
}
