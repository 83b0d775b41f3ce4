import { indexNames, printLocation, STANDARD_MAP, WORDS_TO_AVOID } from '@panjeong/diplomacy';
import { type Ending, LOCALES, parityFaults, particleFaults, type Samples, VOICE, wordFaults } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { enPlamer } from '../src/text/en-plamer.ts';
import type { GameMessages } from '../src/text/game-messages.ts';
import type { CliMessages } from '../src/text/messages.ts';
import type { PictureMessages } from '../src/text/picture-messages.ts';
import type { PlamerMessages } from '../src/text/plamer-messages.ts';
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
  'title-character': [{ character: 'U+FFFE' }],
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

const count = [{ count: 1 }, { count: 3 }];
const spans = [
  { days: 0, hours: 0, minutes: 1 },
  { days: 2, hours: 1, minutes: 5 },
];
const power = [{ power: 'P', powers: ['P', 'Q'], nearest: ['P'], names: ['P'] }];
const reads = [{ read: 'x', option: '--o', nearest: ['N'] }];
const placed = [{ place: 'p', unit: 'u', power: 'P' }];
const damage = [
  { file: 'f', line: '3', found: 'x', lines: 1 },
  { file: 'f', line: '3', found: '', lines: 2 },
];

/** Parameters for what the desk says. */
const DESK_PARAMS: Partial<Samples<GameMessages>> = {
  'desk-unknown-power': [{ read: 'x', powers: ['N'] }],
  'desk-unknown-unit': reads,
  'desk-bad-phase': reads,
  'desk-bad-set': reads,
  'desk-bad-title': [{ limit: 9 }],
  'desk-bad-zone': [{ read: 'x', option: '--zone' }],
  'desk-bad-schedule': reads,
  'desk-bad-weekday': reads,
  'desk-bad-time': reads,
  'desk-bad-interval': reads,
  'desk-bad-rest': reads,
  'desk-order-unfit': [{ text: 't' }],
  'desk-exists': [one],
  'desk-no-folder': [one],
  'desk-locked': [one],
  'desk-no-match': damage,
  'desk-other-game': [{ file: 'f', game: 'g' }],
  'desk-newer': [{ file: 'f', version: '2' }],
  'desk-damaged': damage,
  'desk-changed': [{ file: 'f', line: 2, found: 'x' }],
  'desk-damage': damage,
  'desk-opened': [one],
  'desk-title': [{ title: 't' }],
  'desk-deadline': [{ deadline: 'd' }],
  'desk-left': spans,
  'desk-passed': spans,
  'desk-schedule': [{ schedule: 's' }],
  'desk-leaderless': [{ powers: ['P'] }],
  'desk-saved-orders': [{ phase: 'p' }],
  'desk-nothing-saved': [{ phase: 'p' }],
  'desk-receipt': [{ power: 'P', revision: 3, time: '21:04:07', hash: 'ab' }],
  'desk-unordered': [{ units: ['u'] }],
  'desk-if-dislodged': [{ order: 'o' }],
  'desk-in-winter': [{ order: 'o' }],
  'desk-impossible': [{ order: 'o', rule: 'DIP-L1', because: 'b' }],
  'desk-impossible-count': count,
  'desk-hint': [{ hint: 'h' }],
  'desk-hint-count': count.map((one) => ({ ...one, about: ['x', 'y'] })),
  'desk-conflict': [{ unit: 'u' }],
  'desk-unfit': [{ text: 't', phase: 'p' }],
  'desk-other-turn': [{ text: 't', heading: 'h', phase: 'p' }],
  'desk-other-power': [{ text: 't' }],
  'desk-no-power': [{ text: 't' }],
  'desk-no-player': [{ power: 'P' }],
  'desk-power-by-units': [{ power: 'P' }],
  'desk-positions': count,
  'desk-sent': [{ given: 1, asked: 3, revision: 2 }],
  'desk-missing': [{ asked: 3 }],
  'desk-ahead-count': count,
  'desk-won': power,
  'desk-drawn': power,
  'desk-held-for-lack': power,
  'desk-early': [{ left: 'l' }],
  'desk-unused': [{ power: 'P', orders: ['o'] }],
  'desk-processed': [{ phase: 'p' }],
  'desk-next-phase': [
    { phase: 'p', deadline: null },
    { phase: 'p', deadline: 'd' },
  ],
  'desk-phase-now': [{ phase: 'p' }],
  'desk-phase-at-hand': [{ phase: 'p' }],
  'desk-phase-unplayed': [{ phase: 'p' }],
  'desk-because': [{ what: 'w', reason: 'r' }],
  'desk-order-set': power,
  'desk-order-set-to': [{ power: 'P', order: 'o' }],
  'desk-unit-placed': placed,
  'desk-unit-removed': placed,
  'desk-unit-given': placed,
  'desk-centre-set': placed,
  'desk-centre-freed': placed,
  'desk-disorder-on': power,
  'desk-disorder-off': power,
  'desk-already-in-disorder': power,
  'desk-has-player': power,
  'desk-occupied': placed,
  'desk-no-unit': placed,
  'desk-processed-at': [{ time: '21:04', seq: 3 }],
  'desk-log-opened': [{ edition: 'e' }],
  'desk-log-sheet': [
    { power: 'P', phase: 'p', count: 1, adds: false },
    { power: 'P', phase: 'p', count: 3, adds: true },
  ],
  'desk-no-entry': [{ read: 9, last: 3 }],
  'desk-log-processed': [{ phase: 'p' }],
  'desk-log-undone': [{ to: 3, reason: 'r' }],
  'desk-log-other': [
    { power: 'P', what: 'ready' },
    { power: '', what: 'ready' },
  ],
  'desk-log-amended': [{ what: 'w' }],
  'desk-amend-option': [{ option: '--o', what: 'w' }],
  'desk-another-match': [one],
  'desk-exported': [one],
  'desk-export-ahead': power,
  'desk-same-file': [one],
  'desk-copied': [one],
  'desk-imported': [
    { file: 'f', format: 'x', phases: 1 },
    { file: 'f', format: 'x', phases: 3 },
  ],
  'desk-import-reason': [one],
  'desk-import-damaged': [one],
  'desk-left-out': count,
  'desk-too-large': [one],
};

