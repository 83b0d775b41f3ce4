export const MAP_PROBLEM_CODES = [
  /** An id that is not capital letters, digits and low lines, or a coast that is not two capital letters. */
  'malformed-id',
  'duplicate-power',
  'duplicate-province',
  'duplicate-coast',
  /** One name for two provinces, or for two powers. */
  'duplicate-name',
  /** A power, a province, or the map without a name in Korean or in English, or a province without an abbreviation. */
  'missing-name',
  /** A border of something that is no location of the map. */
  'dangling-border',
  'duplicate-border',
  'border-with-itself',
  /** A border that nobody may cross. */
  'closed-border',
  /** An army into the sea or onto a coast, a fleet inland, or onto a province whose coasts are apart. */
  'impossible-border',
  /** Fewer than two separate coasts, or coasts of a province that is not coastal. */
  'impossible-coast',
  'coast-without-fleet-border',
  /** Nobody can come here from the rest of the map. */
  'unreachable-province',
  /** A canal that is not coastal. */
  'impossible-canal',
  'home-of-nobody',
  'home-without-centre',
  /** A power without a home centre could never build. */
  'power-without-home',
  /** No number of centres that somebody could come to own. */
  'impossible-victory',
  'malformed-phase',
  'unknown-start-power',
  'dangling-start-centre',
  'start-centre-twice',
  'malformed-start-unit',
  'dangling-start-unit',
  'impossible-start-unit',
  'start-unit-twice',
] as const;

export type MapProblemCode = (typeof MAP_PROBLEM_CODES)[number];

/** Something wrong with a map's data: the ids, names or texts it is about. */
export interface MapProblem {
  readonly code: MapProblemCode;
  readonly subjects: readonly string[];
}
