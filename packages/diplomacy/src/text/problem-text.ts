import type { Locale } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import type { Problem } from '../notation/problem.ts';
import { tell } from './catalogues.ts';
import type { Naming } from './named-unit.ts';
import { namingOf } from './naming.ts';

/** Longer quotes are cut: whoever shows them has the sheet beside. */
const LONGEST_QUOTE = 60;

/**
 * What could not be read on a sheet: where, what was read, what was expected or may have been meant, and what is left out
 * because of it. Each a short sentence.
 */
export function problemText(problem: Problem, lang: Locale, names: NameIndex): string {
  const { line, column } = problem.at;
  return `${tell(lang, 'problemParts', 'place', { line, column })} ${problemCause(problem, lang, names)}`;
}

/** {@link problemText} without the place, for lists that say it themselves. */
export function problemCause(problem: Problem, lang: Locale, names: NameIndex): string {
  const { code, read, expected, nearest, text } = problem;
  const naming = namingOf(lang, names);
  const meant = nearest.map((id) => nameOf(id, names, naming));
  const what = tell(lang, 'expectations', expected, {});
  return [
    tell(lang, 'problems', code, { read: quotable(read) }),
    meant.length > 0
      ? tell(lang, 'problemParts', 'nearest', { names: meant })
      : tell(lang, 'problemParts', 'expected', { what }),
    ...(text === read || text === '' ? [] : [tell(lang, 'problemParts', 'unread', { text: quotable(text) })]),
  ].join(' ');
}

/** To be said once behind a list of problems: nothing else on the sheet is lost. */
export function restText(lang: Locale): string {
  return tell(lang, 'problemParts', 'rest', {});
}

function nameOf(id: string, names: NameIndex, naming: Naming): string {
  return names.provinces.has(provinceId(id)) ? naming.place(id) : naming.power(id);
}

function quotable(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  // Half a character that takes two units is none.
  return `${text
    .slice(0, LONGEST_QUOTE)
    .trimEnd()
    .replace(/\p{Cs}$/u, '')}…`;
}
