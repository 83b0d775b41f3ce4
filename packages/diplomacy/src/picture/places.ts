import {
  DRAWING_WIDTH,
  type LayoutSize,
  layoutWidth,
  type MapDrawing,
  type Point,
  type ProvincePlaces,
} from '../drawing/drawing.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId, ProvinceId } from '../map/map-data.ts';
import { tenth } from './svg.ts';

/** Where things of a map stand, in px of a layout. */
export interface Places {
  /** Middle of a unit's box. A fleet on one coast of several stands off that coast. */
  unit(at: LocationId): Point;
  /** Middle of the box of a unit dislodged there. */
  dislodged(at: LocationId): Point;
  /** Middle of the mark of a supply centre; null in a province that has none. */
  centre(province: ProvinceId): Point | null;
  /** What the layout knows of a province, in drawing units. */
  of(province: ProvinceId): ProvincePlaces;
  /** From drawing units to px. */
  point(point: Point): Point;
}

/** @throws Error (from its functions) when the layout has no such province */
export function placesOf(drawing: MapDrawing, size: LayoutSize): Places {
  const layout = drawing.layouts[size];
  const scale = layoutWidth(drawing, size) / DRAWING_WIDTH;
  const point = ([x, y]: Point): Point => [tenth(x * scale), tenth(y * scale)];
  const of = (province: ProvinceId): ProvincePlaces => {
    const places = layout[province];
    if (places === undefined) throw new Error(`the drawing of ${drawing.map} has no place for ${province}`);
    return places;
  };
  const standing = (at: LocationId) => {
    const province = provinceId(at);
    const places = of(province);
    return places.coasts?.[at.slice(province.length + 1)] ?? places;
  };
  return {
    unit: (at) => point(standing(at).unit),
    dislodged: (at) => point(standing(at).dislodged),
    centre: (province) => {
      const { centre } = of(province);
      return centre === undefined ? null : point(centre);
    },
    of,
    point,
  };
}
