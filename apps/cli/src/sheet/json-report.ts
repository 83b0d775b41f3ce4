import { hintText, type OrderResult, type Unit } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedPhase, AdjudicatedSheet } from './adjudicate-sheet.ts';
import { explain } from './explanations.ts';
import { hintsOn } from './hints.ts';
import { isFault, type Notice } from './notice.ts';
import { noticeText } from './notice-text.ts';
import { remedyReports } from './remedy-report.ts';

export interface JsonOptions {
  readonly locale: Locale;
  readonly edition: string;
  readonly explain: boolean;
}

/**
 * The whole answer to a sheet, for programs: `{map, edition, phases: [{phase, orders: [{power, order, verdict, rule, line,
 * column}], units, dislodged: {unit: [places]}, contested, notes, outcome, hints,
 * rulings?, remedies?: [{power, order, remedies, told}]}], faults, remarks, unread}`. Ids and
 * codes throughout; `message` and `told` are in the language.
 */
export function jsonReport(
  sheet: AdjudicatedSheet,
  notices: readonly Notice[],
  { locale, edition, explain: isExplained }: JsonOptions,
): string {
  const told = (notice: Notice): object => {
    const message = noticeText(notice, sheet.names, locale).text;
    if (!('at' in notice)) return { ...notice, message };
    const { line, column, text } = notice.at;
    return { ...notice, at: { line, column, text }, message };
  };
  const report = {
    map: sheet.referee.board.data.id,
    edition,
    phases: sheet.phases.map((phase) => phaseJson(sheet, phase, { locale, isExplained })),
    faults: notices.filter(isFault).map(told),
    remarks: notices.filter((notice) => !isFault(notice)).map(told),
    unread: sheet.sheet.unread,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function phaseJson(
  sheet: AdjudicatedSheet,
  phase: AdjudicatedPhase,
  { locale, isExplained }: { readonly locale: Locale; readonly isExplained: boolean },
): object {
  const { result, before } = phase;
  const { next, notes, outcome } = result;
  const isMovement = before.phase.endsWith('M');
  return {
    phase: result.phase,
    orders: result.orders.map((order) => orderJson(sheet, order)),
    units: next.units.map(unitKey).sort(),
    dislodged: Object.fromEntries(
      (isMovement ? next.dislodged : []).map(({ unit, retreats }) => [unitKey(unit), retreats]),
    ),
    contested: isMovement ? next.contested : [],
    notes,
    outcome,
    hints: hintsOn(sheet, phase).map((hint) => ({ ...hint, message: hintText(hint, locale, sheet.names) })),
    ...(isExplained ? explanationJson(sheet, phase, locale) : {}),
  };
}

function explanationJson(sheet: AdjudicatedSheet, phase: AdjudicatedPhase, locale: Locale): object {
  return {
    rulings: explain(sheet, phase).rulings,
    remedies: [...remedyReports(sheet, phase, locale).values()],
  };
}

function orderJson({ placeOf }: AdjudicatedSheet, { power, order, verdict, rule, given }: OrderResult): object {
  const place = given === null ? undefined : placeOf.get(given.order);
  const at = place === undefined ? {} : { line: place.line, column: place.column };
  return { power, order, verdict, rule, ...at };
}

/** `AUSTRIA A VIE`. */
export function unitKey({ power, type, at }: Unit): string {
  return `${power} ${type} ${at}`;
}
