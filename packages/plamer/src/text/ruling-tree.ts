import { HIDDEN, type Locale, type Ruling } from '@panjeong/kernel';
import { groundText, rulingText } from './ruling-text.ts';

/** One ruling of an explanation in words, and how far it is from the top. */
export interface RulingLine {
  readonly id: string;
  readonly depth: number;
  /** The ruling point: what was ruled. */
  readonly point: string;
  /** The ground: what the rule that decided says. */
  readonly ground: string;
  readonly rule: string;
}

/**
 * The explanation of one ruling: itself, then what it rests on, depth first. A ruling that several others rest on is told
 * once, where it first comes up; causes that are hidden from whoever asks are left out.
 *
 * @throws Error when there is no ruling of that id
 */
export function rulingLines(rulings: readonly Ruling[], topId: string, lang: Locale): readonly RulingLine[] {
  const byId = new Map<string, Ruling>(rulings.map((ruling) => [ruling.id, ruling]));
  if (!byId.has(topId)) throw new Error(`no ruling: ${topId}`);
  const told = new Set<string>([HIDDEN.id]);
  const lines: RulingLine[] = [];
  const visit = (id: string, depth: number): void => {
    const ruling = byId.get(id);
    if (ruling === undefined || told.has(id)) return;
    told.add(id);
    const { rule } = ruling;
    lines.push({ id, depth, point: rulingText(ruling, lang), ground: groundText(ruling, lang), rule });
    for (const cause of ruling.because) visit(cause, depth + 1);
  };
  visit(topId, 0);
  return lines;
}

/** {@link rulingLines} as text, each on a line of its own, indented by two spaces a step, with its rule's id. */
export function renderRulingTree(rulings: readonly Ruling[], topId: string, lang: Locale): string {
  return rulingLines(rulings, topId, lang)
    .map(({ depth, point, rule }) => `${'  '.repeat(depth)}${point} [${rule}]`)
    .join('\n');
}
