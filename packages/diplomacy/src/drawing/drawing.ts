import type { ProvinceId } from '../map/map-data.ts';

/**
 * A map's drawing as data: what a folder under `maps/` holds in `drawing.json`, made by `npm run draw -- MAP` from its
 * `points.json` and never by hand.
 *
 * Lengths are in drawing units: the map is {@link DRAWING_WIDTH} wide whatever the map. x grows to the right, y downwards.
 */

export const DRAWING_WIDTH = 10_000;

/** A place on the drawing, in drawing units. */
export type Point = readonly [x: number, y: number];

/** A language that maps are drawn in. */
export type DrawnLanguage = 'ko' | 'en';

/** How fine the lines are, coarsest first: for pictures up to 480 px wide, up to 1,000 px, and any wider. */
export const DETAILS = [0, 1, 2] as const;
export type Detail = (typeof DETAILS)[number];

/** For which width, in px, places of units and labels are laid out, unless the drawing says otherwise. */
export const LAYOUT_WIDTHS = { small: 360, large: 1_600 } as const;
export type LayoutSize = keyof typeof LAYOUT_WIDTHS;

/** A province, or a piece of ground that no unit enters (`SWI`). */
export type FaceId = string;

/** A stretch of border, kept once: two faces on either side of it share it point by point. */
export interface DrawnArc {
  /** The faces on either side; null for what lies beyond the edge of the map. */
  readonly between: readonly [FaceId, FaceId | null];
  /** `x, y` of the first point, then the step to each next point. */
  readonly steps: readonly number[];
  /** A digit a point: the coarsest {@link Detail} that it belongs to. The ends of an arc are `0`. */
  readonly details: string;
}

/** A closed line of arcs: `n` is arc n forwards, `~n` is arc n backwards. */
export type DrawnRing = readonly number[];

export interface DrawnFace {
  readonly id: FaceId;
  readonly ground: 'land' | 'sea';
  /** Ground that no unit enters: not a province. */
  readonly impassable?: true;
  /** The largest piece first; a piece is its outline and its holes. Further pieces are islands that have names. */
  readonly pieces: readonly (readonly DrawnRing[])[];
  /** The names of the pieces after the first, in English, for whoever reads or tests the data. */
  readonly islands?: readonly string[];
}

/** Where a unit stands, and where one stands that has been dislodged there; centres of their boxes. */
export interface StandingPlace {
  readonly unit: Point;
  readonly dislodged: Point;
}

/** A label: centre of its box, and its lines from top to bottom. */
export interface LabelPlace {
  readonly at: Point;
  readonly lines: readonly string[];
}

export interface ProvincePlaces extends StandingPlace {
  /** Where the mark of the supply centre stands; absent in a province without. */
  readonly centre?: Point;
  /** Fleets on a coast of several stand on the water of that coast, by suffix (`NC`). */
  readonly coasts?: Readonly<Record<string, StandingPlace>>;
  readonly label: Readonly<Record<DrawnLanguage, LabelPlace>>;
}

export type Layout = Readonly<Record<ProvinceId, ProvincePlaces>>;

export interface MapDrawing {
  /** Id of the map this draws. */
  readonly map: string;
  /** In drawing units. */
  readonly height: number;
  /**
   * For which widths its layouts are made, where those are not {@link LAYOUT_WIDTHS}: on a map of few provinces smaller
   * ones, so that all that stands on it is drawn larger.
   */
  readonly widths?: Readonly<Record<LayoutSize, number>>;
  readonly arcs: readonly DrawnArc[];
  readonly faces: readonly DrawnFace[];
  readonly layouts: Readonly<Record<LayoutSize, Layout>>;
}

/** How wide a layout of the drawing is, in px. */
export function layoutWidth({ widths = LAYOUT_WIDTHS }: Pick<MapDrawing, 'widths'>, size: LayoutSize): number {
  return widths[size];
}
