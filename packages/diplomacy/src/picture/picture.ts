import type { Ruling } from '@panjeong/kernel';
import type { DrawnLanguage, LayoutSize } from '../drawing/drawing.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import type { PhaseResult } from '../referee/results.ts';
import type { PaletteId } from './palettes/palette.ts';

/** What a picture shows: plain data, the same picture for the same data, byte by byte. */
export interface Picture {
  /** What stands on the board. With a {@link result}: the position that phase began with. */
  readonly position: Position;
  /** Orders not yet judged, to be drawn as written; left out where there is a {@link result}. */
  readonly orders?: readonly GivenOrder[];
  /** How the orders of the position's phase came out. */
  readonly result?: PhaseResult;
  /** What was ruled on the result: without, the lines tell less of where orders failed. */
  readonly rulings?: readonly Ruling[];
  /** Width of the whole picture in px; its height follows from the map. */
  readonly width: number;
  readonly lang: DrawnLanguage;
  readonly palette: PaletteId;
  /** Which layout places units and labels; by {@link width} when left out. */
  readonly size?: LayoutSize;
  /** Heads the picture, above the phase; the map's name when left out. */
  readonly title?: string;
  /** Strips above and below the map; both there when left out. */
  readonly heading?: boolean;
  readonly legend?: boolean;
  /** Begins every id in the picture, so that two can stand on one page; a name of letters, digits and `-`. */
  readonly prefix?: string;
}
