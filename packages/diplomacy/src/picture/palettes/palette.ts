import type { PowerId } from '../../map/map-data.ts';

export const PALETTE_IDS = ['light', 'dark', 'print', 'page', 'high-contrast'] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

/** Lightness 0 to 1, chroma from 0, hue in degrees: a colour of OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colours of a power. */
export interface PowerColours {
  /** Its units and centres. */
  readonly strong: Oklch;
  /** Its emblem on {@link strong}. */
  readonly emblem: Oklch;
}

/** Colours of all that belongs to no power. */
export interface GroundColours {
  /** Behind heading and legend, and their letters, those of less weight too. */
  readonly paper: Oklch;
  readonly ink: Oklch;
  readonly quietInk: Oklch;
  readonly land: Oklch;
  readonly sea: Oklch;
  /** The water along coasts. */
  readonly shallows: Oklch;
  /** Ground that no unit enters, and its hatching. */
  readonly impassable: Oklch;
  readonly hatching: Oklch;
  readonly coast: Oklch;
  readonly landBorder: Oklch;
  readonly seaBorder: Oklch;
  readonly landLabel: Oklch;
  readonly seaLabel: Oklch;
  /** Around units and marks of centres: a line, and what keeps it apart from the ground. */
  readonly outline: Oklch;
  readonly halo: Oklch;
  /** A mark of a centre that nobody owns. */
  readonly open: Oklch;
  /** Lines of orders, what keeps them apart from the ground, and the bar across one that failed. */
  readonly line: Oklch;
  readonly lineHalo: Oklch;
  readonly failure: Oklch;
}

/**
 * A paler shade of a power's colour: how far its lightness is from the land's, and how much of its chroma is left, each
 * as a share of the whole. With less lightness than chroma dark and bright colours weigh the same on the ground.
 */
export interface Shade {
  readonly lightness: number;
  readonly chroma: number;
}

export interface Palette {
  readonly id: PaletteId;
  readonly ground: GroundColours;
  /** What becomes of a power's colour in the ground it owns. */
  readonly tint: Shade;
  /**
   * And in the lines of its pattern there: by so much they are lighter than the ground, or darker, so that all patterns are
   * equally plain, and so much of the chroma is left.
   */
  readonly pattern: { readonly step: number; readonly chroma: number };
  /** How wide the lines of patterns are, in px of the large layout. */
  readonly patternLine: number;
  /** The powers this palette names; those of other maps take {@link others} in their order. */
  readonly powers: Readonly<Record<PowerId, PowerColours>>;
  readonly others: readonly [PowerColours, ...PowerColours[]];
}
