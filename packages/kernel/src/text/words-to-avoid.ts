import type { Locale } from './catalogue.ts';

/** A word that texts do without. */
export interface WordToAvoid {
  /** What it looks like, case aside. */
  readonly word: RegExp;
  /** What to write instead. */
  readonly use: string;
  readonly why: string;
}
export type WordsToAvoid = Readonly<Record<Locale, readonly WordToAvoid[]>>;

const LOUD = 'a referee is certain, not loud';
const VAGUE = 'say what was read, what was expected, and what still stands';
const CURT = 'a referee is kind, and neither begs nor apologises';

/** What no text of any game says: the referee is short, certain and kind. */
export const VOICE: WordsToAvoid = {
  ko: [
    { word: /[!！]/, use: '.', why: LOUD },
    { word: /오류|에러/, use: '무엇을 읽었고 무엇을 기대했는지', why: VAGUE },
    { word: /유효하지 않|올바르지 않|잘못된 (?:입력|값|명령)/, use: '무엇이 와야 하는지', why: VAGUE },
    { word: /알 수 없는 (?:문제|이유)/, use: '무엇을 읽었고 무엇을 기대했는지', why: VAGUE },
    { word: /하십시오|주십시오|바랍니다/, use: '해요체', why: CURT },
    { word: /죄송|미안|안타깝|아쉽/, use: '있었던 일', why: CURT },
    { word: /성공적으로/, use: '저장했어요처럼 있었던 일', why: LOUD },
  ],
  en: [
    { word: /!/, use: '.', why: LOUD },
    {
      word: /\berror occurred|\ban error\b|\bunexpected error/i,
      use: 'what was read and what was expected',
      why: VAGUE,
    },
    { word: /\binvalid\b|\bincorrect\b|\bunknown error/i, use: 'what was expected', why: VAGUE },
    { word: /\bsorry\b|\boops\b|\bunfortunately\b/i, use: 'what happened', why: CURT },
    { word: /\bplease\b/i, use: 'what can be done', why: CURT },
    { word: /\bsuccessfully\b/i, use: 'what was done', why: LOUD },
  ],
};

/** Every word of a text that is better avoided, as `“…”: … (use …: …)`; none when the text is fine. */
export function wordFaults(text: string, words: readonly WordToAvoid[]): readonly string[] {
  return words.flatMap(({ word, use, why }) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” in “${text}” (use ${use}: ${why})`];
  });
}
