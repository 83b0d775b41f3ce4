import { type Catalogue, josa } from '@panjeong/kernel';
import type { GameMessages } from './game-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
const span = (days: number, hours: number, minutes: number): string =>
  [
    days > 0 ? `${days}일` : '',
    hours > 0 ? `${hours}시간` : '',
    days > 0 || (hours > 0 && minutes === 0) ? '' : `${minutes}분`,
  ]
    .filter(Boolean)
    .join(' ');

/** 진행자의 책상. 화면의 말은 해요체. */
export const koGame: Catalogue<GameMessages> = {
  game: '파일 하나로 한 시즌을 진행해요',
  'game-more': `
경기는 파일 하나예요. 한 일은 모두 차례대로 그 파일에 쌓이고, 되돌린 것도 지우지 않아요. "저장"이라고 답했으면 디스크에
기록된 뒤예요. 도중에 컴퓨터가 꺼져도 파일은 그대로 열려요.

  panjeong game new 가을리그.jsonl --title "가을 리그"    경기를 열어요
  panjeong game orders 가을리그.jsonl 명령서.txt          메신저에서 받은 명령서를 넣어요
  panjeong game status 가을리그.jsonl                     누가 냈는지 봐요
  panjeong game process 가을리그.jsonl                    판정하고 다음 단계로 가요
  panjeong game undo 가을리그.jsonl                       마지막에 한 일을 되돌려요

--format kakao나 discord로 낸 것은 그대로 보내면 돼요. 판정에는 진행자만 볼 것이 섞이지 않고, 그것은 stderr로 나와요.
--format json의 항목은 각 명령의 --help에 적혀 있어요. 하지 못했으면 {refused: 까닭}이에요. 시각은 경기의 시간대로 보여 주고,
JSON에는 UTC로 적어요. 종료 상태: 0 모두 됨, 1 저장하지 못한 것이 있음, 2 명령줄이 잘못됨.`,
  'game-file-argument': '경기 파일',
  'game-new': '경기를 새로 열어요',
  'game-new-more': `
마감은 매주 한 번이거나 단계가 시작된 뒤 일정한 시간이에요. 적지 않으면 매주 일요일에서 월요일로 넘어가는 자정이에요.

  --deadline "매주 일요일 24:00 Asia/Seoul"    --deadline "weekly sat 21:00 Europe/London"
  --deadline 48시간마다                        --deadline 없음

마감을 앞당겨 판정해도 다음 마감은 앞당겨지지 않아요. 마감이 지났다고 저절로 판정하지는 않아요.

JSON: {file, title, map, edition, policy, withoutPlayer, phase, schedule, zone, deadline}`,
  'set-option': '판본과 다르게 정할 것. lastYear=1910, victoryCentres=15처럼. 항목은 panjeong rules --edition으로 봐요',
  'without-option': '플레이어가 없는 나라. 사회 혼란에 빠진 채 시작해요',
  'title-option': '경기 이름',
  'deadline-option': '마감. 아래를 보세요',
  'zone-option': '경기의 시간대. Asia/Seoul처럼. 마감에 시간대를 적었으면 그것',
  'game-orders': '명령서를 넣어요. 한 나라 것이든 여러 나라 것이든, 언제든지',
  'game-orders-more': `
메신저에서 받은 그대로 넣어요. 나라의 새 명령서는 먼저 것을 대신하고, --add를 붙이면 먼저 것에 부대마다 더해요.
한 명령서에서 한 부대에 서로 다른 명령을 적으면 둘 다 저장하고 그 부대는 대기하며, 그렇게 알려요.

"퇴각"과 "창설", "해산" 줄 아래에 적은 명령, "밀려나면: 티롤, 아니면 보헤미아, 아니면 해산" 같은 퇴각은 그 단계가 올
때까지 간직해요. 창설을 여럿 적으면 적은 차례대로 가능한 만큼만 해요. 퇴각 단계에 낸 명령서는 창설을 따로 적지 않는 한
먼저 적어 둔 창설을 건드리지 않아요.

읽지 못한 줄, 다른 때의 명령, 누구 것인지 모를 명령은 저장하지 않고 줄 번호와 함께 알려요. 나머지는 저장해요.
나라마다 지금 저장된 명령, 개정 번호, 시각과 확인 번호를 돌려줘요. 개정 번호는 명령이 바뀔 수 있는 일(명령서,
판정, 되돌리기, 고치기)이 있을 때마다 커지고, 확인 번호가 같으면 저장된 명령이 같아요.
kakao와 discord에서는 나라마다 따로 보낼 메시지를 "---8<---" 줄로 나눠요. 저장하지 않은 것과 읽지 않은 줄은 stderr로 나와요.

JSON: {phase, at, saved: [{power, revision, hash, orders, unordered, impossible, hints, conflicts}], sheets: [{source, faults,
remarks, unread}]}. orders는 단계(M, R, A)로 시작하는 명령이에요: "M A VIE - TYR", "A B A VIE".`,
  'sheets-argument': '명령서 파일. 없거나 -이면 표준 입력',
  'add-option': '먼저 낸 명령서에 더해요',
  'game-status': '누가 냈고 누가 아직인지, 마감이 언제인지 보여 줘요',
  'game-status-more': `
화면을 함께 보고 있을 수 있으니 살펴볼 것은 무엇에 대한 것인지만 알려 주고, 명령의 내용은 --orders를 붙일 때만 보여 줘요.

JSON: {title, phase, deadline, zone, outcome, powers: [{power, sending, asked, given, revision, hash, unordered, impossible,
hints, conflicts, orders?}]}. sending은 sent, missing, nothing(명령할 것 없음), disorder(사회 혼란), out(탈락)이에요.`,
  'status-orders-option': '명령의 내용도 보여 줘요',
  'game-process': '단계를 판정하고 다음 단계로 가요',
  'game-process-more': `
내지 않은 나라가 있어도, 마감 전이어도 판정하고, 그랬다고 알려요. 먼저 보려면 --dry-run, 되돌리려면 game undo를 써요.

JSON: {dryRun, missing, unused, phases: [{phase, orders, units, dislodged, contested, notes, outcome, position, amendments,
rulings?}], next, deadline, outcome}. position은 adjudicate --units가 받는 것이에요.`,
  'dry-run-option': '판정만 보여 주고 파일은 그대로 둬요',
  'game-undo': '마지막에 한 일(명령서, 판정, 고친 것)을 되돌려요',
  'game-undo-more': `
다시 쓰면 그 앞의 일을 되돌려요. 되돌린 일도 기록에 남아요. --to 12는 game show --log에 보이는 기록 12 바로 뒤로 가는데,
되돌린 기록이어도 되니 잘못 되돌린 것도 그렇게 살려요.

JSON: {undone: [번호], restored: [번호], phase}`,
  'undo-to-option':
    '이 단계를 판정하기 직전으로(F1901M처럼. 그때의 명령은 그대로 있어요), 또는 이 번호의 기록 바로 뒤로',
  'undo-reason-option': '되돌리는 까닭',
  'game-amend': '진행자가 고쳐요. 까닭을 적어야 해요',
  'game-amend-more': `
  amend 파일 order 오스트리아 "육군, 빈(Vie)-갈리치아(Gal)"   그 부대의 다른 명령을 대신해요
  amend 파일 unit "오스트리아 육군 빈"                        부대를 놓아요
  amend 파일 unit --remove 빈                                 부대를 없애요
  amend 파일 centre 세르비아 오스트리아                       병참의 주인을 바꿔요. "없음"이면 주인을 없애요
  amend 파일 owner 빈 터키                                    서 있는 부대의 주인을 바꿔요
  amend 파일 disorder 이탈리아                                사회 혼란에 빠져요. --off면 플레이어가 돌아와요

까닭은 기록에 남고 그 단계의 판정과 함께 보여요. 고친 것 하나가 기록 하나예요.

JSON: {seq, command, phase}`,
  'what-argument': '고칠 것',
  'args-argument': '고칠 것마다 다른 인자. 아래를 보세요',
  'amend-reason-option': '고치는 까닭(꼭 필요해요)',
  'remove-option': 'unit: 이곳의 부대를 없애요',
  'off-option': 'disorder: 플레이어가 돌아왔어요',
  'game-show': '지금의 배치, 지난 단계의 판정, 또는 기록을 보여 줘요',
  'game-show-more': `
JSON: 지금의 배치는 {title, edition, deadline, zone, outcome, position, amendments, orders?}, 지난 단계는 game process의 한
단계에 processedAt을 더한 것, 기록은 {zone, entries: [{seq, at, actor, undone, text, command?}]}이에요.`,
  'phase-argument': '지난 단계. S1901M처럼. 없으면 지금',
  'show-orders-option': '아직 판정하지 않은 명령의 내용도 보여 줘요',
  'log-option': '누가 언제 무엇을 했는지 모두 보여 줘요',
  'game-export': '경기를 다른 프로그램이나 다른 컴퓨터에서 쓸 파일로 내보내요',
  'game-export-more': `
  json       경기 그대로. 기록과 되돌린 것까지 모두 있고, game import로 같은 경기가 돼요
  season     시즌만. 단계마다 배치와 명령
  jdip       jDip의 판정 시험 글
  diplomacy  파이썬 패키지 diplomacy의 저장 파일

아직 판정하지 않은 명령도 들어 있으니 플레이어에게 보낼 때는 조심하세요. json이 아니면 뒤 단계에 쓰려고 미리 적은 명령은
들어가지 않아요.

JSON(-o를 쓸 때): {file, as}`,
  'as-option': '내보낼 형식',
  'output-option': '쓸 파일. 없으면 표준 출력',
  'game-import': '내보낸 경기나 다른 프로그램의 시즌으로 경기를 열어요',
  'game-import-more': `
game export가 쓴 네 형식을 모두 읽어요. 시즌은 단계마다 다시 판정해 기록하고, 파일의 배치가 판정과 다르면 진행자가 고친 것으로
적어요. 그렇게도 이을 수 없으면 그 단계에서 시작하고, 앞의 단계를 몇 개 뺐는지 알려요. --rules와 --set은 규칙이 적혀 있지
않은 파일에 써요.

JSON: {file, format, phase, leftOut, remarks}`,
  'source-argument': '읽을 파일. -이면 표준 입력',
  'desk-unknown-power': ({ read, powers }) =>
    `"${read}": 그런 나라는 없어요. 이 가운데 하나여야 해요: ${list(powers)}.`,
  'desk-unknown-unit': ({ read }) =>
    `"${read}": 부대로 읽지 못했어요. "오스트리아 육군 빈"처럼 나라, 종류, 지역을 적어요.`,
  'desk-bad-phase': ({ read }) => `"${read}": 단계가 아니에요. S1901M, F1901R, W1901A처럼 적어요.`,
  'desk-bad-set': ({ read }) => `--set은 항목=값으로 적어요: lastYear=1910. 읽은 것: "${read}".`,
  'desk-bad-title': ({ limit }) => `경기 이름은 한 줄, ${limit}자까지예요.`,
  'desk-bad-zone': ({ read, option }) =>
    `${option}: "${read}" 시간대는 없어요. Asia/Seoul, Europe/London, UTC처럼 적어요.`,
  'desk-bad-schedule': ({ read }) =>
    `마감을 읽지 못했어요: "${read}". "매주 일요일 24:00 Asia/Seoul", "48시간마다", "없음"처럼 적어요.`,
  'desk-bad-weekday': ({ read }) =>
    `마감의 요일을 읽지 못했어요: "${read}". 월요일에서 일요일까지, 또는 mon에서 sun까지예요.`,
  'desk-bad-time': ({ read }) =>
    read === ''
      ? '마감의 시각이 없어요. "매주 토요일 21:00"처럼 적어요.'
      : `마감의 시각을 읽지 못했어요: "${read}". 0:00에서 24:00까지, "매주 토요일 21:00"처럼 적어요.`,
  'desk-bad-interval': ({ read }) =>
    `마감의 간격을 읽지 못했어요: "${read}". 48시간마다, 2일마다처럼 적고 365일까지예요.`,
  'desk-bad-rest': ({ read }) => `마감 뒤에 더 적힌 것을 읽지 못했어요: "${read}".`,
  'desk-reason-missing': '까닭이 필요해요: --reason "지도에 잘못 옮겼다".',
  'desk-reason-length': '까닭은 빈칸이 아니고 1000자까지예요.',
  'desk-order-unfit': ({ text }) =>
    `"${text}": 이 단계의 어떤 명령인지 알 수 없어요. 이동 단계의 해산이라면 "밀려나면: 해산"처럼 적어요.`,
  'desk-amend-order': '나라와 명령이 필요해요: amend 파일 order 오스트리아 "육군, 빈(Vie)-갈리치아(Gal)".',
  'desk-amend-unit': '부대 하나나 --remove가 필요해요: amend 파일 unit "오스트리아 육군 빈".',
  'desk-amend-centre': '병참과 나라가 필요해요: amend 파일 centre 세르비아 오스트리아.',
  'desk-amend-owner': '지역과 나라가 필요해요: amend 파일 owner 빈 터키.',
  'desk-amend-option': ({ option, what }) => `${option}: ${josa(what, '을/를')} 고칠 때만 써요.`,
  'desk-amend-disorder': '나라 하나가 필요해요: amend 파일 disorder 이탈리아.',
  'desk-exists': ({ file }) => `${file}: 이미 있어요. 그대로 두었어요.`,
  'desk-no-folder': ({ file }) => `${file}: 그런 폴더가 없어서 만들지 못했어요.`,
  'desk-locked': ({ file }) =>
    `${file}: 다른 프로그램이 쓰고 있어서 아무것도 바꾸지 않았어요. 잠시 뒤에 다시 해 주세요.`,
  'desk-no-match': ({ file, found }) =>
    `${file}: 경기 파일이 아니에요. ${found === '' ? '비어 있어요.' : `처음에 읽은 것: "${found}".`}`,
  'desk-other-game': ({ file, game }) => `${file}: 디플로머시가 아니라 ${game} 경기예요.`,
  'desk-newer': ({ file, version }) =>
    `${file}: 더 새로운 프로그램(${version})이 쓴 경기예요. 프로그램을 새로 받아 주세요.`,
  'desk-damaged': ({ file, line, found }) => `${file}: ${line}번째 줄이 상해서 열 수 없어요. 읽은 것: "${found}".`,
  'desk-changed': ({ file, line, found }) =>
    `${file}: ${line}번째 줄이 저장한 그대로가 아니어서 읽을 수 없어요. 파일을 손으로 고치지 말고, 남겨 둔 것이 있으면 그것을 쓰세요. 읽은 것: "${found}".`,
  'desk-damage': ({ file, line, found, lines }) =>
    `${file}: ${line}번째 줄부터 ${lines}줄이 상했어요. 그 앞까지는 온전해요. 읽은 것: "${found}".`,
  'desk-not-changed':
    '상한 줄을 덮어쓰지 않으려고 아무것도 바꾸지 않았어요. 파일을 따로 남겨 두고 그 줄부터 지우면 이어 갈 수 있어요.',
  'desk-opened': ({ file }) => `경기를 열어 ${file}에 저장했어요.`,
  'desk-title': ({ title }) => `경기: ${title}`,
  'desk-deadline': ({ deadline }) => `마감: ${deadline}`,
  'desk-no-deadline': '없음',
  'desk-left': ({ days, hours, minutes }) => `${span(days, hours, minutes)} 남음`,
  'desk-passed': ({ days, hours, minutes }) => `${span(days, hours, minutes)} 지남`,
  'desk-schedule': ({ schedule }) => `마감 주기: ${schedule}`,
  'desk-leaderless': ({ powers }) => `플레이어 없음: ${list(powers)}`,
  'desk-saved-orders': ({ phase }) => `${phase}: 저장했어요`,
  'desk-nothing-saved': ({ phase }) => `${phase}: 저장한 것이 없어요`,
  'desk-receipt': ({ power, revision, time, hash }) => `${power} · 저장 ${time} · 개정 ${revision} · 확인 ${hash}`,
  'desk-unordered': ({ units }) => `아직 명령 없음: ${list(units)}`,
  'desk-if-dislodged': ({ order }) => `밀려나면: ${order}`,
  'desk-in-winter': ({ order }) => `겨울에: ${order}`,
  'desk-impossible': ({ order, rule, because }) => `불가능한 명령: ${order}. ${because} ${rule}`,
  'desk-impossible-count': ({ count }) => `불가능한 명령 ${count}개`,
  'desk-hint': ({ hint }) => `살펴볼 것: ${hint}`,
  'desk-hint-count': ({ count, about }) => `살펴볼 것 ${count}개(${list(about)})`,
  'desk-conflict': ({ unit }) => `${unit}: 서로 다른 명령을 받아 대기한다`,
  'desk-not-saved': '저장하지 않은 것',
  'desk-unfit': ({ text, phase }) => `${text}: ${phase}에도, 그 뒤의 단계에도 쓰는 명령이 아니에요.`,
  'desk-other-turn': ({ text, heading, phase }) => `${text}: ${heading} 아래에 있는데, 지금은 ${phase} 단계예요.`,
  'desk-other-power': ({ text }) =>
    `${text}: 위에 적힌 나라와 다른 나라를 말해요. 그 나라의 명령이면 그 나라 이름 아래에 적어요.`,
  'desk-no-power': ({ text }) =>
    `${text}: 어느 나라의 명령인지 알 수 없어요. 그 위에 나라 이름을 한 줄 적어 다시 넣거나 --power로 알려 주세요.`,
  'desk-no-player': ({ power }) =>
    `${josa(power, '은/는')} 플레이어가 없어 명령을 저장하지 않았어요. 돌아왔으면 amend 파일 disorder --off를 써요.`,
  'desk-power-by-units': ({ power }) => `나라가 적혀 있지 않아, 부대의 주인인 ${power}의 명령으로 보았어요.`,
  'desk-positions': ({ count }) => `부대나 병참 목록 ${count}개는 쓰지 않았어요. 배치는 경기에 있는 것을 따라요.`,
  'desk-sent': ({ given, asked, revision }) => `제출 ${given}/${asked} · 개정 ${revision}`,
  'desk-missing': ({ asked }) => `아직 0/${asked}`,
  'desk-nothing-to-order': '명령할 것 없음',
  'desk-nobody-asked': '명령할 나라가 없으니 기다릴 것 없이 game process로 넘어가면 돼요.',
  'desk-in-disorder': '사회 혼란(플레이어 없음)',
  'desk-out': '탈락',
  'desk-ahead-count': ({ count }) => `(미리 적은 명령 ${count}개)`,
  'desk-without-orders': '아직 명령이 없는 부대',
  'desk-look-again': ({ isCounted }) => (isCounted ? '다시 볼 것(내용은 --orders로)' : '다시 볼 것'),
  'desk-won': ({ powers }) => `${josa(list(powers), '이/가')} 이겼다.`,
  'desk-drawn': ({ powers }) => `${list(powers)}의 무승부로 끝났다.`,
  'desk-held-for-lack': ({ powers }) => `명령을 내지 않아 명령 없이 판정한 나라: ${list(powers)}.`,
  'desk-early': ({ left }) => `마감 전에 판정했어요(마감까지 ${left}).`,
  'desk-remarks': '알릴 것',
  'desk-unused': ({ power, orders }) => `${power}: 미리 적은 명령을 쓸 겨울이 없었어요: ${list(orders)}.`,
  'desk-dry-run': '미리 보기예요. 파일은 그대로예요.',
  'desk-processed': ({ phase }) => `${phase}의 판정을 저장했어요.`,
  'desk-next-phase': ({ phase, deadline }) => `다음 단계: ${phase}${deadline === null ? '' : ` · 마감: ${deadline}`}`,
  'desk-undo-reason': '적지 않음',
  'desk-undone': '되돌리고 저장했어요.',
  'desk-undone-list': '되돌린 것:',
  'desk-restored-list': '다시 살린 것:',
  'desk-no-entry': ({ read, last }) => `기록 ${read}: 그 뒤로는 갈 수 없어요. 0에서 ${last} 사이의 번호를 적어요.`,
  'desk-phase-now': ({ phase }) => `지금 단계: ${phase}`,
  'desk-nothing-to-undo': '되돌릴 것이 없어요.',
  'desk-phase-at-hand': ({ phase }) => `지금이 ${phase} 단계예요. 마지막에 한 일을 되돌리려면 --to 없이 써요.`,
  'desk-phase-unplayed': ({ phase }) => `${josa(phase, '은/는')} 이 경기에서 판정한 단계가 아니에요.`,
  'desk-amend-saved': '고치고 저장했어요.',
  'desk-amended': '진행자가 고친 것',
  'desk-because': ({ what, reason }) => `${what} (까닭: ${reason})`,
  'desk-order-set': ({ power }) => `${power}의 명령 하나를 정했다`,
  'desk-order-set-to': ({ power, order }) => `${power}의 명령을 정했다: ${order}`,
  'desk-unit-placed': ({ unit }) => `${josa(unit, '을/를')} 놓았다`,
  'desk-unit-removed': ({ place }) => `${place}의 부대를 없앴다`,
  'desk-unit-given': ({ unit, power }) => `${unit}의 부대를 ${power}에 넘겼다`,
  'desk-centre-set': ({ place, power }) => `${josa(place, '을/를')} ${power}의 병참으로 했다`,
  'desk-centre-freed': ({ place }) => `${place}의 주인을 없앴다`,
  'desk-disorder-on': ({ power }) => `${josa(power, '이/가')} 사회 혼란에 빠졌다`,
  'desk-disorder-off': ({ power }) => `${power}에 플레이어가 돌아왔다`,
  'desk-occupied': ({ place }) => `${place}: 이미 부대가 있어 놓지 않았어요. 먼저 --remove로 없애요.`,
  'desk-no-unit': ({ place }) => `${place}: 그곳에 부대가 없어요.`,
  'desk-already-in-disorder': ({ power }) => `${josa(power, '은/는')} 이미 사회 혼란에 빠져 있어요.`,
  'desk-has-player': ({ power }) => `${power}에는 이미 플레이어가 있어요.`,
  'desk-not-amended': '그렇게 고칠 수 없어서 그대로 두었어요.',
  'desk-orders': '저장된 명령',
  'desk-none': '없음',
  'desk-leaderless-heading': '사회 혼란에 빠진 나라',
  'desk-processed-at': ({ time, seq }) => `판정 ${time} · 기록 ${seq}`,
  'desk-log-opened': ({ edition }) => `진행자: 경기를 열었다(규칙 ${edition})`,
  'desk-log-sheet': ({ power, phase, count, adds }) =>
    `${power}: ${phase} 명령서, 명령 ${count}개${adds ? '를 먼저 것에 더했다' : ''}`,
  'desk-log-processed': ({ phase }) => `진행자: ${phase} 판정`,
  'desk-log-undone': ({ to, reason }) => `진행자: 기록 ${to} 뒤로 한 일을 되돌렸다 (까닭: ${reason})`,
  'desk-log-other': ({ power, what }) => `${power === '' ? '진행자' : power}: ${what} 명령`,
  'desk-log-amended': ({ what }) => `진행자: ${what}`,
  'desk-log-mark': '[되돌림]',
  'desk-exported': ({ file }) => `내보내고 저장했어요: ${file}`,
  'desk-export-ahead': ({ powers }) => `뒤 단계에 쓰려고 미리 적은 명령은 들어가지 않았어요: ${list(powers)}.`,
  'desk-saved-anyway': '시킨 일은 저장했어요. 다시 하지 말고 game show로 보세요.',
  'desk-another-match': ({ file }) => `${file}: 다른 경기의 파일이라 덮어쓰지 않았어요. 다른 이름을 주세요.`,
  'desk-same-file': ({ file }) => `${file}: 경기 파일 위에는 쓰지 않아요. 다른 이름을 주세요.`,
  'desk-copied': ({ file }) => `경기를 그대로 ${file}에 저장했어요.`,
  'desk-imported': ({ file, format, phases }) => `${format}에서 ${phases}단계를 읽어 ${file}에 저장했어요.`,
  'desk-import-reason': ({ file }) => `${file}에 적힌 대로`,
  'desk-import-damaged': ({ file }) => `${file}: 경기 파일인데 상했거나 더 새로운 프로그램이 쓴 것이라 읽지 않았어요.`,
  'desk-left-out': ({ count }) => `앞의 ${count}단계는 그 뒤와 이어지지 않아 뺐어요.`,
  'desk-too-large': ({ file }) => `${file}: 너무 커서 읽지 않았어요.`,
};
