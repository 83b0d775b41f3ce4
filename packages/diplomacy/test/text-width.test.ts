import { readFileSync } from 'node:fs';
import { parse } from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { ADVANCES, FONT_UNITS, HANGUL_ADVANCE, MARK_ADVANCES } from '../src/drawing/advances.ts';
import { textWidth } from '../src/drawing/text-width.ts';

const FONT_FILE = new URL('../../../apps/cli/fonts/Pretendard-Medium.ttf', import.meta.url);
const font = parse(new Uint8Array(readFileSync(FONT_FILE)).buffer);

describe('the width of text', () => {
  it('has the advances of the font', () => {
    expect(font.unitsPerEm).toBe(FONT_UNITS);
    for (const { from, advances } of ADVANCES) {
      const measured = advances.map((_, index) => font.charToGlyph(String.fromCodePoint(from + index)).advanceWidth);
      expect(advances, JSON.stringify(measured)).toEqual(measured);
    }
    for (const [mark, advance] of Object.entries(MARK_ADVANCES)) {
      expect(advance, mark).toBe(font.charToGlyph(mark).advanceWidth);
    }
  });

  it('has one advance for every syllable of Hangul, as the font does', () => {
    const others: string[] = [];
    for (let code = 0xac00; code <= 0xd7a3; code++) {
      const syllable = String.fromCodePoint(code);
      const { index, advanceWidth } = font.charToGlyph(syllable);
      if (index === 0 || advanceWidth !== HANGUL_ADVANCE) others.push(syllable);
    }
    expect(others).toEqual([]);
  });

  it('knows every letter of every name on the maps', () => {
    for (const { name, abbr } of STANDARD_MAP.provinces) {
      for (const text of [name.ko, name.en, abbr]) {
        const measured = Array.from(text).reduce((sum, letter) => sum + font.charToGlyph(letter).advanceWidth, 0);
        expect(textWidth(text, FONT_UNITS), text).toBe(measured);
      }
    }
  });

  it.each([
    ['', 14, 0],
    ['빈', 1, 1_770 / 2_048],
    ['빈', 14, (1_770 / 2_048) * 14],
    ['A B', 2_048, 1_370 + 500 + 1_280],
    ['é', 2_048, 1_148],
    ['e\u0301', 2_048, 1_148],
    ['漢', 10, 10],
  ])('of %j at %d is %d', (line, letter, width) => {
    expect(textWidth(line, letter)).toBeCloseTo(width, 9);
  });
});
