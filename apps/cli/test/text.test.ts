import { indexNames, printLocation, STANDARD_MAP, WORDS_TO_AVOID } from '@panjeong/diplomacy';
import { type Ending, LOCALES, parityFaults, particleFaults, type Samples, wordFaults } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import type { CliMessages } from '../src/text/messages.ts';
import { CLI_TEXTS, wordsIn } from '../src/text/words.ts';

const names = indexNames(STANDARD_MAP);
const none = [{}];
const one = { unit: 'A VIE', other: 'B', file: 'f', read: 'x', option: '--o', id: 'I', limit: 9, names: ['N'] };
const lists = [
  { ...one, nearest: [] },
  { ...one, nearest: ['N'] },
];

/** Parameters for every message that has some; the others are fixed texts. */
const WITH_PARAMS: Partial<Samples<CliMessages>> = {
  'see-help': [{ command: 'c' }],
  'unknown-option': [one],
  'unknown-command': [{ command: 'c' }],
  'missing-value': [one],
  'bad-value': [{ option: '--o', value: 'v', allowed: ['w'] }],
  'bad-phase': [{ value: 'v' }],
  'unknown-rule': lists,
  'unknown-scenario': lists,
  'text-or-batch': [one],
  'no-file': [one],
  'no-permission': [one],
  'a-folder': [one],
  'not-written': [{ code: 'ENOSPC' }],
  'not-opened': [{ file: 'f', code: 'EIO' }],
  'too-large': [one],
  decoded: [{ encoding: 'CP949' }],
  'units-file': [{ what: 'w' }],
  edition: [{ edition: 'e' }],
  'may-retreat': [{ unit: 'u', places: ['p'] }],
  'must-disband': [one],
  contested: [{ places: ['p'] }],
  place: [{ line: 1, column: 2 }],
  quoted: [{ text: 't' }],
  'nearest-names': [one],
  'fault-army-at-sea': [one],
  'fault-fleet-inland': [one],
  'fault-coast-missing': [one],
  'fault-unknown-coast': [one],
  'fault-army-on-coast': [one],
  'fault-unknown-province': [one],
  'fault-two-units': [one],
  'fault-no-type': [one],
  'fault-no-centre': [{ place: 'p' }],
  'fault-two-owners': [{ place: 'p', power: 'q' }],
  'wrong-phase': [{ text: 't', phase: 'p' }],
  'type-guessed-army': [one],
  'type-guessed-fleet': [one],
  'coast-guessed': [{ unit: 'u', coast: 'c' }],
  'owner-unknown': [one],
  'centres-of-others': [{ powers: ['p', 'q'] }],
  'power-named': [{ text: '"t"', power: 'p' }],
  progress: [
    { lines: 1, rate: 2 },
    { lines: 3, rate: 2 },
  ],
  'batch-done': [
    { lines: 1, unreadable: 0 },
    { lines: 3, unreadable: 1 },
  ],
  'line-not-json': [{ read: '' }, { read: 'x' }],
  'line-too-long': [one],
  'line-unknown-phase': [one],
  'line-unknown-power': [one],
  'line-unknown-unit': [one],
  'line-no-centre': [one],
  'line-two-owners': [one],
  'line-unknown-origin': [one],
  'line-unreadable-order': [one],
  'scenario-total': [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 1 },
  ],
  'scenario-expected': [{ at: 'a', expected: 'e', found: 'f' }],
  'scenario-duplicate': [one],
  'scenario-level': [{ level: 1 }],
  'scenario-source': [{ source: 's' }],
  'scenario-step': [{ step: 1 }],
  'scenario-answer': [{ answer: 'a' }],
  'rule-source': [{ source: 's' }],
  'policy-of': [{ edition: 'e' }],
  'next-phase': [{ phase: 'p', powers: ['q'] }],
  'next-builds': [{ power: 'p', count: 1 }],
  'next-removals': [{ power: 'p', count: 1 }],
  continued: [{ heading: 'h' }],
  'bad-id': [{ value: 'v' }],
  'new-saved': [one],
  'new-exists': [one],
  'new-unknown-powers': [{ powers: ['?'] }],
  'new-unplayable': [{ at: 'a', what: 'w' }],
  'new-differs': [{ phase: 'p' }],
};

