import type { Locale } from '@panjeong/kernel';
import { isRuleCode, RULE_CODES, RULES, ruleSentence, SECTIONS, sectionTitle, sourceText } from '@panjeong/plamer';
import { scenarioFiles } from '../scenario/files.ts';
import type { Paint } from '../terminal.ts';
import { sourceWords } from '../text/sources.ts';
import { wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

/** Whether a rule was asked for by an id of The Plamer. */
export const isPlamerRule = (id: string): boolean => /^plm-?/i.test(id);

/** All rules of The Plamer, by section. */
export function plamerRules(locale: Locale, paint: Paint): readonly string[] {
  return SECTIONS.flatMap((section) => {
    const codes = RULE_CODES.filter((code) => RULES[code].section === section);
    if (codes.length === 0) return [];
    return [
      '',
      paint('bold', sectionTitle(section, locale)),
      ...codes.map((code) => `  ${code.padEnd(8)}  ${ruleSentence(code, locale)}`),
    ];
  }).slice(1);
}

/** One rule with its sources and the scenarios about it. @param id `PLM-B4`, `plm-b4` */
export function plamerRule(id: string, locale: Locale, paint: Paint): readonly string[] {
  const words = wordsIn(locale);
  const code = `PLM-${id.toUpperCase().replace(/^PLM-?/, '')}`;
  if (!isRuleCode(code)) {
    const section = /^PLM-([A-Z])/.exec(code)?.[1];
    const nearest = RULE_CODES.filter((one) => RULES[one].section === section).slice(0, 8);
    throw new UsageError(words('unknown-rule', { id, nearest }));
  }
  const { sources, confirmed } = RULES[code];
  const from = sources.map((source) => sourceWords(sourceText(source), locale)).join(' · ');
  const about = scenarioFiles('plamer').filter(({ text }) =>
    (/^rules: \[(.*)\]/m.exec(text)?.[1] ?? '').split(/,\s*/).includes(code),
  );
  return [
    `${paint('bold', code)}  ${ruleSentence(code, locale)}`,
    `  ${[words('rule-source', { source: from }), ...confirmed].join(' · ')}`,
    ...(about.length === 0 ? [] : ['', words('rule-scenarios'), ...about.map((scenario) => `  ${scenario.id}`)]),
  ];
}
