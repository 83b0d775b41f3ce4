import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import { parseOrder } from '../src/notation/parse-order.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { printOrder } from '../src/notation/print-order.ts';
import { EXPECTATIONS, PROBLEM_CODES } from '../src/notation/problem.ts';

const names = indexNames(STANDARD_MAP);
const provinceIds = new Set(STANDARD_MAP.provinces.map(({ id }) => id));
const powerIds = new Set(STANDARD_MAP.powers.map(({ id }) => id));
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/;

/** Every line that is not blank is in a list; places are on the sheet; whatever was read can be written and read again. */
function checkSheet(text: string): void {
  const sheet = parseSheet(text, names);
  const lines = text.split(LINE_ENDS).map((line) => line.normalize('NFC'));
  const entries = [
    ...sheet.orders,
    ...sheet.units,
    ...sheet.centres,
    ...sheet.dislodged,
    ...sheet.headings,
    ...sheet.unread,
    ...sheet.problems.map(({ at, text }) => ({ ...at, text })),
  ];
  const told = new Set(entries.map(({ line }) => line));
  lines.forEach((line, index) => {
    if (line.trim() !== '') expect(told.has(index + 1), `line ${index + 1}: ${line}`).toBe(true);
  });
  for (const { line, column, text } of entries) {
    expect(column).toBeGreaterThanOrEqual(1);
    expect(lines[line - 1] ?? '').toContain(text);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
  for (const { code, expected, nearest, read, at } of sheet.problems) {
    expect(PROBLEM_CODES).toContain(code);
    expect(EXPECTATIONS).toContain(expected);
    expect(
      (lines[at.line - 1] ?? '')
        .slice(at.column - 1)
        .trimStart()
        .startsWith(read),
    ).toBe(true);
    for (const id of nearest) expect(provinceIds.has(id.slice(0, 3)) || powerIds.has(id), id).toBe(true);
  }
  for (const { order } of sheet.orders) {
    const written = printOrder(order, names, 'canonical');
    expect(parseOrder(written, names)).toEqual({ kind: 'read', order });
  }
}

const WORDS = [
  'A',
  'F',
  'Army',
  '육군',
  '해군',
  '육군,',
  'S',
  'supports',
  'C',
  'H',
  'R',
  'D',
  'B',
  'Build',
  'Waive',
  '지원',
  '지원,',
  '호송',
  '대기',
  '퇴각',
  '해산',
  '창설',
  '포기',
  '이동',
  'via convoy',
  '호송 경유',
  '경유',
  'if dislodged:',
  '퇴각하면:',
  '아니면',
  'else',
  'or',
  'to',
  '-',
  '→',
  '~',
  'ㅡ',
  ',',
  ';',
  '.',
  '/',
  '(',
  ')',
  '[',
  ']',
  ':',
  '"',
  "'s",
  '에서',
  '로',
  'Ser',
  'Bul',
  'Bul(sc)',
  'STP/NC',
  '(sc)',
  '남쪽 해안',
  '세르비아(Ser)',
  '불가리아',
  '빈',
  '킬',
  'NTH',
  '북해',
  '영국 해협',
  'Austria',
  '터키',
  'Turkish',
  '러시아의',
  'Austrai',
  'Spring 1901',
  '1901년 봄',
  'units:',
  'Centres:',
  '밀려난 부대',
  'from',
  '?:',
  'Builds:',
  '명령서',
  'Xyz',
  '안녕하세요',
  '감사합니다',
  'please',
  '😀',
  '①',
  '1.',
  '*',
  '>',
  '#',
  '[홍길동] [오후 9:04]',
  '[21:04] Kim:',
  '\u200b',
  '\n',
];

const SHEETS = [
  '오스트리아(빨간색)\n"육군, 루마니아(Rum)-불가리아(Bul)"\n"육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul)"\n터키\n"육군, 불가리아(Bul), 대기"',
  'AUSTRIA: A Bud-Ser, F Tri-Alb; A Vie R Tyr / Boh / D\nTurkey\nF Con S A Bul - Gre\nA Smy - Con via convoy',
  '[홍길동] [오후 9:04] 영국\n[홍길동] [오후 9:05] 해군, 북해(NTH), 호송, 런던(Lon)-벨기에(Bel)\nA Yor - NTH - Bel\n해군 상트 페테르부르크(Stp) 북쪽 해안(nc), 창설',
  'units:\nRussia: A Mos, F Stp(sc)\norders:\nF STP/SC - BOT\nif dislodged: Fin, else disband\nS1901M',
];

/** A sheet with letters left out, doubled, swapped and replaced. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SHEETS),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('cut', 'double', 'swap', 'insert'), fc.constantFrom(...WORDS)), {
      maxLength: 8,
    }),
  )
  .map(([sheet, changes]) => {
    let text = sheet;
    for (const [position, change, word] of changes) {
      const at = position % (text.length + 1);
      const [head, letter, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      if (change === 'cut') text = head + tail;
      else if (change === 'double') text = head + letter + letter + tail;
      else if (change === 'swap') text = head + tail.slice(0, 1) + letter + tail.slice(1);
      else text = head + word + letter + tail;
    }
    return text;
  });

describe('whatever is on a sheet', () => {
  it('random text is read without a fault', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), checkSheet), { numRuns: 800 });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), checkSheet), { numRuns: 400 });
  });

  it("an order's words in any order are read without a fault", () => {
    const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 });
    fc.assert(
      fc.property(line, fc.constantFrom(' ', '', ', '), (words, gap) => checkSheet(words.join(gap))),
      { numRuns: 2500 },
    );
  });

  it('a real sheet with slips of the pen is read without a fault', () => {
    fc.assert(fc.property(mutated, checkSheet), { numRuns: 2000 });
  });

  it('an order of random words has one meaning or one problem', () => {
    const line = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(line, (words) => {
        const parsed = parseOrder(words.join(' '), names);
        if (parsed.kind === 'read') {
          const text = printOrder(parsed.order, names, 'canonical');
          expect(parseOrder(text, names)).toEqual(parsed);
        } else {
          expect(PROBLEM_CODES).toContain(parsed.problem.code);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
