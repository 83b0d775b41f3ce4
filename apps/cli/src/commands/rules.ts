import {
  DEFAULT_EDITION,
  type EditionId,
  type Policy,
  policyOf,
  policyText,
  policyTitle,
  RULE_CODES,
  RULES,
  type RuleCode,
  ruleSentence,
  SECTIONS,
  sectionTitle,
  sourceText,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { DONE } from '../exit-status.ts';
import { scenarioFiles } from '../scenario/files.ts';
import type { OfGame } from '../scenario/games.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { ruleNamed, rulesAlike } from '../text/rule-names.ts';
import { sourceWords } from '../text/sources.ts';
import { wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import { isPlamerRule, plamerRule, plamerRules } from './plamer-rules.ts';

/** What can be said behind `panjeong rules`. */
export interface RulesOptions extends OfGame {
  readonly edition?: EditionId;
  /** Some choices are the map's: how many centres win. */
  readonly map: string;
}

/** Shows all rules, one of them, or every choice an edition makes. */
export async function showRules(
  terminal: Terminal,
  locale: Locale,
  id: string | undefined,
  { edition, map, game }: RulesOptions,
): Promise<number> {
  const paint = paintFor(terminal);
  const words = wordsIn(locale);
  const choice = (field: keyof Policy, policy: Policy): string =>
    `  ${paint('bold', policyTitle(field, locale))}: ${policyText(field, policy[field], locale)} ${paint('dim', `${field} = ${policy[field]}`)}`;
  const policyIn = (used: EditionId): Policy => policyOf({ map, edition: used, policy: {} });
  const lines: string[] = [];
  if (id !== undefined && (isPlamerRule(id) || game === 'plamer')) {
    lines.push(...plamerRule(id, locale, paint));
  } else if (game === 'plamer') {
    lines.push(...plamerRules(locale, paint));
  } else if (id !== undefined) {
    const code = ruleNamed(id);
    if (code === null) throw new UsageError(words('unknown-rule', { id, nearest: rulesAlike(id) }));
    const { sources, confirmed, fields } = RULES[code];
    lines.push(`${paint('bold', code)}  ${ruleSentence(code, locale)}`);
    lines.push(
      `  ${words('rule-source', { source: sources.map((source) => sourceWords(sourceText(source), locale)).join(' · ') })} · ${confirmed}`,
    );
    const used = edition ?? DEFAULT_EDITION;
    if (fields.length > 0) {
      lines.push('', words('policy-of', { edition: used }));
      lines.push(...fields.map((field) => choice(field, policyIn(used))));
    }
    const scenarios = scenarioFiles('diplomacy').filter(({ text }) => isAbout(text, code));
    if (scenarios.length > 0) {
      lines.push('', words('rule-scenarios'));
      lines.push(...scenarios.map((scenario) => `  ${scenario.id}`));
    }
  } else if (edition !== undefined) {
    lines.push(paint('bold', words('policy-of', { edition })), '');
    lines.push(...policyFields(policyIn(edition)).map((field) => choice(field, policyIn(edition))));
  } else {
    for (const section of SECTIONS) {
      const codes = RULE_CODES.filter((code) => RULES[code].section === section);
      if (lines.length > 0) lines.push('');
      lines.push(paint('bold', sectionTitle(section, locale)));
      lines.push(...codes.map((code) => `  ${code.padEnd(8)}  ${ruleSentence(code, locale)}`));
    }
    if (game === undefined) lines.push('', ...plamerRules(locale, paint));
  }
  await write(terminal.stdout, `${lines.join('\n')}\n`);
  return DONE;
}

function policyFields(policy: Policy): readonly (keyof Policy)[] {
  return Object.keys(policy) as (keyof Policy)[];
}

/** Whether the text of a scenario file names a rule as one it is about. */
function isAbout(text: string, code: RuleCode): boolean {
  const named = /^rules: \[(.*)\]/m.exec(text)?.[1] ?? '';
  return named.split(/,\s*/).includes(code);
}
