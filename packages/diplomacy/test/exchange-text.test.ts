import type { Unparsable } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { EXCHANGE_FORMATS, type ExchangeRemark } from '../src/exchange/season-record.ts';
import { exchangeFormatText, exchangeProblemText, exchangeRemarkText } from '../src/text/index.ts';
import { names } from './text-positions.ts';

describe('what is said of a season that was read', () => {
  it.each<readonly [ExchangeRemark, string, string]>([
    [
      {
        code: 'outcome-differs',
        phase: 'F1901M',
        differences: [
          { kind: 'phase', recorded: 'F1901R', ruled: 'W1901A' },
          { kind: 'unit', unit: 'AUSTRIA A VIE', only: 'recorded' },
          { kind: 'unit', unit: 'FRANCE F SPA/SC', only: 'ruled' },
          { kind: 'dislodged', unit: 'TURKEY A SER', only: 'recorded' },
          { kind: 'dislodged', unit: 'TURKEY A BUL', only: 'ruled' },
          { kind: 'centre', province: 'KIE', recorded: 'GERMANY', ruled: null },
        ],
      },
      '1901년 가을 이동: 파일에 적힌 결과가 판정과 달라요. 다음 단계: 파일은 1901년 가을 퇴각, 판정은 1901년 겨울 창설과 해산. ' +
        '빈(Vie)의 오스트리아 육군은 파일에만 있어요. 스페인(Spa) 남쪽 해안(sc)의 프랑스 해군은 판정에만 있어요. ' +
        '세르비아(Ser)의 터키 육군은 파일에서만 밀려났어요. 불가리아(Bul)의 터키 육군은 판정에서만 밀려났어요. ' +
        '킬(Kie)의 주인: 파일은 독일, 판정은 없음. 파일에 적힌 대로 이어 가요.',
      'Fall 1901 moves: the outcome in the file is not the one ruled here. Next phase: Fall 1901 retreats in the file, ' +
        'Winter 1901 builds and removals as ruled. Only the file has the Austrian army in Vienna. Only the ruling has ' +
        'the French fleet on the south coast of Spain. Only in the file, the Turkish army in Serbia was dislodged. Only as ' +
        'ruled, the Turkish army in Bulgaria was dislodged. Owner of Kiel: Germany in the file, nobody as ruled. The ' +
        'season goes on from the file.',
    ],
    [
      { code: 'order-unread', phase: 'S1901M', at: '12:1', text: 'Italy: A rom-Nowhere' },
      '12행: “Italy: A rom-Nowhere”: 명령으로 읽지 못했어요. 나머지는 그대로 읽었어요.',
      'Line 12: “Italy: A rom-Nowhere” could not be read as an order. Everything else was read.',
    ],
    [
      { code: 'edition-assumed', edition: 'tutorial-2021' },
      '파일에 어떤 규칙을 쓰는지 적혀 있지 않아 tutorial-2021로 읽었어요.',
      'The file does not say by which rules it is played; it was read by tutorial-2021.',
    ],
    [
      { code: 'attacker-unknown', phase: 'S1902R', unit: 'ITALY A VIE' },
      '1902년 봄 퇴각: 빈(Vie)의 이탈리아 육군을 밀어낸 부대가 어디서 왔는지 파일에 없어요. 그쪽으로 가는 퇴각도 막지 않아요.',
      'Spring 1902 retreats: the file does not say where the attacker of the Italian army in Vienna came from, so no ' +
        'retreat there is closed to it.',
    ],
    [
      { code: 'cases-apart', cases: 1 },
      '앞 사례에서 이어지지 않는 사례가 1개 있어요. 저마다 제 배치에서 판정했어요.',
      '1 case does not go on from the one before it; it was ruled from its own position.',
    ],
    [
      { code: 'messages-left-out', messages: 34 },
      '외교 편지 34통은 가져오지 않았어요.',
      '34 messages between players were left out.',
    ],
    [
      { code: 'note-unread', at: 'phases[3].panjeong', text: '{"x":1}' },
      'phases[3].panjeong 자리: 덧붙인 메모를 읽지 못해 쓰지 않았어요: “{"x":1}”.',
      'At phases[3].panjeong: a note could not be read and was not used: “{"x":1}”.',
    ],
  ])('is said in both languages: %j', (remark, ko, en) => {
    expect(exchangeRemarkText(remark, 'ko', names)).toBe(ko);
    expect(exchangeRemarkText(remark, 'en', names)).toBe(en);
  });
});

describe('why a file could not be read', () => {
  const problem = (at: string, found: string, ...expected: readonly string[]): Unparsable => {
    return { kind: 'unparsable', at, found, expected };
  };
  it.each<readonly [Unparsable, string, string]>([
    [
      problem('', 'Dear all', 'season-file'),
      '파일: “Dear all”: 읽지 못했어요. 필요한 것: 시즌 JSON, jDip 시험 사례, diplomacy 패키지의 저장된 게임 가운데 하나.',
      'The file: “Dear all” cannot be read. Expected: a season JSON, test cases of jDip, or a saved game of the package diplomacy.',
    ],
    [
      problem('version', '2', '1'),
      'version 자리: “2”: 읽지 못했어요. 필요한 것: 1.',
      'At version: “2” cannot be read. Expected: 1.',
    ],
    [
      problem('40:1', '', 'END'),
      '40행: 여기에서 끝나 읽지 못했어요. 필요한 것: END.',
      'Line 40: it ends here and cannot be read. Expected: END.',
    ],
    [
      problem('7:1', 'Spain: A por', 'power'),
      '7행: “Spain: A por”: 읽지 못했어요. 필요한 것: 나라 이름.',
      'Line 7: “Spain: A por” cannot be read. Expected: the name of a power.',
    ],
  ])('is said in both languages: %j', (unparsable, ko, en) => {
    expect(exchangeProblemText(unparsable, 'ko')).toBe(ko);
    expect(exchangeProblemText(unparsable, 'en')).toBe(en);
  });
});

it('every format has a name', () => {
  expect(EXCHANGE_FORMATS.map((format) => exchangeFormatText(format, 'ko'))).toEqual([
    '판정의 시즌 JSON',
    'jDip 시험 사례',
    'diplomacy 패키지의 저장된 게임',
  ]);
  expect(EXCHANGE_FORMATS.map((format) => exchangeFormatText(format, 'en'))).toEqual([
    'season JSON of Panjeong',
    'test cases of jDip',
    'saved game of the package diplomacy',
  ]);
});
