import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale, wordFaults } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WORDS_TO_AVOID } from '../src/text/index.ts';
import { KINDS, textsOf } from './text-samples.ts';

const scenarios = new URL('../scenarios/', import.meta.url);

/** Titles, prose and questions of a scenario: whatever it says in both languages. */
function proseIn(value: unknown, lang: Locale): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, lang));
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = (value as Readonly<Record<string, unknown>>)[lang];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap((item) => proseIn(item, lang))];
}

/** The cells of the list of rules in a language, and the lines of its head. */
function rulesIn(lang: Locale): readonly string[] {
  const lines = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const cells = line.split(' | ');
    const text = cells.length > 2 ? (cells[lang === 'ko' ? 1 : 2] ?? '') : line;
    return /[가-힣]/.test(text) === (lang === 'ko') ? [text] : [];
  });
}

describe('words not to use', () => {
  it.each(LOCALES)('are in no text of the catalogues (%s)', (lang) => {
    const texts = KINDS.flatMap((kind) => textsOf(lang, kind));
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.flatMap((text) => wordFaults(text, WORDS_TO_AVOID[lang]))).toEqual([]);
  });

  it.each(LOCALES)('nor in the list of rules (%s)', (lang) => {
    expect(rulesIn(lang).length).toBeGreaterThan(60);
    expect(rulesIn(lang).flatMap((text) => wordFaults(text, WORDS_TO_AVOID[lang]))).toEqual([]);
  });

  it.each(LOCALES)('nor in what scenarios tell (%s)', (lang) => {
    const files = readdirSync(scenarios, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    const texts = files.flatMap((file) => proseIn(parse(readFileSync(new URL(file, scenarios), 'utf8')), lang));
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.flatMap((text) => wordFaults(text, WORDS_TO_AVOID[lang]))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['ko', '오류가 발생했어요.'],
    ['ko', '프랑스 함대가 파리를 점거했다!'],
    ['ko', '영국은 보급이 셋이다.'],
    ['ko', '지원할 수도 있지만 후퇴한다.'],
    ['ko', '착 상태'],
    ['en', 'An error occurred.'],
    ['en', 'Invalid order'],
    ['en', 'The French navy was kicked out.'],
    ['en', 'It goes to the center.'],
    ['en', 'Please try again.'],
  ])('are found (%s): %s', (lang, text) => {
    expect(wordFaults(text, WORDS_TO_AVOID[lang]).length).toBeGreaterThan(0);
  });

  it.each<[Locale, string]>([
    ['ko', '지원할 수도 있고 교착 상태가 될 수도 있다.'],
    ['ko', '육군은 배를 타고 갔다.'],
    ['en', 'A board game of territory.'],
    ['en', 'What pleases nobody.'],
    ['en', 'A friendship supports nobody; each in turn.'],
  ])('are not seen where they are not (%s): %s', (lang, text) => {
    expect(wordFaults(text, WORDS_TO_AVOID[lang])).toEqual([]);
  });

  it('each say what to write instead, and why', () => {
    for (const { use, why } of LOCALES.flatMap((lang) => WORDS_TO_AVOID[lang])) {
      expect(use).not.toBe('');
      expect(why).not.toBe('');
    }
  });
});
