import { type Catalogues, type Locale, say } from '@panjeong/kernel';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { CliMessages } from './messages.ts';

export const CLI_TEXTS: Catalogues<CliMessages> = { ko, en };

/** Says what the command line has to say, in one language. */
export type Words = <Code extends keyof CliMessages>(
  code: Code,
  ...params: object extends CliMessages[Code] ? [] : [CliMessages[Code]]
) => string;

export function wordsIn(locale: Locale): Words {
  return (code, ...params) => say(CLI_TEXTS[locale], code, (params[0] ?? {}) as CliMessages[typeof code]);
}
