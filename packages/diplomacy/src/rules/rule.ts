import type { Policy } from '../policy/policy.ts';

/** Chapters of RULES.md, by the letter in the ids of their rules. */
export const SECTIONS = ['O', 'L', 'V', 'M', 'S', 'C', 'R', 'B', 'D', 'X', 'W', 'T'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a rule is written. */
export type Source =
  /** Section or example of the Korean tutorial page (S2). */
  | { readonly kind: 'page'; readonly at: string }
  /** The printed rulebook of 2023: a page, or null where it is known to say so and the page was not looked up. */
  | { readonly kind: 'rulebook'; readonly page: number | null }
  /** A case, or an issue of chapter 4, of the Diplomacy Adjudicator Test Cases 3.0. */
  | { readonly kind: 'datc'; readonly at: string }
  /** Nobody says so but this referee: what the others leave open. */
  | { readonly kind: 'house' };

export interface Rule {
  readonly section: Section;
  readonly sources: readonly Source[];
  /** Day on which the sentence was last held against its sources. */
  readonly confirmed: string;
  /** Policy fields that change what the rule says. */
  readonly fields: readonly (keyof Policy)[];
}

/** `S2 §4-5`, `DATC 6.A.6`, `rulebook 2023 p. 7`, `house`: the same in both languages. */
export function sourceText(source: Source): string {
  switch (source.kind) {
    case 'page':
      return `S2 ${source.at}`;
    case 'rulebook':
      return source.page === null ? 'rulebook 2023' : `rulebook 2023 p. ${source.page}`;
    case 'datc':
      return `DATC ${source.at}`;
    case 'house':
      return 'house';
  }
}
