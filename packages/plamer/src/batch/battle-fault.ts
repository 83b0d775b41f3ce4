/** Why a line is not fought. Codes and what was read; the words are made by whoever shows it. */
export const BATTLE_FAULT_CODES = [
  /** The text is no JSON: `at` is empty. */
  'not-json',
  /** Another kind of value than `expected`. */
  'wrong-shape',
  /** A number out of bounds: `expected` says which. */
  'out-of-bounds',
  'no-such-cell',
  'no-such-card',
  /** A special card has no piece. */
  'no-piece-card',
  /** More than three pieces of one side in the cell (PLM-G5). */
  'too-many-pieces',
] as const;

export interface BattleFault {
  /** Path in the line's JSON such as `defender[0].hp`; empty for the whole. */
  readonly at: string;
  readonly code: (typeof BATTLE_FAULT_CODES)[number];
  /** What was read there, as JSON. */
  readonly read: string;
  /** What would have been understood: `object`, `list`, `text`, `mobile | settled`, `1..999`. */
  readonly expected: string;
}
