import type { Catalogue } from '@panjeong/kernel';
import type { ScenarioNewMessages } from './scenario-new-messages.ts';

export const koScenarioNew: Catalogue<ScenarioNewMessages> = {
  'scenario-new': '명령서를 시나리오 파일로 만들어요. 지금의 판정이 예상 결과가 돼요',
  'scenario-new-more': `
명령서의 단계마다 시나리오의 한 단계가 되고, 명령마다 지금의 판정과 규칙, 부대 배치, 밀려난 부대와 퇴각할 곳, 교착 지역, 실패한
이유가 예상 결과로 적혀요. 제목과 해설은 자리만 있으니 사람이 쓰고, 예상 결과도 규칙집에 비추어 확인해요. 파일은 바로
"panjeong scenario run 파일.yaml"로 실행돼요.

명령서에 읽지 못한 것이 있으면 알리고 쓰지 않아요. --partial은 읽은 것만으로 써요. 짐작한 부대도 알려요.

종료 상태: 0 다 읽고 썼음, 1 읽지 못한 입력이 있거나 쓰지 못했음, 2 명령줄이 잘못됨.`,
  'sheet-argument': '명령서 파일. 없거나 -이면 표준 입력',
  'output-option': '쓸 파일. 없거나 -이면 표준 출력',
  'id-option': '시나리오 번호. "묶음/이름"처럼, 영어 소문자로 시작',
  'title-ko-option': '한국어 제목',
  'title-en-option': '영어 제목',
  'force-option': '이미 있는 파일에 덮어써요',
  'partial-option': '읽지 못한 것이 있어도 나머지로 써요',
  'bad-id': ({ value }) =>
    `--id에 쓸 수 없는 값이에요: "${value}". "mine/4-5"처럼 영어 소문자와 숫자로 된 묶음, 빗금, 이름이 와야 해요.`,
  'new-comment':
    '사람이 확인할 것: 예상 결과는 심판이 지금 내린 판정이에요. 규칙집과 맞는지 보고,\n제목과 해설을 쓰고, 이 줄들을 지워요.',
  'new-title': '제목을 붙일 것',
  'new-prose': '사람이 확인하고 쓸 것: 무슨 일이 왜 일어났는지 두세 문장으로 적는다.',
  'new-source': '명령서',
  'new-saved': ({ file }) => `저장했어요: ${file}`,
  'new-exists': ({ file }) => `${file}: 이미 있는 파일이라 쓰지 않았어요. 덮어쓰려면 --force를 붙여요.`,
  'new-partly-read': '읽지 못한 것이 있어 시나리오를 쓰지 않았어요. 나머지만으로 쓰려면 --partial을 붙여요.',
  'new-nothing-left': '판정한 것이 없어 시나리오를 쓰지 않았어요.',
  'new-begins-late': '시나리오는 퇴각에서 시작할 수 없어요. 그 앞의 이동부터 있는 명령서가 와야 해요.',
  'new-unknown-powers': ({ powers }) =>
    `이 지도의 나라가 아닌 것의 부대나 명령이 있어 시나리오를 쓰지 않았어요: ${powers.join(', ')}. 부대마다 나라가 와야 해요.`,
  'new-unplayable': ({ at, what }) => `시나리오로 쓸 수 없는 명령서예요. ${at}: ${what}`,
  'new-differs': ({ phase }) =>
    `시나리오에서는 단계가 빠짐없이 이어져야 해서, ${phase}의 판정이 명령서와 달라져요. 이어지는 단계만 담긴 명령서가 와야 해요.`,
};
