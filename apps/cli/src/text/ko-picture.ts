import { type Catalogue, josa } from '@panjeong/kernel';
import type { PictureMessages } from './picture-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const koPicture: Catalogue<PictureMessages> = {
  map: '배치와 명령, 판정 결과를 지도로 그려요',
  'map-more': `
파일은 부대 위치가 들어 있으면 무엇이든 돼요: 명령서, 부대 목록, --format json의 결과, 배치 한 줄, 경기 파일, 내보낸 시즌,
시나리오 파일이나 번호. 파일이 없으면 시작 배치를 그려요.

  panjeong map -o 시작.png
  panjeong map 명령서.txt -o 결과.png --palette dark
  panjeong map 리그.jsonl --phase S1901M --orders given -o 명령.svg
  panjeong map 리그.jsonl -o "{phase}.png"
  panjeong map tutorial/4-5 > 예제.svg

명령이 있으면 판정한 대로 그려요. 경기와 시즌은 지금 배치를 그리고, 아직 판정하지 않은 명령은 --orders를 줄 때만 그려요.
명령서에 단계가 여럿이면 마지막 단계예요. 파일 이름에 {phase}를 넣으면 단계마다 한 장씩 그려요.

그림이 이미 있으면 바꾸고, 그림이 아닌 파일은 덮어쓰지 않아요.

종료 상태: 0 그렸음, 1 읽지 못한 입력이 있거나 쓰지 못했음, 2 명령줄이 잘못됨.`,
  'map-file-argument': '그릴 파일이나 시나리오 번호. 없으면 시작 배치, -이면 표준 입력',
  'map-phase-option': '그릴 단계. 없으면 마지막 단계. 단계를 적지 않은 명령서나 부대 목록이면 그 단계',
  'picture-output-option': '쓸 그림 파일. 없거나 -이면 표준 출력',
  'answer-format-option':
    '화면에서 읽을 글(text), 프로그램이 읽을 JSON, 그대로 보낼 카카오톡(kakao)이나 디스코드(discord) 메시지, 지도에 그린 그림(svg, png)',
  'picture-answer-option':
    '그림을 쓸 파일. --format svg나 png일 때만. {phase}를 넣으면 단계마다 한 장, 아니면 한 장만. 없거나 -이면 표준 출력',
  'picture-format-option': '그림 형식. 없으면 파일 이름의 확장자, 표준 출력이면 svg',
  'palette-option': '색',
  'width-option': '그림의 너비. 픽셀',
  'no-legend-option': '범례를 빼요',
  'picture-title-option': '그림 위에 적을 제목',
  'simulate-option': '그 색각으로 보이는 대로 그려요. 색을 살펴볼 때 써요',
  'orders-shown-option': '명령을 적은 대로, 판정한 대로 그리거나 빼요',
  'picture-to-terminal': ({ format }) =>
    `터미널에는 ${format.toUpperCase()} 그림을 보일 수 없어요. 쓸 파일을 알려 주세요: -o 그림.${format}`,
  'picture-extension': ({ file, formats }) =>
    `${file}: 확장자로 그림 형식을 알 수 없어요. 쓸 수 있는 것: ${list(formats.map((format) => `.${format}`))}`,
  'picture-folder': ({ file }) => `${file}: 폴더예요. 쓸 파일의 이름이 와야 해요.`,
  'picture-width': ({ value, least, most }) =>
    `--width에 쓸 수 없는 값이에요: "${value}". ${least}부터 ${most}까지의 정수가 와야 해요.`,
  'picture-sheet-option': ({ option }) => `${option} 옵션은 명령서에만 써요.`,
  'picture-own-rules': ({ file, option }) =>
    `${file}: 지도와 규칙이 그 안에 정해져 있어요. ${option} 옵션은 쓰지 않아요.`,
  'picture-or-text': ({ option }) => `${option} 옵션은 글로 볼 때만 써요. 그림에는 쓰지 않아요.`,
  'picture-format-missing': ({ option }) => `${option} 옵션은 그림에만 써요. --format svg나 --format png를 붙여요.`,
  'picture-saved': ({ file, phase }) => `그렸어요: ${file} (${phase})`,
  'picture-last-of': ({ phases }) =>
    `단계가 ${phases}개라 마지막 단계만 그렸어요. 파일 이름에 {phase}를 넣으면 모두 그려요.`,
  'picture-lost-characters': ({ characters }) =>
    `그림의 글꼴에 없어서 □로 그린 글자: ${list(characters)}. SVG로 그리면 보는 쪽의 글꼴로 나와요.`,
  'picture-no-phase': ({ phase, phases }) => `${josa(phase, '은/는')} 없어요. 있는 단계: ${list(phases)}`,
  'picture-nothing': ({ file }) => `${file}: 그릴 부대나 명령이 없어요.`,
  'picture-no-scenario': ({ file }) => `${file}: 시나리오로 읽지 못했어요.`,
  'picture-other-file': ({ file }) => `${file}: 그림이 아닌 파일이 이미 있어서 덮어쓰지 않았어요. 다른 이름을 주세요.`,
  'picture-no-folder': ({ file }) => `${file}: 그런 폴더가 없어서 쓰지 못했어요.`,
  'picture-no-permission': ({ file }) => `${file}: 쓸 권한이 없어요.`,
  'picture-not-written': ({ file, code }) => `${file}: 쓰지 못했어요(${code}).`,
  'game-sheet': '명령을 손으로 적을 종이를 만들어요',
  'game-sheet-more': `
A4 종이에 지도, 나라마다 가진 병참, 부대마다 명령을 적을 줄이 나와요. 퇴각에서는 밀려난 부대마다, 겨울에는 창설하거나
해산할 수만큼 줄이 있어요. 흰 종이에 검은 잉크로 인쇄하기 좋게 그려요.

  panjeong game sheet 리그.jsonl --print -o 명령서.pdf                  모든 나라를 차례대로
  panjeong game sheet 리그.jsonl --print --each -o 명령서.pdf           나라마다 한 장씩
  panjeong game sheet 리그.jsonl --print --power 오스트리아 -o 빈.png   한 나라만

SVG와 PNG는 여러 쪽이면 명령서-1.png, 명령서-2.png처럼 한 쪽이 한 파일이에요. PNG와 PDF는 300dpi예요.

종료 상태: 0 만들었음, 1 경기를 읽지 못했거나 쓰지 못했음, 2 명령줄이 잘못됨.`,
  'print-option': '인쇄할 종이로 만들어요',
  'sheet-power-option': '이 나라의 것만',
  'sheet-each-option': '나라마다 따로 한 장씩',
  'sheet-output-option': '쓸 파일. 이름에 {phase}를 넣으면 단계가 들어가요. 없거나 -이면 표준 출력',
  'sheet-format-option': '형식. 없으면 파일 이름의 확장자, 표준 출력이면 pdf',
  'sheet-print-missing': '명령을 적을 종이는 --print를 붙여야 만들어요.',
  'sheet-pages': ({ pages }) => `${pages}쪽이라 표준 출력에 쓸 수 없어요. -o로 파일을 주거나 --format pdf를 붙여요.`,
  'sheet-saved': ({ file }) => `만들었어요: ${file}`,
  'sheet-player': '이름',
  'sheet-deadline': '마감',
  'sheet-edition': '규칙',
  'sheet-open-centres': '창설할 수 있는 곳',
  'sheet-disband': '갈 곳이 없어 해산',
  'sheet-build': '창설',
  'sheet-remove': '해산',
  'sheet-key-M': '대기 · 이동: -갈 곳 · 지원: 지원, 부대-갈 곳 (대기하는 부대는 지원, 부대) · 호송: 호송, 육군-갈 곳',
  'sheet-key-R': '퇴각할 곳 하나, 또는 해산',
  'sheet-key-A': '창설: 육군이나 해군, 그리고 본국의 빈 병참 · 해산: 없앨 부대',
};
