import type { Locale } from '@panjeong/kernel';
import type { Terminal } from '../terminal.ts';
import type { AdjudicateOptions } from './adjudicate.ts';

export async function adjudicateFile(
  _terminal: Terminal,
  _locale: Locale,
  _file: string,
  _options: AdjudicateOptions,
): Promise<number> {
  return 0;
}
