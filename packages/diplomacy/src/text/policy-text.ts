import type { Locale } from '@panjeong/kernel';
import type { Policy } from '../policy/policy.ts';
import { TEXTS, tell } from './catalogues.ts';
import type { ChoiceCode } from './messages.ts';

/**
 * One sentence for what a policy field's value means.
 *
 * @throws Error when the field has no such value
 */
export function policyText<Field extends keyof Policy>(field: Field, value: Policy[Field], lang: Locale): string {
  if (field === 'victoryCentres' || field === 'lastYear' || field === 'drawAfterYears') {
    return tell(lang, 'policy', field, { value: typeof value === 'number' ? value : null });
  }
  const code = `${field}=${value}`;
  if (!isChoice(code)) throw new Error(`no policy: ${code}`);
  return tell(lang, 'policy', code, {});
}

/** What a policy field is about, in a few words. */
export function policyTitle(field: keyof Policy, lang: Locale): string {
  return tell(lang, 'policyTitles', field, {});
}

function isChoice(code: string): code is ChoiceCode {
  return code.includes('=') && Object.hasOwn(TEXTS.ko.policy, code);
}
