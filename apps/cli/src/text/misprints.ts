import type { Locale } from '@panjeong/kernel';

/**
 * What is said of a scenario file that is not written as it should be. It is said in English where it is found, since such
 * files are read by programs first; this is the same in Korean.
 */
const KOREAN: readonly (readonly [RegExp, string])[] = [
  [/^an empty expectation expects nothing$/, '비어 있는 expect는 아무것도 예상하지 않아요.'],
  [/^an empty why explains nothing$/, '비어 있는 why는 아무것도 설명하지 않아요.'],
  [/^expected the id of a rule$/, '규칙 번호가 와야 해요.'],
  [/^expected group\/name$/, '"묶음/이름"이 와야 해요.'],
  [/^expected a phase, such as (.*)$/, '단계가 와야 해요. $1처럼 적어요.'],
  [/^no option has this index$/, '그 번호의 보기가 없어요.'],
  [/^no step has (.*)$/, '어느 단계에도 $1 항목이 없어요.'],
  [/^nothing is called &(.*)$/, '&$1: 그런 이름이 붙은 것이 없어요.'],
  // The schemas' own that anyone may meet; the rest of theirs is not to be torn apart by what follows.
  [/^Invalid input: expected \w+, received undefined$/, '필요한 항목이 빠졌어요.'],
  [/^Unrecognized keys?: (.*)$/, '쓰이지 않는 항목이에요: $1.'],
  [/^(Invalid .*)$/, '$1'],
  [/^(.*): read "(.*)", expected (.*)$/s, '$1: "$2"라고 적혀 있어요. 와야 하는 것: $3.'],
  [/^(.*): expected (.*)$/, '$1: 와야 하는 것: $2.'],
  [/^refused by (.*)$/, '$1에 따라 받을 수 없는 명령이 있어요.'],
  [/^expected (.*)$/, '와야 하는 것: $1.'],
];

/** A message on a scenario file in the language; what the readers of YAML and schemas say themselves stays as they say it. */
export function misprintText(message: string, locale: Locale): string {
  const found = locale === 'ko' ? KOREAN.find(([pattern]) => pattern.test(message)) : undefined;
  return found === undefined ? message : message.replace(...found);
}
