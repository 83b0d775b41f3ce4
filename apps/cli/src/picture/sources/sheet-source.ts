import { EDITIONS, type Position } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { tellSheet } from '../../report/tell-sheet.ts';
import { textOf } from '../../report/text-format.ts';
import { type AdjudicatedPhase, type AdjudicatedSheet, adjudicateSheet } from '../../sheet/adjudicate-sheet.ts';
import { inSheetOrder, isFault, type Notice } from '../../sheet/notice.ts';
import type { Snapshot } from '../snapshot.ts';
import { unsaidCentres } from './known-centres.ts';
import type { PictureSource } from './picture-source.ts';
import type { ReadingAsked } from './reading-asked.ts';

/** What `--units` said of the board, and what is to be told of that. */
export interface KnownBoard {
  readonly position: Partial<Position>;
  readonly notices: readonly Notice[];
}

/** The phases of an order sheet, judged; none where nothing on it was adjudicated. */
export function sheetSource(text: string, known: KnownBoard, asked: ReadingAsked, locale: Locale): PictureSource {
  const { map, rules, phase, power } = asked;
  const adjudicated = (position: Partial<Position>): AdjudicatedSheet =>
    adjudicateSheet({ text, map, policy: EDITIONS[rules], position, ...(power === undefined ? {} : { power }) });
  const plain = adjudicated(known.position);
  const hasPhase = phase === undefined || plain.phases.some(({ before }) => before.phase === phase);
  // A phase that the sheet has not is the one it begins with, as for `adjudicate`.
  const answer = hasPhase ? plain : adjudicated({ ...known.position, phase });
  const notices = inSheetOrder([...known.notices, ...answer.notices]);
  const isWhole = !notices.some(isFault);
  const told = tellSheet(answer, notices, { locale, edition: rules, detail: 'verdicts' });
  const remarks = textOf({ ...told, phases: [] }, { locale, paint: (_, one) => one });
  return { snapshots: sheetSnapshots(answer), title: null, remarks, isWhole };
}

/**
 * The phases of an adjudicated sheet. Centres that were only assumed are drawn where that assumption is sure, or builds were
 * judged by it.
 */
export function sheetSnapshots({ referee, names, phases, hasCentres }: AdjudicatedSheet): readonly Snapshot[] {
  const isTold = hasCentres || phases.some(({ before }) => before.phase.endsWith('A'));
  const seen = (position: Position): Position =>
    isTold ? position : { ...position, centres: unsaidCentres(referee.board.data, position.phase) };
  return phases.map(
    ({ before, given, result }: AdjudicatedPhase): Snapshot => ({
      referee,
      names,
      position: seen(before),
      given,
      result: { ...result, next: seen(result.next) },
    }),
  );
}
