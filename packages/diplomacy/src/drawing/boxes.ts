import type { ProvinceId } from '../map/map-data.ts';
import {
  DRAWING_WIDTH,
  type DrawnLanguage,
  type LabelPlace,
  type LayoutSize,
  layoutWidth,
  type MapDrawing,
  type Point,
  type ProvincePlaces,
  type StandingPlace,
} from './drawing.ts';
import { MEASURES, type Measures } from './measures.ts';
import { textWidth } from './text-width.ts';

/** What a place on the map is kept free for. */
export type BoxKind = 'unit' | 'dislodged' | 'centre' | 'label';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** In px of a map as wide as the layout is made for; `of` is a location: `STP`, or `STP/NC` for a fleet on that coast. */
export interface Box {
  readonly kind: BoxKind;
  readonly of: ProvinceId;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much room a thing of that kind takes, in px; a label by its lines. */
export function extentOf(kind: BoxKind, lines: readonly string[], measures: Measures): Extent {
  if (kind === 'label') return labelExtent(lines, measures);
  return kind === 'centre' ? { width: measures.centre, height: measures.centre } : measures.unit;
}

function labelExtent(lines: readonly string[], { letter, line }: Measures): Extent {
  const widths = lines.map((text) => textWidth(text, letter));
  return { width: Math.max(0, ...widths), height: lines.length * line };
}

/** Every box that can be on the map at once in one language, province by province. */
export function boxesOf(drawing: MapDrawing, size: LayoutSize, language: DrawnLanguage): readonly Box[] {
  const measures = MEASURES[size];
  const scale = layoutWidth(drawing, size) / DRAWING_WIDTH;
  const box = (kind: BoxKind, of: ProvinceId, at: Point, lines: readonly string[] = []): Box => {
    const { width, height } = extentOf(kind, lines, measures);
    const [x, y] = [at[0] * scale, at[1] * scale];
    return { kind, of, left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  };
  const standing = (of: string, { unit, dislodged }: StandingPlace): Box[] => [
    box('unit', of, unit),
    box('dislodged', of, dislodged),
  ];
  return Object.entries(drawing.layouts[size]).flatMap(([id, places]: [string, ProvincePlaces]) => {
    const label: LabelPlace = places.label[language];
    return [
      ...standing(id, places),
      ...(places.centre === undefined ? [] : [box('centre', id, places.centre)]),
      ...Object.entries(places.coasts ?? {}).flatMap(([coast, place]) => standing(`${id}/${coast}`, place)),
      box('label', id, label.at, label.lines),
    ];
  });
}
