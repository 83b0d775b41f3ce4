import type { Verdict } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { columnsOf, type Paint, padded, type Style } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import { holdingText } from './holdings.ts';
import type { LineTold, OrderTold, PhaseTold, SheetTold } from './report.ts';

/** How the text of a terminal is laid out. */
export interface TextStyle {
  readonly locale: Locale;
  readonly paint: Paint;
}

const VERDICT_STYLES: Readonly<Record<Verdict, Style | null>> = {
  succeeds: 'green',
  holds: null,
  bounced: 'yellow',
  cut: 'yellow',
  'no-route': 'yellow',
  void: 'dim',
  illegal: 'dim',
  dislodged: 'red',
};

/** For a terminal: columns, and colour where the paint has some. Empty when there is nothing to tell. */
export function textOf({ phases, hints, remarks, faults, unread }: SheetTold, style: TextStyle): string {
  const words = wordsIn(style.locale);
  const sections = [
    ...phases.map((phase) => phaseLines(phase, style)),
    hintLines(hints, style),
    toldLines(words('remarks'), remarks, style),
    toldLines(words('faults'), faults, style),
    unreadLines(unread, style),
  ];
  const told = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return told.length === 0 ? '' : `${told.join('\n\n')}\n`;
}

/** One phase: its orders by power, then what else came of it. */
export function phaseLines(phase: PhaseTold, style: TextStyle): readonly string[] {
  const { locale, paint } = style;
  const words = wordsIn(locale);
  const section = (heading: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? ['', paint('bold', heading), ...lines.map((line) => `  ${line}`)] : [];
  return [
    paint('bold', `${phase.name} · ${phase.edition}`),
    ...orderLines(phase, style),
    ...section(words('dislodged'), phase.dislodged),
    ...(phase.contested.length > 0 ? ['', words('contested', { places: phase.contested })] : []),
    ...section(words('notes'), phase.notes),
    ...section(words('standing'), phase.units.map(holdingText)),
    ...section(words('centres'), phase.centres.map(holdingText)),
  ];
}

/** A block a power, an order a line: order, verdict, rule; where there is a chain of causes, that instead. */
function orderLines({ powers }: PhaseTold, style: TextStyle): readonly string[] {
  const orders = powers.flatMap((power) => power.orders);
  const width = Math.max(0, ...orders.map(({ text }) => columnsOf(text)));
  const wordWidth = Math.max(0, ...orders.map(({ word }) => columnsOf(word)));
  return powers.flatMap(({ name, orders: own }) => [
    '',
    style.paint('bold', name),
    ...own.flatMap((order) => {
      const { chain } = order;
      return chain.length > 0 ? chainLines(order, style) : [verdictLine(order, width, wordWidth, style)];
    }),
  ]);
}

function chainLines({ chain, remedies }: OrderTold, { paint }: TextStyle): readonly string[] {
  return [
    ...chain.map(({ depth, text, rules }) => `  ${'  '.repeat(depth)}${text} ${paint('dim', rules.join(', '))}`),
    ...remedies.map((remedy) => `    ${remedy}`),
  ];
}

function verdictLine(order: OrderTold, width: number, wordWidth: number, { locale, paint }: TextStyle): string {
  const style = VERDICT_STYLES[order.verdict];
  const word = padded(order.word, wordWidth);
  const verdict = style === null ? word : paint(style, word);
  const none = order.isUnordered ? `  (${wordsIn(locale)('no-order-given')})` : '';
  return `  ${padded(order.text, width)}  ${verdict}  ${paint('dim', order.rule)}${none}`;
}

export function unreadLines(unread: readonly LineTold[], style: TextStyle): readonly string[] {
  return toldLines(wordsIn(style.locale)('unread'), unread, style);
}

export function hintLines(hints: readonly LineTold[], style: TextStyle): readonly string[] {
  return toldLines(wordsIn(style.locale)('hints'), hints, style);
}

function toldLines(heading: string, lines: readonly LineTold[], { paint }: TextStyle): readonly string[] {
  if (lines.length === 0) return [];
  return [paint('bold', heading), ...lines.map(({ place, text }) => `  ${place === null ? '' : `${place}  `}${text}`)];
}
