import {
  createReferee,
  exchangeProblemText,
  exchangeRemarkText,
  indexNames,
  mapById,
  readSeason,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { Snapshot } from '../snapshot.ts';
import { type PictureReading, read, refused } from './picture-source.ts';

/** Phases of a season as other programs write it; null when the text is none. */
export function seasonSource(text: string, locale: Locale): PictureReading | null {
  const reading = readSeason(text);
  if (reading.kind === 'unparsable') {
    const isNone = reading.at === '' && reading.expected.includes('season-file');
    return isNone ? null : refused(exchangeProblemText(reading, locale));
  }
  const { record, remarks } = reading.value;
  const map = mapById(record.map);
  if (map === undefined) return null;
  const referee = createReferee(map, record.policy);
  const names = indexNames(map);
  const resolved = record.phases.map(
    ({ before, given }): Snapshot => ({ referee, names, position: before, given, result: null }),
  );
  const now: Snapshot = {
    referee,
    names,
    position: record.current,
    given: record.drafts,
    result: null,
    isSealed: true,
  };
  const told = remarks.map((remark) => `${exchangeRemarkText(remark, locale, names)}\n`);
  const isUnread = remarks.some(({ code }) => code === 'order-unread' || code === 'note-unread');
  return read([...resolved, now], { remarks: told.join(''), isWhole: !isUnread });
}
