import type { Locale } from '@panjeong/kernel';
import { plainText } from '../text/plain-text.ts';
import { wordsIn } from '../text/words.ts';
import { type MessageMarks, messageBlocks } from './message-blocks.ts';
import { messageParts } from './message-parts.ts';
import type { SheetTold } from './report.ts';

/** Most a part holds: a message has to stay under 2,000 characters. */
export const PART_LIMIT = 1999;

/** The line between two parts; nothing within a part is ever this line. */
export const PART_SEPARATOR = '---8<---';

const MARKS: MessageMarks = {
  title: ({ name, edition }) => `**${escaped(name)}** · ${escaped(edition)}`,
  heading: (text) => `**${escaped(text)}**`,
  line: (depth, text) => `${'  '.repeat(depth)}- ${text}`,
  text: escaped,
  verdict: (word) => `**${escaped(word)}**`,
  rules: (rules) => `\`${rules.join(', ')}\``,
};

/** Messages for Discord, in its Markdown, with {@link PART_SEPARATOR} on a line between them. */
export function discordOf(told: SheetTold, locale: Locale): string {
  const words = wordsIn(locale);
  const blocks = messageBlocks(told, MARKS, locale);
  const parts = messageParts(blocks, PART_LIMIT, (heading) => words('continued', { heading }));
  return parts.length === 0 ? '' : `${parts.join(`\n${PART_SEPARATOR}\n`)}\n`;
}

/**
 * A text as it is, whatever it holds: signs of Markdown are shown, and what would call people (`@everyone`, `<@…>`) or stand
 * for something else (`<#…>`, `<t:…>`, `:name:`) is broken by a space that is not seen.
 */
export function escaped(text: string): string {
  return plainText(text)
    .replace(/[\\*_~|>`[\]#]/gu, String.raw`\$&`)
    .replace(/@|<(?=[@#:/at])|:(?=\w+:)|:(?=\/\/)/gu, `$&${UNSEEN}`);
}

/** Zero-width space. */
const UNSEEN = '\u200b';