/** Parameters for what is said of pictures. */
const PICTURE_PARAMS: Partial<Samples<PictureMessages>> = {
  'picture-to-terminal': [{ format: 'png' }],
  'picture-extension': [{ file: 'f', formats: ['svg', 'png'] }],
  'picture-folder': [one],
  'picture-width': [{ value: 'v', least: 1, most: 2 }],
  'picture-sheet-option': [one],
  'picture-own-rules': [one],
  'picture-or-text': [one],
  'picture-format-missing': [one],
  'picture-saved': [{ file: 'f', phase: 'p' }],
  'picture-last-of': [{ phases: 3 }],
  'picture-lost-characters': [{ characters: ['日 (U+65E5)'] }],
  'picture-no-phase': [{ phase: 'p', phases: ['q'] }],
  'picture-nothing': [one],
  'picture-no-scenario': [one],
  'picture-other-file': [one],
  'picture-no-folder': [one],
  'picture-no-permission': [one],
  'picture-not-written': [{ file: 'f', code: 'EIO' }],
  'sheet-pages': [{ pages: 2 }],
  'sheet-saved': [one],
};

const seated = { seat: 'a', faction: 'f', rule: 'PLM-V3', file: 'f', seats: ['a', 'b'] };

/** Parameters for what is said of games played step by step. */
const PLAMER_PARAMS: Partial<Samples<PlamerMessages>> = {
  'resume-or-new': [one],
  'unknown-card': [
    { text: 't', nearest: [] },
    { text: 't', nearest: ['N'] },
  ],
  'match-other-game': [{ file: 'f', game: 'g' }],
  'match-other-key': [one],
  'match-grown': [one],
  'match-unreplayable': [{ file: 'f', entry: 3 }],
  kept: [
    { file: 'f', entries: 1 },
    { file: 'f', entries: 3 },
  ],
  'left-kept': [one],
  resumed: [
    { file: 'f', entries: 1 },
    { file: 'f', entries: 3 },
  ],
  'round-line': [{ ...seated, round: 3, rounds: 60 }],
  'player-line': [{ ...seated, vp: 1, target: 10, dor: 5, hand: 3, deck: 20, discard: 0 }],
  'face-down-count': count,
  'home-sign': [seated],
  'counter-line': [{ secured: 4, occupied: 6, mine: 4, only: 2, theirs: 1, neither: 3 }],
  'ledger-title': [seated],
  'seat-turn': [seated],
  'hand-over': [seated],
  'no-choice': [{ number: 9, last: 3 }],
  'not-a-command': [{ text: 't' }],
  'command-unread': [
    { text: 't', column: 3, found: '', expected: [] },
    { text: 't', column: 3, found: 'x', expected: ['w'] },
  ],
  'refused-line': [{ command: 'c' }],
  'nothing-ruled-on': [{ text: 't' }],
  'match-won': [seated],
  'match-drawn': [seated],
  'playout-progress': [{ done: 1, count: 2, rate: 3 }],
  'playout-stopped': [{ done: 1 }, { done: 3 }],
  'playout-head': [
    { games: 1, seed: 1, bots: ['x', 'y'] },
    { games: 3, seed: 1, bots: ['x', 'y'] },
  ],
  'playout-results': [{ a: 1, b: 2, drawn: 3 }],
  'playout-endings': [{ endings: ['PLM-V3 1'] }],
  'playout-rounds': [{ least: 1, median: 2, mean: 2.5, most: 3 }],
  'playout-decisions': [{ mean: 200 }],
  'playout-speed': [{ games: 1, decisions: 2 }],
  'playout-hash': [{ hash: 'ab' }],
  'replay-head': [
    { file: 'f', game: 'g', entries: 1 },
    { file: 'f', game: 'g', entries: 3 },
  ],
  'replay-entry': [{ seq: 1, who: 'w', what: 'x' }],
  'replay-at': [{ seq: 3 }],
  'replay-no-entry': [{ seq: 9, last: 3 }],
  'replay-no-seat': [seated],
  'actor-deadline': [seated],
  'entry-rollback': [{ to: 3, reason: 'r' }],
  'entry-amend': [{ reason: 'r' }],
  'battle-rotation': [{ rotation: 1 }],
  'battle-occupied': [{ side: 's' }],
  'battle-dor': [{ attacker: 1, defender: 2 }],
  'battle-unread': [
    { at: '', message: 'm' },
    { at: 'a', message: 'm' },
  ],
  'battle-wrong-shape': [{ found: 'x', expected: 'y' }],
  'battle-out-of-bounds': [{ found: 'x', expected: 'y' }],
  'battle-no-cell': [{ found: 'x' }],
  'battle-no-card': [{ found: 'x' }],
  'battle-no-piece': [{ found: 'x' }],
  'battle-too-many': [{ count: 4 }],
};

