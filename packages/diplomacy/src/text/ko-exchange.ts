import { type Catalogue, josa } from '@panjeong/kernel';
import type { ExchangeTexts } from './exchange-messages.ts';
import { list } from './korean.ts';

export const exchange: { readonly [Kind in keyof ExchangeTexts]: Catalogue<ExchangeTexts[Kind]> } = {
  exchangeRemarks: {
    'outcome-differs': ({ phase, differences }) =>
      `${phase}: 파일에 적힌 결과가 판정과 달라요. ${differences.join(' ')} 파일에 적힌 대로 이어 가요.`,
    'order-unread': ({ place, text }) => `${place}: “${text}”: 명령으로 읽지 못했어요. 나머지는 그대로 읽었어요.`,
    'edition-assumed': ({ edition }) =>
      `파일에 어떤 규칙을 쓰는지 적혀 있지 않아 ${josa(edition, '으로/로')} 읽었어요.`,
    'attacker-unknown': ({ phase, unit }) =>
      `${phase}: ${josa(unit, '을/를')} 밀어낸 부대가 어디서 왔는지 파일에 없어요. 그쪽으로 가는 퇴각도 막지 않아요.`,
    'cases-apart': ({ cases }) => `앞 사례에서 이어지지 않는 사례가 ${cases}개 있어요. 저마다 제 배치에서 판정했어요.`,
    'messages-left-out': ({ messages }) => `외교 편지 ${messages}통은 가져오지 않았어요.`,
    'note-unread': ({ place, text }) => `${place}: 덧붙인 메모를 읽지 못해 쓰지 않았어요: “${text}”.`,
  },
  exchangeDifferences: {
    phase: ({ recorded, ruled }) => `다음 단계: 파일은 ${recorded}, 판정은 ${ruled}.`,
    'unit-recorded': ({ unit }) => `${josa(unit, '은/는')} 파일에만 있어요.`,
    'unit-ruled': ({ unit }) => `${josa(unit, '은/는')} 판정에만 있어요.`,
    'dislodged-recorded': ({ unit }) => `${josa(unit, '은/는')} 파일에서만 밀려났어요.`,
    'dislodged-ruled': ({ unit }) => `${josa(unit, '은/는')} 판정에서만 밀려났어요.`,
    centre: ({ province, recorded, ruled }) =>
      `${province}의 주인: 파일은 ${recorded ?? '없음'}, 판정은 ${ruled ?? '없음'}.`,
  },
  exchangeParts: {
    line: ({ line }) => `${line}행`,
    path: ({ path }) => `${path} 자리`,
    whole: '파일',
    unreadable: ({ place, found, expected }) =>
      `${place}: ${found === '' ? '여기에서 끝나' : `“${found}”:`} 읽지 못했어요. 필요한 것: ${list(expected)}.`,
  },
  exchangeFormats: {
    'panjeong-season': '판정의 시즌 JSON',
    jdip: 'jDip 시험 사례',
    'diplomacy-package': 'diplomacy 패키지의 저장된 게임',
  },
  exchangeExpectations: {
    json: '올바른 JSON',
    'season-file': '시즌 JSON, jDip 시험 사례, diplomacy 패키지의 저장된 게임 가운데 하나',
    power: '나라 이름',
    unit: '부대(육군이나 해군과 그 지역)',
    centre: '병참이 있는 지역',
    phase: '단계(S1901M처럼)',
    object: '{}로 묶은 값',
    array: '[]로 묶은 목록',
    record: '{}로 묶은 값',
    string: '글자',
    number: '수',
    boolean: 'true나 false로 적은 예·아니요',
    'whole-number': '정수',
    something: '비어 있지 않은 값',
    less: '더 짧거나 적은 값',
    'known-keys': '이 형식이 아는 이름만',
    block: 'PRESTATE나 ORDERS처럼 줄을 여는 낱말',
    'unit-that-can-stand': '그 지역에 있을 수 있는 부대',
    'one-unit-a-province': '한 지역에 부대 하나',
  },
};
