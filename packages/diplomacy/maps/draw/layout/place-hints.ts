import { type DrawnLanguage, LAYOUT_WIDTHS, type LayoutSize, type Point } from '../../../src/drawing/drawing.ts';
import type { MapPoints } from '../points-schema.ts';

/** What is known by hand of where things stand, in drawing units: what is given is kept, the rest is found. */
export interface PlaceHint {
  readonly unit?: Point | undefined;
  readonly dislodged?: Point | undefined;
  readonly centre?: Point | undefined;
  readonly label?: Partial<Readonly<Record<DrawnLanguage, LabelHint | undefined>>> | undefined;
}

export interface LabelHint {
  readonly at?: Point | undefined;
  readonly lines?: readonly string[] | undefined;
}

export interface PlaceHints {
  /** For which widths, in px, places are laid out. */
  readonly widths: Readonly<Record<LayoutSize, number>>;
  /** By province or coast (`STP/NC`), for each size. */
  readonly places: Readonly<Record<LayoutSize, Readonly<Record<string, PlaceHint>>>>;
  /** About where fleets lie on a coast of several. */
  readonly coasts: Readonly<Record<string, Point>>;
}

/** The hints of a map's points, on its drawing. */
export function placeHints(
  { coasts, places, widths = LAYOUT_WIDTHS }: Pick<MapPoints, 'coasts' | 'places' | 'widths'>,
  toPoint: (at: readonly [number, number]) => Point,
): PlaceHints {
  const drawn = (at: readonly [number, number] | undefined): Point | undefined => (at === undefined ? at : toPoint(at));
  const label = (hint: { at?: readonly [number, number] | undefined; lines?: readonly string[] | undefined } = {}) => ({
    at: drawn(hint.at),
    lines: hint.lines,
  });
  const hints = (of: MapPoints['places'][LayoutSize]): Readonly<Record<string, PlaceHint>> =>
    mapValues(of, (hint) => ({
      unit: drawn(hint.unit),
      dislodged: drawn(hint.dislodged),
      centre: drawn(hint.centre),
      label: { ko: label(hint.label?.ko), en: label(hint.label?.en) },
    }));
  return {
    widths,
    places: { small: hints(places.small), large: hints(places.large) },
    coasts: mapValues(coasts, toPoint),
  };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
