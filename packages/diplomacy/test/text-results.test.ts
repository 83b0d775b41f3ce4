import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { parseOrder } from '../src/notation/parse-order.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { PROBLEM_CODES, type Problem, type ProblemCode } from '../src/notation/problem.ts';
import { VERDICTS } from '../src/orders/verdict.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import type { PhaseOutcome, PhaseResult } from '../src/referee/referee.ts';
import {
  noteText,
  orderResultText,
  outcomeText,
  phaseText,
  policyText,
  policyTitle,
  problemCause,
  problemText,
  restText,
  unitText,
  verdictPhrase,
  verdictWord,
} from '../src/text/index.ts';
import { ko } from '../src/text/ko.ts';
import { imagine } from './imagined.ts';
import { names } from './text-positions.ts';

const resultsOf = ({ orders }: PhaseResult, lang: 'ko' | 'en'): readonly string[] =>
  orders.map((order) => orderResultText(order, lang, names));
const notesOf = ({ notes }: PhaseResult, lang: 'ko' | 'en'): readonly string[] =>
  notes.map((note) => noteText(note, lang, names));

describe('the result of an order', () => {
  it('is headed by whose order it is, then its verdict, then the rule', () => {
    const moves = imagine({
      units: ['AUSTRIA F ADR', 'AUSTRIA A TRI', 'ITALY A VEN', 'ITALY A TYR', 'ITALY F STP/SC', 'ENGLAND F NTH'],
      orders: [
        'AUSTRIA F ADR S A TRI - VEN',
        'AUSTRIA A TRI - VEN',
        'ITALY A VEN H',
        'ITALY A TYR S A VEN',
        'ENGLAND F NTH C A LON - BEL',
        'ENGLAND A LON - BEL VIA',
      ],
    });
    expect(resultsOf(moves, 'ko')).toEqual([
      '오스트리아 해군 아드리아해(ADR), 트리에스테(Tri) → 베네치아(Ven) 지원: 성공. [DIP-S1]',
      '오스트리아 육군 트리에스테(Tri) → 베네치아(Ven): 막힘. [DIP-M3]',
      '이탈리아 육군 베네치아(Ven): 대기. [DIP-O6]',
      '이탈리아 육군 티롤(Tyr), 베네치아(Ven) 대기 지원: 성공. [DIP-S1]',
      '영국 해군 북해(NTH), 런던(Lon) → 벨기에(Bel) 호송: 불가능한 명령. [DIP-L7]',
      '영국 육군 런던(Lon) → 벨기에(Bel) (호송 경유): 불가능한 명령. [DIP-O5]',
      '이탈리아 해군 상트 페테르부르크(Stp) 남쪽 해안(sc): 대기. [DIP-O1]',
    ]);
    expect(resultsOf(moves, 'en')).toEqual([
      'Austrian fleet Adriatic Sea supports Trieste → Venice: succeeds. [DIP-S1]',
      'Austrian army Trieste → Venice: bounced. [DIP-M3]',
      'Italian army Venice: holds. [DIP-O6]',
      'Italian army Tyrolia supports Venice: succeeds. [DIP-S1]',
      'English fleet North Sea convoys London → Belgium: impossible. [DIP-L7]',
      'English army London → Belgium via convoy: impossible. [DIP-O5]',
      'Italian fleet St. Petersburg (south coast): holds. [DIP-O1]',
    ]);
  });

  it('[DIP-R5] [DIP-R8] tells retreats that met, and who was disbanded by the rules', () => {
    const retreats = imagine({
      phase: 'S1901R',
      units: ['GERMANY A VIE', 'FRANCE A VEN', 'RUSSIA A BUD'],
      orders: ['AUSTRIA A VIE R TYR', 'ITALY A VEN R TYR'],
      position: {
        dislodged: [
          { unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'BOH', retreats: [] },
          { unit: { power: 'ITALY', type: 'A', at: 'VEN' }, from: 'PIE', retreats: [] },
          { unit: { power: 'AUSTRIA', type: 'A', at: 'BUD' }, from: 'GAL', retreats: [] },
        ],
      },
    });
    expect(resultsOf(retreats, 'ko')).toEqual([
      '오스트리아 육군 빈(Vie) → 티롤(Tyr) 퇴각: 함께 해산. [DIP-R5]',
      '이탈리아 육군 베네치아(Ven) → 티롤(Tyr) 퇴각: 함께 해산. [DIP-R5]',
      '오스트리아 육군 부다페스트(Bud) 해산: 규칙이 정함. [DIP-R8]',
    ]);
    expect(resultsOf(retreats, 'en')).toEqual([
      'Austrian army Vienna retreats → Tyrolia: disbanded together. [DIP-R5]',
      'Italian army Venice retreats → Tyrolia: disbanded together. [DIP-R5]',
      'Austrian army Budapest disbands: chosen by the rules. [DIP-R8]',
    ]);
  });

  it('[DIP-B6] [DIP-D1] tells builds, waived builds and removals', () => {
    const winter = imagine({
      phase: 'W1901A',
      units: ['RUSSIA A PAR', 'RUSSIA A MOS', 'FRANCE A SPA'],
      centres: { RUSSIA: 'MOS', FRANCE: 'BRE MAR SPA' },
      orders: ['FRANCE B F BRE', 'FRANCE WAIVE', 'FRANCE B A MAR'],
    });
    expect(resultsOf(winter, 'ko')).toEqual([
      '프랑스 해군 브레스트(Bre) 창설: 성공. [DIP-B2]',
      '프랑스 창설 포기: 성공. [DIP-B6]',
      '프랑스 육군 마르세유(Mar) 창설: 불가능한 명령. [DIP-B3]',
      '러시아 육군 파리(Par) 해산: 규칙이 정함. [DIP-D1]',
    ]);
    expect(resultsOf(winter, 'en')).toEqual([
      'France builds a fleet in Brest: succeeds. [DIP-B2]',
      'France waives a build: succeeds. [DIP-B6]',
      'France builds an army in Marseilles: impossible. [DIP-B3]',
      'Russian army Paris disbands: chosen by the rules. [DIP-D1]',
    ]);
  });

  it('has a word and a phrase for every verdict, no two alike', () => {
    for (const lang of LOCALES) {
      const words = VERDICTS.map((verdict) => verdictWord(verdict, lang));
      expect(new Set(words).size).toBe(VERDICTS.length);
      expect(new Set(VERDICTS.map((verdict) => verdictPhrase(verdict, lang))).size).toBe(VERDICTS.length);
    }
    expect(VERDICTS.map((verdict) => verdictWord(verdict, 'ko'))).toEqual([
      '대기',
      '성공',
      '막힘',
      '지원 끊김',
      '밀려남',
      '호송로 없음',
      '무효',
      '불가능한 명령',
    ]);
  });
});

