import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { isRuleCode, RULE_CODES, RULES, type RuleCode } from '../src/rules/registry.ts';
import { type Rule, SECTIONS, sourceText } from '../src/rules/rule.ts';
import { ruleSentence, sectionTitle } from '../src/text/index.ts';
import { readScenarioFiles } from './scenario-files.ts';

const root = new URL('../', import.meta.url);
const document = readFileSync(new URL('RULES.md', root), 'utf8');
const rules: ReadonlyMap<RuleCode, Rule> = new Map(RULE_CODES.map((id) => [id, RULES[id]]));

/** Cells of the document's rows by rule id, in their order. */
const rows = document.split('\n').flatMap((line): (readonly string[])[] => {
  const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
  return cells[0]?.startsWith('DIP-') ? [cells] : [];
});

function textsUnder(folder: string, isOne: (path: string) => boolean): readonly string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return files.filter(isOne).map((file) => readFileSync(new URL(`${folder}${file}`, root), 'utf8'));
}

/** Ids in a text, those of lists and ranges (`DIP-L7, L9`, `DIP-S2 to S5`) included. */
function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/DIP-([A-Z])(\d+)((?:(?:,| to| and) [A-Z]\d+)*)/g)].flatMap(
    ([, letter = '', first = '', more = '']) => {
      const ids = [Number(first)];
      for (const [, joint, section, number] of more.matchAll(/(,| to| and) ([A-Z])(\d+)/g)) {
        if (section !== letter) continue;
        const last = ids.at(-1) ?? 0;
        const from = joint === ' to' ? last + 1 : Number(number);
        for (let id = from; id <= Number(number); id++) ids.push(id);
      }
      return ids.map((id) => `DIP-${letter}${id}`);
    },
  );
}

describe('the registry of rules', () => {
  it('and RULES.md say the same, in the same order', () => {
    const expected = [...rules].map(([id, { sources, confirmed, fields }]) => [
      id,
      ruleSentence(id, 'ko'),
      ruleSentence(id, 'en'),
      sources.map(sourceText).join(' · '),
      confirmed,
      fields.length === 0 ? '–' : fields.map((field) => `\`${field}\``).join(', '),
    ]);
    expect(rows).toEqual(expected);
  });

  it('is in chapters, each with its title in both languages', () => {
    const titles = SECTIONS.map(
      (section) => `## ${section} · ${sectionTitle(section, 'ko')} · ${sectionTitle(section, 'en')}`,
    );
    expect(document.split('\n').filter((line) => line.startsWith('## '))).toEqual(titles);
    for (const [id, { section }] of rules) expect(id.slice(4, 5)).toBe(section);
  });

  it('counts each chapter through from 1, and names sources and a day for every rule', () => {
    for (const section of SECTIONS) {
      const ids = RULE_CODES.filter((id) => RULES[id].section === section);
      expect(ids).toEqual(ids.map((_, index) => `DIP-${section}${index + 1}`));
    }
    for (const [id, { sources, confirmed }] of rules) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(confirmed, id).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('cites only cases of the DATC that are played as scenarios', () => {
    const played = new Set(readScenarioFiles().map(({ id }) => id.replace(/@.*/, '')));
    for (const [id, { sources }] of rules) {
      for (const source of sources) {
        if (source.kind !== 'datc' || source.at.startsWith('4.')) continue;
        expect(played.has(`datc-3/${source.at}`), `${id} cites ${source.at}`).toBe(true);
      }
    }
  });

  it('names every policy field under some rule', () => {
    const named = new Set([...rules.values()].flatMap(({ fields }) => fields));
    for (const edition of Object.keys(EDITIONS) as EditionId[]) {
      const unnamed = Object.keys(EDITIONS[edition]).filter((field) => ![...named].some((one) => one === field));
      expect(unnamed).toEqual([]);
    }
  });

  it('has every rule cited by a scenario or by the title of a test, and no scenario cites another', () => {
    const scenarios = readScenarioFiles().flatMap(({ rules: about, steps }) => [
      ...about,
      ...steps.flatMap(({ expect: { orders } }) => Object.values(orders).map(([, rule]) => rule)),
    ]);
    expect(scenarios.filter((id) => !isRuleCode(id))).toEqual([]);
    // Titles begin with their rules: `[DIP-M2] …`, or they are in a table of cases (`rule: 'DIP-M2'`).
    const tests = textsUnder('test/', (path) => path.endsWith('.ts'));
    const titled = tests.flatMap((text) => [
      ...[...text.matchAll(/\[(DIP-[A-Z]\d+(?:[\] [,]+DIP-[A-Z]\d+)*)\]/g)].flatMap(([, ids = '']) => idsIn(ids)),
      ...[...text.matchAll(/rule: '(DIP-[A-Z]\d+)'/g)].map(([, id = '']) => id),
    ]);
    const tested = new Set([...scenarios, ...titled]);
    expect(RULE_CODES.filter((id) => !tested.has(id))).toEqual([]);
    expect(titled.filter((id) => !isRuleCode(id))).toEqual([]);
  });

  it('and the code that applies it cite each other', () => {
    const sources = textsUnder('src/', (path) => path.endsWith('.ts') && !/^rules\/|^text\/(ko|en)\.ts$/.test(path));
    const cited = new Set(sources.flatMap(idsIn));
    expect([...cited].filter((id) => !isRuleCode(id)).sort()).toEqual([]);
    expect(RULE_CODES.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('is not asked for rules that are none', () => {
    expect(isRuleCode('DIP-M99')).toBe(false);
    expect(() => ruleSentence('DIP-M99', 'en')).toThrow('DIP-M99');
  });
});
