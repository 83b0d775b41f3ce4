import type { Sheet } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { inSheetOrder, type Notice } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { wordsIn } from '../text/words.ts';
import { applyItems } from './apply-items.ts';
import { itemsOf } from './read-line.ts';
import type { AskMap, Table } from './table.ts';

/** A table with all that a sheet says, and what of the sheet could not be read, with its place. */
export function openTable(
  empty: Table,
  sheet: Sheet,
  map: AskMap,
  locale: Locale,
): { readonly table: Table; readonly told: readonly string[] } {
  const words = wordsIn(locale);
  const { table, faults } = applyItems(empty, itemsOf(sheet), map, false);
  const problems = sheet.problems.map((problem): Notice => ({ kind: 'problem', problem }));
  const told = inSheetOrder([...problems, ...faults]).map((notice) => {
    const { place, text } = noticeText(notice, map.names, locale);
    return place === null ? text : `${place}  ${text}`;
  });
  const unread = sheet.unread.map(({ line, column, text }) => {
    return `${words('place', { line, column })}  ${words('ask-not-read', { text })}`;
  });
  return { table, told: [...told, ...unread] };
}
