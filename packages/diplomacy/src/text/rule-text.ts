import type { Locale } from '@panjeong/kernel';
import { isRuleCode } from '../rules/registry.ts';
import type { Section } from '../rules/rule.ts';
import { tell } from './catalogues.ts';

/**
 * The one sentence of a rule, as in RULES.md.
 *
 * @throws Error when no rule has that id
 */
export function ruleSentence(id: string, lang: Locale): string {
  if (!isRuleCode(id)) throw new Error(`no rule: ${id}`);
  return tell(lang, 'rules', id, {});
}

export function sectionTitle(section: Section, lang: Locale): string {
  return tell(lang, 'sections', section, {});
}
