import {
  type Ending,
  LOCALES,
  parityFaults,
  particleFaults,
  type Ruling,
  rulingId,
  type Samples,
  wordFaults,
} from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CARD_IDS } from '../src/cards/card.ts';
import { CARDS } from '../src/cards/index.ts';
import { EXPECTATIONS } from '../src/notation/expectation.ts';
import { RULE_CODES } from '../src/rules/registry.ts';
import type { Verdicts } from '../src/rulings/verdicts.ts';
import { TEXTS, type TextMessages } from '../src/text/catalogues.ts';
import {
  battleTable,
  eventText,
  nameOfCard,
  powerName,
  renderRulingTree,
  rulingLines,
  rulingText,
  WORDS_TO_AVOID,
} from '../src/text/index.ts';
import { NAMES } from '../src/text/naming.ts';
import { scenarioTexts } from './scenario-files.ts';
import { playedIn, toldInMatches } from './told.ts';

const told = toldInMatches();

const ONE = { side: 0, card: 'guardsman', at: 15, stance: 'mobile' } as const;

/** What neither the matches nor the scenarios bring about. */
const RARE: { readonly [Verdict in keyof Verdicts]?: readonly Verdicts[Verdict][] } = {
  'not-your-turn': [
    { turn: 'battle', asked: null },
    { turn: 'battle', asked: 1 },
  ],
  'not-this-turn': [{ turn: 'battle', allowed: [] }],
  'no-such-piece': [{ piece: 17 }],
  'not-a-player': [{}],
  'not-a-second-offer': [{ by: 1 }],
  'draw-declined': [{ side: 0 }],
  'not-a-battle': [
    { cell: 3, cells: [] },
    { cell: 3, cells: [4] },
    { cell: 3, cells: [4, 5] },
  ],
  fizzled: (['no-target', 'no-room', 'no-refuge', 'no-more-of-kind'] as const).map((why) => ({
    side: 0,
    card: 'explosives',
    power: 'explosion',
    why,
  })),
  captured: [{ piece: ONE, by: null }],
  fragmented: [{ piece: ONE, by: null }],
  drew: [{ side: 0, cards: 0, left: 0 }],
  'held-back': (['spent', 'no-atk', 'no-target'] as const).map((why) => ({ piece: ONE, why, rotation: 2 })),
  'condition-failed': (
    ['defending', 'opponent-here', 'none-of-lv', 'all-at-most', 'some-at-most', 'comrade-here', 'has-atk'] as const
  ).map((condition) => ({ piece: ONE, power: 'poise', condition, lv: 3, against: { ...ONE, side: 1, card: null } })),
  plundered: [
    { side: 0, from: 1, wanted: 5, by: 3 },
    { side: 0, from: 1, wanted: 5, by: 5 },
  ],
  built: (['production', 'construction', 'ant-tunnel', 'resupply', 'infiltration', 'gift'] as const).map((by) => ({
    piece: ONE,
    by,
    cost: 3,
    dor: 1,
    used: 2,
    limit: 5,
  })),
  'entry-effect': [{ side: 0, card: 'star-cavalry', power: 'screen', raised: null, by: 3 }],
  'side-empty': [
    { cell: 3, sides: [0] },
    { cell: 3, sides: [0, 1] },
  ],
  granted: [{ piece: ONE, lv: 0, hp: 0, atk: 0 }],
  'no-card-there': [{ slot: 2 }],
  'no-settled-opponent': [{ cell: 3 }],
  'no-such-opponent': [{ card: 'ant', cell: 3 }],
  'not-a-piece-card': [{ card: 'emp' }],
  'not-present-at-start': [{ piece: ONE }],
  'not-set': [{ card: 'reboot' }],
  'opened-production': [{ piece: ONE }],
  'rounds-over': [
    { rounds: 60, vp: [3, 3], winner: null },
    { rounds: 60, vp: [3, 4], winner: 1 },
  ],
};

const samples = Object.fromEntries(
  Object.keys(TEXTS.ko.rulings).map((verdict) => [
    verdict,
    [
      ...told.rulings.filter((ruling) => ruling.verdict === verdict).map(({ params }) => params),
      ...(RARE[verdict as keyof Verdicts] ?? []),
    ],
  ]),
) as unknown as Samples<Verdicts>;

const fixed = (codes: readonly string[]): Samples<object> => Object.fromEntries(codes.map((code) => [code, [{}]]));

const STRIKE = { stage: '4', striker: 'x', target: 'y', atk: 2, before: 3, after: 1 };

const SAMPLES: { readonly [Kind in keyof TextMessages]: Samples<object> } = {
  rules: fixed(RULE_CODES),
  rulings: samples,
  events: Object.fromEntries(
    Object.keys(TEXTS.ko.events).map((kind) => [
      kind,
      [...told.events.filter((event) => event.kind === kind), ...(kind === 'draw-declined' ? [{}] : [])],
    ]),
  ),
  table: {
    ...fixed(['before', 'captured', 'fragmented', 'returned', 'clean-up']),
    title: [{ cell: '(2,4)' }],
    rotation: [{ rotation: 2 }],
    strike: ['', 'z'].map((fate) => ({ ...STRIKE, fate })),
  },
  problems: { unread: ['', 'x'].map((found) => ({ column: 3, found, expected: ['y'] })) },
  expectations: fixed(EXPECTATIONS),
};
const KINDS = Object.keys(SAMPLES) as readonly (keyof TextMessages)[];

