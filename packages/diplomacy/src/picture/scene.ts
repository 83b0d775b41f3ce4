import type { DrawnFace, LayoutSize, MapDrawing } from '../drawing/drawing.ts';
import type { Measures } from '../drawing/measures.ts';
import type { MapData, ProvinceId } from '../map/map-data.ts';
import type { NameIndex } from '../map/names.ts';
import type { Picture } from './picture.ts';
import type { Places } from './places.ts';
import type { Style } from './style.ts';

/**
 * All that is needed to draw one picture. Coordinates are px of the layout: the map is as wide as `layoutWidth`
 * says whatever the picture's width, and the SVG's viewBox scales it.
 */
export interface Scene {
  readonly picture: Picture;
  readonly map: MapData;
  readonly names: NameIndex;
  readonly drawing: MapDrawing;
  readonly size: LayoutSize;
  readonly measures: Measures;
  /** The map's own size in px of the layout. */
  readonly width: number;
  readonly height: number;
  readonly places: Places;
  readonly style: Style;
  /** The face that the middle of a province's label stands on: not always its own. */
  readonly groundBelow: (province: ProvinceId) => DrawnFace | null;
  /** The id in this document of what is called so within the picture. */
  readonly id: (local: string) => string;
}
