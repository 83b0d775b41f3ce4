import { readFileSync } from 'node:fs';
import { STANDARD_MAP } from '@panjeong/diplomacy';
import { drawingOf } from '@panjeong/diplomacy/drawings';
import { createPainter, textWidth } from '@panjeong/diplomacy/picture';
import { LOCALES, type Locale } from '@panjeong/kernel';
import { parse } from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { COMMON_FONTS, commonCharacters, fontsFor, WHOLE_FONTS } from '../src/picture/fonts.ts';
import { loadRasteriser, type Raster } from '../src/picture/png.ts';
import { settable } from '../src/picture/settable.ts';

/** Whatever fonts the system has, with these nothing is set. */
const NO_FONTS = { family: 'None', files: [] };

const rasterOf = await loadRasteriser();

/** A box of a picture, in its px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels in a box that are darker than the middle grey. */
function ink(raster: Raster, box: Box): number {
  const { width, height } = raster;
  const bytes = raster.pixels();
  let dark = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = 4 * (y * width + x);
      const light = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0);
      if (light < 3 * 128) dark++;
    }
  }
  return dark;
}

const WORD: Box = { x: 10, y: 10, width: 100, height: 40 };
const word = (text: string, weight = 500): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="#ffffff"/>` +
  `<text x="20" y="42" font-size="30" font-weight="${weight}" fill="#000000">${text}</text></svg>`;

describe('text in a picture', () => {
  it.each([['판정'], ['뮌헨'], ['Mun'], ['→ ·'], ['뷁'], ['→ Œ 뷁']])(
    'is set in the project’s own font: %s',
    (text) => {
      expect(ink(rasterOf(word(text)), WORD)).toBeGreaterThan(30);
      // Without the font nothing is set: so the ink above is the font's.
      expect(ink(rasterOf(word(text), { fonts: NO_FONTS }), WORD)).toBe(0);
    },
  );

  it('is of the letters that are written, not of boxes in their place', () => {
    const all = ['빈', '런', '킬', '셰', 'W', 'ü'].map((one) => rasterOf(word(one)));
    const seen = new Set(all.map((raster) => Buffer.from(raster.pixels()).toString('base64')));
    expect(seen.size).toBe(all.length);
  });

  it.each([
    ['판정 → Mun', COMMON_FONTS],
    ['뷁', WHOLE_FONTS],
    ['Ŝ日', WHOLE_FONTS],
  ])('is set in the common fonts where they have all of its letters: %s', (text, fonts) => {
    expect(fontsFor(word(text))).toBe(fonts);
  });

  it('is set in fonts that have the letters they are taken to have', () => {
    for (const file of COMMON_FONTS.files) {
      const font = parse(new Uint8Array(readFileSync(file)).buffer);
      expect(Array.from(commonCharacters()).filter((one) => font.charToGlyph(one).index === 0)).toEqual([]);
    }
  });

  it.each([
    ['日', '□', ['日']],
    ['판정 😀👩‍🚀 مر', '판정 □□□ □□', ['😀', '👩', '🚀', 'م', 'ر']],
    ['\ufffd', '□', ['\ufffd']],
    ['한국 Ŝ뷁 →', '한국 Ŝ뷁 →'.normalize('NFC'), []],
    ['한국'.normalize('NFD'), '한국', []],
    ['판정 → Mun', '판정 → Mun', []],
  ])('has a sign of its own for each character that no font has, and tells it: %s', (text, shown, lost) => {
    expect(settable(word(text))).toEqual({ svg: word(shown), lost });
    expect(Buffer.from(rasterOf(word(text)).pixels()).equals(Buffer.from(rasterOf(word(shown)).pixels()))).toBe(true);
  });

  it('takes for settable what every weight of the font has, and nothing else', () => {
    const characters = Array.from({ length: 0x3200 }, (_, index) => String.fromCodePoint(0xa0 + index)).filter(
      (one) => one === one.normalize('NFC') && !/\p{Default_Ignorable_Code_Point}/u.test(one),
    );
    const lost = characters.filter((one) => settable(one).lost.length > 0);
    for (const file of WHOLE_FONTS.files) {
      const font = parse(new Uint8Array(readFileSync(file)).buffer);
      expect(lost).toEqual(characters.filter((one) => font.charToGlyph(one).index === 0));
    }
  });

  it('is bolder where it is to be bold', () => {
    const [medium, bold] = [rasterOf(word('판정')), rasterOf(word('판정', 700))];
    expect(ink(bold, WORD)).toBeGreaterThan(ink(medium, WORD) * 1.15);
  });
});

describe('labels of the map', () => {
  const drawing = drawingOf(STANDARD_MAP.id);
  if (drawing === undefined) throw new Error('the standard map has no drawing');
  const WIDTH = 1600;
  const LETTER = 14;
  const empty = { phase: 'S1901M', units: [], centres: {}, dislodged: [], contested: [], civilDisorder: [] } as const;

  const labelled = (lang: Locale): readonly (readonly [string, Box])[] =>
    Object.entries(drawing.layouts.large).map(([province, { label }]) => {
      const { at, lines } = label[lang];
      const width = Math.max(...lines.map((line) => textWidth(line, LETTER)));
      const [x, y] = at.map((one) => (one * WIDTH) / 10_000) as [number, number];
      const height = lines.length * LETTER;
      return [province, { x: x - width / 2, y: y - height / 2, width, height }];
    });

  it.each(LOCALES)('have ink of their letters in their boxes, all of them (%s)', (lang) => {
    const picture = { position: empty, width: WIDTH, lang, palette: 'print', heading: false, legend: false } as const;
    const svg = createPainter(STANDARD_MAP, drawing).paint(picture);
    const [set, bare] = [rasterOf(svg), rasterOf(svg, { fonts: NO_FONTS })];
    const labels = labelled(lang);
    expect(labels).toHaveLength(STANDARD_MAP.provinces.length);
    // Borders and centres may cross a box: what the letters add to them is counted.
    const unlettered = labels.filter(([, box]) => ink(set, box) - ink(bare, box) < 15).map(([province]) => province);
    expect(unlettered).toEqual([]);
  });
});
