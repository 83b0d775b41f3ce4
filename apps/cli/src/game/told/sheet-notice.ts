import {
  type NameIndex,
  type PhaseName,
  type PowerId,
  type Problem,
  phaseText,
  type SheetHeading,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { Place } from '../../sheet/notice.ts';
import { type NoticeText, noticeText } from '../../sheet/notice-text.ts';
import { powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';

/** Something about a sheet that was handed in. What is about a part of it that was not saved is a fault. */
export type SheetNotice =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'unfit'; readonly at: Place }
  | { readonly kind: 'other-turn'; readonly at: Place; readonly heading: SheetHeading }
  /** The line names another power than its heading does. */
  | { readonly kind: 'other-power'; readonly at: Place }
  /** Nobody said whose order it is. */
  | { readonly kind: 'no-power'; readonly at: Place }
  /** The power has no player, and so no orders (DIP-X1). */
  | { readonly kind: 'no-player'; readonly power: PowerId }
  /** A whole sheet that could not be read, and why, in the language already. */
  | { readonly kind: 'unopened'; readonly message: string }
  /** Whose orders they are was found by whose units they name. */
  | { readonly kind: 'power-by-units'; readonly at: Place; readonly power: PowerId }
  /** A later sheet of the power in the same paste does not repeat the order (DIP-O4). */
  | { readonly kind: 'replaced'; readonly at: Place }
  /** Units or centres listed: the match knows its own. */
  | { readonly kind: 'positions'; readonly at: Place; readonly count: number }
  | { readonly kind: 'decoded'; readonly encoding: string };

const REMARKS: readonly SheetNotice['kind'][] = ['power-by-units', 'replaced', 'positions', 'decoded'];

/** Whether a part of the sheet was not saved as it was meant. */
export const isSheetFault = ({ kind }: SheetNotice): boolean => !REMARKS.includes(kind);

export function sheetNoticeText(notice: SheetNotice, now: PhaseName, names: NameIndex, locale: Locale): NoticeText {
  const words = wordsIn(locale);
  const phase = phaseText(now, locale);
  switch (notice.kind) {
    case 'problem':
    case 'replaced':
    case 'decoded':
      return noticeText(notice, names, locale);
    case 'no-player':
      return { place: null, text: words('desk-no-player', { power: powerName(notice.power, names, locale) }) };
    case 'unopened':
      return { place: null, text: notice.message };
    default: {
      const { line, column, text } = notice.at;
      return { place: words('place', { line, column }), text: placedText(notice, words('quoted', { text }), phase) };
    }
  }

  function placedText(placed: Extract<SheetNotice, { readonly at: Place }>, text: string, now: string): string {
    switch (placed.kind) {
      case 'unfit':
        return words('desk-unfit', { text, phase: now });
      case 'other-turn':
        return words('desk-other-turn', { text, heading: words('quoted', { text: placed.heading.text }), phase: now });
      case 'other-power':
        return words('desk-other-power', { text });
      case 'no-power':
        return words('desk-no-power', { text });
      case 'power-by-units':
        return words('desk-power-by-units', { power: powerName(placed.power, names, locale) });
      case 'positions':
        return words('desk-positions', { count: placed.count });
      default:
        return text;
    }
  }
}
