import { stripVTControlCharacters } from 'node:util';

/**
 * A text that may hold what somebody wrote, without what would not be seen but act in a message or on a terminal: colour codes
 * and other control characters, and marks that turn the direction of writing.
 */
export const plainLines = (text: string): string => text.split('\n').map(plainText).join('\n');

/** The same of one line: what would begin another is a space. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
