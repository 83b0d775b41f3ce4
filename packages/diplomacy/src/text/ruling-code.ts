import type { RulingCode, RulingMessages } from './messages.ts';

/** Which sentence says a ruling, and what it is told. */
export type RulingWords = {
  [Code in RulingCode]: { readonly code: Code; readonly params: RulingMessages[Code] };
}[RulingCode];

type FixedCode = { [Code in RulingCode]: object extends RulingMessages[Code] ? Code : never }[RulingCode];

/** A sentence that needs to be told nothing. */
export function fixed(code: FixedCode): RulingWords {
  return { code, params: {} } as RulingWords;
}
