import type { Locale, Ruling } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import { tell } from './catalogues.ts';
import { namingOf } from './naming.ts';
import { isNoteCode, noteText } from './note-text.ts';
import { ruleSentence } from './rule-text.ts';
import type { RulingWords } from './ruling-code.ts';
import { named, readFacts } from './ruling-facts.ts';
import { rulingWords } from './ruling-words.ts';

/**
 * One plain sentence that says why a ruling came out as it did; whose it is and the verdict are said elsewhere. Where no
 * cause is known beyond the rule that decided, it is the sentence of that rule. Another says who dislodged the unit, where
 * the verdict tells something else.
 */
export function rulingText(ruling: Ruling, lang: Locale, names: NameIndex): string {
  const naming = namingOf(lang, names);
  return sentenceOf(ruling, rulingWords(ruling, naming), lang, names);
}

/** The sentence for words already chosen ({@link rulingWords}). */
export function sentenceOf(ruling: Ruling, words: RulingWords | null, lang: Locale, names: NameIndex): string {
  const cause = causeOf(ruling, words, lang, names);
  const facts = readFacts(ruling, namingOf(lang, names));
  if (facts.dislodgedBy.length === 0) return cause;
  const fate = tell(lang, 'rulings', 'order.dislodged', { attackers: named(facts, facts.dislodgedBy) });
  return tell(lang, 'heads', 'and-dislodged', { cause, fate });
}

function causeOf(ruling: Ruling, words: RulingWords | null, lang: Locale, names: NameIndex): string {
  if (words !== null) return tell(lang, 'rulings', words.code, words.params);
  const { params, rule, verdict } = ruling;
  if (isNoteCode(verdict)) return noteText({ code: verdict, params, rule }, lang, names);
  const sentence = ruleSentence(rule, lang);
  const { found } = params;
  const name = typeof found === 'string' ? nameOf(found, lang, names) : null;
  return name === null ? sentence : tell(lang, 'heads', 'found', { sentence, found: name });
}

/** A power or place that a refusal points at; anything else is told by its subject. */
function nameOf(found: string, lang: Locale, names: NameIndex): string | null {
  const naming = namingOf(lang, names);
  if (names.powers.has(found)) return naming.power(found);
  return names.provinces.has(provinceId(found)) ? naming.place(found) : null;
}
