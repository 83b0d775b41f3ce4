import { ADVANCES, FONT_UNITS, HANGUL_ADVANCE, MARK_ADVANCES } from './advances.ts';

/**
 * How wide a line of text is in the project's font, in the unit of the letter size. Letters are not drawn closer by
 * kerning here, so that a line is hardly ever wider on paper. A character that is not in the table counts as a whole
 * letter size.
 */
export function textWidth(line: string, letter: number): number {
  let width = 0;
  for (const character of line.normalize('NFC')) width += advance(character);
  return (width / FONT_UNITS) * letter;
}

function advance(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) return HANGUL_ADVANCE;
  for (const { from, advances } of ADVANCES) {
    const found = advances[code - from];
    if (found !== undefined) return found;
  }
  return MARK_ADVANCES[character] ?? FONT_UNITS;
}
