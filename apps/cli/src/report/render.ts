import { discordOf } from './discord-format.ts';
import { kakaoOf } from './kakao-format.ts';
import type { Detail, SheetTold } from './report.ts';
import { hintLines, type TextStyle, textOf, unreadLines } from './text-format.ts';

/** For people: on a terminal, or to be sent to the players. */
export const READ_FORMATS = ['text', 'kakao', 'discord'] as const;
export type ReadFormat = (typeof READ_FORMATS)[number];

/** What a format has to be told. */
export function detailFor(format: ReadFormat, isExplained: boolean): Detail {
  if (isExplained) return 'chains';
  return format === 'text' ? 'verdicts' : 'causes';
}

/** What is told, laid out for a format; empty when there is nothing to tell. Only text takes colour. */
export function render(format: ReadFormat, told: SheetTold, style: TextStyle): string {
  switch (format) {
    case 'text':
      return textOf(told, style);
    case 'kakao':
      return kakaoOf(told, style.locale);
    case 'discord':
      return discordOf(told, style.locale);
  }
}

/**
 * What a format keeps from the players and leaves to whoever runs the command: what was not read as orders, and what was worth
 * a second look. Empty where there is none; text tells it itself.
 */
export function asideOf(format: ReadFormat, { hints, unread }: SheetTold, style: TextStyle): string {
  if (format === 'text') return '';
  const sections = [hintLines(hints, style), unreadLines(unread, style)].filter(({ length }) => length > 0);
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
