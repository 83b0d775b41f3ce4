import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { compileBoard } from '../src/map/board.ts';
import { indexNames } from '../src/map/names.ts';
import { parseOrder } from '../src/notation/parse-order.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { EXPECTATIONS, type Expectation, PROBLEM_CODES, type ProblemCode } from '../src/notation/problem.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { withoutFlyingDutchmen } from '../src/referee/flying-dutchman.ts';
import { en } from '../src/text/en.ts';
import { noteText, orderResultText, problemText, rulingLines } from '../src/text/index.ts';
import { ko } from '../src/text/ko.ts';
import { type Imagined, imagine, imaginedPosition } from './imagined.ts';
import { names, rulingsOf } from './text-positions.ts';
import { RULING_CASES } from './text-ruling-cases.ts';

const DISLODGED: Partial<Imagined> = {
  phase: 'S1901R',
  units: ['GERMANY A VIE'],
  position: {
    dislodged: [{ unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'BOH', retreats: ['BUD', 'TRI', 'TYR'] }],
  },
};

/** A position that brings about each note. */
const NOTES: Readonly<Record<keyof typeof ko.notes, Imagined>> = {
  captured: { phase: 'F1901M', units: ['AUSTRIA A SER'], centres: { AUSTRIA: 'VIE' } },
  eliminated: { phase: 'F1901M', units: ['AUSTRIA A BUL'], centres: { AUSTRIA: 'VIE', TURKEY: 'BUL' } },
  'retreat-passed-over': { units: [], ...DISLODGED, orders: ['AUSTRIA A VIE R BOH TYR'] },
  'retreat-refused': { units: [], ...DISLODGED, orders: ['AUSTRIA A VIE R BOH'] },
  'different-orders': { units: ['FRANCE A PAR'], orders: ['FRANCE A PAR - BUR', 'FRANCE A PAR - PIC'] },
  'words-ignored': { units: ['FRANCE A GAS'], orders: ['FRANCE A GAS - SPA/NC'] },
  'builds-unused': { phase: 'W1901A', units: ['FRANCE A SPA'], centres: { FRANCE: 'BRE SPA' } },
  'flying-dutchman': { units: ['FRANCE A SPA', 'FRANCE A MOS'], centres: { FRANCE: 'SPA' } },
};

/** An order with words that make no difference, by what they are. */
const IGNORED: Readonly<Record<keyof typeof ko.ignored, Imagined>> = {
  'unit-type': { units: ['FRANCE A PAR'], orders: ['FRANCE F PAR - BUR'] },
  'unit-coast': { units: ['FRANCE F SPA/SC'], orders: ['FRANCE F SPA/NC - WES'] },
  coast: { units: ['FRANCE A GAS'], orders: ['FRANCE A GAS - SPA/NC'] },
  nationality: { units: ['FRANCE A PAR', 'GERMANY A BUR'], orders: ['FRANCE A PAR S ITALY A BUR', 'GERMANY A BUR H'] },
  path: {
    units: ['ENGLAND A LON', 'ENGLAND F NTH'],
    orders: ['ENGLAND A LON - NTH - NWY', 'ENGLAND F NTH C A LON - NWY'],
  },
  'via-convoy': { units: ['ENGLAND F LON'], orders: ['ENGLAND F LON - ENG VIA'] },
};

const LONG = `A Vie - Tyr ${'x'.repeat(2000)}`;

/** A sheet that cannot be read for each reason. */
const SHEETS: Readonly<Record<Exclude<ProblemCode, 'several-orders'>, string>> = {
  'unknown-province': 'Austria\nA Vie - Zzyzx',
  'unknown-power': 'Austria\nA Vie S the Martian A Bud',
  'unknown-coast': 'France\nF MAO - Spa(xc)',
  'ambiguous-name': 'England\nF Lvp - North',
  'names-disagree': '오스트리아\n육군, 세르비아(Bul)-그리스',
  'unknown-order': 'Austria\nA Vie frobnicates',
  'incomplete-order': 'Austria\nA Vie -',
  'trailing-text': 'Austria\nA Vie - Tyr unless Italy attacks',
  'taken-back': 'Austria\n~~A Vie - Tyr~~',
  'path-not-sea': 'England\nA Lon - Bur - Bel',
  'line-too-long': `Austria\n${LONG}`,
  'too-large': 'A Vie - Tyr\n'.repeat(90_000),
};

