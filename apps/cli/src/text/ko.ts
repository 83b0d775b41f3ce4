import { type Catalogue, josa } from '@panjeong/kernel';
import { koAsk } from './ko-ask.ts';
import { koGame } from './ko-game.ts';
import { koPicture } from './ko-picture.ts';
import { koPlamer } from './ko-plamer.ts';
import { koReport } from './ko-report.ts';
import { koScenarioNew } from './ko-scenario-new.ts';
import { koWhy } from './ko-why.ts';
import type { CliMessages } from './messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
/** `갈리치아(Gal), 빈(Vie)이나 티롤(Tyr)`: one of them. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? list(names) : `${josa(list(names.slice(0, -1)), '이나/나')} ${names.at(-1)}`;
const figure = (value: number): string => value.toLocaleString('ko-KR');

/** 한국어: 화면의 말은 해요체, 판정은 해라체. 느낌표는 쓰지 않는다. */
export const ko: Catalogue<CliMessages> = {
  ...koReport,
  ...koScenarioNew,
  ...koGame,
  ...koWhy,
  ...koAsk,
  ...koPicture,
  ...koPlamer,
  about: '판정. 땅을 다투는 보드게임의 심판이에요. 디플로머시 명령서를 판정하고 이유를 설명해요.',
  usage: '사용법:',
  'usage-options': '옵션',
  'usage-command': '명령',
  arguments: '인자:',
  options: '옵션:',
  'global-options': '공통 옵션:',
  commands: '명령:',
  choices: '선택:',
  default: '기본값:',
  'lang-option': '출력 언어. 지정하지 않으면 시스템 언어. LANG이 없거나 C, POSIX면 한국어',
  'help-option': '이 도움말을 보여 줘요',
  'help-command': '명령의 도움말을 보여 줘요',
  'version-option': '버전을 보여 줘요',
  adjudicate: '한국어나 영어로 쓴 명령서를 판정해요',
  'adjudicate-more': `
명령서에는 한 나라나 여러 나라의 명령을 평소에 쓰는 대로 적어요:

  오스트리아                                                Austria
  "육군, 세르비아(Ser)-불가리아(Bul)"                       A Ser - Bul
  "육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)"  A Rum S A Ser - Bul

퇴각과 창설은 그 이동 뒤에 "퇴각", "창설" 줄이나 "1901년 가을 퇴각" 같은 줄 아래 이어 적어요. 부대 위치는 판정
결과에 나오는 대로 "부대 배치", "병참", "밀려난 부대" 아래에 적거나 파일(--units)로 줘요. 없으면 명령에 나온 부대만 있는
것으로 봐요. 명령 없이 지원이나 호송만 받는 부대는 대기하고, 나라를 함께 적지 않았으면 "?"의 부대예요.

파일은 UTF-8, UTF-16, CP949를 읽고 1MB까지예요. --batch에서는 한 줄이 JSON 하나이고 줄 수에 한도가 없어요:

  {"id": "x", "phase": "S1901M", "units": {"AUSTRIA": ["A BUD", "F TRI"]},
   "orders": {"AUSTRIA": ["A BUD - SER", "F TRI S A BUD - SER"]}}

  phase        없으면 S1901M. 퇴각은 R(F1901R), 창설과 해산은 A(W1901A)
  units        나라마다 서 있는 모든 부대: "A BUD", "F SPA/SC"
  orders       나라마다: A X - Y, A X - Y VIA, F X S A Y, F X S A Y - Z, F X C A Y - Z, A X H;
               퇴각 A X R Y, A X D; 창설 B A X, 해산 D A X, 창설 포기 WAIVE
  centers      나라마다 가진 병참. 창설과 해산에 필요해요
  dislodged    퇴각에서: {"FRANCE A BUR": "MUN"}, 밀려난 부대와 공격한 부대가 떠난 곳.
               호송으로 왔으면 "MUN VIA"
  contested    퇴각에서: 교착 상태로 빈 지역
  civilDisorder  사회 혼란에 빠진 나라

답도 한 줄씩이에요: {"id", "units": [...], "dislodged": [...], "orders": [{"power", "order", "verdict", "rule"}]}.
읽을 수 없는 줄에는 {"id", "error": {"at", "message"}}로 답하고 계속해요.

--format kakao는 꾸밈 없는 글이라 그대로 붙여 넣으면 돼요. --format discord는 디스코드의 마크다운이고, 2,000자가 안 되는
메시지로 나누어 그 사이에 "---8<---" 줄을 넣어요. 둘 다 실패한 명령 아래에 이유를 적고, 명령으로 읽지 않은 줄은 사사로운
말일 수 있어 메시지에 넣지 않고 따로(stderr) 알려요.

종료 상태: 0 모두 읽음, 1 읽지 못한 입력이 있음, 2 명령줄이 잘못됨.`,
  'file-argument': '명령서 파일. 없거나 -이면 표준 입력',
  'map-option': '쓰는 지도',
  'rules-option': '규칙의 판본',
  'explain-option': '명령마다 그렇게 된 이유를 설명해요',
  'format-option':
    '화면에서 읽을 글(text), 프로그램이 읽을 JSON, 그대로 보낼 카카오톡(kakao)이나 디스코드(discord) 메시지',
  'phase-option': '명령의 단계. S1901M, F1901R, W1901A처럼',
  'units-option':
    '부대 위치 파일. --batch의 한 줄과 같은 JSON, 앞서 --format json으로 받은 것이나 "오스트리아: 육군 빈, 해군 트리에스테" 같은 목록. start라고 쓰면 지도의 처음 배치(이름이 start인 파일은 ./start)',
  'power-option': '명령서에 나라가 없을 때 누구의 명령인지',
  'batch-option': 'JSON 줄을 모든 코어로 판정해요',
  rules: '규칙 모두, 규칙 하나, 또는 판본의 선택을 보여 줘요',
  'rule-argument': '규칙 번호. DIP-M7처럼',
  'edition-option': '이 판본의 선택을 모두 보여 줘요',
  scenario: '시나리오를 테스트로 실행하거나 해설로 읽어요',
  'scenario-run': '시나리오를 실행해 결과를 예상과 비교해요',
  'scenario-show': '시나리오를 처음 배치, 명령, 판정과 함께 보여 줘요',
  'scenario-argument': '시나리오 번호나 그 앞부분, 또는 .yaml 파일. tutorial, datc-3/6.D처럼. 없으면 모두',
  'show-argument': '시나리오 번호나 그 앞부분, 또는 .yaml 파일. tutorial, datc-3/6.D처럼. 없으면 번호와 제목의 목록',
  bench: '이 컴퓨터에서 심판이 얼마나 빠른지 재요',
  'bench-argument': '측정에 쓸 --batch 파일. 없으면 무작위로 만든 단계',
  'seed-option': '난수 시드',
  'see-help': ({ command }) => `도움말: ${command} --help`,
  'no-command': '무엇을 할지 알려 주세요.',
  'unknown-option': ({ option }) => `${option}: 그런 옵션은 없어요.`,
  'unknown-command': ({ command }) => `${command}: 그런 명령은 없어요.`,
  'missing-value': ({ option }) => `${option} 뒤에 값이 필요해요.`,
  'too-many-arguments': '명령줄에 이 명령이 받는 것보다 많이 적혀 있어요.',
  'bad-usage': '명령줄을 알아듣지 못했어요.',
  'title-empty': '제목이 비어 있어요. 제목이 필요 없으면 --title을 빼요.',
  'title-character': ({ character }) => `제목에 쓸 수 없는 문자가 있어요: ${character}`,
  'bad-value': ({ option, value, allowed }) =>
    `${option}에 쓸 수 없는 값이에요: "${value}". 쓸 수 있는 값: ${list(allowed)}.`,
  'bad-phase': ({ value }) =>
    `--phase에 쓸 수 없는 값이에요: "${value}". S1901M, F1904R, W1910A처럼 두 글자 사이에 연도를 적어요.`,
  'unknown-rule': ({ id, nearest }) =>
    `${id}: 그런 규칙은 없어요.${nearest.length > 0 ? ` 가까운 것: ${list(nearest)}.` : ''}`,
  'unknown-scenario': ({ id, nearest }) =>
    `${id}: 그런 시나리오는 없어요.${nearest.length > 0 ? ` 가까운 것: ${list(nearest)}.` : ''}`,
  'text-or-batch': ({ option }) => `${josa(option, '은/는')} 명령서에 쓰는 것이라 --batch에서는 뜻이 없어요.`,
  bug: '심판 프로그램의 잘못이에요. 무엇을 넣었는지와 함께 알려 주세요.',
  'no-file': ({ file }) => `${file}: 그런 파일이 없어요.`,
  'no-permission': ({ file }) => `${file}: 읽을 권한이 없어요.`,
  'a-folder': ({ file }) => `${file}: 폴더예요. 파일이 와야 해요.`,
  'not-written': ({ code }) => `답을 쓰지 못했어요(${code}).`,
  'not-opened': ({ file, code }) => `${file}: 열지 못했어요(${code}).`,
  'too-large': ({ limit }) => `명령서가 ${figure(limit)}바이트보다 커서 읽지 않았어요. 단계가 많으면 --batch가 있어요.`,
  binary: '글이 아니에요. UTF-8, UTF-16, CP949로 쓴 명령서가 와야 해요.',
  decoded: ({ encoding }) => `${josa(encoding, '으로/로')} 읽었어요.`,
  'no-orders': '명령을 찾지 못했어요. 나라 이름 아래 "육군, 빈(Vie)-티롤(Tyr)" 같은 줄이 와야 해요.',
  'units-file': ({ what }) => `부대 위치 파일을 읽지 못했어요. ${what}`,
  edition: ({ edition }) => `규칙 ${edition}`,
  'no-order-given': '명령 없음',
  standing: '현재 부대 배치',
  centres: '병참',
  dislodged: '밀려난 부대',
  'may-retreat': ({ unit, places }) => `${unit}: ${josa(either(places), '으로/로')} 퇴각하거나 해산할 수 있다`,
  'must-disband': ({ unit }) => `${unit}: 갈 곳이 없어 해산된다`,
  contested: ({ places }) => `교착 상태로 빈 지역: ${list(places)}`,
  notes: '그 밖에',
  unread: '명령으로 읽지 않은 것',
  faults: '읽지 못한 것',
  remarks: '이렇게 가정했어요',
  hints: '살펴볼 것',
  place: ({ line, column }) => `${line}:${column}`,
  quoted: ({ text }) => `"${text}"`,
  'nearest-names': ({ names }) => `가까운 것: ${list(names)}.`,
  'fault-army-at-sea': ({ unit }) => `${unit}: 육군은 바다에 있을 수 없어요.`,
  'fault-fleet-inland': ({ unit }) => `${unit}: 해군은 내륙에 있을 수 없어요.`,
  'fault-coast-missing': ({ unit }) => `${unit}: 해안이 둘인 지역인데 어느 해안인지 적혀 있지 않아요.`,
  'fault-unknown-coast': ({ unit }) => `${unit}: 그 지역에 그런 해안은 없어요.`,
  'fault-army-on-coast': ({ unit }) => `${unit}: 육군은 해안이 아니라 지역에 있어요.`,
  'fault-unknown-province': ({ unit }) => `${unit}: 이 지도에 그런 지역은 없어요.`,
  'fault-two-units': ({ unit, other }) =>
    `${unit}: 그곳에는 ${josa(other, '이/가')} 이미 있어요. 한 지역에 두 부대가 있을 수 없어요.`,
  'fault-no-type': ({ unit }) => `${unit}: 육군인지 해군인지 적혀 있어야 해요.`,
  'fault-no-centre': ({ place }) => `${place}: 병참 지역이 아니에요.`,
  'fault-two-owners': ({ place, power }) => `${josa(place, '은/는')} 이미 ${power}의 병참이에요.`,
  'left-out': '이것은 빼고 나머지를 판정했어요.',
  'wrong-phase': ({ text, phase }) => `${text}: ${phase}에 쓰는 명령이 아니어서 불가능한 명령으로 보았어요.`,
  'units-from-orders': '명령에 나온 부대만 판 위에 있다고 가정했어요.',
  'type-guessed-army': ({ unit }) => `${unit}: 육군인지 해군인지 적혀 있지 않아 육군으로 보았어요.`,
  'type-guessed-fleet': ({ unit }) => `${unit}: 육군인지 해군인지 적혀 있지 않아 해군으로 보았어요.`,
  'coast-guessed': ({ unit, coast }) =>
    `${unit}: 해안이 적혀 있지 않아, 갈 수 있는 유일한 해안인 ${josa(coast, '으로/로')} 보았어요.`,
  'owner-unknown': ({ unit }) => `${unit}: 어느 나라 부대인지 적혀 있지 않아 "?"의 부대로 보았어요.`,
  'power-named': ({ text, power }) => `${text}: 적힌 대로 ${power}의 명령으로 보았어요.`,
  replaced: '같은 나라의 나중 명령서가 이 명령을 대신해요.',
  'retreat-unneeded': '밀려나지 않아 퇴각 명령은 쓰지 않았어요.',
  'movement-missing':
    '이 퇴각의 앞 이동이 없어요. 공격한 부대가 어디서 왔는지, 어디가 교착 상태였는지는 모르고 판정했어요.',
  'standoffs-missing': '이 퇴각의 앞 이동이 없어요. 어디가 교착 상태였는지는 모르고 판정했어요.',
  'dislodged-unneeded': '밀려난 부대 목록은 앞 이동이 없는 퇴각에만 필요해서 쓰지 않았어요.',
  'centres-of-others': ({ powers }) =>
    `판 위에 부대가 있는 ${list(powers)}의 병참이 목록에 없어 시작할 때의 병참으로 가정했어요.`,
  'centres-from-start': '병참의 소유국이 적혀 있지 않아 시작할 때의 병참으로 가정했어요.',
  progress: ({ lines, rate }) => `${figure(lines)}줄 · 초마다 ${figure(rate)}줄`,
  'batch-done': ({ lines, unreadable }) => `${figure(lines)}줄, 그 가운데 읽지 못한 줄 ${figure(unreadable)}`,
  'line-not-json': ({ read }) =>
    read === '' ? 'JSON이 이어져야 할 곳에서 줄이 끝나요.' : `JSON이 이어져야 할 곳에 다른 것이 있어요: "${read}".`,
  'line-too-long': ({ limit }) => `줄이 ${figure(limit)}바이트보다 길어 읽지 않았어요.`,
  'line-no-object': '중괄호로 묶은 객체가 와야 해요.',
  'line-no-list': '대괄호로 묶은 목록이 와야 해요.',
  'line-no-text': '따옴표로 묶은 글이 와야 해요.',
  'line-missing': '필요한 항목이 빠졌어요.',
  'line-unknown-phase': ({ read }) =>
    `"${read}": 그런 단계는 없어요. 연도와 함께 S1901M, S1901R, F1901M, F1901R, W1901A처럼 와야 해요.`,
  'line-unknown-power': ({ read }) => `"${read}": 이 지도에 그런 나라는 없어요.`,
  'line-unknown-unit': ({ read }) => `"${read}": 부대가 아니에요. "A BUD", "F SPA/SC"처럼 A나 F와 지역이 와야 해요.`,
  'line-no-centre': ({ read }) => `"${read}": 병참 지역이 아니에요.`,
  'line-two-owners': ({ read, other }) => `"${read}": 주인이 이미 적혀 있어요(${other}).`,
  'line-unknown-origin': ({ read }) =>
    `"${read}": 공격한 부대가 떠난 곳이 아니에요. "MUN", "MUN VIA"처럼 지역이 와야 해요.`,
  'line-unreadable-order': ({ read }) => `"${read}": 명령으로 읽지 못했어요.`,
  'scenario-total': ({ passed, failed }) =>
    `시나리오 ${figure(passed + failed)}편: 통과 ${figure(passed)}, 실패 ${figure(failed)}`,
  'scenario-expected': ({ at, expected, found }) => `${at}: 예상 ${expected}, 결과 ${found}`,
  'scenario-duplicate': ({ file }) => `${file}에도 같은 번호가 있어요.`,
  'scenario-level': ({ level }) => `난이도 ${level}`,
  'scenario-source': ({ source }) => `출처 ${source}`,
  'scenario-board': '처음 배치',
  'scenario-step': ({ step }) => `${step}단계`,
  'scenario-question': '문제',
  'scenario-answer': ({ answer }) => `답: ${answer}`,
  'rule-source': ({ source }) => `출처 ${source}`,
  'rule-scenarios': '이 규칙을 다루는 시나리오',
  'policy-of': ({ edition }) => `판본 ${edition}의 선택`,
};
