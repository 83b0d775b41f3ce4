import { type Catalogue, josa } from '@panjeong/kernel';
import { exchange } from './ko-exchange.ts';
import { hints, hintTitles } from './ko-hints.ts';
import { marks } from './ko-marks.ts';
import { picture } from './ko-picture.ts';
import { policy, policyTitles } from './ko-policy.ts';
import { remedies, remedyChanges, remedyOutcomes } from './ko-remedies.ts';
import { rules } from './ko-rules.ts';
import { rulings } from './ko-rulings.ts';
import { are, list } from './korean.ts';
import type { TextMessages } from './messages.ts';

/** 규칙과 판정은 해라체, 명령서를 읽으며 하는 말은 해요체로 쓴다. 한 가지 것은 한 낱말로 부른다. */
export const ko: { readonly [Kind in keyof TextMessages]: Catalogue<TextMessages[Kind]> } = {
  sections: {
    O: '적힌 명령',
    L: '불가능한 명령',
    V: '맞는 명령이 없는 지원과 호송',
    M: '이동',
    S: '지원',
    C: '호송',
    R: '퇴각',
    B: '병참과 창설',
    D: '해산',
    X: '사회 혼란',
    W: '게임의 끝',
    T: '게임판에서',
  },

  rules,

  rulings,

  verdictWords: {
    succeeds: '성공',
    bounced: '막힘',
    cut: '지원 끊김',
    dislodged: '밀려남',
    'no-route': '호송로 없음',
    void: '무효',
    illegal: '불가능한 명령',
    holds: '대기',
    rotates: '순환 이동',
    swaps: '자리 맞바꿈',
    paradox: '호송 역설',
    'settled-together': '함께 판정',
    convoyed: '바닷길',
    walks: '땅길',
    unrouted: '땅길',
    'disbanded-together': '함께 해산',
    'by-rule': '규칙이 정함',
    refused: '받지 않음',
  },
  verdictPhrases: {
    succeeds: '명령이 뜻대로 됐다',
    bounced: '막혀서 제자리에 남았다',
    cut: '공격을 받아 지원이 끊겼다',
    dislodged: '더 센 공격에 밀려났다',
    'no-route': '호송로가 없어 가지 못했다',
    void: '맞는 명령이 없어 무효가 되었다',
    illegal: '어떤 경우에도 할 수 없어 무시했다',
    holds: '제자리에 남았다',
    rotates: '돌아가며 자리를 바꿔 모두 이동했다',
    swaps: '호송이 있어 자리를 맞바꿨다',
    paradox: '역설 규칙으로 풀었다',
    'settled-together': '서로의 결과에 달려 있어 함께 판정했다',
    convoyed: '호송을 받아 갔다',
    walks: '땅으로 갔다',
    unrouted: '호송로가 없어 땅으로 갔다',
    'disbanded-together': '같은 지역으로 퇴각해 모두 해산됐다',
    'by-rule': '명령이 없어 규칙이 정했다',
    refused: '규칙에 어긋나 받지 않았다',
  },

  heads: {
    order: ({ label, word }) => `${label}: ${word}.`,
    route: ({ label, stands }) => `${label} 호송로: ${stands ? '이어짐' : '없음'}.`,
    found: ({ sentence, found }) => `${sentence} (${found})`,
    'and-dislodged': ({ cause, fate }) => `${cause} ${fate}`,
    knot: ({ units, word }) => `${list(units)}: ${word}.`,
  },

  problems: {
    'unknown-province': ({ read }) => `${quote(read)}: 그런 지역이 없어요.`,
    'unknown-power': ({ read }) => `${quote(read)}: 그런 나라가 없어요.`,
    'unknown-coast': ({ read }) => `${quote(read)}: 그 지역에 없는 해안이에요.`,
    'ambiguous-name': ({ read }) => `${quote(read)}: 여러 곳을 뜻할 수 있어요.`,
    'names-disagree': ({ read }) => `${quote(read)}: 두 이름이 서로 다른 곳을 가리켜요.`,
    'unknown-order': ({ read }) => `${quote(read)}: 무엇을 하라는 명령인지 알 수 없어요.`,
    'incomplete-order': ({ read }) => `${quote(read)}: 명령이 여기에서 끊겼어요.`,
    'trailing-text': ({ read }) => `${quote(read)}: 명령 뒤에 뜻을 바꿀지도 모르는 말이 있어요.`,
    'taken-back': ({ read }) => `${quote(read)}: 명령을 거두는 말로 보여요.`,
    'path-not-sea': ({ read }) => `${quote(read)}: 호송로가 지나는 곳은 바다여야 해요.`,
    'several-orders': ({ read }) => `${quote(read)}: 명령이 여럿 적혀 있어요.`,
    'line-too-long': ({ read }) => `${quote(read)}: 한 줄이 2,000자를 넘어 읽지 않았어요.`,
    'too-large': ({ read }) => `${quote(read)}: 명령서가 너무 커요.`,
  },
  problemParts: {
    place: ({ line, column }) => `${line}행 ${column}열:`,
    expected: ({ what }) => `필요한 것: ${what}.`,
    nearest: ({ names }) => `혹시 ${list(names)}인가요?`,
    unread: ({ text }) => `읽지 않은 부분: ${quote(text)}.`,
    rest: '나머지는 그대로 읽었어요.',
  },
  expectations: {
    province: '지역 이름',
    power: '나라 이름',
    coast: '해안(북쪽 해안, 남쪽 해안처럼)',
    sea: '바다 이름',
    verb: '할 일(대기, 이동, 지원, 호송처럼)',
    unit: '부대(육군이나 해군과 그 지역)',
    end: '이 말 없이 끝나는 명령',
    'one-order': '명령 하나',
    'plain-order': '거두는 말이 없는 명령',
    'line-size': '한 줄에 명령 하나나 몇 개',
    size: '더 짧은 명령서',
  },

  notes: {
    captured: ({ province, from, to }) =>
      from === null
        ? `${josa(to, '이/가')} 주인 없던 병참 ${josa(province, '을/를')} 얻었다.`
        : `${josa(to, '이/가')} ${from}의 병참이던 ${josa(province, '을/를')} 얻었다.`,
    eliminated: ({ power }) => `${josa(power, '은/는')} 부대도 병참도 남지 않아 탈락했다.`,
    'retreat-passed-over': ({ unit, to, rule }) =>
      `${josa(unit, '은/는')} ${josa(to, '으로/로')} 퇴각하지 못해 다음 선택을 따랐다. ${rule}`,
    'retreat-refused': ({ unit }) => `${josa(unit, '은/는')} 할 수 있는 퇴각을 명령받지 못해 해산됐다.`,
    'different-orders': ({ unit, orders }) =>
      `${josa(unit, '은/는')} 서로 다른 명령을 받아 대기했다: ${orders.join(' / ')}.`,
    'words-ignored': ({ order, ignored }) => `${order}: ${are(ignored)} 뜻을 바꾸지 않아 무시했다.`,
    'builds-unused': ({ power, builds }) => `${josa(power, '은/는')} 할 수 있는 창설 ${builds}개를 하지 않았다.`,
    'flying-dutchman': ({ unit }) => `${josa(unit, '은/는')} 병참보다 많은 부대여서 판에서 치웠다.`,
  },
  ignored: {
    'unit-type': '실제와 다른 부대 종류',
    'unit-coast': '실제와 다른 부대의 해안',
    coast: '쓸데없는 해안',
    nationality: '실제와 다른 나라 이름',
    path: '적힌 호송로',
    'via-convoy': '호송 경유라는 말',
  },

  hints,
  hintTitles,

  outcomes: {
    victory: ({ power }) => `${josa(power, '이/가')} 이겼다.`,
    'draw-agreed': ({ powers }) => `합의로 비겼다: ${list(powers)}.`,
    'draw-quiet': ({ powers }) => `병참의 주인이 바뀌지 않는 해가 이어져 비겼다: ${list(powers)}.`,
    concession: ({ power }) => `다른 나라들이 승리를 내주어 ${josa(power, '이/가')} 이겼다.`,
    ended: ({ powers }) => `마지막 해가 끝났다. 병참이 가장 많은 나라: ${list(powers)}.`,
  },

  policyTitles,
  policy,

  ...exchange,

  ...picture,
  marks,

  phases: { phase: ({ year, season, kind }) => `${year}년 ${season} ${kind}` },
  seasons: { S: '봄', F: '가을', W: '겨울' },
  phaseKinds: { M: '이동', R: '퇴각', A: '창설과 해산' },

  remedies,
  remedyChanges,
  remedyOutcomes,
};

function quote(text: string): string {
  return text === '' ? '줄 끝' : `‘${text}’`;
}
