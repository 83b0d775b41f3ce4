import type { EditionId } from '@panjeong/diplomacy';
import { type LookOptions, PICTURE_FORMATS, type PictureFormat } from '../picture/picture-options.ts';
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

/** What a sheet's rulings can be told as: in words, or drawn. */
export const ANSWER_FORMATS: readonly (Format | PictureFormat)[] = [...FORMATS, ...PICTURE_FORMATS];

/** What can be said behind `panjeong adjudicate`. */
export interface AdjudicateOptions extends SheetOptions, LookOptions {
  readonly explain?: true;
  readonly format: Format | PictureFormat;
  /** For pictures alone. */
  readonly output?: string;
  readonly batch?: true;
}
