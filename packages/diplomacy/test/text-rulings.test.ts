import { type Json, LOCALES, type Ruling, rulingId } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { rulingText } from '../src/text/index.ts';
import { ko } from '../src/text/ko.ts';
import type { RulingCode } from '../src/text/messages.ts';
import { readUnit } from '../src/text/named-unit.ts';
import { namingOf } from '../src/text/naming.ts';
import { rulesTold, rulingWords } from '../src/text/ruling-words.ts';
import { names, phaseOn, rulingsOf } from './text-positions.ts';
import { RULING_CASES, type RulingCase } from './text-ruling-cases.ts';

const naming = namingOf('ko', names);
const codeOf = (ruling: Ruling): RulingCode | undefined => rulingWords(ruling, naming)?.code;
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const kindOf = ({ params: { kind } }: Ruling): string => textOf(kind);
const ruled = ({ lines, on, kind, subject, code }: RulingCase): Ruling | undefined =>
  rulingsOf(lines, on).find((one) => one.subject === subject && kindOf(one) === kind && codeOf(one) === code);

/** Movement phases of every kind, under every paradox rule. */
const POLICIES: readonly Policy[] = [
  EDITIONS['datc-3'],
  EDITIONS['tutorial-2021'],
  EDITIONS['rulebook-2023'],
  { ...EDITIONS['datc-3'], convoyParadox: 'all-hold' },
  { ...EDITIONS['datc-3'], convoyParadox: 'rule-1971', multiRouteConvoy: 'any', landFallback: 'disrupted' },
  { ...EDITIONS['datc-3'], convoyParadox: 'rule-1982', adjacentConvoy: 'own-fleet' },
];
const phases = Array.from({ length: 900 }, (_, seed) => {
  const { units, orders } = generate(STANDARD_MAP, 2_000_000 + seed);
  const position: Position = { phase: 'S1901M', units, centres: {}, dislodged: [], contested: [], civilDisorder: [] };
  return phaseOn(position, orders, POLICIES[seed % POLICIES.length] ?? EDITIONS['datc-3']);
});

describe('the sentence of a ruling', () => {
  it.each(RULING_CASES.map((one) => [`[${one.rule}] ${one.code}: ${one.subject}`, one] as const))('%s', (_, one) => {
    const ruling = ruled(one);
    if (ruling === undefined) throw new Error('no such ruling');
    expect(rulesTold(ruling, rulingWords(ruling, naming))).toContain(one.rule);
    expect(rulingText(ruling, 'ko', names)).toBe(one.ko);
    expect(rulingText(ruling, 'en', names)).toBe(one.en);
  });

  it('has a real position for each', () => {
    const shown = new Set<string>(RULING_CASES.map(({ code }) => code));
    expect(Object.keys(ko.rulings).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('always names who is to blame for a lost route, and who cut a support', () => {
    const lost = phases.flatMap(({ rulings }) =>
      rulings.filter((ruling) => {
        const isRoute = kindOf(ruling) === 'route' && (ruling.rule === 'DIP-C2' || ruling.rule === 'DIP-C3');
        return isRoute || (kindOf(ruling) === 'support' && ruling.verdict === 'cut');
      }),
    );
    for (const { params } of lost) expect([params['culprits'], params['opponents']]).not.toEqual([[], []]);
    expect(new Set(lost.map(({ rule }) => rule))).toEqual(new Set(['DIP-C2', 'DIP-C3', 'DIP-S2']));
  });

  it('is one of those for whatever is ruled on generated positions', () => {
    const told = (ruling: Ruling): string => `${kindOf(ruling)} ${ruling.verdict} ${codeOf(ruling)}`;
    const known = new Set(RULING_CASES.map(ruled).flatMap((ruling) => (ruling === undefined ? [] : [told(ruling)])));
    const orders = phases.flatMap(({ rulings }) => rulings.filter((ruling) => kindOf(ruling) !== 'note'));
    const found = new Set(orders.map(told));
    expect([...found].filter((one) => !known.has(one)).sort()).toEqual([]);
    expect(found.size).toBeGreaterThan(40);
  });

  it('claims nothing of other units that did not befall them', () => {
    const seen = new Map<string, number>();
    for (const { rulings, result } of phases) {
      const verdictOf = (unit: string): string | undefined => {
        const { power, at } = readUnit(unit);
        return result.orders.find((order) => order.power === power && order.unit === at)?.verdict;
      };
      const check = (units: readonly string[], verdict: string): void => {
        seen.set(verdict, (seen.get(verdict) ?? 0) + units.length);
        for (const unit of units) expect(verdictOf(unit), unit).toBe(verdict);
      };
      for (const ruling of rulings) {
        const words = rulingWords(ruling, naming);
        const { opponents, unit } = ruling.params;
        const all = Array.isArray(opponents) ? opponents.map(textOf) : [];
        const named = (texts: readonly string[]): readonly string[] =>
          all.filter((one) => texts.includes(naming.unitInSentence(readUnit(one))));
        if (words?.code === 'move.repelled') check(named(words.params.losers), 'dislodged');
        if (words?.code === 'move.unreached') check(named(words.params.rivals), 'no-route');
        if (words?.code === 'move.vacated') check(named([words.params.leaver]), 'succeeds');
        if (words?.code === 'support.dislodged') check([textOf(unit)], 'dislodged');
        if (words?.code === 'support.unreached') check(all, 'no-route');
      }
    }
    for (const verdict of ['dislodged', 'no-route', 'succeeds']) expect(seen.get(verdict)).toBeGreaterThan(10);
  });

  it('is the rule’s own where there is nothing more to say', () => {
    const refused: Ruling = {
      id: rulingId('refused-1'),
      rule: 'DIP-T7',
      subject: 'AUSTRIA A VIE - VEN',
      verdict: 'refused',
      params: { kind: 'refusal', seat: 'AUSTRIA', found: 'VEN' },
      because: [],
    };
    const { found: _, ...bare } = refused.params;
    expect(LOCALES.map((lang) => rulingText(refused, lang, names))).toEqual([
      '지도에 있는 지역과 나라만 말할 수 있다. (베네치아(Ven))',
      'Only provinces and powers of the map can be named. (Venice)',
    ]);
    expect(rulingText({ ...refused, params: bare }, 'en', names)).toBe(
      'Only provinces and powers of the map can be named.',
    );
    expect(rulingText({ ...refused, rule: 'DIP-W2', params: { ...bare, found: 'ITALY' } }, 'ko', names)).toBe(
      '나라들이 합의하면 비기며, 병참이 있는 나라 모두가, 또는 그 가운데 합의로 정한 나라들이 무승부를 나눈다. (이탈리아)',
    );
  });
});
