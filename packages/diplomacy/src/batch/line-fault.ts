import type { Problem } from '../notation/problem.ts';
import type { UnitFaultCode } from './unit-place.ts';

export const LINE_FAULT_CODES = [
  /** Longer than whoever reads the lines allows: `expected` bytes. */
  'too-long',
  /** `at` is the column. */
  'not-json',
  /** Another kind of value than `expected`. */
  'wrong-shape',
  'unknown-phase',
  'unknown-power',
  /** Not `A` or `F` and a place. */
  'unknown-unit',
  'two-units',
  /** See `problem`. */
  'unreadable-order',
  /** Not a supply centre. */
  'no-centre',
  'two-owners',
  /** A dislodged unit, or the place its attacker came from, is missing or makes no sense. */
  'unknown-origin',
] as const;

/** Why a line is not adjudicated. Codes and parameters; the words are made by whoever shows it. */
export interface LineFault {
  /** Path in the line's JSON such as `orders.FRANCE[2]`, or the column where the text is no JSON. */
  readonly at: string;
  readonly code: (typeof LINE_FAULT_CODES)[number] | UnitFaultCode;
  /** What was read there. */
  readonly read: string;
  /** What would have been understood: for `wrong-shape` one of `object`, `list`, `text`. */
  readonly expected: string;
  /** Ids that may have been meant, nearest first. */
  readonly nearest: readonly string[];
  /** For an order: what in it was not understood. */
  readonly problem?: Problem;
}