describe('what a phase brought about besides', () => {
  it('[DIP-O3] [DIP-O7] is told of orders', () => {
    const phase = imagine({
      units: ['FRANCE A PAR', 'FRANCE F SPA/SC'],
      orders: ['FRANCE A PAR - BUR', 'FRANCE A PAR - PIC', 'FRANCE A SPA/NC - LYO VIA'],
    });
    expect(notesOf(phase, 'ko')).toEqual([
      '파리(Par)의 프랑스 부대는 서로 다른 명령을 받아 대기했다: 프랑스 육군 파리(Par) → 부르고뉴(Bur) / 프랑스 육군 파리(Par) → 피카르디(Pic).',
      '프랑스 해군 스페인(Spa) 남쪽 해안(sc) → 리옹만(LYO): 실제와 다른 부대 종류, 실제와 다른 부대의 해안, 호송 경유라는 말은 뜻을 바꾸지 않아 무시했다.',
    ]);
    expect(notesOf(phase, 'en')).toEqual([
      'The French unit in Paris was given different orders and held: French army Paris → Burgundy / French army Paris → Picardy.',
      'French fleet Spain (south coast) → Gulf of Lyon: ignored, since the meaning stays the same: the wrong type of unit, the wrong coast of the unit and the words “via convoy”.',
    ]);
  });

  it('[DIP-B1] [DIP-W4] is told of centres and powers', () => {
    const fall = imagine({
      phase: 'F1901R',
      units: ['AUSTRIA A BUL', 'AUSTRIA A SER'],
      centres: { AUSTRIA: 'VIE', TURKEY: 'BUL' },
      position: { dislodged: [{ unit: { power: 'TURKEY', type: 'A', at: 'BUL' }, from: 'SER', retreats: [] }] },
    });
    expect(notesOf(fall, 'ko')).toEqual([
      '오스트리아가 터키의 병참이던 불가리아(Bul)를 얻었다.',
      '오스트리아가 주인 없던 병참 세르비아(Ser)를 얻었다.',
      '터키는 부대도 병참도 남지 않아 탈락했다.',
    ]);
    expect(notesOf(fall, 'en')).toEqual([
      'Austria gained Bulgaria from Turkey.',
      'Austria gained Serbia, which nobody owned.',
      'Turkey has no units and no centres left and is out.',
    ]);
  });

  it('[DIP-R9] is told of retreats passed over', () => {
    const retreats = imagine({
      phase: 'S1901R',
      units: ['GERMANY A VIE'],
      orders: ['AUSTRIA A VIE R BOH TYR'],
      position: { dislodged: [{ unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'BOH', retreats: [] }] },
    });
    expect(notesOf(retreats, 'ko')).toEqual([
      '빈(Vie)의 오스트리아 부대는 보헤미아(Boh)로 퇴각하지 못해 다음 선택을 따랐다. 자신을 밀어낸 부대가 출발한 지역으로는 퇴각할 수 없다.',
    ]);
    expect(notesOf(retreats, 'en')).toEqual([
      'The Austrian unit in Vienna could not retreat to Bohemia and followed its next choice. A unit cannot retreat to the province its attacker came from.',
    ]);
  });

  it('[DIP-B6] is told of builds not used', () => {
    const winter = imagine({ phase: 'W1901A', units: ['FRANCE A SPA'], centres: { FRANCE: 'BRE SPA' } });
    expect(LOCALES.map((lang) => notesOf(winter, lang))).toEqual([
      ['프랑스는 할 수 있는 창설 1개를 하지 않았다.'],
      ['France did not use 1 build it could have made.'],
    ]);
  });

  it('has words for every code of the referee, and tells an unknown one by its rule', () => {
    const folder = new URL('../src/referee/', import.meta.url);
    const codes = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/code: '([a-z-]+)'/g)].map(([, code = '']) => code),
    );
    expect(new Set(codes)).toEqual(new Set(Object.keys(ko.notes)));
    expect(noteText({ code: 'moon', params: {}, rule: 'DIP-O6' }, 'en', names)).toBe(
      'A unit ordered to hold stays where it is.',
    );
  });

  it('[DIP-W1] [DIP-W2] [DIP-W3] [DIP-W5] [DIP-W6] is how a match ended', () => {
    const ends: readonly PhaseOutcome[] = [
      { kind: 'victory', powers: ['FRANCE'], rule: 'DIP-W1' },
      { kind: 'draw', powers: ['FRANCE', 'ITALY', 'TURKEY'], rule: 'DIP-W2' },
      { kind: 'draw', powers: ['FRANCE', 'ITALY'], rule: 'DIP-W6' },
      { kind: 'concession', powers: ['ENGLAND'], rule: 'DIP-W3' },
      { kind: 'ended', powers: ['ITALY'], rule: 'DIP-W5' },
    ];
    expect(ends.map((end) => outcomeText(end, 'ko', names))).toEqual([
      '프랑스가 이겼다.',
      '합의로 비겼다: 프랑스, 이탈리아, 터키.',
      '병참의 주인이 바뀌지 않는 해가 이어져 비겼다: 프랑스, 이탈리아.',
      '다른 나라들이 승리를 내주어 영국이 이겼다.',
      '마지막 해가 끝났다. 병참이 가장 많은 나라: 이탈리아.',
    ]);
    expect(ends.map((end) => outcomeText(end, 'en', names))).toEqual([
      'France won.',
      'An agreed draw between France, Italy and Turkey.',
      'No centre changed hands for years: a draw between France and Italy.',
      'The others conceded, and England won.',
      'The last year is over. Most centres: Italy.',
    ]);
  });
});

