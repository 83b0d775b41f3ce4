import type { Locale } from '@panjeong/kernel';
import { wordsIn } from '../text/words.ts';
import { holdingText } from './holdings.ts';
import type { HoldingTold, LineTold, OrderTold, PhaseTold, SheetTold } from './report.ts';

/** Lines of a message that belong together. */
export interface MessageBlock {
  /** Title of the phase it is of; empty where a sheet has none. */
  readonly section: string;
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** How a messenger marks what it is told; none of the texts is marked or escaped yet. */
export interface MessageMarks {
  title(phase: Pick<PhaseTold, 'name' | 'edition'>): string;
  heading(text: string): string;
  /** A line, or (from depth 1) one that belongs to the line above. */
  line(depth: number, text: string): string;
  /** A text as part of a line. */
  text(text: string): string;
  verdict(word: string): string;
  rules(rules: readonly string[]): string;
}

/**
 * What a message to the players says, block by block. Units, centres and what comes next are told once, after the last
 * phase. What was not read as an order is left out: it may be a private word to the game master.
 */
export function messageBlocks(told: SheetTold, marks: MessageMarks, locale: Locale): readonly MessageBlock[] {
  const words = wordsIn(locale);
  const last = told.phases.at(-1);
  const blocks = told.phases.flatMap((phase) => phaseBlocks(phase, phase === last, marks, locale));
  const section = last === undefined ? '' : marks.title(last);
  return [
    ...blocks,
    ...blockOf(section, marks.heading(words('remarks')), noticeLines(told.remarks, marks)),
    ...blockOf(section, marks.heading(words('faults')), noticeLines(told.faults, marks)),
  ];
}

function phaseBlocks(phase: PhaseTold, isLast: boolean, marks: MessageMarks, locale: Locale): readonly MessageBlock[] {
  const words = wordsIn(locale);
  const section = marks.title(phase);
  const block = (heading: string | null, lines: readonly string[]): readonly MessageBlock[] =>
    blockOf(section, heading === null ? null : marks.heading(heading), lines);
  const plain = (lines: readonly string[]): readonly string[] => lines.map((line) => marks.line(0, marks.text(line)));
  const { dislodged, contested, notes, units, centres, next } = phase;
  const outcome = [
    ...block(words('dislodged'), plain(dislodged)),
    ...block(null, contested.length > 0 ? [marks.text(words('contested', { places: contested }))] : []),
    ...block(words('notes'), plain(notes)),
    ...(isLast ? block(words('standing'), plain(units.map(holdingText))) : []),
    ...(isLast ? block(words('centres'), plain(centres.map(countedText))) : []),
    ...(isLast && next !== null ? block(words('next'), plain([next])) : []),
  ];
  const orders = phase.powers.flatMap(({ name, orders: own }) =>
    block(
      name,
      own.flatMap((order) => orderLines(order, marks, locale)),
    ),
  );
  const all = [...orders, ...outcome];
  // A phase of which there is nothing to tell is told all the same.
  return all.length > 0 ? all : [{ section, heading: null, lines: [] }];
}

/** The order with its verdict, and beneath it why. */
function orderLines(order: OrderTold, marks: MessageMarks, locale: Locale): readonly string[] {
  const { text, word, cause, chain, remedies, isUnordered } = order;
  // "…, 대기 → 대기" would say it twice.
  const verdict = text.endsWith(word) ? '' : ` → ${marks.verdict(word)}`;
  const none = isUnordered ? ` (${wordsIn(locale)('no-order-given')})` : '';
  const why = (depth: number, told: string, rules: readonly string[]): string =>
    marks.line(depth, `${marks.text(told)} ${marks.rules(rules)}`);
  return [
    marks.line(0, `${marks.text(text)}${verdict}${none}`),
    ...(cause === null ? [] : [why(1, cause.text, cause.rules)]),
    // The chain begins with the order itself.
    ...chain.slice(1).map(({ depth, text: told, rules }) => why(depth + 1, told, rules)),
    ...remedies.map((remedy) => marks.line(1, marks.text(remedy))),
  ];
}

/** `오스트리아 3: 부다페스트(Bud), 트리에스테(Tri), 빈(Vie)` */
function countedText({ power, places }: HoldingTold): string {
  return `${power} ${places.length}: ${places.join(', ')}`;
}

/** Where on the sheet it stands says nothing to those who do not have the sheet. */
function noticeLines(lines: readonly LineTold[], marks: MessageMarks): readonly string[] {
  return lines.map(({ text }) => marks.line(0, marks.text(text)));
}

function blockOf(section: string, heading: string | null, lines: readonly string[]): readonly MessageBlock[] {
  return lines.length === 0 ? [] : [{ section, heading, lines }];
}