/** Signs that are the same in every language. */
const WORDLESS = new Set(['place', 'quoted']);
/** The help shows both languages' notations side by side. */
const BILINGUAL = ['adjudicate-more', 'units-option'];

/** Every message with parameters to try it with. */
const SAMPLES = Object.fromEntries(
  Object.keys(CLI_TEXTS.ko).map((code) => [code, (WITH_PARAMS as Record<string, unknown>)[code] ?? none]),
) as unknown as Samples<CliMessages>;

describe('the words of the command line', () => {
  it.each([
    [['빈(Vie)'], '빈(Vie)으로'],
    [['빈(Vie)', '그리스(Gre)'], '빈(Vie)이나 그리스(Gre)로'],
    [['빈(Vie)', '그리스(Gre)', '티롤(Tyr)'], '빈(Vie), 그리스(Gre)나 티롤(Tyr)로'],
  ])('name the places to retreat to with their particles: %j', (places, told) => {
    expect(wordsIn('ko')('may-retreat', { unit: 'A', places })).toBe(`A: ${told} 퇴각하거나 해산할 수 있다`);
  });

  it('say the same in both languages', () => {
    const faults = parityFaults(CLI_TEXTS, SAMPLES, WORDLESS).filter(
      ({ kind, code }) => !(kind === 'language' && BILINGUAL.includes(code)),
    );
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('use no word that is better avoided (%s)', (locale) => {
    const words = wordsIn(locale) as (code: string, params: unknown) => string;
    const texts = Object.entries(SAMPLES).flatMap(([code, tries]) => tries.map((params) => words(code, params)));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.flatMap((text) => wordFaults(text, WORDS_TO_AVOID[locale]))).toEqual([]);
  });

  it('join every name to the particle that follows its last sound', () => {
    let joined = 0;
    for (const [name, ending] of NAMES) {
      for (const [code, tries] of Object.entries(SAMPLES)) {
        for (const params of tries) {
          const text = (wordsIn('ko') as (code: string, params: unknown) => string)(code, told(params, name));
          if (text.includes(name)) joined++;
          expect(particleFaults(text, name, ending), code).toEqual([]);
        }
      }
    }
    expect(joined).toBeGreaterThan(1000);
  });

  it('write no particle both ways behind what somebody typed, however it ends', () => {
    // Options that are known reach other texts; only this one is told what was typed for one.
    const typed = ['command', 'value', 'id', 'text', 'read', 'file'];
    for (const [code, tries] of Object.entries(SAMPLES)) {
      for (const params of tries) {
        const isTyped = (key: string): boolean =>
          typed.includes(key) || (code === 'unknown-option' && key === 'option');
        const strange = Object.entries(params).map(([key, value]) => [key, isTyped(key) ? '漢' : value]);
        const text = (wordsIn('ko') as (code: string, params: unknown) => string)(code, Object.fromEntries(strange));
        expect(particleFaults(text, '漢', 'vowel'), code).toEqual([]);
      }
    }
  });
});

/** All provinces with their coasts, and all powers, with how they end: what follows the last vowel, if anything does. */
const NAMES: readonly (readonly [string, Ending])[] = [
  ...STANDARD_MAP.provinces.flatMap(({ id, coasts = [] }) => [
    printLocation(id, names, 'ko'),
    ...coasts.map((coast) => printLocation(`${id}/${coast}`, names, 'ko')),
  ]),
  ...STANDARD_MAP.powers.map(({ name }) => name.ko),
].map((name) => {
  const [, , final] =
    name
      .replace(/\([^)]*\)$/, '')
      .at(-1)
      ?.normalize('NFD') ?? '';
  return [name, final === undefined ? 'vowel' : final === '\u11af' ? 'rieul' : 'consonant'];
});

/** The sample with every name in it replaced by this one. */
function told(value: unknown, name: string): unknown {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((item) => told(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, told(item, name)]));
}