describe('a problem on a sheet', () => {
  const problemsIn = (sheet: string): readonly Problem[] => parseSheet(sheet, names).problems;

  it('says where, what was read, what may have been meant, and what is left out', () => {
    const [problem] = problemsIn('오스트리아\n육군, 세르비아(Ser)-불가리에');
    if (problem === undefined) throw new Error('no problem');
    expect(LOCALES.map((lang) => problemText(problem, lang, names))).toEqual([
      '2행 15열: ‘불가리에’: 그런 지역이 없어요. 혹시 불가리아(Bul)인가요? 읽지 않은 부분: ‘육군, 세르비아(Ser)-불가리에’.',
      'Line 2, column 15: “불가리에”: no province has that name. Did you mean Bulgaria? Not read: “육군, 세르비아(Ser)-불가리에”.',
    ]);
    expect(problemCause(problem, 'en', names)).toBe(
      '“불가리에”: no province has that name. Did you mean Bulgaria? Not read: “육군, 세르비아(Ser)-불가리에”.',
    );
    expect(LOCALES.map(restText)).toEqual(['나머지는 그대로 읽었어요.', 'Everything else was read.']);
  });

  it('says what was expected where nothing alike was meant', () => {
    const parsed = parseOrder('A Vie -', names);
    if (parsed.kind === 'read') throw new Error('read');
    expect(problemCause(parsed.problem, 'ko', names)).toBe(
      '줄 끝: 명령이 여기에서 끊겼어요. 필요한 것: 지역 이름. 읽지 않은 부분: ‘A Vie -’.',
    );
    expect(problemCause(parsed.problem, 'en', names)).toBe(
      'End of the line: the order breaks off here. Expected: the name of a province. Not read: “A Vie -”.',
    );
  });

  it.each([50, 51, 58, 59, 60])('cuts a long quote between characters and not inside one (%i letters)', (letters) => {
    const parsed = parseOrder(`A Vie - ${'x'.repeat(letters)}${'\u{1f600}'.repeat(10)}`, names);
    if (parsed.kind === 'read') throw new Error('read');
    for (const lang of LOCALES) {
      const told = problemCause(parsed.problem, lang, names);
      expect(told).toContain('…');
      expect(told).not.toMatch(/\p{Cs}/u);
    }
  });

  it('quotes no more than fits', () => {
    const long = 'x'.repeat(500);
    const problem: Problem = {
      code: 'unknown-order',
      at: { line: 1, column: 1 },
      read: long,
      expected: 'verb',
      nearest: [],
      text: long,
    };
    for (const lang of LOCALES) expect(problemText(problem, lang, names).length).toBeLessThan(200);
  });

  it('is told in other words for every code, in both languages', () => {
    const base = { at: { line: 1, column: 1 }, read: 'Moon', expected: 'province', nearest: [], text: 'Moon' } as const;
    for (const lang of LOCALES) {
      const told = PROBLEM_CODES.map((code: ProblemCode) => problemText({ ...base, code }, lang, names));
      expect(new Set(told).size).toBe(PROBLEM_CODES.length);
    }
  });

  it('names powers and coasts that may have been meant', () => {
    const base = { at: { line: 1, column: 1 }, read: 'x', expected: 'power', text: 'x' } as const;
    const tell = (code: ProblemCode, nearest: readonly string[]): string =>
      problemCause({ ...base, code, nearest }, 'en', names);
    expect(tell('unknown-power', ['ITALY', 'FRANCE'])).toBe(
      '“x”: no power has that name. Did you mean Italy or France?',
    );
    expect(tell('unknown-coast', ['STP/NC', 'STP/SC'])).toBe(
      '“x”: the province has no such coast. Did you mean St. Petersburg (north coast) or St. Petersburg (south coast)?',
    );
  });
});