const board = compileBoard(STANDARD_MAP);

describe('every text is shown by a real position or sheet', () => {
  it.each(Object.entries(NOTES))('note %s', (code, imagined) => {
    const own = withoutFlyingDutchmen(board, EDITIONS['datc-3'], imaginedPosition(imagined)).notes;
    const notes = [...own, ...imagine(imagined).notes];
    const note = notes.find((one) => one.code === code);
    if (note === undefined) throw new Error(`no such note: ${notes.map((one) => one.code).join()}`);
    const [inKorean, inEnglish] = LOCALES.map((lang) => noteText(note, lang, names));
    expect(inKorean).toMatch(/[가-힣].*\.$/s);
    expect(inEnglish).toMatch(/^[A-Z][^가-힣]*\.$/);
  });

  it.each(Object.entries(IGNORED))('words ignored: %s', (code, imagined) => {
    const note = imagine(imagined).notes.find((one) => one.code === 'words-ignored');
    if (note === undefined) throw new Error('nothing was ignored');
    expect(note.params['ignored']).toEqual([code]);
    expect(noteText(note, 'ko', names)).toContain(String(ko.ignored[code as keyof typeof ko.ignored]));
    expect(noteText(note, 'en', names)).toContain(String(en.ignored[code as keyof typeof en.ignored]));
  });

  it.each(Object.entries(SHEETS))('problem %s', (code, sheet) => {
    const { problems } = parseSheet(sheet, indexNames(STANDARD_MAP));
    const problem = problems.find((one) => one.code === code);
    if (problem === undefined) throw new Error(`no such problem: ${problems.map((one) => one.code).join()}`);
    expect(problemText(problem, 'ko', names)).toMatch(/요[.?]/);
    expect(problemText(problem, 'en', names)).toMatch(/^Line \d/);
  });

  it('and what would have been understood instead', () => {
    const alone = ['A Vie - Tyr, A Bud - Ser', 'hello there'].map((text) => parseOrder(text, names));
    const found = [
      ...Object.values(SHEETS).flatMap((sheet) => parseSheet(sheet, names).problems),
      ...alone.flatMap((parsed) => (parsed.kind === 'read' ? [] : [parsed.problem])),
    ];
    const codes = new Set<ProblemCode>(found.map(({ code }) => code));
    expect(PROBLEM_CODES.filter((code) => !codes.has(code))).toEqual([]);
    const expected = new Set<Expectation>(found.map((problem) => problem.expected));
    expect(EXPECTATIONS.filter((one) => !expected.has(one))).toEqual([]);
  });

  it('a word for every outcome, but for a command refused at the table', () => {
    const texts = RULING_CASES.flatMap(({ lines, on }) => {
      const rulings = rulingsOf(lines, on);
      const heads = rulings
        .filter(({ params }) => params['kind'] !== 'note')
        .map(({ id }) => rulingLines(rulings, id, 'ko', names)[0]?.text ?? '');
      const units = on?.units ?? lines.map((line) => line.split(' ').slice(0, 3).join(' '));
      const orders = lines.filter((line) => line.split(' ').length > 3 || line.endsWith('WAIVE'));
      return [
        ...heads,
        ...imagine({ ...on, units, orders }).orders.map((order) => orderResultText(order, 'ko', names)),
      ];
    });
    const missing = Object.entries(ko.verdictWords).filter(
      ([, word]) => !texts.some((text) => text.includes(`: ${String(word)}.`)),
    );
    expect(missing.map(([code]) => code)).toEqual(['refused']);
  });
});
