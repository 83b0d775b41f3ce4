import { type Catalogue, josa } from '@panjeong/kernel';
import type { Verdicts } from '../rulings/verdicts.ts';
import { ENTRIES } from './ko-entries.ts';
import { are, by, card, cell, cells, list, piece, side, sumOf, tally, them, they } from './korean.ts';
import { nameOfTurn, powerName } from './naming.ts';

const power = (id: string): string => powerName(id, 'ko');
const turn = (id: Parameters<typeof nameOfTurn>[0]): string => nameOfTurn(id, 'ko');

/** `갑사의 제압`; 특수카드는 그 이름뿐. */
const powerOf = (id: string, name: string): string => (id === name ? card(id) : `${card(id)}의 ${power(name)}`);

/** 판정은 해라체로 쓴다. */
export const rulings: Catalogue<Verdicts> = {
  // --- 거부 -----------------------------------------------------------------------------------------------------------
  'not-your-turn': ({ turn: now, asked }) =>
    asked === null
      ? `${turn(now)}인 지금은 아무에게도 묻지 않았다.`
      : `${turn(now)}인 지금은 ${side(asked)}에게 물었다.`,
  'not-this-turn': ({ turn: now, allowed }) =>
    allowed.length === 0
      ? `${turn(now)}인 지금은 할 수 없는 일이다.`
      : `${turn(now)}인 지금은 할 수 없다. 할 수 있는 때: ${list(allowed.map(turn))}이다.`,
  'no-such-piece': ({ piece: id }) => `${id}번 기물은 보드에 없거나 자기 것이 아니다.`,
  'no-dor': ({ cost, dor }) => `비용이 ${cost}도르인데 가진 것은 ${dor}도르다.`,
  'no-room': ({ cell: at, limit }) => `${cell(at)}에는 자기 기물이 이미 ${limit}기 있다.`,
  'no-more-of-kind': ({ card: id, limit, used }) =>
    `${are(card(id))} 게임 전체에서 ${limit}기까지인데 이미 ${used}기를 썼다.`,
  'not-active': ({ card: id }) => `${they(card(id))} 필드에 활성화되어 있지 않다.`,
  'not-a-home': ({ cell: at }) => `${are(cell(at))} 새 기물을 놓을 수 있는 셀이 아니다.`,
  'not-adjacent': ({ from, to }) => `${josa(cell(from), '과/와')} ${are(cell(to))} 이웃이 아니다.`,
  'not-mobile': ({ piece: ref }) => `${are(piece(ref))} 기동 상태가 아니다.`,
  'not-settled': ({ piece: ref }) => `${are(piece(ref))} 정착 상태가 아니어서 뒤집어 쓸 수 없다.`,
  'no-moving-structure': ({ piece: ref }) => `${are(piece(ref))} 구조물이어서 움직이지 않는다.`,
  'not-twice': ({ piece: ref }) => `${are(piece(ref))} 이번 턴에 이미 한 번 했다.`,
  'not-since-produced': ({ piece: ref, round }) =>
    `${are(piece(ref))} 이번 라운드(${round})에 나왔으므로 아직 뒤집어 쓸 수 없다.`,
  'not-within': ({ from, to, steps, reach }) =>
    `${cell(from)}에서 ${cell(to)}까지는 ${steps}칸인데 ${reach}칸까지만 닿는다.`,
  'not-after-the-end': '게임이 이미 끝났다.',
  'not-a-player': '이 게임의 자리에 앉은 사람이 아니다.',
  'not-in-hand': ({ card: id }) => `손패에 ${they(card(id))} 없다.`,
  'not-a-slot': ({ slot, slots }) => `${slot + 1}번 자리는 없다. 필드는 ${slots}자리다.`,
  'not-a-free-slot': ({ slot }) => `${slot + 1}번 자리에는 이미 카드가 있다.`,
  'not-a-piece-card': ({ card: id }) => `${are(card(id))} 기물 카드가 아니어서 앞면으로 내릴 수 없다.`,
  'no-intermediate': ({ card: id }) => `고급인 ${them(card(id))} 활성화하려면 활성화된 중급 카드가 있어야 한다.`,
  'no-card-there': ({ slot }) => `${slot + 1}번 자리에는 카드가 없다.`,
  'not-an-opening-card': ({ card: id }) => `${are(card(id))} 처음부터 놓인 카드여서 은퇴하지 않는다.`,
  'not-a-second-retirement': '이번 생산턴에는 이미 한 장을 은퇴시켰다.',
  'not-further': ({ piece: ref }) => `${are(piece(ref))} 상대 기물이 있는 셀에 들어와 이동이 끝났다.`,
  'not-a-battle': ({ cell: at, cells: all }) =>
    all.length === 0
      ? `${are(cell(at))} 남은 전투 셀이 아니다.`
      : `${are(cell(at))} 남은 전투 셀이 아니다. 남은 셀: ${josa(cells(all), '이다/다')}.`,
  'no-offer': '받아들일 무승부 제안이 없다.',
  'not-a-second-offer': ({ by: of }) => `${side(of)}의 무승부 제안이 이미 있다.`,
  'no-power-now': ({ card: id, turn: now }) => `${card(id)}에는 ${turn(now)}에 골라 쓰는 SP가 없다.`,
  'not-set': ({ card: id }) => `${they(card(id))} 뒷면으로 세트되어 있지 않다.`,
  'no-special-there': ({ slot }) => `${slot + 1}번 자리에는 세트한 (대응) 특수카드가 없다.`,
  'not-present-at-start': ({ piece: ref }) => `${are(piece(ref))} 이번 생산턴이 시작된 뒤에 나왔다.`,
  'no-target': ({ power: id }) => `${power(id)}의 대상을 가리키지 않았거나 그런 대상이 없다.`,
  'no-opponent': ({ cell: at }) => `${cell(at)}에는 상대 기물이 없다.`,
  'no-own-piece': ({ cell: at }) => `${cell(at)}에는 자기 기물이 없다.`,
  'no-settled-opponent': ({ cell: at }) => `${cell(at)}에는 정착한 상대 기물이 없다.`,
  'no-opposing-structure': ({ cell: at }) => `${cell(at)}에는 기동한 상대 구조물이 없다.`,
  'not-of-kind': ({ piece: ref, card: id }) => `${are(piece(ref))} ${josa(card(id), '이/가')} 아니다.`,
  'not-here': ({ piece: ref, cell: at }) => `${are(piece(ref))} 전투하는 ${cell(at)}에 있지 않다.`,
  'not-a-structure': ({ card: id }) => `${are(card(id))} 구조물이 아니다.`,
  'not-a-basic-kind': ({ card: id }) => `${are(card(id))} 초급 기물이 아니다.`,
  'not-on-a-home': ({ cell: at }) => `${are(cell(at))} 본진이어서 쓸 수 없다.`,
  'no-such-opponent': ({ card: id, cell: at }) => `${cell(at)}에는 밀어낼 수 있는 상대의 기동 ${they(card(id))} 없다.`,
  'no-refuge': ({ cell: at }) => `${are(cell(at))} 상대 기물이 있고 자기 본진도 아니어서 떠나갈 곳이 아니다.`,
  'no-captives': ({ card: id, asked, held }) => `${them(card(id))} ${asked}개 넘기려 했지만 가진 포로는 ${held}개다.`,

  // --- 있었던 일 ------------------------------------------------------------------------------------------------------
  'vp-gained': ({ side: of, secured, lost, gain, vp }) =>
    `${side(of)}의 VP: 확보 ${secured}곳 − 상대 확보 ${lost}곳, 그래서 +${gain}, 모두 ${josa(String(vp), '이다/다')}.`,
  income: ({ side: of, terms, sum, dor }) => `${side(of)}의 수익: ${sumOf(terms)} = ${sum}, 가진 것은 ${dor}도르다.`,
  struck: ({ striker, target, atk, before, after, rotation, stage }) =>
    `${rotation > 0 ? `${rotation}회차 ` : ''}${stage}단계: ${they(piece(striker))} ${them(piece(target))} ATK ${by(String(atk))} 공격했다. HP ${before} → ${josa(String(after), '이다/다')}.`,
  captured: ({ piece: ref, by: captor }) =>
    captor === null ? `${they(piece(ref))} 포획되었다.` : `${they(piece(ref))} ${piece(captor)}에게 포획되었다.`,
  fizzled: ({ side: of, card: id, power: name, why }) =>
    `${side(of)}의 ${are(powerOf(id, name))} 불발이다: ${FIZZLES[why]}`,
  occupied: ({ cell: at, side: of }) => `${are(cell(at))} 한쪽 기물만 있어 ${they(side(of))} 점령한다.`,
  secured: ({ cell: at, side: of, value }) =>
    `값이 ${value}인 ${are(cell(at))} 정착 기물이 있는 ${they(side(of))} 확보한다.`,
  standoff: ({ cell: at }) => `${are(cell(at))} 양쪽에 정착 기물만 있어 대립 상태다.`,
  contested: ({ cell: at }) => `${are(cell(at))} 양쪽 기물이 함께 있어 아무도 점령하지 못한다.`,
  'won-by-home': ({ side: of, piece: ref }) => `${they(piece(ref))} 상대 본진에 있으므로 ${they(side(of))} 이겼다.`,
  'won-by-vp': ({ side: of, vp, target }) =>
    `VP ${josa(String(vp), '으로/로')} 목표 ${target}에 닿아 ${they(side(of))} 이겼다.`,
  'rounds-over': ({ rounds, vp, winner }) =>
    winner === null
      ? `${rounds}라운드가 끝났고 VP가 ${vp[0]} 대 ${by(String(vp[1]))} 같아 비겼다.`
      : `${rounds}라운드가 끝났고 VP ${vp[0]} 대 ${by(String(vp[1]))} ${they(side(winner))} 이겼다.`,
  resigned: ({ side: of }) => `${they(side(of))} 기권했다.`,
  'draw-offered': ({ side: of }) => `${they(side(of))} 무승부를 제안했다.`,
  'draw-declined': ({ side: of }) => `${they(side(of))} 무승부 제안을 받아들이지 않고 계속했다.`,
  'draw-agreed': '둘이 무승부에 합의했다.',
  drew: ({ side: of, cards, left }) =>
    cards === 0
      ? `${are(side(of))} 카드를 뽑지 못했다. 덱에는 ${left}장이 남았다.`
      : `${they(side(of))} 카드 ${cards}장을 뽑았다. 덱에는 ${left}장이 남았다.`,
  moved: ({ piece: ref, from, to }) => `${they(piece(ref))} ${cell(from)}에서 ${by(cell(to))} 움직였다.`,
  activated: ({ side: of, card: id, slot }) => `${they(side(of))} ${slot + 1}번 자리의 ${them(card(id))} 활성화했다.`,
  'set-down': ({ side: of, slot }) => `${they(side(of))} ${slot + 1}번 자리에 카드를 세트했다.`,
  retired: ({ side: of, card: id, slot }) => `${they(side(of))} ${slot + 1}번 자리의 ${them(card(id))} 은퇴시켰다.`,
  produced: ({ piece: ref, cost, dor, used, limit }) =>
    `${they(piece(ref))} ${cost}도르에 생산되었다. 남은 것은 ${dor}도르, 이 종류는 ${limit}기 가운데 ${used}기를 썼다.`,
  flipped: ({ piece: ref, to }) => `${they(piece(ref))} ${to === 'mobile' ? '기동' : '정착'}으로 뒤집혔다.`,
  'battle-cells': ({ cells: all }) => `전투 셀: ${josa(cells(all), '이다/다')}.`,
  'no-battle': '전투 셀이 없다.',
  declared: ({ side: of, card: id, power: name, cell: at, cost }) =>
    `${they(side(of))} ${at === null ? '' : `${cell(at)}에 `}${them(powerOf(id, name))} 선언했다. 낸 것은 ${cost}도르다.`,
  'card-used': ({ side: of, card: id, cost }) => `${they(side(of))} ${them(card(id))} 썼다. 낸 것은 ${cost}도르다.`,
  'power-used': ({ side: of, card: id, power: name, cost }) =>
    `${they(side(of))} ${them(powerOf(id, name))} 썼다. 낸 것은 ${cost}도르다.`,
  'took-effect': ({ side: of, card: id, power: name }) => `${side(of)}의 ${they(powerOf(id, name))} 풀렸다.`,
  fired: ({ piece: ref, power: name }) => `${piece(ref)}의 ${they(power(name))} 발동했다.`,
  idle: ({ piece: ref, power: name }) => `${piece(ref)}의 ${are(power(name))} 조건이 되지 않아 발동하지 않았다.`,
  'condition-failed': ({ piece: ref, power: name, condition, lv, against }) =>
    `${piece(ref)}의 ${power(name)}: ${CONDITIONS[condition](lv)}${against === null ? '' : ` 걸린 것은 ${josa(piece(against), '이다/다')}.`}`,
  granted: ({ piece: ref, lv, hp, atk }) => `${are(piece(ref))} 이 전투 동안 ${gains(lv, hp, atk)} 얻었다.`,
  hit: ({ target, power: name, atk, before, after }) =>
    `${they(power(name))} ${them(piece(target))} ATK ${by(String(atk))} 때렸다. HP ${before} → ${josa(String(after), '이다/다')}.`,
  returned: ({ piece: ref }) => `${are(piece(ref))} 포획되지 않고 대기 영역으로 돌아갔다.`,
  fragmented: ({ piece: ref, by: captor }) =>
    captor === null
      ? `${are(piece(ref))} 구조물 조각이 되었다.`
      : `${are(piece(ref))} ${piece(captor)}에게 맞아 구조물 조각이 되었다.`,
  'given-up': ({ piece: ref }) => `${are(piece(ref))} 비용이나 헌납으로 게임에서 빠졌다.`,
  'may-move-again': ({ piece: ref }) => `${are(piece(ref))} 이번 턴에 한 칸 더 이동할 수 있다.`,
  'opened-production': ({ piece: ref }) => `${they(piece(ref))} 이번 턴에 생산할 자리를 열었다.`,
  earned: ({ side: of, by: amount, dor }) => `${they(side(of))} 보너스 ${amount}도르를 더해 ${dor}도르가 되었다.`,
  plundered: ({ side: of, from, wanted, by: amount }) =>
    amount < wanted
      ? `${they(side(of))} ${from === 0 ? 'a' : 'b'}에게서 ${wanted}도르를 빼앗으려 했고, 있는 만큼인 ${amount}도르를 가져갔다.`
      : `${they(side(of))} ${from === 0 ? 'a' : 'b'}에게서 ${amount}도르를 빼앗았다.`,
  built: ({ piece: ref, by: entry, cost, dor, used, limit }) =>
    `${they(piece(ref))} ${by(ENTRIES[entry])} 나왔다. 비용 ${cost}도르, 남은 것은 ${dor}도르, 이 종류는 ${limit}기 가운데 ${used}기를 썼다.`,
  'handed-over': ({ side: of, captives, coins }) =>
    `${they(side(of))} 포로 코인 ${coins}개(${tally(captives)})를 넘겼다.`,
  'entry-effect': ({ side: of, card: id, power: name, raised, by: lv }) =>
    raised === null
      ? `${side(of)}의 ${card(id)} 등장효과 ${are(power(name))} 맨 왼쪽에 활성화된 기물 카드가 없어 아무것도 올리지 않는다.`
      : `${side(of)}의 ${card(id)} 등장효과 ${by(power(name))} ${card(raised)} 코인의 Lv이 ${lv} 오른다.`,
  'entry-effect-ended': ({ side: of, card: id, power: name }) =>
    `${side(of)}의 ${card(id)} 등장효과 ${they(power(name))} 끝났다.`,
  'side-empty': ({ cell: at, sides }) =>
    `${cell(at)}의 전투에 ${are(list(sides.map(side)))} 기물이 없지만, 7단계까지 이어 간다.`,
  'held-back': ({ piece: ref, why, rotation }) =>
    `${rotation > 0 ? `${rotation}회차: ` : ''}${are(piece(ref))} ${HELD_BACK[why]}`,
  checked: ({ cell: at, rotation, attackers, defenders, standing, goesOn }) =>
    `${cell(at)} ${rotation}회차 확인: 기동 기물은 공격자 ${attackers}기, 수비자 ${defenders}기${
      standing.length === 0 ? '' : `(${list(standing.map(({ piece: ref, hp }) => `${piece(ref)} HP ${hp}`))})`
    }여서 ${goesOn ? '다음 회차로 간다.' : '정리로 간다.'}`,
  swept: (params) => `${conditionsOf(params)}. 세 조건이 모두 서서 정착 기물 ${params.settled}기를 포획했다.`,
  spared: (params) => `${conditionsOf(params)}. 조건이 다 서지 않아 정착 기물 ${params.settled}기는 남았다.`,
};

