/** The product's languages; every catalogue has both. */
export const LOCALES = ['ko', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A fixed text, or one made from parameters. */
export type Message<Params> = string | ((params: Params) => string);

/** `Messages` maps each code to the parameters its text needs: `{ bounced: { unit: string; by: readonly string[] } }`. */
export type Catalogue<Messages> = { readonly [Code in keyof Messages]: Message<Messages[Code]> };
export type Catalogues<Messages> = Readonly<Record<Locale, Catalogue<Messages>>>;

/** The words for a code. The types see to it that the code is there and its parameters fit. */
export function say<Messages, Code extends keyof Messages>(
  catalogue: Catalogue<Messages>,
  code: Code,
  params: Messages[Code],
): string {
  const message: Message<Messages[Code]> = catalogue[code];
  return typeof message === 'function' ? message(params) : message;
}
