/**
 * What becomes of something that came from outside: typed, sent or stored. Not to be read is a value, never an exception,
 * and another thing than being refused: what cannot be read has no meaning that a rule could forbid.
 */
export type Reading<T> = { readonly kind: 'read'; readonly value: T } | Unparsable;

export interface Unparsable {
  readonly kind: 'unparsable';
  /** Where: a JSON path such as `orders[2].to`, or `line:column`. Empty for the whole. */
  readonly at: string;
  /** What was read there. */
  readonly found: string;
  /** Codes or literals of what would have been understood. */
  readonly expected: readonly string[];
}
