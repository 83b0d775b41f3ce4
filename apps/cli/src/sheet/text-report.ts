import {
  type NameIndex,
  noteText,
  type OrderResult,
  outcomeText,
  type Position,
  type PowerId,
  parseOrder,
  phaseText,
  printLocation,
  printOrder,
  printUnit,
  type Referee,
  rulingLines,
  type Unit,
  unitText,
  type Verdict,
  verdictWord,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { columnsOf, type Paint, padded, type Style } from '../terminal.ts';
import { placeName, powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import type { AdjudicatedPhase, AdjudicatedSheet } from './adjudicate-sheet.ts';
import { explain } from './explanations.ts';
import { isFault, type Notice } from './notice.ts';
import { noticeText } from './notice-text.ts';

export interface ReportOptions {
  readonly locale: Locale;
  readonly paint: Paint;
  readonly edition: string;
  readonly explain: boolean;
  /** Whether the owners of the centres are told after a phase; they are not unless this is given. */
  readonly tellsCentres?: (phase: AdjudicatedPhase) => boolean;
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

/** The whole answer to a sheet, for people. */
export function textReport(sheet: AdjudicatedSheet, notices: readonly Notice[], options: ReportOptions): string {
  const sections = [
    ...sheet.phases.map((phase) => phaseReport(sheet, phase, options)),
    noticeReport(
      sheet,
      notices.filter((notice) => !isFault(notice)),
      'remarks',
      options,
    ),
    noticeReport(sheet, notices.filter(isFault), 'faults', options),
    unreadReport(sheet, options),
  ];
  const told = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return told.length === 0 ? '' : `${told.join('\n\n')}\n`;
}

/** One phase: its orders by power, then what else came of it. */
export function phaseReport(
  sheet: AdjudicatedSheet,
  phase: AdjudicatedPhase,
  options: ReportOptions,
): readonly string[] {
  const { locale, paint, edition } = options;
  const { names, referee } = sheet;
  const { before, result } = phase;
  const { next, notes, outcome } = result;
  const words = wordsIn(locale);
  const title = `${phaseText(result.phase, locale)} · ${words('edition', { edition })}`;
  const told = notes.map((note) => noteText(note, locale, names));
  const losers = before.phase.endsWith('M') ? next.dislodged : [];
  const contested = before.phase.endsWith('M') ? next.contested : [];
  const section = (heading: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? ['', paint('bold', heading), ...lines.map((line) => `  ${line}`)] : [];
  return [
    paint('bold', title),
    ...orderReport(sheet, phase, options),
    ...section(
      words('dislodged'),
      losers.map(({ unit, retreats }) => {
        const name = capitalised(unitText(unitKey(unit), locale, names));
        const places = retreats.map((place) => placeName(place, names, locale));
        return places.length > 0 ? words('may-retreat', { unit: name, places }) : words('must-disband', { unit: name });
      }),
    ),
    ...(contested.length > 0
      ? ['', words('contested', { places: contested.map((place) => placeName(place, names, locale)) })]
      : []),
    ...section(words('notes'), outcome === null ? told : [...told, outcomeText(outcome, locale, names)]),
    ...section(words('standing'), standingReport(next.units, names, referee, locale)),
    ...(options.tellsCentres?.(phase) === true
      ? section(words('centres'), centreReport(next.centres, names, referee, locale))
      : []),
  ];
}

/** A block a power, an order a line: order, verdict, rule; with explanations, the sentences instead. */
function orderReport(sheet: AdjudicatedSheet, phase: AdjudicatedPhase, options: ReportOptions): readonly string[] {
  const { locale, paint } = options;
  const { names, referee } = sheet;
  const { orders } = phase.result;
  const written = new Map(orders.map((order) => [order, printed(order, sheet, locale)]));
  const width = Math.max(0, ...Array.from(written.values(), columnsOf));
  const wordWidth = Math.max(0, ...orders.map(({ verdict }) => columnsOf(verdictWord(verdict, locale))));
  const explanations = options.explain ? explain(sheet, phase) : null;
  return referee.board.powerIds.flatMap((power) => {
    const own = orders.filter((order) => order.power === power);
    if (own.length === 0) return [];
    const lines = own.flatMap((order) => {
      const top = explanations?.topOf.get(order);
      if (explanations !== null && top !== undefined) {
        return rulingLines(explanations.rulings, top, locale, names).map(
          ({ depth, text, rules }) => `  ${'  '.repeat(depth)}${text} ${paint('dim', rules.join(', '))}`,
        );
      }
      const style = VERDICT_STYLES[order.verdict];
      const word = padded(verdictWord(order.verdict, locale), wordWidth);
      const text = padded(written.get(order) ?? '', width);
      const verdict = style === null ? word : paint(style, word);
      const none = order.given === null ? `  (${wordsIn(locale)('no-order-given')})` : '';
      return [`  ${text}  ${verdict}  ${paint('dim', order.rule)}${none}`];
    });
    return ['', paint('bold', powerName(power, names, locale)), ...lines];
  });
}

/** The order in the notation of the language: the page's in Korean. */
function printed({ order }: OrderResult, { names }: AdjudicatedSheet, locale: Locale): string {
  const parsed = parseOrder(order, names);
  return parsed.kind === 'read' ? printOrder(parsed.order, names, locale) : order;
}

/** The units standing, a power a line. */
export function standingReport(
  units: readonly Unit[],
  names: NameIndex,
  { board }: Pick<Referee, 'board'>,
  locale: Locale,
): readonly string[] {
  return board.powerIds.flatMap((power: PowerId) => {
    const own = units.filter((unit) => unit.power === power);
    if (own.length === 0) return [];
    const list = own.map(({ type, at }) => printUnit({ type, at }, names, locale).replace(',', ''));
    return [`${powerName(power, names, locale)}: ${list.join(', ')}`];
  });
}

/** The centres owned, a power a line. */
function centreReport(
  centres: Position['centres'],
  names: NameIndex,
  { board }: Pick<Referee, 'board'>,
  locale: Locale,
): readonly string[] {
  const owned = Object.entries(centres).sort(([a], [b]) => (a < b ? -1 : 1));
  return board.powerIds.flatMap((power: PowerId) => {
    const own = owned.filter(([, owner]) => owner === power);
    if (own.length === 0) return [];
    const list = own.map(([province]) => printLocation(province, names, locale));
    return [`${powerName(power, names, locale)}: ${list.join(', ')}`];
  });
}

function noticeReport(
  { names }: AdjudicatedSheet,
  notices: readonly Notice[],
  heading: 'faults' | 'remarks',
  { locale, paint }: ReportOptions,
): readonly string[] {
  if (notices.length === 0) return [];
  const lines = notices.map((notice) => {
    const { place, text } = noticeText(notice, names, locale);
    return `  ${place === null ? '' : `${place}  `}${text}`;
  });
  return [paint('bold', wordsIn(locale)(heading)), ...lines];
}

/** Greetings and the like: told, so that an order among them does not go unseen. */
export function unreadReport({ sheet }: AdjudicatedSheet, { locale, paint }: ReportOptions): readonly string[] {
  if (sheet.unread.length === 0) return [];
  const words = wordsIn(locale);
  const lines = sheet.unread.map(
    ({ line, column, text }) => `  ${words('place', { line, column })}  ${words('quoted', { text })}`,
  );
  return [paint('bold', words('unread')), ...lines];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function unitKey({ power, type, at }: Unit): string {
  return `${power} ${type} ${at}`;
}
