import { type Catalogue, type Locale, say } from '@panjeong/kernel';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { TextMessages } from './messages.ts';

/** All words of the game, in both languages. */
export const TEXTS: Readonly<Record<Locale, { readonly [Kind in keyof TextMessages]: Catalogue<TextMessages[Kind]> }>> =
  {
    ko,
    en,
  };

/** The words for a code of one of the catalogues. */
export function tell<Kind extends keyof TextMessages, Code extends keyof TextMessages[Kind]>(
  lang: Locale,
  kind: Kind,
  code: Code,
  params: TextMessages[Kind][Code],
): string {
  return say<TextMessages[Kind], Code>(TEXTS[lang][kind], code, params);
}
