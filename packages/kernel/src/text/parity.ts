import { type Catalogue, type Catalogues, LOCALES, type Locale } from './catalogue.ts';

export type ParityFault =
  /** A code that one language lacks. */
  | { readonly kind: 'missing'; readonly code: string; readonly locale: Locale }
  /** A code without a sample, whose texts therefore nobody has read. */
  | { readonly kind: 'unsampled'; readonly code: string }
  /** A parameter that is told in one language and not in this one. */
  | { readonly kind: 'untold'; readonly code: string; readonly locale: Locale; readonly param: string }
  /** Empty, or with a hole (`undefined`, `[object Object]`, `NaN`) where a parameter should be. */
  | { readonly kind: 'broken'; readonly code: string; readonly locale: Locale; readonly text: string }
  /** Words of the other language: Hangul in English, or no Hangul in Korean. */
  | { readonly kind: 'language'; readonly code: string; readonly locale: Locale; readonly text: string };

/** Parameters to try each code with, enough of them to take every branch of its texts. Names in them are best ASCII. */
export type Samples<Messages> = { readonly [Code in keyof Messages]: readonly Messages[Code][] };

/**
 * Whether two languages say the same things: the same codes, every parameter told by both, no holes, each in its own script.
 * Empty when they do.
 *
 * @param wordless codes whose text is the same sign in every language (`→`), and so need have no Hangul
 */
export function parityFaults<Messages extends object>(
  catalogues: Catalogues<Messages>,
  samples: Samples<Messages>,
  wordless: ReadonlySet<string> = new Set(),
): readonly ParityFault[] {
  const codes = new Set([...LOCALES.flatMap((locale) => Object.keys(catalogues[locale])), ...Object.keys(samples)]);
  return [...codes].sort().flatMap((code): readonly ParityFault[] => {
    const missing = LOCALES.filter((locale) => !Object.hasOwn(catalogues[locale], code));
    if (missing.length > 0) return missing.map((locale) => ({ kind: 'missing', code, locale }));
    const tries = (samples as Readonly<Record<string, readonly unknown[]>>)[code] ?? [];
    if (tries.length === 0) return [{ kind: 'unsampled', code }];
    const told = LOCALES.map((locale) => tell(catalogues[locale], code, tries));
    const params = new Set(told.flatMap(({ read }) => [...read]));
    return LOCALES.flatMap((locale, index): readonly ParityFault[] => {
      const { texts, read } = told[index] ?? { texts: [], read: new Set<string>() };
      const untold = [...params].filter((param) => !read.has(param)).sort();
      return [
        ...untold.map((param): ParityFault => ({ kind: 'untold', code, locale, param })),
        ...texts.flatMap((text) => textFaults(text, code, locale, wordless)),
      ];
    });
  });
}

function textFaults(text: string, code: string, locale: Locale, wordless: ReadonlySet<string>): readonly ParityFault[] {
  if (text.trim() === '' || /undefined|\[object |NaN/.test(text)) return [{ kind: 'broken', code, locale, text }];
  const hangul = /[가-힣ㄱ-ㅣ]/.test(text);
  const wrong = locale === 'ko' ? !hangul && !wordless.has(code) : hangul;
  return wrong ? [{ kind: 'language', code, locale, text }] : [];
}

/** The texts of a code over its samples, and which parameters were looked at on the way. */
function tell<Messages>(
  catalogue: Catalogue<Messages>,
  code: string,
  tries: readonly unknown[],
): { readonly texts: readonly string[]; readonly read: ReadonlySet<string> } {
  const message = (catalogue as Readonly<Record<string, unknown>>)[code];
  const read = new Set<string>();
  const texts = tries.map((params) => {
    if (typeof message !== 'function') return String(message);
    const watched =
      typeof params === 'object' && params !== null
        ? new Proxy(params, {
            get(target, key, receiver): unknown {
              if (typeof key === 'string') read.add(key);
              return Reflect.get(target, key, receiver);
            },
          })
        : params;
    return String((message as (params: unknown) => unknown)(watched));
  });
  return { texts, read };
}
