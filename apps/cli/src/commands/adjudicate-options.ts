import type { EditionId } from '@panjeong/diplomacy';
import { READ_FORMATS, type ReadFormat } from '../report/render.ts';

export type Format = ReadFormat | 'json';
export const FORMATS: readonly Format[] = ['text', 'json', ...READ_FORMATS.slice(1)];

/** What can be said of a sheet: how to read it, and by which rules. */
export interface SheetOptions {
  readonly map: string;
  readonly rules: EditionId;
  readonly phase?: string;
  readonly units?: string;
  readonly power?: string;
}

/** What can be said behind `panjeong adjudicate`. */
export interface AdjudicateOptions extends SheetOptions {
  readonly explain?: true;
  readonly format: Format;
  readonly batch?: true;
}