describe('a policy', () => {
  it('is told field by field in one sentence each, under a title', () => {
    for (const edition of Object.keys(EDITIONS) as EditionId[]) {
      const policy: Policy = EDITIONS[edition];
      for (const field of Object.keys(policy) as (keyof Policy)[]) {
        for (const lang of LOCALES) {
          expect(policyText(field, policy[field], lang), field).toMatch(/^[^.]+\.$/);
          expect(policyTitle(field, lang)).not.toBe('');
        }
      }
    }
  });

  it('says what its numbers are', () => {
    expect(LOCALES.map((lang) => policyText('victoryCentres', 18, lang))).toEqual([
      '병참 18곳을 가지면 이긴다.',
      '18 centres win.',
    ]);
    expect(LOCALES.map((lang) => policyText('victoryCentres', null, lang))).toEqual([
      '지도가 정한 수의 병참을 가지면 이긴다.',
      'As many centres win as the map says.',
    ]);
    expect(LOCALES.map((lang) => policyText('lastYear', 1910, lang))).toEqual([
      '1910년 가을이 끝나면 게임이 끝난다.',
      'The match ends after the fall of 1910.',
    ]);
    expect(policyText('drawAfterYears', 3, 'ko')).toBe('3년 동안 병참의 주인이 바뀌지 않으면 비긴다.');
    expect(policyText('lastYear', null, 'en')).toBe('No last year is set.');
  });

  it('has no words for values it does not have', () => {
    expect(() => policyText('waive', 'maybe' as never, 'ko')).toThrow('waive=maybe');
  });
});

