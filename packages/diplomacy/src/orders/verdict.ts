/** How an order came out. The order of the list is the code the judge packs. */
export const VERDICTS = ['holds', 'succeeds', 'bounced', 'cut', 'dislodged', 'no-route', 'void', 'illegal'] as const;

export type Verdict = (typeof VERDICTS)[number];
