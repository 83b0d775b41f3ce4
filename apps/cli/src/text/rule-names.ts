import { isRuleCode, RULE_CODES, RULES, type RuleCode } from '@panjeong/diplomacy';

/** `dip-m7` and `M7` are `DIP-M7`. */
export function ruleNamed(id: string): RuleCode | null {
  const typed = id.toUpperCase();
  return [typed, `DIP-${typed}`].find(isRuleCode) ?? null;
}

/** Rules of the same section as what was typed. */
export function rulesAlike(id: string): readonly string[] {
  const section = /^(?:DIP-?)?([A-Z])/.exec(id.toUpperCase())?.[1];
  return RULE_CODES.filter((code) => RULES[code].section === section).slice(0, 8);
}
