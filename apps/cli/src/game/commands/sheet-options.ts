export const SHEET_FORMATS = ['pdf', 'svg', 'png'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export interface SheetOptions {
  /** The only way there is to make one yet. */
  readonly print?: true;
  readonly power?: string;
  readonly each?: true;
  readonly output?: string;
  readonly format?: SheetFormat;
}