const FIZZLES = {
  'no-target': '풀 때 대상이 없었다.',
  'no-room': '풀 때 자리가 없었다.',
  'no-refuge': '떠나갈 곳에 상대 기물이 있었다.',
  'no-more-of-kind': '그 종류를 이미 다 썼다.',
} as const;

const CONDITIONS = {
  defending: () => '수비자일 때만 발동한다.',
  'opponent-here': () => '셀에 상대 기물이 없다.',
  'none-of-lv': (lv: number | null) => `Lv ${lv} 이상인 상대가 있다.`,
  'all-at-most': (lv: number | null) => `상대가 모두 Lv ${lv} 이하여야 한다.`,
  'some-at-most': (lv: number | null) => `Lv ${lv} 이하인 상대가 없다.`,
  'comrade-here': () => '셀에 다른 자기 기동 기물이 없다.',
  'has-atk': () => 'ATK가 0이라 공격할 수 없다.',
} as const;

const HELD_BACK = {
  spent: '이 전투에서 이미 한 번 공격했다.',
  'no-atk': 'ATK가 0이라 공격하지 않았다.',
  'no-target': '공격할 상대가 없었다.',
} as const;

/** `Lv +5, HP +2를`. */
function gains(lv: number, hp: number, atk: number): string {
  const parts = Object.entries({ Lv: lv, HP: hp, ATK: atk }).filter(([, by]) => by !== 0);
  const text = list(parts.map(([name, by]) => `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`));
  return them(text === '' ? '아무것도 아닌 것' : text);
}

function conditionsOf({ side: of, cell: at, present, struck, cleared }: Verdicts['swept']): string {
  const mark = (holds: boolean): string => (holds ? '예' : '아니요');
  return `${cell(at)}의 정리에서 ${side(of)}: 남은 기물 ${mark(present)}, 4·5단계에 공격 ${mark(struck)}, 상대 기동 없음 ${mark(cleared)}`;
}
