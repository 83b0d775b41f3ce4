import { type Catalogues, type Locale, say } from '@panjeong/kernel';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { CliMessages } from './messages.ts';
import { plainText } from './plain-text.ts';

export const CLI_TEXTS: Catalogues<CliMessages> = { ko, en };

/** Says what the command line has to say, in one language. */
export type Words = <Code extends keyof CliMessages>(
  code: Code,
  ...params: object extends CliMessages[Code] ? [] : [CliMessages[Code]]
) => string;

export function wordsIn(locale: Locale): Words {
  return (code, ...params) => say(CLI_TEXTS[locale], code, quiet(params[0] ?? {}) as CliMessages[typeof code]);
}

/** What is put into a text may be what somebody wrote: whatever would act on a screen is taken out of it. */
function quiet(params: object): object {
  const isLoud = Object.values(params).some((value) => ACTING.test(String(value)));
  if (!isLoud) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [name, quietValue(value)]),
  );
}

function quietValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(quietValue);
  return typeof value === 'string' ? plainText(value) : value;
}

const ACTING = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
