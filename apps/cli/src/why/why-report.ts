import { type NameIndex, orderResultText, phaseText, ruleSentence } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { Paint } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import { wrapped } from '../wrap.ts';
import type { WhyOrder } from './explain-order.ts';

export interface WhyOptions {
  readonly locale: Locale;
  readonly paint: Paint;
  /** Columns to break lines at. */
  readonly width: number;
  /** What the phase was judged under. */
  readonly edition?: string;
}

/**
 * The verdict, the causes, the rules, and what would have worked. Causes are list items, indented by what they explain: a
 * list reads the same aloud, in a pipe and in a message.
 */
export function whyReport(why: WhyOrder, names: NameIndex, options: WhyOptions): string {
  const { locale, paint, width, edition } = options;
  const words = wordsIn(locale);
  const dimmed = (line: string): string => line.replaceAll(/DIP-[A-Z]\d+/g, (id) => paint('dim', id));
  const item = (text: string, depth: number): readonly string[] =>
    wrapped(`- ${text}`, width, { indent: 2 * depth, hang: 2 }).map(dimmed);
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? ['', paint('bold', words(title as 'why-causes')), ...lines] : [];

  const [top] = why.tree;
  const head = headOf(why, names, locale);
  const own = top?.text.startsWith(head) === true ? top.text.slice(head.length).trim() : (top?.text ?? '');
  const when = [phaseText(why.phase, locale), ...(edition === undefined ? [] : [words('edition', { edition })])];
  const rules = why.rules.flatMap((id) => wrapped(`${id}  ${ruleSentence(id, locale)}`, width, { indent: 2, hang: 4 }));
  const lines = [
    ...wrapped(head, width, { hang: 2 }).map((line) => paint('bold', line)),
    ...wrapped(when.join(' · '), width, { hang: 2 }).map((line) => paint('dim', line)),
    ...section('why-causes', [
      ...item(`${own} ${top?.rules.join(', ') ?? ''}`, 0),
      ...why.tree.slice(1).flatMap(({ text, depth, rules: cited }) => item(`${text} ${cited.join(', ')}`, depth)),
    ]),
    ...section('why-rules', rules.map(dimmed)),
    ...section(
      'why-remedies',
      why.remedies.told.flatMap((text) => item(text, 0)),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** `터키 육군 불가리아(Bul) → 루마니아(Rum): 밀려남.` */
function headOf({ order }: WhyOrder, names: NameIndex, locale: Locale): string {
  return orderResultText(order, locale, names).replace(/ \[[^\]]*\]$/, '');
}

/** The same for programs: `{phase, order, power, verdict, rule, tree, rules: {id: sentence}, remedies: {kind, remedies?, told}}`. */
export function whyJson(why: WhyOrder, locale: Locale): string {
  const { phase, order, tree, rules, remedies } = why;
  const report = {
    phase,
    order: order.order,
    power: order.power,
    verdict: order.verdict,
    rule: order.rule,
    tree: tree.map(({ id, depth, verdict, rules: cited, text, because }) => ({
      id,
      depth,
      verdict,
      rules: cited,
      text,
      because,
    })),
    rules: Object.fromEntries(rules.map((id) => [id, ruleSentence(id, locale)])),
    remedies: { ...remedies.remedies, told: remedies.told },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
