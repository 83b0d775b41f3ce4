import { LOCALES, type Locale } from '@panjeong/kernel';

/** The language asked for on the command line, whatever else stands there; null when none or an unknown one is named. */
export function languageAsked(args: readonly string[]): Locale | null {
  const flag = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (flag < 0) return null;
  const arg = args[flag] ?? '';
  return asLocale(arg.includes('=') ? arg.slice('--lang='.length) : args[flag + 1]);
}

/** The language of the user's system. Korean where it names none: the project is Korean first. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Locale {
  const name = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  if (name === '' || /^(C|POSIX)([.@]|$)/.test(name)) return 'ko';
  return asLocale(name.slice(0, 2).toLowerCase()) ?? 'en';
}

function asLocale(text: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}
