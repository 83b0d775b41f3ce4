import type { Locale } from '@panjeong/kernel';
import type { JudgedOrder } from './judged-phase.ts';

/** What would have worked, a line each; nothing where nothing is known. */
export function remediesOf(_asked: JudgedOrder, _locale: Locale): readonly string[] {
  return [];
}
