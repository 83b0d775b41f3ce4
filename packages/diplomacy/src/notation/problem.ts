/** Place on a sheet: lines and columns from 1; a column is a UTF-16 unit of the composed (NFC) line. */
export interface SheetPlace {
  readonly line: number;
  readonly column: number;
}

export const PROBLEM_CODES = [
  /** No province, or no power, has that name. */
  'unknown-province',
  'unknown-power',
  /** The province has coasts, and this is none of them. */
  'unknown-coast',
  /** Several provinces could be meant: `nearest` holds them. */
  'ambiguous-name',
  /** Two names for one thing that name two: `세르비아(Bul)`. */
  'names-disagree',
  /** A unit, and then nothing that says what it shall do. */
  'unknown-order',
  /** The order breaks off. */
  'incomplete-order',
  /** A readable order goes on with words that might change it. */
  'trailing-text',
  /** Words or marks that take an order back: "cancelled: …", `~~…~~`. */
  'taken-back',
  /** A stop between a move's start and end that is no sea, or a fleet's. */
  'path-not-sea',
  /** One order was asked for, and several are written. */
  'several-orders',
  /** A line too long for any order: not looked at. */
  'line-too-long',
  /** More than {@link MAX_SHEET_BYTES}. */
  'too-large',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const EXPECTATIONS = [
  'province',
  'power',
  'coast',
  'sea',
  'verb',
  'unit',
  'end',
  'one-order',
  'plain-order',
  'line-size',
  'size',
] as const;

/** What would have been understood there. */
export type Expectation = (typeof EXPECTATIONS)[number];

/** Something that was meant as an order and could not be read as one. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at: SheetPlace;
  /** What was read there; empty at the end of a line. */
  readonly read: string;
  readonly expected: Expectation;
  /** Ids of provinces or powers, or coasts (`STP/SC`), that may have been meant; nearest first. */
  readonly nearest: readonly string[];
  /** The whole of what is not read because of this. */
  readonly text: string;
}

/** A larger sheet is refused before it is read. */
export const MAX_SHEET_BYTES = 1_000_000;
