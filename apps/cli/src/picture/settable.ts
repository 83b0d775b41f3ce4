import { readFileSync } from 'node:fs';
import { hasCommonFonts, WHOLE_FONTS } from './fonts.ts';

/** A picture as the project's fonts can set it. */
export interface Settable {
  readonly svg: string;
  /** Characters that no font of the project has, each once; {@link SUBSTITUTE} stands for them. */
  readonly lost: readonly string[];
}

/** What stands for a character that cannot be set: the fonts' own sign for one is a black bar. */
const SUBSTITUTE = '□';

/** Takes out of a picture what the project's fonts cannot set. Marks that nobody sees anyway, as in emoji, are left out. */
export function settable(svg: string): Settable {
  if (hasCommonFonts(svg)) return { svg, lost: [] };
  // Korean that comes in letters, as file systems write it, has a syllable for each.
  const composed = svg.normalize('NFC');
  const lost = new Set<string>();
  const set = composed.replace(/[^\t\n\r\u{20}-\u{7e}]/gu, (character) => {
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
    if (isSettable(character)) return character;
    lost.add(character);
    return SUBSTITUTE;
  });
  return { svg: set, lost: [...lost] };
}

/** `日 (U+65E5)`: a terminal may not show it either. */
export const characterName = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

type Stretch = readonly [first: number, last: number];
let stretches: readonly Stretch[] | undefined;

function isSettable(character: string): boolean {
  stretches ??= WHOLE_FONTS.files.slice(0, 1).flatMap((file) => charactersOf(readFileSync(file)));
  const code = character.codePointAt(0) ?? 0;
  return stretches.some(([first, last]) => first <= code && code <= last);
}

/** The stretches of characters that a font has, by its table `cmap` in format 12 (OpenType 1.9). */
function charactersOf(font: Buffer): readonly Stretch[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (cmap === undefined) return [];
  const start = font.readUInt32BE(cmap + 8);
  const maps = Array.from({ length: font.readUInt16BE(start + 2) }, (_, index) => {
    return start + font.readUInt32BE(start + 4 + index * 8 + 4);
  });
  const map = maps.find((at) => font.readUInt16BE(at) === 12);
  if (map === undefined) return [];
  return Array.from({ length: font.readUInt32BE(map + 12) }, (_, index): Stretch => {
    const group = map + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}
