import { type Catalogue, josa } from '@panjeong/kernel';
import type { WhyMessages } from './why-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const koWhy: Catalogue<WhyMessages> = {
  why: '명령 하나가 왜 그렇게 됐는지, 어떻게 했으면 됐는지 설명해요',
  'why-file-argument': '명령서 파일이나 게임 파일. -이면 표준 입력',
  'why-order-argument': '명령. 평소에 부르는 대로: 불가리아, "육군, 불가리아(Bul)-루마니아(Rum)", "터키 불가리아"',
  'why-format-option': '사람이 읽을 글, 또는 프로그램이 읽을 JSON',
  'why-rules-option': '명령서에 쓰는 규칙의 판본. 게임은 정해진 판본을 써요',
  'why-phase-option': '명령서의 단계, 또는 게임에서 물어볼 단계. 게임은 없으면 마지막으로 판정한 단계',
  'why-more': `
지역만 쓰면 그곳에 있는 부대의 명령이에요. 영어로 써도 되고, 명령서에 쓸 수 있는 표기는 모두 돼요:

  panjeong why 명령서.txt 불가리아
  panjeong why 명령서.txt "터키 육군, 불가리아(Bul)-루마니아(Rum)"
  panjeong why 명령서.txt "불가리아 퇴각"

맞는 명령이 여럿이면 목록을 보여 줘요. 목록에 나온 대로 쓰면 그 명령이에요.

종료 상태: 0 설명함, 1 그런 명령이 없거나 읽지 못한 입력이 있음, 2 명령줄이 잘못됨.`,
  'missing-argument': ({ argument }) => `<${argument}>: 명령줄에 빠져 있어요.`,
  'why-causes': '이유',
  'why-rules': '근거가 된 규칙',
  'why-remedies': '이렇게 했다면',
  'why-several': ({ text, count }) => `"${text}"에 맞는 명령이 ${count}개예요. 어느 것인지 알려 주세요:`,
  'why-none': ({ text }) => `"${text}"에 맞는 명령이 없어요.`,
  'why-unknown': ({ read, nearest }) =>
    `"${read}": 이런 지역이나 나라가 없고, 명령에 쓰는 말도 아니에요.${nearest.length > 0 ? ` 혹시 ${josa(list(nearest), '을/를')} 말하나요?` : ''}`,
  'why-naming': '그곳에 명령을 받은 부대가 없어요. 그곳이 나오는 명령:',
  'why-orders': '있는 명령:',
  'why-no-orders': '아직 명령이 없어요.',
  'why-match-option': ({ option }) => `${option} 옵션은 명령서에만 써요. 게임 파일에는 부대와 나라가 들어 있어요.`,
  'why-match-unreadable': ({ file, at, found, expected }) =>
    `${file}: 게임을 ${at}에서 읽지 못했어요. 읽은 것: "${found}". 있어야 할 것: ${expected}`,
  'why-match-damaged': ({ lines }) => `게임 파일이 상해서 마지막 ${lines}줄을 빼고 읽었어요.`,
  'why-unresolved': ({ phase, resolved }) =>
    resolved.length > 0
      ? `${josa(phase, '은/는')} 아직 판정하지 않았어요. 판정한 단계: ${list(resolved)}`
      : `${josa(phase, '은/는')} 아직 판정하지 않았고, 그 앞에 판정한 단계도 없어요.`,
};
