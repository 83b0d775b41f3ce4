import { UsageError } from '../usage-error.ts';
import type { Words } from './words.ts';

/** Control characters, line ends among them, halves of characters, and the two that are none: nothing that a title could say. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Nothing but blanks, and characters that nobody sees. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A title as typed, without the blanks around it. @throws UsageError for one that is empty, or cannot be written or drawn */
export function titleNamed(title: string, words: Words): string {
  const [found] = UNWRITABLE.exec(title) ?? [];
  if (found !== undefined) throw new UsageError(words('title-character', { character: codePointText(found) }));
  if (BLANK.test(title)) throw new UsageError(words('title-empty'));
  return title.trim();
}

/** `U+FFFE`: what cannot be shown is named. */
function codePointText(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
