export const DRAWING_PROBLEM_CODES = [
  /** The drawing of another map: the map it names, the map it was held against. */
  'other-map',
  'duplicate-face',
  /** A province without a face. */
  'missing-face',
  /** A face that is neither a province nor impassable, or a province that is impassable. */
  'stray-face',
  /** Land drawn as sea, or sea as land. */
  'wrong-ground',
  /** An arc of unknown faces, of one face on both sides, or whose numbers do not go together; by its place in the list. */
  'malformed-arc',
  /** A face whose outline is not made of each of its borders once, closed, at every detail. */
  'broken-outline',
  /** A face whose lines cross or touch themselves or others, at some detail. */
  'crossed-lines',
  /** More pieces of a face than names of islands and one, or fewer. */
  'unnamed-piece',
  /** Neighbours on the map whose border is too short to see. */
  'short-border',
  /** A border between provinces that are no neighbours on the map. */
  'false-border',
  /** Fleets pass along this coast, but the border does not come out at the water of theirs. */
  'border-off-water',
  /** The border comes out at the water, but no fleet passes along this coast. */
  'border-on-water',
  /** A province or coast without places for its units, label or supply centre in a layout, or with one it has no use for. */
  'missing-place',
  /** A fleet's place that is not on water of its coast. */
  'coast-off-water',
] as const;

export type DrawingProblemCode = (typeof DRAWING_PROBLEM_CODES)[number];

/** Something wrong with a map's drawing: the faces, locations or numbers it is about. */
export interface DrawingProblem {
  readonly code: DrawingProblemCode;
  readonly subjects: readonly string[];
  /** Length of the border that is too short or should not be, in thousandths of the drawing's width. */
  readonly length?: number;
}
