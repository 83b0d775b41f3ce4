import { HIDDEN, type Locale, type Ruling } from '@panjeong/kernel';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { isRuleCode, ruleSentence, rulingText } from './ruling-words.ts';

/** A ruling in words with its rule; nothing for the leaf that stands for hidden causes. */
export function rulingLine(ruling: Ruling, { locale, paint }: Look): readonly string[] {
  if (ruling.id === HIDDEN.id) return [];
  return [`${rulingText(ruling, locale)} ${paint('dim', ruling.rule)}`];
}

/** Why not: every reason, a line each. */
export const reasonLines = (rulings: readonly Ruling[], look: Look): readonly string[] =>
  rulings.flatMap((ruling) => rulingLine(ruling, look).map((line) => `  ${line}`));

/**
 * Rulings as trees, what each rests on under it; those that nothing else rests on come first.
 *
 * @param batches rulings of one decision each, since their ids are its own
 * @param about part of what is asked about, such as a card's name or a cell; empty: everything
 */
export function treeLines(batches: readonly (readonly Ruling[])[], about: string, look: Look): readonly string[] {
  const words = wordsIn(look.locale);
  const wanted = about.toLowerCase();
  const lines = batches.flatMap((rulings) => {
    const isWanted = (ruling: Ruling): boolean =>
      wanted === '' ||
      ruling.rule.toLowerCase() === wanted ||
      ruling.subject.toLowerCase().includes(wanted) ||
      rulingText(ruling, look.locale).toLowerCase().includes(wanted);
    const causes = new Set(rulings.flatMap(({ because }) => because));
    const tops = rulings.filter((ruling) => (wanted === '' ? !causes.has(ruling.id) : isWanted(ruling)));
    return treesOf(rulings, tops, look);
  });
  if (lines.length > 0) return lines;
  return [wanted === '' ? words('nothing-ruled') : words('nothing-ruled-on', { text: about })];
}

/** Each ruling is told once, where it first comes up. */
function treesOf(rulings: readonly Ruling[], tops: readonly Ruling[], look: Look): readonly string[] {
  const byId = new Map<string, Ruling>(rulings.map((ruling) => [ruling.id, ruling]));
  const told = new Set<string>();
  const lines: string[] = [];
  const visit = (ruling: Ruling, depth: number): void => {
    if (told.has(ruling.id)) return;
    told.add(ruling.id);
    const indent = '  '.repeat(depth);
    if (ruling.id === HIDDEN.id) lines.push(`${indent}- ${wordsIn(look.locale)('hidden-cause')}`);
    for (const line of rulingLine(ruling, look)) lines.push(`${indent}- ${line}`);
    for (const id of ruling.because) {
      const cause = byId.get(id);
      if (cause !== undefined) visit(cause, depth + 1);
    }
  };
  for (const top of tops) visit(top, 0);
  return lines;
}

/** What a rule says, named `PLM-B4` or `b4`. */
export function ruleLine(named: string, locale: Locale): string {
  const id = `PLM-${named.toUpperCase().replace(/^PLM-?/, '')}`;
  return isRuleCode(id)
    ? `${id}  ${ruleSentence(id, locale)}`
    : wordsIn(locale)('unknown-rule', { id: named, nearest: [] });
}