describe('the catalogues', () => {
  it.each(KINDS)('say the same in both languages: %s', (kind) => {
    const catalogues = { ko: TEXTS.ko[kind], en: TEXTS.en[kind] };
    expect(parityFaults<object>(catalogues as never, SAMPLES[kind])).toEqual([]);
  });

  it('name everything in both languages, nothing twice', () => {
    for (const lang of LOCALES) {
      const names = CARD_IDS.map((card) => nameOfCard(card, lang));
      expect(new Set(names).size).toBe(CARD_IDS.length);
      for (const kind of Object.keys(NAMES.ko) as readonly (keyof typeof NAMES.ko)[]) {
        expect(Object.keys(NAMES[lang][kind])).toEqual(Object.keys(NAMES.ko[kind]));
        for (const name of Object.values(NAMES[lang][kind])) {
          expect(name).toMatch(lang === 'ko' ? /[가-힣ㄱ-ㅎ]|^(?:EMP|VP|Lv|HP|ATK)$/ : /^[^가-힣]+$/);
        }
      }
    }
    for (const card of CARDS) {
      if (card.kind === 'piece') for (const { id } of card.powers) expect(powerName(id, 'ko')).toMatch(/[가-힣]/);
    }
  });

  it('speak as a good referee: sentences end, nobody shouts', () => {
    const texts = LOCALES.map((lang) => told.rulings.map((ruling) => rulingText(ruling, lang)));
    for (const text of texts.flat()) expect(text).toMatch(/^\S.*\.$/s);
    for (const text of texts[0] ?? []) expect(text).toMatch(/다\.$/);
    for (const text of texts.flat()) expect(text).not.toMatch(/[!！]|\s\s|undefined|null|NaN|\[object/);
  });

  it.each(LOCALES)('use one word for one thing (%s)', (lang) => {
    const texts = [
      ...told.rulings.map((ruling) => rulingText(ruling, lang)),
      ...told.events.map((event) => eventText(event, lang) ?? ''),
      ...Object.values(TEXTS[lang].rules).map(String),
    ];
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.flatMap((text) => wordFaults(text, WORDS_TO_AVOID[lang]))).toEqual([]);
  });

  it.each(LOCALES)('and so does what scenarios tell (%s)', (lang) => {
    const texts = scenarioTexts().flatMap(({ text }) => proseIn(parse(text), lang));
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap((text) => wordFaults(text, WORDS_TO_AVOID[lang]))).toEqual([]);
  });
});

/** Titles, prose and questions of a scenario: whatever it says in both languages. */
function proseIn(value: unknown, lang: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, lang));
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = (value as Readonly<Record<string, unknown>>)[lang];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap((item) => proseIn(item, lang))];
}

describe('Korean particles', () => {
  const texts = [
    ...told.rulings.map((ruling) => rulingText(ruling, 'ko')),
    ...told.events.map((event) => eventText(event, 'ko') ?? ''),
  ];

  it('follow the last sound of every card and power, whether its cell stands behind it or not', () => {
    expect(texts.length).toBeGreaterThan(400);
    // Some names begin like others: the longer ones are looked at by themselves.
    const cards = texts.map((text) => text.replaceAll('개미굴', '굴'));
    const powers = cards.map((text) => text.replace(/행성굴착기|증폭기/g, '').replaceAll('제압사격', '사격'));
    const faultsOf = (told: readonly string[], names: readonly string[]): readonly string[] =>
      told.flatMap((text) =>
        names.flatMap((name) => [
          ...particleFaults(text, name, endingOf(name)),
          ...[...text.matchAll(/\(\d,\d\)/g)].flatMap(([cell]) => particleFaults(text, name + cell, endingOf(name))),
        ]),
      );
    const names = CARD_IDS.map((card) => nameOfCard(card, 'ko'));
    const faults = [...faultsOf(cards, names), ...faultsOf(powers, [...Object.values(NAMES.ko.powers), '굴', '사격'])];
    expect(faults).toEqual([]);
  });
});

function endingOf(name: string): Ending {
  // Spelt out: 이엠피.
  if (name === 'EMP') return 'vowel';
  const jamo = (name.at(-1) ?? '').normalize('NFD');
  if (jamo.length < 3) return 'vowel';
  return jamo[2] === '\u11af' ? 'rieul' : 'consonant';
}

