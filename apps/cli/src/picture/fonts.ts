import { fileURLToPath } from 'node:url';

/** Fonts to set a picture's text in. */
export interface Fonts {
  readonly family: string;
  readonly files: readonly string[];
}

/** Two weights of a family of the project's own; the files lie as deep from the sources as from what is built of them. */
function fonts(family: string, file: string): Fonts {
  const files = ['Medium', 'Bold'].map((weight) =>
    fileURLToPath(new URL(`../../fonts/${file}-${weight}.ttf`, import.meta.url)),
  );
  return { family, files };
}

/** All letters that the project can set. */
export const WHOLE_FONTS = fonts('Pretendard', 'Pretendard');

/** The letters that nearly every picture makes do with: reading these files takes a seventh of the time of the whole. */
export const COMMON_FONTS = fonts('Panjeong Sans', 'PanjeongSans');

const ASCII = /[\t\n\r -~]+/g;

let lacking: RegExp | undefined;

/** The fonts a picture's text is set in: the common ones when they have all of its characters, which is quicker. */
export function fontsFor(svg: string): Fonts {
  return hasCommonFonts(svg) ? COMMON_FONTS : WHOLE_FONTS;
}

/** Whether the common fonts have all characters of a picture. */
export function hasCommonFonts(svg: string): boolean {
  lacking ??= uncommon();
  // Nearly all of an SVG is ASCII: left out first, since a class of so many characters takes its time with each.
  return !lacking.test(svg.replaceAll(ASCII, ''));
}

/** First and last of each stretch of characters that the common fonts have, beside the syllables of KS X 1001. */
const COMMON_STRETCHES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x148],
  [0x14a, 0x17f],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2190, 0x2199],
  [0x3000, 0x3003],
  [0x3008, 0x3011],
  [0x3131, 0x3163],
];

/** The syllables of KS X 1001, which Korean words are written with; the other 8,822 of Hangul hardly occur. */
export function commonSyllables(): string {
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xc8; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
  }
  return new TextDecoder('euc-kr').decode(Uint8Array.from(bytes));
}

/** The characters that the common fonts have. */
export function commonCharacters(): string {
  const stretches = COMMON_STRETCHES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  return stretches.join('') + commonSyllables();
}

/** One character, line ends aside, that the common fonts lack. */
function uncommon(): RegExp {
  const hex = (point: number): string => `\\u{${point.toString(16)}}`;
  const stretches = COMMON_STRETCHES.map(([first, last]) => `${hex(first)}-${hex(last)}`);
  return new RegExp(`[^\\n\\r\\t${stretches.join('')}${commonSyllables()}]`, 'u');
}