/** Signs that are the same in every language. */
const WORDLESS = new Set(['place', 'quoted', 'replay-entry', 'battle-unread']);
/** The help shows both languages' notations side by side. */
const BILINGUAL = ['adjudicate-more', 'units-option'];
const ALL_PARAMS: Readonly<Record<string, unknown>> = {
  ...WITH_PARAMS,
  ...DESK_PARAMS,
  ...PICTURE_PARAMS,
  ...PLAMER_PARAMS,
};

/** Every message with parameters to try it with. */
const SAMPLES = Object.fromEntries(
  Object.keys(CLI_TEXTS.ko).map((code) => [code, ALL_PARAMS[code] ?? none]),
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
    const texts = Object.entries(SAMPLES).flatMap(([code, tries]) =>
      // What a word of one game stands for may be another in the other: 턴, 생산, 라운드.
      tries.map((params) => ({
        text: words(code, params),
        avoided: Object.hasOwn(enPlamer, code) ? VOICE : WORDS_TO_AVOID,
      })),
    );
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.flatMap(({ text, avoided }) => wordFaults(text, avoided[locale]))).toEqual([]);
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

/** The sample with every name in it replaced by this one; a line of a file has a number. */
function told(value: unknown, name: string): unknown {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((item) => told(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'line' ? item : told(item, name)]),
  );
}