describe('explanations', () => {
  it('give the ruling point, its ground and what it rests on, each once', () => {
    const piece = ONE;
    const other = { ...ONE, side: 1, card: 'ant' } as const;
    const params = { striker: piece, target: other, atk: 2, before: 1, after: 0, rotation: 1, stage: 4 };
    const [struck, captured, top] = [rulingId('r1'), rulingId('r2'), rulingId('r3')];
    const rulings = [
      { id: struck, rule: 'PLM-B4', subject: 'x', verdict: 'struck', params, because: [] },
      {
        id: captured,
        rule: 'PLM-B23',
        subject: 'y',
        verdict: 'captured',
        params: { piece: other, by: piece },
        because: [struck],
      },
      {
        id: top,
        rule: 'PLM-O1',
        subject: '(2,4)',
        verdict: 'occupied',
        params: { cell: 15, side: 0 },
        because: [captured, struck],
      },
    ] as const;
    expect(rulingLines(rulings, 'r3', 'en').map(({ depth, rule }) => [depth, rule])).toEqual([
      [0, 'PLM-O1'],
      [1, 'PLM-B23'],
      [2, 'PLM-B4'],
    ]);
    expect(renderRulingTree(rulings, 'r3', 'ko')).toMatchInlineSnapshot(`
      "(2,4)는 한쪽 기물만 있어 a가 점령한다. [PLM-O1]
        b의 개미(2,4)가 a의 갑사(2,4)에게 포획되었다. [PLM-B23]
          1회차 4단계: a의 갑사(2,4)가 b의 개미(2,4)를 ATK 2로 공격했다. HP 1 → 0이다. [PLM-B4]"
    `);
    expect(renderRulingTree(rulings, 'r3', 'en')).toMatchInlineSnapshot(`
      "Only a stands on (2,4), so it occupies it. [PLM-O1]
        b’s Ant (2,4) was captured by a’s Guardsman (2,4). [PLM-B23]
          Rotation 1, stage 4: a’s Guardsman (2,4) struck b’s Ant (2,4) with ATK 2, HP 1 → 0. [PLM-B4]"
    `);
    expect(() => rulingLines(rulings, 'r9', 'en')).toThrow('r9');
  });

  it('lay a battle out rotation by rotation', () => {
    const rulings = battleIn('pages/walkthrough');
    expect(battleTable(rulings, 'ko').join('\n')).toMatchInlineSnapshot(`
      "(2,4)의 전투
        공격 전(1~3단계)
          b의 들불(2,4)이 a의 갑사(2,4)에게 포획되었다.
          a의 수문장(2,4)의 수호방패는 조건이 되지 않아 발동하지 않았다.
          a의 수문장(2,4)의 수호방패는 조건이 되지 않아 발동하지 않았다.
          b가 a에게서 7도르를 빼앗으려 했고, 있는 만큼인 5도르를 가져갔다.
          b의 들불(2,4)의 멸시는 조건이 되지 않아 발동하지 않았다.
        1회차
          4단계  a의 갑사(2,4) → b의 산적(2,4)  ATK 2  HP 3 → 1
          4단계  a의 수문장(2,4) → b의 산적(2,4)  ATK 1  HP 1 → 0  포획
          4단계  a의 수문장(2,4) → b의 들불(2,4)  ATK 1  HP 3 → 2
          5단계  b의 들불(2,4) → a의 갑사(2,4)  ATK 1  HP 3 → 2
        2회차
          4단계  a의 갑사(2,4) → b의 들불(2,4)  ATK 2  HP 2 → 0  포획
          4단계  a의 수문장(2,4) → b의 조커(2,4)  ATK 1  HP 4 → 0  포획
          2회차: a의 수문장(2,4)은 공격할 상대가 없었다."
    `);
    expect(battleTable(rulings, 'en').join('\n')).toMatchInlineSnapshot(`
      "Battle of (2,4)
        Before the strikes (stages 1 to 3)
          b’s Wildfire (2,4) was captured by a’s Guardsman (2,4).
          Ward of a’s Gatekeeper (2,4) did not fire: its condition failed.
          Ward of a’s Gatekeeper (2,4) did not fire: its condition failed.
          b wanted 7 dor of a and took the 5 there were.
          Disdain of b’s Wildfire (2,4) did not fire: its condition failed.
        Rotation 1
          stage 4  a’s Guardsman (2,4) → b’s Bandit (2,4)  ATK 2  HP 3 → 1
          stage 4  a’s Gatekeeper (2,4) → b’s Bandit (2,4)  ATK 1  HP 1 → 0  captured
          stage 4  a’s Gatekeeper (2,4) → b’s Wildfire (2,4)  ATK 1  HP 3 → 2
          stage 5  b’s Wildfire (2,4) → a’s Guardsman (2,4)  ATK 1  HP 3 → 2
        Rotation 2
          stage 4  a’s Guardsman (2,4) → b’s Wildfire (2,4)  ATK 2  HP 2 → 0  captured
          stage 4  a’s Gatekeeper (2,4) → b’s Joker (2,4)  ATK 1  HP 4 → 0  captured
          Rotation 2: a’s Gatekeeper (2,4) had nobody to strike."
    `);
    expect(battleTable([], 'en')).toEqual([]);
  });
});

/** The rulings of the last decision of a scenario. */
function battleIn(id: string): readonly Ruling[] {
  const file = scenarioTexts().find((one) => one.id === id);
  const played = playedIn(file?.text ?? '');
  return played.at(-1) ?? [];
}
