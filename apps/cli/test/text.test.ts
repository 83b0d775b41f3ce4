import { LOCALES, parityFaults, type Samples } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import type { CliMessages } from '../src/text/messages.ts';
import { CLI_TEXTS, wordsIn } from '../src/text/words.ts';

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
  'missing-argument': [{ argument: 'a' }],
  'why-several': [{ text: 't', count: 2 }],
  'why-none': [{ text: 't' }],
  'why-unknown': lists,
  'why-match-option': [one],
  'why-match-unreadable': [{ file: 'f', at: '1', found: 'x', expected: 'y' }],
  'why-match-damaged': [{ lines: 2 }],
  'why-unresolved': [
    { phase: 'p', resolved: [] },
    { phase: 'p', resolved: ['q'] },
  ],
  'ask-not-read': [{ text: 't' }],
  'ask-argument': [{ command: 'c', example: 'e' }],
  'ask-undone': [{ line: 'l' }],
  'ask-redone': [{ line: 'l' }],
  'ask-order-removed': [{ order: 'o' }],
  'ask-unit-removed': [one],
  'ask-nothing-there': [{ place: 'p' }],
  'ask-no-place': [
    { text: 't', nearest: [] },
    { text: 't', nearest: ['N'] },
  ],
  'ask-edition': [{ edition: 'e' }],
  'ask-editions': [{ edition: 'e', editions: ['f'] }],
  'ask-unknown-edition': [{ id: 'i', editions: ['f'] }],
  'ask-turn-to': [{ phase: 'p' }],
  'ask-two-editions': [{ phase: 'p', edition: 'e' }],
  'ask-saved': [one],
  'ask-not-saved': [{ file: 'f', code: 'EIO' }],
  'ask-file-exists': [one],
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

  it.each(LOCALES)('never cry out, and never say that an error occurred (%s)', (locale) => {
    const words = wordsIn(locale) as (code: string, params: unknown) => string;
    const texts = Object.entries(SAMPLES).flatMap(([code, tries]) => tries.map((params) => words(code, params)));
    expect(texts.length).toBeGreaterThan(80);
    // "save!" is typed as it stands.
    const said = texts.map((text) => text.replaceAll(/(?:save|저장)!/g, ''));
    for (const text of said) expect(text).not.toMatch(/!|error occurred|오류|에러/);
  });
});
