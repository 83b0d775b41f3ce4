import { describe, expect, it } from 'vitest';
import { decodeSheet } from '../src/input/decode-sheet.ts';

const SHEET = '오스트리아\n"육군, 빈(Vie)-티롤(Tyr)"\n';

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  if (mark) units.unshift(0xfeff);
  return Uint8Array.from(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

/** The sheet above in CP949, as Korean Windows saves it. */
const CP949 = Uint8Array.from(
  Buffer.from('bfc0bdbac6aeb8aebec60a22c0b0b1ba2c20baf328566965292dc6bcb7d12854797229220a', 'hex'),
);

describe('decoding a sheet', () => {
  it.each([
    ['UTF-8', 'utf-8', new TextEncoder().encode(SHEET)],
    ['UTF-8 with a byte order mark', 'utf-8', new TextEncoder().encode(`\uFEFF${SHEET}`)],
    ['UTF-16 little endian with a mark', 'utf-16le', utf16(SHEET, 'le', true)],
    ['UTF-16 big endian with a mark', 'utf-16be', utf16(SHEET, 'be', true)],
    ['UTF-16 little endian without a mark', 'utf-16le', utf16(SHEET, 'le', false)],
    ['UTF-16 big endian without a mark', 'utf-16be', utf16(SHEET, 'be', false)],
    ['CP949', 'cp949', CP949],
  ] as const)('%s', (_, encoding, bytes) => {
    expect(decodeSheet(bytes)).toEqual({ kind: 'text', text: SHEET, encoding });
  });

  it('reads syllables that only CP949 has, beside those of EUC-KR', () => {
    // 똠, 뷁 and 힣 have no place in EUC-KR proper; 가 and 힝 have.
    expect(decodeSheet(Uint8Array.of(0x8c, 0x63, 0x94, 0xee, 0xc6, 0x52, 0xb0, 0xa1, 0xc8, 0xfe))).toEqual({
      kind: 'text',
      text: '똠뷁힣가힝',
      encoding: 'cp949',
    });
  });

  it('puts blanks for the control characters that no messenger shows and a terminal may obey', () => {
    const bytes = new TextEncoder().encode('A Vie\x9b31m - Tyr\x7f\x90\r\nA\tBud\x85');
    expect(decodeSheet(bytes)).toMatchObject({ kind: 'text', text: 'A Vie 31m - Tyr  \r\nA\tBud\x85' });
  });

  it('takes nothing for an empty text', () => {
    expect(decodeSheet(new Uint8Array())).toEqual({ kind: 'text', text: '', encoding: 'utf-8' });
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0xff)],
    ['text with a zero in it', new TextEncoder().encode('A Vie\0 - Tyr')],
    ['bytes of no encoding', Uint8Array.of(0x41, 0xff, 0xff, 0x80, 0x81)],
    ['half a pair after a mark', Uint8Array.of(0xff, 0xfe, 0x41)],
  ])('refuses %s', (_, bytes) => {
    expect(decodeSheet(bytes)).toEqual({ kind: 'binary' });
  });
});
