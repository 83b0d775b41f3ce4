import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/cards/index.ts';
import { HOUSE_FIGURES } from '../src/house.ts';
import { isRuleCode, type PlamerRule, RULE_CODES, RULES } from '../src/rules/registry.ts';
import { type Rule, SECTIONS, sourceText } from '../src/rules/rule.ts';
import { ruleSentence, sectionTitle } from '../src/text/index.ts';
import { scenarioTexts } from './scenario-files.ts';

const root = new URL('../', import.meta.url);
const document = readFileSync(new URL('RULES.md', root), 'utf8');
const rules: ReadonlyMap<PlamerRule, Rule> = new Map(RULE_CODES.map((id) => [id, RULES[id]]));

/** Cells of the document's rows by rule id, in their order. */
const rows = document.split('\n').flatMap((line): (readonly string[])[] => {
  const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
  return cells[0]?.startsWith('PLM-') ? [cells] : [];
});

function textsUnder(folder: string, isOne: (path: string) => boolean): readonly string[] {
  const at = new URL(folder, root);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules') && isOne(path))
    .map((path) => readFileSync(new URL(path, at), 'utf8'));
}

/** Ids in a text, those of ranges (`PLM-O1 … PLM-O5`) included. */
function idsIn(text: string): readonly string[] {
  const ranges = [...text.matchAll(/PLM-([A-Z])(\d+) (?:…|to) PLM-\1(\d+)/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `PLM-${letter}${Number(from) + index}`),
  );
  return [...ranges, ...[...text.matchAll(/PLM-[A-Z]\d+/g)].map(([id]) => id)];
}

describe('the registry of rules', () => {
  it('and RULES.md say the same, in the same order', () => {
    const expected = SECTIONS.flatMap((section) => [...rules].filter(([, rule]) => rule.section === section)).map(
      ([id, { sources, confirmed }]) => [
        id,
        ruleSentence(id, 'ko'),
        ruleSentence(id, 'en'),
        sources.map(sourceText).join(' · '),
        confirmed.length === 0 ? '–' : confirmed.join(', '),
      ],
    );
    expect(rows).toEqual(expected);
  });

  it('is in chapters, each with its title in both languages', () => {
    const titles = SECTIONS.map(
      (section) => `## ${section} · ${sectionTitle(section, 'ko')} · ${sectionTitle(section, 'en')}`,
    );
    expect(document.split('\n').filter((line) => line.startsWith('## '))).toEqual(expect.arrayContaining(titles));
    for (const [id, { section }] of rules) expect(id.slice(4, 5)).toBe(section);
  });

  it('counts each chapter through from 1, names sources, and knows the four days of confirmation', () => {
    for (const section of SECTIONS) {
      const ids = RULE_CODES.filter((id) => RULES[id].section === section);
      expect(ids).toEqual(ids.map((_, index) => `PLM-${section}${index + 1}`));
    }
    for (const [id, { sources, note }] of rules) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(note, id).not.toBe('');
    }
    const days = [...rules.values()].flatMap(({ confirmed }) => confirmed);
    expect([...new Set(days)].sort()).toEqual(['2026-09-16', '2026-09-17', '2026-09-24', '2026-09-25']);
  });

  it('has every rule cited by a scenario or by the title of a test, and no scenario cites another', () => {
    const scenarios = scenarioTexts().flatMap(({ text }) => idsIn(text));
    expect(scenarios.filter((id) => !isRuleCode(id))).toEqual([]);
    const tests = textsUnder('test/', () => true);
    const titled = tests.flatMap((text) =>
      [...text.matchAll(/\[(PLM-[A-Z]\d+(?:[,\s\][]+PLM-[A-Z]\d+)*)\]/g)].flatMap(([, ids = '']) => idsIn(ids)),
    );
    expect(titled.filter((id) => !isRuleCode(id))).toEqual([]);
    const tested = new Set([...scenarios, ...titled]);
    expect(RULE_CODES.filter((id) => !tested.has(id) && !ELSEWHERE.has(id))).toEqual([]);
  });

  it('and the code that applies it cite each other', () => {
    const sources = textsUnder('src/', (path) => !/^rules\/registry|^text\/(ko|en)-rules/.test(path));
    const cited = new Set(sources.flatMap(idsIn));
    expect([...cited].filter((id) => !isRuleCode(id)).sort()).toEqual([]);
    expect(RULE_CODES.filter((id) => !cited.has(id) && !ELSEWHERE.has(id))).toEqual([]);
  });

  it('is what cards and house figures cite', () => {
    const cards = CARDS.flatMap((card) => [
      card.rule,
      ...(card.kind === 'piece' ? card.powers.map(({ rule }) => rule) : []),
    ]);
    const figures = Object.values(HOUSE_FIGURES).map(({ rule }) => rule);
    expect([...cards, ...figures].filter((id) => !isRuleCode(id))).toEqual([]);
    for (const id of figures) expect(RULES[id as PlamerRule].sources, id).toContainEqual({ kind: 'house' });
  });

  it('is not asked for rules that are none', () => {
    expect(isRuleCode('PLM-B99')).toBe(false);
    expect(() => ruleSentence('PLM-B99', 'en')).toThrow('PLM-B99');
  });
});

/** Rules of the table: whoever runs a match keeps them, not this package. */
const ELSEWHERE: ReadonlySet<string> = new Set(['PLM-T3', 'PLM-T4', 'PLM-T5'] satisfies readonly PlamerRule[]);
