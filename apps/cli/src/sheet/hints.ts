import { type Hint, type HintKind, hintText, lintOrders } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { LineTold } from '../report/report.ts';
import type { AdjudicatedPhase, AdjudicatedSheet } from './adjudicate-sheet.ts';
import { UNKNOWN_POWER } from './units-from-orders.ts';

/** Kinds that the line of the order itself or a note of the phase tells already. */
const TOLD_BY_RULINGS: readonly HintKind[] = [
  'idle-unit',
  'impossible-order',
  'different-orders',
  'retreat-unordered',
  'builds-unused',
  'builds-too-many',
  'removals-too-few',
  'removals-too-many',
];

/** What on the orders of a phase was worth a second look. Units whose power nobody knows are not each other's own. */
export function hintsOn(
  sheet: Pick<AdjudicatedSheet, 'referee' | 'names'>,
  { before, given }: AdjudicatedPhase,
): readonly Hint[] {
  return lintOrders(sheet, before, given).filter(({ power }) => power !== UNKNOWN_POWER);
}

/** The hints on all phases of a sheet that say more than the rulings did. */
export function hintsTold(sheet: AdjudicatedSheet, locale: Locale): readonly LineTold[] {
  return sheet.phases
    .flatMap((phase) => hintsOn(sheet, phase))
    .filter(({ kind }) => !TOLD_BY_RULINGS.includes(kind))
    .map((hint) => ({ place: null, text: `${hintText(hint, locale, sheet.names)} ${hint.rule}` }));
}
