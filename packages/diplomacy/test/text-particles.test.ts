import { type Ending, josa, type Message, particleFaults } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { TEXTS } from '../src/text/catalogues.ts';
import { namingOf } from '../src/text/naming.ts';
import { names } from './text-positions.ts';
import { KINDS, SAMPLES, sampled } from './text-samples.ts';

const naming = namingOf('ko', names);

/** How some names end, by ear. */
const BY_EAR: readonly (readonly [string, Ending])[] = [
  ['KIE', 'rieul'],
  ['VIE', 'consonant'],
  ['SER', 'vowel'],
  ['NTH', 'vowel'],
  ['TYR', 'rieul'],
  ['LVP', 'rieul'],
  ['POR', 'rieul'],
  ['SEV', 'rieul'],
  ['BEL', 'vowel'],
  ['BOT', 'consonant'],
  ['ENG', 'consonant'],
  ['STP/NC', 'consonant'],
  ['SPA', 'consonant'],
  ['DEN', 'vowel'],
  ['MUN', 'consonant'],
  ['LON', 'consonant'],
  ['AUSTRIA', 'vowel'],
  ['ENGLAND', 'consonant'],
  ['GERMANY', 'rieul'],
  ['TURKEY', 'vowel'],
];

const places = STANDARD_MAP.provinces.flatMap(({ id, coasts = [] }) => [
  id,
  ...coasts.map((coast) => `${id}/${coast}`),
]);
const powers = STANDARD_MAP.powers.map(({ id }) => id);
const nameOf = (id: string): string => (powers.includes(id) ? naming.power(id) : naming.place(id));

/** Everything that a text can be told: places, powers, and units as sentences and as headlines name them. */
const NAMES: readonly string[] = [
  ...[...places, ...powers].map(nameOf),
  ...powers.flatMap((power) => {
    const unit = { power, type: 'F', at: 'KIE' } as const;
    return [naming.unitInSentence(unit), naming.label(unit), naming.unitInSentence({ ...unit, type: null })];
  }),
];

/** From the letters of the last syllable: its final consonant is its place in the row of 28. */
function endingOf(name: string): Ending {
  const last = name.replace(/\([^)]*\)$/, '').at(-1) ?? '';
  if (!/[가-힣]/.test(last)) throw new Error(`not a Korean name: ${name}`);
  const jamo = last.normalize('NFD');
  if (jamo.length < 3) return 'vowel';
  return jamo[2] === '\u11af' ? 'rieul' : 'consonant';
}

/** Parts of sentences, which are texts themselves: whatever is named in them is tried where they are made. */
const CLAUSES: readonly string[] = ['phrase', 'outcome', 'hands'];

/** The samples with every name in them replaced by this one. */
function told(value: unknown, name: string): unknown {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((item) => told(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, CLAUSES.includes(key) ? item : told(item, name)]),
  );
}

describe('particles', () => {
  it.each(BY_EAR)('follow the last sound of %s: %s', (id, ending) => {
    expect(endingOf(nameOf(id))).toBe(ending);
    const after = { vowel: ['가', '로'], rieul: ['이', '로'], consonant: ['이', '으로'] }[ending];
    expect([josa(nameOf(id), '이/가'), josa(nameOf(id), '으로/로')]).toEqual(after.map((one) => nameOf(id) + one));
  });

  it('are found wrong where they are', () => {
    const wrong = ['빈(Vie)로 갔다.', '빈(Vie)가 졌다.', '빈(Vie)을(를) 얻었다.', '빈(Vie)쯤'];
    for (const text of wrong) expect(particleFaults(text, '빈(Vie)', 'consonant'), text).toHaveLength(1);
    expect(particleFaults('“빈(Vie)”라고 적었다.', '빈(Vie)', 'consonant')).toHaveLength(1);
    expect(particleFaults('킬(Kie)으로', '킬(Kie)', 'rieul')).toHaveLength(1);
    expect(particleFaults('빈(Vie)으로, 빈(Vie)에서 빈(Vie).', '빈(Vie)', 'consonant')).toEqual([]);
  });

  it.each(KINDS)('are right behind all places, powers and units in every Korean text: %s', (kind) => {
    const samples: Readonly<Record<string, readonly unknown[]>> = { ...sampled<object>(kind, SAMPLES[kind]) };
    let joined = 0;
    for (const [code, message] of Object.entries<Message<never>>(TEXTS.ko[kind])) {
      for (const name of NAMES) {
        const ending = endingOf(name);
        for (const params of samples[code] ?? []) {
          const text = typeof message === 'function' ? message(told(params, name) as never) : message;
          if (text.includes(name)) joined++;
          expect(particleFaults(text, name, ending), code).toEqual([]);
        }
      }
    }
    const takesNames = [
      'rulings',
      'heads',
      'problems',
      'problemParts',
      'notes',
      'hints',
      'outcomes',
      'phases',
      'remedyChanges',
    ];
    if (takesNames.includes(kind)) expect(joined).toBeGreaterThan(100);
  });

  it.each([
    [0, 'consonant'],
    [1, 'rieul'],
    [2, 'vowel'],
    [3, 'consonant'],
    [4, 'vowel'],
    [5, 'vowel'],
    [6, 'consonant'],
    [7, 'rieul'],
    [8, 'rieul'],
    [9, 'vowel'],
    [10, 'consonant'],
  ] as const)('follow the strength %i as it is read', (strength, ending) => {
    const force = { strength, supporters: [], uncounted: [] };
    const rival = { unit: 'A', strength: 1, supporters: [] };
    const { rulings } = TEXTS.ko;
    const texts = [
      typeof rulings['move.held'] === 'function' ? rulings['move.held']({ force, rival }) : '',
      typeof rulings['move.strongest'] === 'function'
        ? rulings['move.strongest']({ to: 'A', force, rivals: ['B'], against: strength })
        : '',
    ];
    for (const text of texts) {
      expect(text).toContain(String(strength));
      expect(particleFaults(text.replaceAll('힘 1)', ''), String(strength), ending)).toEqual([]);
    }
  });
});
