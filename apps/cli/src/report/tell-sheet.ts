import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedSheet } from '../sheet/adjudicate-sheet.ts';
import { hintsTold } from '../sheet/hints.ts';
import { isFault, type Notice } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { wordsIn } from '../text/words.ts';
import type { LineTold, SheetTold } from './report.ts';
import { type TellOptions, tellPhase } from './tell-phase.ts';

/** Everything there is to tell of an adjudicated sheet. @param notices in the order they are to be told */
export function tellSheet(answer: AdjudicatedSheet, notices: readonly Notice[], options: TellOptions): SheetTold {
  const { locale } = options;
  const { names } = answer;
  return {
    phases: answer.phases.map((phase) => tellPhase(answer, phase, options)),
    hints: hintsTold(answer, locale),
    remarks: notices.filter((notice) => !isFault(notice)).map((notice) => noticeText(notice, names, locale)),
    faults: notices.filter(isFault).map((notice) => noticeText(notice, names, locale)),
    unread: tellUnread(answer, locale),
  };
}

/** What a sheet holds besides orders, so that an order among it does not go unseen. */
export function tellUnread({ sheet }: Pick<AdjudicatedSheet, 'sheet'>, locale: Locale): readonly LineTold[] {
  const words = wordsIn(locale);
  return sheet.unread.map(({ line, column, text }) => ({
    place: words('place', { line, column }),
    text: words('quoted', { text }),
  }));
}
