import type { EditionId } from '@panjeong/diplomacy';
import { READ_FORMATS, type ReadFormat } from '../report/render.ts';

export type Format = ReadFormat | 'json';
export const FORMATS: readonly Format[] = ['text', 'json', ...READ_FORMATS.slice(1)];

/** What can be said behind `panjeong adjudicate`. */
export interface AdjudicateOptions {
  readonly map: string;
  readonly rules: EditionId;
  readonly explain?: true;
  readonly format: Format;
  readonly phase?: string;
  readonly units?: string;
  readonly power?: string;
  readonly batch?: true;
}
