/**
 * Patterns of areas, after the hatchings by which engravers tell the tinctures of arms apart: upright lines for red,
 * level ones for blue, dots for gold, slanting ones for green and purple. Lengths are px of the large layout.
 */
export type Pattern = LinePattern | MarkPattern;

export interface LinePattern {
  readonly kind: 'lines';
  /** Degrees clockwise from level, one for each family of lines; between two lines of a family. */
  readonly angles: readonly number[];
  readonly spacing: number;
}

export interface MarkPattern {
  readonly kind: 'marks';
  /** From mark to mark along a row, and from row to row; every second row is set off by half a step. */
  readonly across: number;
  readonly down: number;
  /** A mark around its middle: legs of straight lines, `dx, dy` by turns from the first point. */
  readonly strokes: readonly (readonly number[])[];
  /** How much thicker than lines its strokes are. */
  readonly weight: number;
}

export const PATTERNS = {
  pales: { kind: 'lines', angles: [90], spacing: 6.5 },
  bars: { kind: 'lines', angles: [0], spacing: 6.5 },
  crosslets: {
    kind: 'marks',
    across: 11,
    down: 6.5,
    strokes: [
      [-2.3, 0, 4.6, 0],
      [0, -2.3, 0, 4.6],
    ],
    weight: 1,
  },
  dots: { kind: 'marks', across: 8, down: 5, strokes: [[0, 0, 0, 0]], weight: 2 },
  chevrons: { kind: 'marks', across: 10, down: 6, strokes: [[-3, 1.5, 3, -3, 3, 3]], weight: 1.1 },
  bends: { kind: 'lines', angles: [45], spacing: 6.5 },
  sinister: { kind: 'lines', angles: [-45], spacing: 6.5 },
  fret: { kind: 'lines', angles: [45, -45], spacing: 11 },
  dashes: { kind: 'marks', across: 12, down: 5, strokes: [[-3.2, 0, 6.4, 0]], weight: 1.1 },
  lozenges: {
    kind: 'marks',
    across: 11,
    down: 6.5,
    strokes: [[0, -2.4, 2.4, 2.4, -2.4, 2.4, -2.4, -2.4, 2.4, -2.4]],
    weight: 1,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
export type PatternName = keyof typeof PATTERNS;

/** Whose pattern is which; powers of other maps take {@link OTHER_PATTERNS} in their order. */
export const PATTERN_OF: Readonly<Record<string, PatternName>> = {
  AUSTRIA: 'pales',
  ENGLAND: 'bars',
  FRANCE: 'crosslets',
  GERMANY: 'dots',
  ITALY: 'chevrons',
  RUSSIA: 'bends',
  TURKEY: 'sinister',
};
export const OTHER_PATTERNS: readonly [PatternName, ...PatternName[]] = [
  'bends',
  'pales',
  'bars',
  'dots',
  'sinister',
  'crosslets',
  'chevrons',
  'fret',
  'lozenges',
  'dashes',
];

/** Ground that no unit enters. */
export const IMPASSABLE: LinePattern = { kind: 'lines', angles: [-45], spacing: 9 };
