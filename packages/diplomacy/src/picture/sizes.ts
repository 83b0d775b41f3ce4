import type { LayoutSize } from '../drawing/drawing.ts';

/** Widths of lines, in px of the layout. */
interface LineWidths {
  readonly coast: number;
  readonly landBorder: number;
  readonly seaBorder: number;
  /** The lighter water along coasts, from the coast outwards: widest first. */
  readonly shallows: readonly number[];
  readonly outline: number;
  readonly halo: number;
  readonly labelHalo: number;
  /** How much smaller than on the large layout patterns and their lines are. */
  readonly pattern: number;
  readonly patternLine: number;
}

export const LINE_WIDTHS: Readonly<Record<LayoutSize, LineWidths>> = {
  small: {
    coast: 0.5,
    landBorder: 0.35,
    seaBorder: 0.35,
    shallows: [4],
    outline: 0.6,
    halo: 0.7,
    labelHalo: 1.4,
    pattern: 0.42,
    patternLine: 0.42,
  },
  large: {
    coast: 1.3,
    landBorder: 0.9,
    seaBorder: 0.9,
    shallows: [13],
    outline: 1.5,
    halo: 1.8,
    labelHalo: 3,
    pattern: 1,
    patternLine: 1,
  },
};

/** Sizes of the strips above and below the map, in px of the layout. */
interface StripSizes {
  readonly margin: number;
  readonly heading: number;
  readonly phase: number;
  readonly title: number;
  /** A power in the legend: its row, its swatch, its name and what it has. */
  readonly row: number;
  readonly swatch: { readonly width: number; readonly height: number };
  readonly name: number;
  readonly counts: number;
  readonly columns: number;
  /** A kind of thing in the legend: its row and letters, and what is left free beside it. */
  readonly keyRow: number;
  readonly key: number;
  readonly gap: number;
}

export const STRIPS: Readonly<Record<LayoutSize, StripSizes>> = {
  small: {
    margin: 7,
    heading: 25,
    phase: 12,
    title: 8.5,
    row: 22,
    swatch: { width: 18, height: 14 },
    name: 8,
    counts: 6.5,
    columns: 4,
    keyRow: 13,
    key: 7,
    gap: 8,
  },
  large: {
    margin: 26,
    heading: 76,
    phase: 34,
    title: 22,
    row: 62,
    swatch: { width: 54, height: 42 },
    name: 20,
    counts: 15,
    columns: 7,
    keyRow: 38,
    key: 16,
    gap: 28,
  },
};
