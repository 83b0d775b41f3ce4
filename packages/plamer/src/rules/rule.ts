/** Chapters of RULES.md, by the letter in the ids of their rules. */
export const SECTIONS = ['G', 'O', 'V', 'S', 'M', 'R', 'B', 'P', 'D', 'F', 'K', 'H', 'E', 'T'] as const;
export type Section = (typeof SECTIONS)[number];

/** The pages of the rulebook v2 (as of 2026-09-19) that this referee knows, as the files of the seeds are numbered. */
export const PAGES = ['S0', 'S1', 'S3'] as const;
export type Page = (typeof PAGES)[number];

/** Where a rule is written. */
export type Source =
  /** A page, and which of its parts, counted by its headings (RULES.md lists them). */
  | { readonly kind: 'page'; readonly page: Page; readonly at: string }
  /** Not written down, but it follows from the pages. */
  | { readonly kind: 'deduced' }
  /** Nobody says so but this referee: the pages at hand leave it open. */
  | { readonly kind: 'house' };

export interface Rule {
  readonly section: Section;
  readonly sources: readonly Source[];
  /** What it says, shortly, for whoever reads the code; the sentences for people are in the text catalogues. */
  readonly note: string;
  /** Days on which the rulebook's authors gave or confirmed the ruling, as its pages say; mostly none. */
  readonly confirmed: readonly string[];
}

/** `S0 §1`, `deduced`, `house`: the same in both languages. */
export function sourceText(source: Source): string {
  return source.kind === 'page' ? `${source.page} ${source.at}` : source.kind;
}
