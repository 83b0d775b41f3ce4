/** What would have been understood, as codes; words for them are in the text catalogues. */
export const EXPECTATIONS = [
  'command',
  'card',
  'own-piece',
  'own-piece-there',
  'cell',
  'living-cell',
  'slot',
  'card-in-the-field',
  'target',
  'number',
  'closing-bracket',
  'end',
] as const;
export type Expectation = (typeof EXPECTATIONS)[number];
