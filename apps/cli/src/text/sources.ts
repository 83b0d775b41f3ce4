import type { Locale } from '@panjeong/kernel';

/** Names of sources in rules and scenarios that say nothing to those who have not read the code: `S2 §4-5`, `house`. */
const NAMES: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  ko: [
    [/^S2 example /, '튜토리얼 예제 '],
    [/^S2 /, '튜토리얼 '],
    [/^house$/, '하우스 룰'],
    [/^deduced$/, '룰북에서 미루어 안 것'],
    [/^S([013]) /, '룰북 00$1쪽 '],
    [/^rulebook (\d+) p\. (\d+)$/, '규칙서($1년판) $2쪽'],
    [/^rulebook (\d+)$/, '규칙서($1년판)'],
  ],
  en: [
    [/^S2 /, 'tutorial page '],
    [/^house$/, 'house rule'],
    [/^deduced$/, 'deduced from the rulebook'],
    [/^S([013]) /, 'rulebook page 00$1 '],
  ],
};

/** Where a rule or a scenario is taken from, in words. */
export function sourceWords(source: string, locale: Locale): string {
  const found = NAMES[locale].find(([pattern]) => pattern.test(source));
  return found === undefined ? source : source.replace(...found);
}
