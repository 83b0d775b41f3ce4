import { stripVTControlCharacters } from 'node:util';

/**
 * A text that may hold what a player wrote, without what would not be seen in a message but act in it: colour codes and other
 * control characters, and marks that turn the direction of writing.
 */
export function plainText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
