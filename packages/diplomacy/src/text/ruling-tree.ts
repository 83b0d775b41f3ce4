import type { Locale, Ruling } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import { VERDICTS } from '../orders/verdict.ts';
import { readSubject } from './canonical-order.ts';
import { tell } from './catalogues.ts';
import type { VerdictCode } from './messages.ts';
import { type Naming, readUnit } from './named-unit.ts';
import { namingOf } from './naming.ts';
import { headOf, verdictWord } from './result-text.ts';
import { sentenceOf } from './ruling-text.ts';
import { rulesTold, rulingWords } from './ruling-words.ts';

/** One ruling of an explanation in words, and how far it is from the top. */
export interface RulingLine {
  readonly id: string;
  readonly depth: number;
  /** Verdict first, then cause: `터키 육군 불가리아(Bul) → 루마니아(Rum): 밀려남. … 밀려났다.` */
  readonly text: string;
  /** Ids of the rule that decided, and of rules the sentence speaks of besides. */
  readonly rules: readonly string[];
}

/**
 * The explanation of one ruling: itself, then what it rests on, depth first. A ruling that several others rest on is told
 * once, where it first comes up.
 *
 * @throws Error when there is no ruling of that id
 */
export function rulingLines(
  rulings: readonly Ruling[],
  topId: string,
  lang: Locale,
  names: NameIndex,
): readonly RulingLine[] {
  const byId = new Map<string, Ruling>(rulings.map((ruling) => [ruling.id, ruling]));
  if (!byId.has(topId)) throw new Error(`no ruling: ${topId}`);
  const naming = namingOf(lang, names);
  const told = new Set<string>();
  const lines: RulingLine[] = [];
  const visit = (id: string, depth: number): void => {
    const ruling = byId.get(id);
    if (ruling === undefined || told.has(id)) return;
    told.add(id);
    const words = rulingWords(ruling, naming);
    const text = `${head(ruling, lang, naming)} ${sentenceOf(ruling, words, lang, names)}`;
    lines.push({ id, depth, text, rules: rulesTold(ruling, words) });
    for (const cause of ruling.because) visit(cause, depth + 1);
  };
  visit(topId, 0);
  return lines;
}

/**
 * {@link rulingLines} as text: `lines` sets each on a line of its own, indented by two spaces a step, and `text` in one
 * paragraph.
 */
export function renderRulingTree(
  rulings: readonly Ruling[],
  topId: string,
  lang: Locale,
  names: NameIndex,
  { style }: { readonly style: 'text' | 'lines' } = { style: 'lines' },
): string {
  const lines = rulingLines(rulings, topId, lang, names);
  const texts = lines.map(({ depth, text, rules }) => {
    const indent = style === 'lines' ? '  '.repeat(depth) : '';
    return `${indent}${text} [${rules.join(', ')}]`;
  });
  return texts.join(style === 'lines' ? '\n' : ' ');
}

function head(ruling: Ruling, lang: Locale, naming: Naming): string {
  const { subject, verdict } = ruling;
  const { kind } = ruling.params;
  const read = readSubject(subject);
  if (kind === 'knot') {
    const units = subject.split(', ').map((unit) => naming.label(readUnit(unit)));
    const code = verdict === 'rotates' && units.length < 3 ? 'swaps' : codeOf(verdict);
    return tell(lang, 'heads', 'knot', { units, word: verdictWord(code, lang) });
  }
  if (kind === 'route') {
    const label = read === null ? subject : naming.order(read);
    return tell(lang, 'heads', 'route', { label, stands: verdict === 'succeeds' });
  }
  const together = read?.order.kind === 'retreat' && verdict === 'bounced';
  return headOf(read, subject, together ? 'disbanded-together' : codeOf(verdict), lang, naming);
}

const CODES: readonly string[] = [
  ...VERDICTS,
  'rotates',
  'paradox',
  'settled-together',
  'convoyed',
  'walks',
  'unrouted',
  'refused',
];

function codeOf(verdict: string): VerdictCode {
  return CODES.includes(verdict) ? (verdict as VerdictCode) : 'settled-together';
}
