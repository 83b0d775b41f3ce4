import { ENTRIES } from './ko-entries.ts';
import { are, by, card, cell, side, tally, them, they } from './korean.ts';
import type { EventTexts } from './messages.ts';
import { nameOfFaction, nameOfTurn, powerName } from './naming.ts';

const REASONS = {
  income: '수익',
  bonus: '보너스',
  production: '생산',
  cost: '비용',
  plunder: '수급',
} as const;

type Coin = { readonly side: 0 | 1; readonly card: string | null; readonly at: number };
const coin = ({ side: of, card: id, at }: Coin): string =>
  `${side(of)}의 ${id === null ? '뒷면 기물' : card(id)}${cell(at)}`;

/** 기록의 한 줄. 사건은 해라체로 쓴다. */
export const events: EventTexts = {
  opened: ({ players, first }) =>
    `a는 ${nameOfFaction(players[0].faction, 'ko')}, b는 ${nameOfFaction(players[1].faction, 'ko')}이고 ${they(side(first))} 먼저 한다.`,
  'turn-began': ({ round, turn, active }) => `${round}라운드(${side(active)}): ${nameOfTurn(turn, 'ko')}이다.`,
  'victory-checked': ({ side: of, secured, lost, gain }) =>
    `${side(of)}의 VP가 ${gain} 늘었다(확보 ${secured}, 상대 ${lost}).`,
  'dor-changed': ({ side: of, by: amount, reason }) =>
    `${side(of)}의 도르가 ${Math.abs(amount)} ${amount < 0 ? '줄었다' : '늘었다'}(${REASONS[reason]}).`,
  'card-drawn': ({ side: of, card: id }) => `${they(side(of))} ${id === null ? '카드를' : them(card(id))} 뽑았다.`,
  'card-set': ({ side: of, card: id, slot }) =>
    `${they(side(of))} ${slot + 1}번 자리에 ${id === null ? '카드를' : them(card(id))} 세트했다.`,
  'card-laid': ({ side: of, card: id, slot }) => `${they(side(of))} ${slot + 1}번 자리에 ${them(card(id))} 내렸다.`,
  'card-activated': ({ side: of, card: id, slot }) =>
    `${side(of)}의 ${slot + 1}번 자리에서 ${they(card(id))} 앞면으로 돌아갔다.`,
  'card-retired': ({ side: of, card: id, slot }) => `${side(of)}의 ${slot + 1}번 자리에서 ${they(card(id))} 은퇴했다.`,
  'card-spent': ({ side: of, card: id, slot }) =>
    `${they(side(of))} ${slot === null ? '손패' : `${slot + 1}번 자리`}의 ${them(card(id))} 써서 버렸다.`,
  'piece-entered': ({ coin: one, by: entry, returned }) =>
    `${they(coin(one))} ${by(ENTRIES[entry])} 나왔다${returned ? '(대기 영역에서 돌아온 코인)' : ''}.`,
  'piece-moved': ({ coin: one, to }) => `${they(coin(one))} ${by(cell(to))} 움직였다.`,
  'piece-flipped': ({ coin: one, to }) => `${they(coin(one))} ${to === 'mobile' ? '기동' : '정착'}으로 뒤집혔다.`,
  'piece-hit': ({ coin: one, hp }) => `${they(coin(one))} 맞았다${hp === null ? '' : `(HP ${hp})`}.`,
  'piece-granted': ({ coin: one, lv, hp, atk }) =>
    `${are(coin(one))} 이 전투 동안 달라졌다(Lv ${lv ?? 0}, HP ${hp ?? 0}, ATK ${atk ?? 0} 더함).`,
  'piece-captured': ({ coin: one }) => `${they(coin(one))} 포획되었다.`,
  'piece-returned': ({ coin: one }) => `${they(coin(one))} 대기 영역으로 돌아갔다.`,
  'piece-fragmented': ({ coin: one }) => `${they(coin(one))} 구조물 조각이 되었다.`,
  'piece-destroyed': ({ coin: one }) => `${they(coin(one))} 게임에서 빠졌다.`,
  'cell-restored': ({ cell: at }) => `${cell(at)}의 HP가 모두 돌아왔다.`,
  'battle-began': ({ cell: at }) => `${cell(at)}의 전투가 시작되었다.`,
  'battle-ended': ({ cell: at }) => `${cell(at)}의 전투가 끝났다.`,
  'captives-handed': ({ from, captives }) => `${they(side(from))} 포로를 넘겼다: ${tally(captives)}.`,
  declared: ({ declared }) =>
    `${they(side(declared.side))} ${declared.byPiece ? `${card(declared.card)}의 ` : ''}${them(powerName(declared.power, 'ko'))} 선언했다.`,
  passed: ({ side: of }) => `${they(side(of))} 넘겼다.`,
  'draw-offered': ({ side: of }) => `${they(side(of))} 무승부를 제안했다.`,
  'stack-popped': ({ fizzled }) => (fizzled ? '맨 위의 선언은 불발이었다.' : '맨 위의 선언이 풀렸다.'),
  'battle-card-used': ({ used }) => `${they(side(used.side))} ${them(card(used.card))} 썼다.`,
  'rotation-ended': ({ cell: at, rotation }) => `${cell(at)}의 ${rotation}회차가 끝났다.`,
  'draw-declined': '무승부 제안은 받아들여지지 않았다.',
  ended: ({ outcome }) =>
    outcome.kind === 'won' ? `${they(outcome.seats.join(', '))} 이겼다.` : '게임이 비겨서 끝났다.',
};
