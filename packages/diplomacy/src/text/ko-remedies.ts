import { type Catalogue, josa } from '@panjeong/kernel';
import type { TextMessages } from './messages.ts';

const THIS = '이 부대';
const subject = (unit: string | null, isOnly = false): string =>
  `${josa(unit ?? THIS, '이/가')}${isOnly ? ' 다른 명령 없이' : ''}`;
const object = (unit: string | null): string => josa(unit ?? THIS, '을/를');
const moveOf = (from: string | null, to: string): string =>
  from === null ? '이 이동을' : `${from}에서 ${towards(to)} 가는 이동을`;
const it = (isNamed: boolean): string => (isNamed ? '' : `${THIS}는 `);
const towards = (to: string): string => josa(to, '으로/로');
/** 뒤에 더 있으면 잇고, 없으면 가정으로 맺는다. */
const ending = (isLeftOut: boolean, isLast: boolean): string =>
  isLeftOut ? (isLast ? '하지 않았다면' : '하지 않고') : isLast ? '했다면' : '하고';

export const remedyChanges: Catalogue<TextMessages['remedyChanges']> = {
  held: ({ unit, isOnly }) => `${subject(unit, isOnly)} 대기`,
  moved: ({ unit, isOnly, to }) => `${subject(unit, isOnly)} ${towards(to)} 이동`,
  'went-by-convoy': ({ unit, isOnly, to }) => `${subject(unit, isOnly)} 호송을 받아 ${towards(to)} 이동`,
  'went-over-land': ({ unit, isOnly, to }) => `${subject(unit, isOnly)} 호송을 받지 않고 ${towards(to)} 이동`,
  'supported-hold': ({ unit, isOnly, other }) => `${subject(unit, isOnly)} ${object(other)} 대기 지원`,
  'supported-move': ({ unit, isOnly, from, to }) => `${subject(unit, isOnly)} ${moveOf(from, to)} 지원`,
  convoyed: ({ unit, isOnly, other, to }) => `${subject(unit, isOnly)} ${object(other)} ${towards(to)} 호송`,
  retreated: ({ unit, isOnly, to }) => `${subject(unit, isOnly)} ${towards(to)} 퇴각`,
  disbanded: ({ unit, isOnly }) => `${subject(unit, isOnly)} 해산`,
  'not-moved': ({ unit, to }) => `${subject(unit)} ${towards(to)} 이동`,
  'not-supported-hold': ({ unit, other }) => `${subject(unit)} ${object(other)} 대기 지원`,
  'not-supported-move': ({ unit, from, to }) => `${subject(unit)} ${moveOf(from, to)} 지원`,
  'not-convoyed': ({ unit, other, to }) => `${subject(unit)} ${object(other)} ${towards(to)} 호송`,
  'not-retreated': ({ unit, to }) => `${subject(unit)} ${towards(to)} 퇴각`,
};

export const remedyOutcomes: Catalogue<TextMessages['remedyOutcomes']> = {
  entered: ({ to, isNamed }) => `${it(isNamed)}${to}에 들어갔을 것이다`,
  stayed: ({ isNamed }) => `${it(isNamed)}밀려나지 않았을 것이다`,
  counted: '이 지원은 유효했을 것이다',
  survived: ({ isNamed }) => `${it(isNamed)}해산되지 않았을 것이다`,
  carried: '이 호송은 유효했을 것이다',
  went: ({ to, isNamed }) => `${it(isNamed)}${towards(to)} 퇴각했을 것이다`,
};

export const remedies: Catalogue<TextMessages['remedies']> = {
  sentence: ({ changes, outcome, hands }) => {
    const told = changes.map(
      ({ phrase, isLeftOut }, index) => phrase + ending(isLeftOut, index === changes.length - 1),
    );
    return `${told.join(' ')}, ${outcome}. ${hands}`;
  },
  built: ({ power, type, place }) =>
    `${josa(power, '은/는')} 대신 ${place}에 ${type === 'A' ? '육군' : '해군'}을 창설하라고 명령할 수 있었다.`,
  removed: ({ power, unit }) => `${josa(power, '은/는')} 대신 ${josa(unit, '을/를')} 해산하라고 명령할 수 있었다.`,
  own: ({ power }) => `${josa(power, '이/가')} 스스로 명령할 수 있었다.`,
  shared: ({ power }) => `${josa(power, '이/가')} 명령할 수 있는 것은 그 일부였다.`,
  others: ({ power }) => `다만 ${josa(power, '이/가')} 정할 일은 아니었다.`,
  none: '제 나라의 명령을 바꾸거나 다른 나라의 명령을 빼더라도, 하나나 둘로는 될 일이 아니었다.',
  'no-retreat': '퇴각을 하나나 둘 바꾸어서 살릴 수는 없었다.',
  'no-build': '대신 할 수 있는 창설도 없었다.',
  'no-removal': '대신 할 수 있는 해산도 없었다.',
  'not-searched': '이 지도나 판본에서는 어떻게 하면 됐을지 찾지 않는다.',
};
