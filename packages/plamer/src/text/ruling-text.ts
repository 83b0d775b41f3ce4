import { HIDDEN, type Locale, type Message, type Ruling } from '@panjeong/kernel';
import { isRuleCode, type PlamerRule } from '../rules/registry.ts';
import type { Verdicts } from '../rulings/verdicts.ts';
import { TEXTS, tell } from './catalogues.ts';

/**
 * The one sentence of a rule, as in RULES.md.
 *
 * @throws Error when no rule has that id
 */
export function ruleSentence(id: string, lang: Locale): string {
  if (!isRuleCode(id)) throw new Error(`no rule: ${id}`);
  return tell(lang, 'rules', id satisfies PlamerRule, {});
}

/**
 * The ruling point: one sentence that says what was ruled, with its figures. A ruling whose verdict is unknown is told by
 * its rule; the leaf that stands for hidden causes is told by nothing.
 */
export function rulingText(ruling: Ruling, lang: Locale): string {
  if (ruling.id === HIDDEN.id) return '';
  if (!Object.hasOwn(TEXTS[lang].rulings, ruling.verdict)) return groundText(ruling, lang);
  const message: Message<never> = TEXTS[lang].rulings[ruling.verdict as keyof Verdicts];
  // What a verdict is told was typed where it was ruled.
  return typeof message === 'function' ? message(ruling.params as never) : message;
}

/** The ground: the sentence of the rule that decided. */
export function groundText({ rule }: Pick<Ruling, 'rule'>, lang: Locale): string {
  return isRuleCode(rule) ? ruleSentence(rule, lang) : rule;
}
