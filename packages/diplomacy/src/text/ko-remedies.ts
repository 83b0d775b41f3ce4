import { type Catalogue, josa } from '@panjeong/kernel';
import type { TextMessages } from './messages.ts';

const THIS = '이 부대';
const subject = (unit: string | null): string => josa(unit ?? THIS, '이/가');
const object = (unit: string | null): string => josa(unit ?? THIS, '을/를');
const whose = (unit: string | null): string => `${unit ?? THIS}의`;
const towards = (to: string): string => josa(to, '으로/로');
/** 바꿀 것이 뒤에 더 있으면 이어 말한다. */
const did = (more: boolean): string => (more ? '하고' : '했다면');
const didNot = (more: boolean): string => (more ? '하지 않고' : '하지 않았다면');

export const remedyChanges: Catalogue<TextMessages['remedyChanges']> = {
  held: ({ unit, more }) => `${subject(unit)} 대기${did(more)}`,
  moved: ({ unit, to, more }) => `${subject(unit)} ${towards(to)} 이동${did(more)}`,
  'went-by-convoy': ({ unit, to, more }) => `${subject(unit)} 호송을 받아 ${towards(to)} 이동${did(more)}`,
  'supported-hold': ({ unit, other, more }) => `${subject(unit)} ${whose(other)} 대기를 지원${did(more)}`,
  'supported-move': ({ unit, other, to, more }) => `${subject(unit)} ${whose(other)} ${to} 이동을 지원${did(more)}`,
  convoyed: ({ unit, other, to, more }) => `${subject(unit)} ${object(other)} ${towards(to)} 호송${did(more)}`,
  retreated: ({ unit, to, more }) => `${subject(unit)} ${towards(to)} 퇴각${did(more)}`,
  disbanded: ({ unit, more }) => `${subject(unit)} 해산${did(more)}`,
  'not-moved': ({ unit, to, more }) => `${subject(unit)} ${towards(to)} 이동${didNot(more)}`,
  'not-supported-hold': ({ unit, other, more }) => `${subject(unit)} ${whose(other)} 대기를 지원${didNot(more)}`,
  'not-supported-move': ({ unit, other, to, more }) =>
    `${subject(unit)} ${whose(other)} ${to} 이동을 지원${didNot(more)}`,
  'not-convoyed': ({ unit, other, to, more }) => `${subject(unit)} ${object(other)} ${towards(to)} 호송${didNot(more)}`,
  'not-retreated': ({ unit, to, more }) => `${subject(unit)} ${towards(to)} 퇴각${didNot(more)}`,
};

export const remedyOutcomes: Catalogue<TextMessages['remedyOutcomes']> = {
  entered: ({ to }) => `${to}에 들어갔을 것이다`,
  stayed: '밀려나지 않았을 것이다',
  counted: '지원이 유효했을 것이다',
  carried: '호송이 유효했을 것이다',
  went: ({ to }) => `${towards(to)} 퇴각했을 것이다`,
};

export const remedies: Catalogue<TextMessages['remedies']> = {
  sentence: ({ changes, outcome, hands }) => `${changes.join(' ')} ${outcome}. ${hands}`,
  built: ({ unit, hands }) => `대신 ${josa(unit, '은/는')} 창설할 수 있었다. ${hands}`,
  removed: ({ unit, hands }) => `대신 ${josa(unit, '은/는')} 해산할 수 있었다. ${hands}`,
  own: ({ power }) => `${josa(power, '이/가')} 스스로 할 수 있는 일이었다.`,
  shared: ({ power }) => `${power} 혼자서는 할 수 없는 일이었다.`,
  others: ({ power }) => `${power}의 손에 달린 일이 아니었다.`,
  none: '다른 명령 하나나 둘로 될 일은 아니었다.',
  'no-retreat': '다른 퇴각 하나나 둘로 살릴 수는 없었다.',
  'no-build': '대신 창설할 수 있는 것도 없었다.',
  'no-removal': '대신 해산할 수 있는 것도 없었다.',
  'not-searched': '이 지도나 판본에서는 어떻게 하면 됐을지 찾지 않는다.',
};
