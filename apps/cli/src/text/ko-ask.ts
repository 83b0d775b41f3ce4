import { type Catalogue, josa } from '@panjeong/kernel';
import type { AskMessages } from './ask-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const koAsk: Catalogue<AskMessages> = {
  ask: '상상한 명령을 한 줄씩 넣어 보며 어떻게 되는지 봐요',
  'ask-sheet-argument': '시작할 명령서',
  'ask-more': `
명령서에 쓰듯이 한국어나 영어로 명령을 적으면, 줄마다 달라진 판정을 알려 줘요. 그 밖에 쓸 수 있는 말은 "도움말"로
볼 수 있어요.

파이프에서는 입력을 되풀이해 보여 주지 않으니 대본으로도 쓸 수 있어요:

  printf '오스트리아\\n육군, 부다페스트-세르비아\\n왜 부다페스트\\n' | panjeong ask

종료 상태: 0. 파이프에서 읽지 못한 줄이 있으면 1, 명령줄이 잘못됐으면 2.`,
  'ask-welcome': '명령서에 쓰듯이 명령을 적으면 어떻게 되는지 알려 줘요. 다른 것은 도움말, 끝내려면 끝.',
  'ask-help': `오스트리아 | 누구의 명령이 이어지는지
육군, 빈-부다페스트 | 명령. 같은 부대에 다시 내리면 바뀌어요
1902년 가을 | 명령의 시기. 퇴각, 창설: 명령의 종류
부대 | 부대를 놓아요. 아래에 오스트리아: 육군 빈, 해군 트리에스테
시작 | 지도의 처음 배치로 부대를 놓아요
왜 세르비아 | 그 명령이 왜 그렇게 됐는지, 어떻게 했으면 됐는지
모두 | 모든 판정
판 | 판 위의 부대
지우기 빈 | 그 부대의 명령을 거둬요. 명령이 없으면 부대를 치워요
되돌리기, 다시 | 마지막 줄을 되돌리고, 다시 넣어요
진행 | 다음 단계로 가요
규칙 DIP-M7 | 규칙의 내용
판본 datc-3 | 다른 판본으로 판정해요
저장 파일 | 시나리오로 저장해요. 있는 파일에는 덮어쓰기 파일
도움말, 끝 | 이 목록, 끝내기`,
  'ask-new': '추가',
  'ask-changed': '바뀜',
  'ask-gone': '빠짐',
  'ask-no-change': '달라진 판정이 없어요.',
  'ask-not-read': ({ text }) =>
    `"${text}": 읽지 못했어요. "육군, 빈-티롤" 같은 명령이나 나라, 도움말에 있는 말을 적어 주세요.`,
  'ask-unchanged': '달라진 것은 없어요.',
  'ask-argument': ({ command, example }) => `${command}: 무엇인지도 적어 주세요. 보기: ${example}`,
  'ask-undone': ({ line }) => `되돌렸어요: ${line}`,
  'ask-redone': ({ line }) => `다시 넣었어요: ${line}`,
  'ask-nothing-to-undo': '되돌릴 것이 없어요.',
  'ask-nothing-to-redo': '다시 넣을 것이 없어요.',
  'ask-order-removed': ({ order }) => `명령을 거뒀어요: ${order}`,
  'ask-unit-removed': ({ unit }) => `판에서 치웠어요: ${unit}`,
  'ask-nothing-there': ({ place }) => `${place}에는 지울 부대도 명령도 없어요.`,
  'ask-no-place': ({ text, nearest }) =>
    `"${text}": 지역의 이름이 와야 해요.${nearest.length > 0 ? ` 혹시 ${josa(list(nearest), '을/를')} 말하나요?` : ''}`,
  'ask-board-empty': '아직 판 위에 부대가 없어요.',
  'ask-board-start': '처음 배치대로 부대를 놓았어요.',
  'ask-edition': ({ edition }) => `규칙의 판본: ${edition}`,
  'ask-editions': ({ edition, editions }) => `규칙의 판본: ${edition}. 고를 수 있는 판본: ${list(editions)}`,
  'ask-unknown-edition': ({ id, editions }) => `"${id}": 이런 판본이 없어요. 고를 수 있는 판본: ${list(editions)}`,
  'ask-no-orders': '아직 명령이 없고, 다음 단계로 갈 부대도 없어요.',
  'ask-turn-to': ({ phase }) => `이제 ${phase}`,
  'ask-winter-passed': '병참의 주인을 몰라 겨울을 건너뛰었어요. 병참은 "병참" 아래에 적을 수 있어요.',
  'ask-ended': '게임은 끝났어요. 이어지는 단계는 상상이에요.',
  'ask-saved': ({ file }) => `저장했어요: ${file}`,
  'ask-not-saved': ({ file, code }) => `${file}: 쓰지 못했어요 (${code}). 잃은 것은 없으니 다른 곳에 저장해 주세요.`,
  'ask-file-exists': ({ file }) => `${file}: 이미 있는 파일이에요. 그래도 저장하려면: 덮어쓰기 ${file}`,
  'ask-two-editions': ({ phase, edition }) =>
    `저장하지 않았어요. 시나리오의 판본은 하나인데 ${josa(phase, '은/는')} ${edition} 판본으로 판정했어요. 돌아가려면: 판본 ${edition}`,
  'ask-nothing-to-save': '아직 저장할 것이 없어요.',
  'ask-unsaved': '아직 저장하지 않았어요. 저장하려면 저장 파일, 그대로 끝내려면 다시 끝.',
  'ask-unsaved-left': '저장하지 않고 끝냈어요.',
};
