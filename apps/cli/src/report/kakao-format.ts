import type { Locale } from '@panjeong/kernel';
import { plainText } from '../text/plain-text.ts';
import { type MessageMarks, messageBlocks } from './message-blocks.ts';
import type { SheetTold } from './report.ts';

const MARKS: MessageMarks = {
  title: ({ name, edition }) => `${name} (${edition})`,
  heading: (text) => `[${plainText(text)}]`,
  line: (depth, text) => (depth === 0 ? text : `${'  '.repeat(depth - 1)}└ ${text}`),
  text: plainText,
  verdict: (word) => word,
  rules: (rules) => `(${rules.join(', ')})`,
};

/**
 * One message for KakaoTalk, which shows plain text in letters of any width: blocks between blank lines, nothing aligned,
 * nothing marked up.
 */
export function kakaoOf(told: SheetTold, locale: Locale): string {
  let section = '';
  const paragraphs = messageBlocks(told, MARKS, locale).flatMap((block) => {
    const title = block.section === section ? [] : [block.section];
    section = block.section;
    const lines = [...(block.heading === null ? [] : [block.heading]), ...block.lines];
    return lines.length === 0 ? title : [...title, lines.join('\n')];
  });
  return paragraphs.length === 0 ? '' : `${paragraphs.join('\n\n')}\n`;
}
