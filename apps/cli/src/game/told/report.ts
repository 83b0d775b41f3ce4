import type { Sheet } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { positionJson } from '../../position/position-json.ts';
import type { Detail, PhaseTold } from '../../report/report.ts';
import { tellPhase } from '../../report/tell-phase.ts';
import type { AdjudicatedPhase, AdjudicatedSheet } from '../../sheet/adjudicate-sheet.ts';
import { jsonReport } from '../../sheet/json-report.ts';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import type { PhaseRecord } from '../desk/phase-record.ts';
import { amendmentTexts } from './amendment-text.ts';

/**
 * What is told of one phase, for any format: the one place where the desk hands a phase to whoever writes reports. What the
 * game master amended in it, and why, is among the notes.
 */
export function phaseTold(desk: Desk, record: PhaseRecord, detail: Detail, locale: Locale): PhaseTold {
  const { result } = record;
  const tellsCentres = (): boolean => record.phase.startsWith('W') || result.next.phase.startsWith('W');
  const told = tellPhase(desk.adjudicator, adjudicated(record), {
    locale,
    edition: desk.edition,
    detail,
    tellsCentres,
  });
  const amendments = record.amendments.flatMap((entry) => amendmentTexts(entry, desk, { locale, tellsOrders: true }));
  return {
    ...told,
    notes: [...told.notes, ...amendments.map((what) => wordsIn(locale)('desk-log-amended', { what }))],
  };
}

/** The same for programs, with the keys of `adjudicate`; and the position after it, and the amendments. */
export function phaseJson(desk: Desk, record: PhaseRecord, explain: boolean, locale: Locale): object {
  const phase = adjudicated(record);
  const options = { locale, edition: desk.edition, explain };
  const report = JSON.parse(jsonReport(sheetOf(desk, phase), [], options)) as { readonly phases: readonly object[] };
  return {
    ...report.phases[0],
    position: positionJson(record.result.next, true),
    amendments: record.amendments.map(({ seq, command }) => ({ seq, command })),
  };
}

const adjudicated = ({ before, given, result }: PhaseRecord): AdjudicatedPhase => ({
  before: before.position,
  given,
  result,
});

const NO_SHEET: Sheet = {
  orders: [],
  units: [],
  centres: [],
  dislodged: [],
  headings: [],
  strangers: [],
  unread: [],
  problems: [],
};

function sheetOf({ adjudicator }: Desk, phase: AdjudicatedPhase): AdjudicatedSheet {
  const { referee, names } = adjudicator;
  return { referee, names, sheet: NO_SHEET, phases: [phase], notices: [], hasCentres: true, placeOf: new Map() };
}
