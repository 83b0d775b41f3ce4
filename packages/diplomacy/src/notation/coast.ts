/** A coast found in a line: its code, and where its name ends. */
export interface CoastMatch {
  readonly coast: string;
  readonly end: number;
}

const COAST_CODES =
  /(?:([nsew])\.?c\.?|(north|south|east|west)(?:ern)?[ -]*(?:coast|cst|shore)|([남북동서])(?:쪽|부|측)? ?(?:해안|연안)(?:선)?|([남북동서])쪽)(?![a-z])/y;
const SHORT_CODES = /(?:([nsew])|(north|south|east|west)(?:ern)?|([남북동서])(?:부|안)?)(?![a-z가-힣])/y;
const COAST_OF: Readonly<Record<string, string>> = {
  n: 'NC',
  s: 'SC',
  e: 'EC',
  w: 'WC',
  북: 'NC',
  남: 'SC',
  동: 'EC',
  서: 'WC',
};

/** The coast named at `at`; `short` allows a single letter, as in brackets. */
export function coastAt(folded: string, at: number, short: boolean): CoastMatch | undefined {
  for (const pattern of short ? [COAST_CODES, SHORT_CODES] : [COAST_CODES]) {
    pattern.lastIndex = at;
    const match = pattern.exec(folded);
    const named = match?.slice(1).find((group) => group !== undefined);
    const coast = COAST_OF[named?.[0] ?? ''];
    if (coast !== undefined) return { coast, end: pattern.lastIndex };
  }
  return undefined;
}
