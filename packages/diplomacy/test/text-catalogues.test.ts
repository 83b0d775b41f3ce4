import { LOCALES, parityFaults } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { TEXTS, tell } from '../src/text/catalogues.ts';
import type { RulingCode, RulingMessages } from '../src/text/messages.ts';
import type { NamedUnit } from '../src/text/named-unit.ts';
import { namingOf } from '../src/text/naming.ts';
import { names } from './text-positions.ts';
import { KINDS, RULINGS, SAMPLES, sampled, textsOf } from './text-samples.ts';

/** These put together what they are told, and have no words of their own. */
const WORDLESS = { heads: ['order', 'found', 'and-dislodged', 'knot'], picture: ['whole', 'province'] } as const;

describe('the catalogues', () => {
  it.each(KINDS)('say the same in both languages: %s', (kind) => {
    const catalogues = { ko: TEXTS.ko[kind], en: TEXTS.en[kind] };
    const wordless = new Set<string>(WORDLESS[kind as keyof typeof WORDLESS] ?? []);
    expect(parityFaults<object>(catalogues as never, sampled<object>(kind, SAMPLES[kind]), wordless)).toEqual([]);
  });

  it('speak as a good referee: no exclamation marks, no sentence without an end', () => {
    for (const lang of LOCALES) {
      for (const text of KINDS.flatMap((kind) => textsOf(lang, kind))) expect(text).not.toMatch(/[!！]|\s$|^\s|\s\s/);
      const sentences = (['rules', 'rulings', 'policy', 'notes', 'outcomes', 'remedies'] as const).flatMap((kind) =>
        textsOf(lang, kind),
      );
      for (const text of sentences) expect(text).toMatch(/\.$/);
    }
  });

  it('rule in plain 해라체, and talk about a sheet in 해요체', () => {
    const ruled = (['rules', 'rulings', 'policy', 'remedies'] as const).flatMap((kind) => textsOf('ko', kind));
    // One sentence is put together from samples in no language.
    for (const text of ruled.filter((sentence) => !sentence.endsWith(' y.'))) {
      expect(text).toMatch(/다(\([^)]*\))?\.$/);
      expect(text).not.toMatch(/[요죠]\./);
    }
    for (const text of textsOf('ko', 'problems')) expect(text).toMatch(/요\.$/);
    for (const text of textsOf('ko', 'hints')) expect(text).toMatch(/요[.?]$|요: [^.]*\.$/);
  });
});

describe('every province and power in every ruling', () => {
  const places = STANDARD_MAP.provinces.flatMap(({ id, coasts = [] }) => [
    id,
    ...coasts.map((coast) => `${id}/${coast}`),
  ]);
  const powers = STANDARD_MAP.powers.map(({ id }) => id);
  const units = places.map((at, index): NamedUnit => {
    return { power: powers[index % powers.length] ?? '', type: index % 2 === 0 ? 'A' : 'F', at };
  });

  /** The samples with their names put through the naming of a language. */
  function named(value: unknown, unit: string, place: string): unknown {
    if (typeof value === 'string') return /^[AF] /.test(value) ? unit : place;
    if (Array.isArray(value)) return value.map((item) => named(item, unit, place));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, unit, place)]));
  }

  it.each(LOCALES)('has its particles right in what would have worked: %s', (lang) => {
    const naming = namingOf(lang, names);
    for (const unit of units) {
      for (const kind of ['remedies', 'remedyChanges', 'remedyOutcomes'] as const) {
        const samples: Readonly<Record<string, readonly unknown[]>> = { ...sampled<object>(kind, SAMPLES[kind]) };
        for (const [code, tries] of Object.entries(samples)) {
          for (const params of tries) {
            const told = named(params, naming.unitInSentence(unit), naming.place(unit.at));
            const text = tell(lang, kind, code as never, told as never);
            expect(text).not.toMatch(/\((?:을|를|이|가|은|는|과|와|으|로|으로)\)|undefined|null|\[object|, ,/);
          }
        }
      }
    }
  });

  it.each(LOCALES)('has its particles right and leaves no gap: %s', (lang) => {
    const naming = namingOf(lang, names);
    const samples = sampled<RulingMessages>('rulings', RULINGS);
    let told = 0;
    for (const unit of units) {
      for (const code of Object.keys(samples) as RulingCode[]) {
        for (const params of samples[code]) {
          const place = naming.place(unit.at);
          const text = tell(lang, 'rulings', code, named(params, naming.unitInSentence(unit), place) as never);
          told++;
          expect(text).not.toMatch(
            /\((?:을|를|이|가|은|는|과|와|으|로|으로)\)|undefined|null|NaN|\[object|\(\)|, ,|: \.|\{|\}/,
          );
          if (lang === 'en') expect(text).not.toMatch(/[가-힣]|\bthe the\b|\b[A-Z]{3}\b/);
        }
      }
    }
    expect(told).toBeGreaterThan(8000);
  });
});
