import type { NameIndex, Problem } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { nameOf } from './names.ts';
import { wordsIn } from './words.ts';

/** What was read and what was expected, and what may have been meant. */
export function problemText({ read, nearest }: Problem, names: NameIndex, locale: Locale): string {
  const words = wordsIn(locale);
  const alike = nearest.map((id) => nameOf(id, names, locale));
  return [
    ...(read === '' ? [] : [words('quoted', { text: read })]),
    ...(alike.length > 0 ? [words('nearest-names', { names: alike })] : []),
  ].join(' ');
}