describe('phases and units', () => {
  it('have names', () => {
    expect((['S1901M', 'F1901R', 'W1912A'] as const).map((phase) => phaseText(phase, 'ko'))).toEqual([
      '1901년 봄 이동',
      '1901년 가을 퇴각',
      '1912년 겨울 창설과 해산',
    ]);
    expect((['S1901M', 'F1901R', 'W1912A'] as const).map((phase) => phaseText(phase, 'en'))).toEqual([
      'Spring 1901 moves',
      'Fall 1901 retreats',
      'Winter 1912 builds and removals',
    ]);
  });

  it('are named by power, type and place', () => {
    const units = ['AUSTRIA A TRI', 'ENGLAND F NTH', 'RUSSIA F STP/SC', 'A RUH', 'VIE'];
    expect(units.map((unit) => unitText(unit, 'ko', names))).toEqual([
      '오스트리아 육군 트리에스테(Tri)',
      '영국 해군 북해(NTH)',
      '러시아 해군 상트 페테르부르크(Stp) 남쪽 해안(sc)',
      '육군 루르(Ruh)',
      '부대 빈(Vie)',
    ]);
    expect(units.map((unit) => unitText(unit, 'en', names))).toEqual([
      'the Austrian army in Trieste',
      'the English fleet in the North Sea',
      'the Russian fleet on the south coast of St. Petersburg',
      'the army in Ruhr',
      'the unit in Vienna',
    ]);
  });

  it('call every power of the map by an adjective', () => {
    for (const { id, name } of STANDARD_MAP.powers) {
      expect(unitText(`${id} A PAR`, 'en', names)).not.toContain(`the ${name.en} army`);
    }
  });
});
