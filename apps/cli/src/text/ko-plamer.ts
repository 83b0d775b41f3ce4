import { type Catalogue, josa } from '@panjeong/kernel';
import type { PlamerMessages } from './plamer-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
const figure = (value: number): string => value.toLocaleString('ko-KR');

/** 더 플래머. 화면의 말은 해요체, 판정은 해라체. */
export const koPlamer: Catalogue<PlamerMessages> = {
  'game-argument': '게임. plamer(더 플래머)',
  play: '터미널에서 더 플래머를 한 판 둬요',
  'play-more': `
자리는 a(왼쪽 위)와 b(오른쪽 아래)예요. 자리마다 사람(human), 아무렇게나 두는 봇(random), 한 수 앞을 보는 봇(greedy)이
앉아요. 적지 않으면 a에 사람, b에 greedy가 앉아요. 두 사람이 한 터미널에서 두면 자리가 바뀔 때 화면을 가려요.

  panjeong play plamer                                  봇과 둬요
  panjeong play plamer --seat a=human b=human           둘이서 둬요
  panjeong play plamer --faction a=bgm b=beasts         진영을 골라요: dgm, bgm, beasts
  panjeong play plamer --save 한판.jsonl                차례마다 저장해요
  panjeong play plamer --resume 한판.jsonl              이어서 둬요

선택지의 번호를 쓰거나 말로 적어요. "도움말"이 나머지를 알려 줘요. 같은 --seed는 같은 판이에요. 저장한 판은 파일 둘이에요:
기록(.jsonl)과, 끝날 때까지 남에게 보이면 안 되는 열쇠(.key). 줄이 끝나면(EOF) 저장하고 나가요.`,
  'seat-option': '누가 앉는지. a=human, b=greedy처럼',
  'faction-option': '자리의 진영. a=dgm, b=bgm처럼',
  'play-seed-option': '난수 시드. 같은 시드는 같은 판',
  'save-option': '저장할 파일. 이미 있으면 그대로 두고 그만둬요',
  'resume-option': '이어 둘 파일',
  battle: '더 플래머의 전투를 판정해요',
  'battle-more': `
전투 하나는 JSON 하나예요:

  {"id": "b1", "cell": [2, 4], "dor": {"attacker": 5, "defender": 0},
   "attacker": [{"card": "guardsman"}, {"card": "gatekeeper", "lv": 6}],
   "defender": [{"card": "colossus"}, {"card": "amplifier", "state": "settled"}], "powers": true}

기물은 도착한 차례로 적어요. state는 따로 적지 않으면 mobile(기동)이고, lv, hp, atk는 카드의 수치를 대신해요. "powers": false면
카드의 힘 없이 4~7단계만 해요. seed(기본 1)가 우연을 정해요. --batch에서는 한 줄이 전투 하나이고, 답도 한 줄씩 끊임없이
나와요. 읽을 수 없는 줄에는 {"id", "error": {"at", "message"}}로 답하고 계속해요.

종료 상태: 0 모두 읽음, 1 읽지 못한 것이 있음, 2 명령줄이 잘못됨.`,
  'battle-file-argument': '전투 파일. 없거나 -이면 표준 입력',
  'battle-batch-option': '한 줄에 전투 하나씩 모든 코어로 판정해요',
  'battle-explain-option': '회차마다 HP를 표로 보여 주고 판정마다 이유를 붙여요',
  playout: '봇끼리 여러 판을 두고 결과를 세요',
  'playout-more': `
판 i의 시드는 --seed에 i를 더한 것이에요. 같은 시드는 어느 컴퓨터에서나 같은 판이고, 마지막 줄의 해시는 모든 판의 끝 상태에서
나와요. 진영은 --faction으로 정하지 않으면 판마다 차례로 바뀌어요. 도중에 Ctrl-C로 멈추면 그때까지의 결과를 보여 줘요.

JSON: {game, games, seed, bots, results: {a, b, drawn}, endings, factions, rounds: {least, median, mean, most}, decisions, hash}`,
  'count-option': '판의 수',
  'playout-seed-option': '첫 판의 시드',
  'bots-option': '두 자리의 봇. random,greedy처럼',
  'json-option': '결과를 JSON으로',
  replay: '저장한 경기를 처음부터 다시 봐요',
  'replay-more': `
더 플래머와 디플로머시의 경기 파일을 읽어요. --at은 그 기록 뒤의 판을 보여 줘요. --as가 없으면, 끝난 경기는 모두 펼쳐서,
끝나지 않은 경기는 누구나 아는 것만 보여 줘요. 무엇이 보이는지는 자리마다 달라요.`,
  'at-option': '이 번호의 기록 뒤의 판을 보여 줘요',
  'as-seat-option': '이 자리에서 본 대로',
  cards: '더 플래머의 카드를 모두, 또는 하나를 보여 줘요',
  'cards-more': `
수치 뒤의 글자는 출처예요: 0, 1, 3은 룰북의 쪽, d는 쪽에서 미루어 안 것, h는 하우스 룰이에요. h는 룰북의 값을 알게 되면
바뀔 수 있어요.`,
  'card-argument': '카드의 이름이나 번호. 갑사, guardsman처럼',
  'cards-json-option': '카드를 JSON으로',
  'game-option': '이 게임의 것만. diplomacy나 plamer',
  'resume-or-new': ({ option }) => `${josa(option, '은/는')} 새 판에 쓰는 것이라 --resume과 함께는 뜻이 없어요.`,
  'unknown-card': ({ text, nearest }) =>
    `"${text}": 그런 카드는 없어요.${nearest.length > 0 ? ` 가까운 것: ${list(nearest)}.` : ''}`,
  'batch-or-explain': '--explain은 전투 하나에 쓰는 것이라 --batch에서는 뜻이 없어요.',
  'match-other-game': ({ file, game }) => `${file}: 더 플래머가 아니라 ${game} 경기예요.`,
  'match-other-key': ({ file }) => `${file}: 이 경기의 열쇠가 아니에요. 열쇠가 없으면 이어 둘 수 없어요.`,
  'match-grown': ({ file }) => `${file}: 그사이 다른 프로그램이 써서 저장하지 않았어요. 다른 이름으로 저장해 주세요.`,
  'match-unreplayable': ({ file, entry }) => `${file}: ${entry}번 기록이 저장한 그대로가 아니어서 다시 볼 수 없어요.`,
  kept: ({ file, entries }) => `저장했어요: ${file} (기록 ${figure(entries)})`,
  'not-kept': '저장하지 않은 판이에요. 저장하려면: 저장 파일',
  'left-kept': ({ file }) => `저장돼 있어요: ${file}`,
  'left-unkept': '저장하지 않고 나가요.',
  'save-where': '어디에 저장할지 적어 주세요. 저장 한판.jsonl처럼',
  resumed: ({ file, entries }) => `이어서 둬요: ${file} (기록 ${figure(entries)})`,
  'round-line': ({ round, rounds, seat, faction }) => `라운드 ${round}/${rounds} · ${seat}(${faction})의 라운드`,
  'player-line': ({ seat, faction, vp, target, dor, hand, deck, discard }) =>
    `${seat} ${faction} · VP ${vp}/${target} · 도르 ${dor} · 손패 ${hand} · 덱 ${deck} · 버린 카드 ${discard}`,
  'field-line': '필드',
  'hand-line': '손패',
  'captives-line': '포로',
  'returned-line': '대기 영역',
  'fragments-line': '구조물 조각',
  'gone-line': '게임에서 빠짐',
  'face-down': '뒷면',
  'face-down-count': ({ count }) => `뒷면 ${count}`,
  'stance-mobile': '기동',
  'stance-settled': '정착',
  mine: '나:',
  theirs: '상대:',
  'home-sign': ({ seat }) => `본진${seat}`,
  'class-secured': 'ㄱ',
  'class-occupied': 'ㄴ',
  'class-secured-by-opponent': 'ㄷ',
  'class-neither': 'ㄹ',
  'counter-line': ({ secured, occupied, mine, only, theirs, neither }) =>
    `확보 ${secured} / 점령 ${occupied} · ㄱ${mine} ㄴ${only} ㄷ${theirs} ㄹ${neither}`,
  legend:
    '[값] ㄱ 내가 확보, ㄴ 점령만, ㄷ 상대가 확보, ㄹ 어느 쪽도 아님 · 갑7 기물과 Lv, _ 정착, ~ 상대, ?2 상대의 뒷면 2기 · 필드의 * 시작 카드, ( ) 뒷면',
  'ledger-title': ({ seat, faction }) => `${seat} ${faction}의 코인`,
  'ledger-used': '생산',
  'ledger-board': '보드',
  'ledger-captured': '잡힘',
  'ledger-reserve': '대기',
  'ledger-lost': '조각',
  'ledger-limit': '한도',
  'play-welcome':
    '번호를 쓰거나 말로 적어요. "도움말"이 나머지를, "판"이 판을, "왜"가 이유를 보여 줘요. "나가기"로 나가요.',
  'play-help': `3 | 그 번호의 선택
이동 갑사 (2,4)-(2,5) | 말로 적은 선택. 선택지에 나오는 대로
판 | 판과 두 사람의 것
선택 | 지금 할 수 있는 것
막힌 것 | 할 수 없는 것과 그 이유 모두
왜, 왜 갑사, 왜 (2,4) | 방금 일어난 일의 이유
카드 갑사 | 카드 한 장. 이름이 없으면 손패와 필드
장부 | 누구나 아는 것: 종류마다 생산, 잡힘, 대기, 한도
소식 | 지나간 일
규칙 B4 | 규칙 하나
되돌리기 | 내 명령을 되돌려요. 카드를 뽑거나, 무엇이 드러나거나, 상대가 질문을 받기 전까지
계속 넘김 | 이 턴이 끝날 때까지 넘겨요
계속 넘김 전투 | 이 전투가 끝날 때까지 넘겨요
계속 넘김 (2,4) | 그 셀의 전투 전까지 넘겨요
무승부 제안, 기권 | 말로만 할 수 있어요. 무승부 수락도 그래요
저장, 저장 파일 | 저장해요
나가기 | 나가요`,
  'seat-turn': ({ seat }) => `--- ${seat} 자리의 차례예요 ---`,
  'hand-over': ({ seat }) => `${seat} 자리의 차례예요. 자리를 바꾸고 Enter를 누르세요. `,
  'no-choice': ({ number, last }) => `${number}번 선택은 없어요. 1번부터 ${last}번까지 있어요.`,
  'not-a-command': ({ text }) =>
    `"${text}": 알아듣지 못했어요. "선택"이 할 수 있는 것을, "도움말"이 나머지를 보여 줘요.`,
  'command-unread': ({ text, column, found, expected }) =>
    `"${text}": ${column}번째 글자부터 읽지 못했어요${found === '' ? '' : `("${found}")`}.${expected.length > 0 ? ` 와야 하는 것: ${list(expected)}.` : ''}`,
  'nothing-blocked': '막힌 것은 없어요.',
  'refused-line': ({ command }) => `할 수 없어요: ${command}`,
  'preset-unread': '대응턴이나 전투의 1단계에서, "계속 넘김 턴", "계속 넘김 전투", "계속 넘김 (2,4)"처럼 적어요.',
  undone: '되돌렸어요.',
  'was-undone': '상대가 자기 명령을 되돌렸어요.',
  'nothing-to-undo': '되돌릴 수 있는 내 명령이 없어요. 뽑은 카드, 드러난 것, 상대가 받은 질문은 되돌리지 못해요.',
  'nothing-ruled': '방금 판정된 것이 없어요.',
  'nothing-ruled-on': ({ text }) => `"${text}": 방금 판정된 것에 없어요.`,
  'hidden-cause': '지금은 볼 수 없는 까닭',
  'match-won': ({ seat, rule }) => `${seat} 자리가 이겼다. ${rule}`,
  'match-drawn': ({ rule }) => `무승부다. ${rule}`,
  'card-column': '카드',
  'faction-column': '진영',
  'tier-column': '등급',
  'cost-column': '비용',
  'power-column': '힘과 규칙',
  'special-card': '특수카드',
  'cards-legend': '수치 뒤의 글자: 0, 1, 3 룰북의 쪽 · d 미루어 안 것 · h 하우스 룰',
  'playout-progress': ({ done, count, rate }) =>
    `${figure(count)}판 가운데 ${figure(done)}판 · 초마다 ${figure(rate)}판`,
  'playout-stopped': ({ done }) => `멈췄어요. ${figure(done)}판까지의 결과예요.`,
  'playout-head': ({ games, seed, bots }) => `${figure(games)}판 · 시드 ${seed}부터 · ${bots.join(' 대 ')}`,
  'playout-results': ({ a, b, drawn }) => `a 승 ${figure(a)} · b 승 ${figure(b)} · 무승부 ${figure(drawn)}`,
  'playout-endings': ({ endings }) => `끝난 까닭: ${list(endings)}`,
  'playout-rounds': ({ least, median, mean, most }) =>
    `라운드: 가장 짧은 판 ${least}, 가운데 ${median}, 평균 ${mean}, 가장 긴 판 ${most}`,
  'playout-decisions': ({ mean }) => `한 판의 선택: 평균 ${figure(mean)}`,
  'playout-speed': ({ games, decisions }) => `초마다 ${figure(games)}판, 선택 ${figure(decisions)}`,
  'playout-hash': ({ hash }) => `해시 ${hash}`,
  'replay-head': ({ file, game, entries }) => `${file} · ${game} · 기록 ${figure(entries)}`,
  'replay-entry': ({ seq, who, what }) => `${seq} ${who} ${what}`,
  'replay-at': ({ seq }) => `${seq}번 기록 뒤`,
  'replay-no-entry': ({ seq, last }) => `${seq}번 기록은 없어요. 0번부터 ${last}번까지 있어요.`,
  'replay-no-seat': ({ seat, seats }) => `"${seat}": 그런 자리는 없어요. 있는 자리: ${list(seats)}.`,
  'actor-master': '진행자',
  'actor-deadline': ({ seat }) => `${seat}(시간 초과)`,
  'entry-setup': '경기를 열었다',
  'entry-rollback': ({ to, reason }) => `${to}번 기록 뒤로 되돌렸다: ${reason}`,
  'entry-amend': ({ reason }) => `진행자가 고쳤다: ${reason}`,
  'entry-hidden': '보이지 않는 일',
  'battle-rotation': ({ rotation }) => `${rotation}회차`,
  'battle-attacker': '공격자',
  'battle-defender': '수비자',
  'battle-piece': '기물',
  'battle-start': '처음',
  'battle-captured': '포획',
  'battle-fragment': '조각',
  'battle-survives': '생존',
  'battle-returned': '대기 영역으로',
  'battle-left': '셀을 떠남',
  'battle-occupied': ({ side }) => `${side}의 점령이다.`,
  'battle-standoff': '대립이다. 어느 쪽도 점령하지 못했다.',
  'battle-nobody': '어느 쪽도 점령하지 못했다.',
  'battle-dor': ({ attacker, defender }) => `도르: 공격자 ${attacker}, 수비자 ${defender}`,
  'battle-rulings': '판정',
  'battle-unread': ({ at, message }) => (at === '' ? message : `${at}: ${message}`),
  'battle-wrong-shape': ({ found, expected }) => `읽은 것: ${found}. 와야 하는 것: ${expected}.`,
  'battle-out-of-bounds': ({ found, expected }) => `${found}: 될 수 없는 값이에요. 될 수 있는 값: ${expected}.`,
  'battle-no-cell': ({ found }) => `${found}: 그런 셀은 없어요. [2, 4]처럼 열과 행을 적어요.`,
  'battle-no-card': ({ found }) => `${found}: 그런 카드는 없어요. panjeong cards가 카드를 모두 보여 줘요.`,
  'battle-no-piece': ({ found }) => `${found}: 기물 카드가 아니에요.`,
  'battle-too-many': ({ count }) => `기물 ${count}기: 한 셀에는 한쪽의 기물이 3기까지 있어요.`,
};
