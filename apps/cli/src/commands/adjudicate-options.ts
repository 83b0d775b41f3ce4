import type { EditionId } from '@panjeong/diplomacy';

/** What can be said behind `panjeong adjudicate`. */
export interface AdjudicateOptions {
  readonly map: string;
  readonly rules: EditionId;
  readonly explain?: true;
  readonly format: 'text' | 'json';
  readonly phase?: string;
  readonly units?: string;
  readonly power?: string;
  readonly batch?: true;
}
