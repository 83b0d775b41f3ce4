import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compileBoard,
  createReferee,
  diplomacyScenarios,
  EDITIONS,
  indexNames,
  parseSheet,
  printOrder,
  STANDARD_MAP,
} from '@panjeong/diplomacy';
import { LOCALES, type Locale } from '@panjeong/kernel';
import { runScenario } from '@panjeong/kernel/scenario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS, readAskCommand } from '../src/ask/ask-command.ts';
import { completionOf } from '../src/ask/completion.ts';
import { openTable } from '../src/ask/open-table.ts';
import { promptText } from '../src/ask/prompt.ts';
import { answerLine, openSession, type Session } from '../src/ask/session.ts';
import type { Speech } from '../src/ask/speaker.ts';
import { adjudicateTable, emptyTable } from '../src/ask/table.ts';
import { adjudicateSheet } from '../src/sheet/adjudicate-sheet.ts';
import { panjeong } from './terminal-double.ts';

const map = { data: STANDARD_MAP, board: compileBoard(STANDARD_MAP), names: indexNames(STANDARD_MAP) };
const opened = (): Session => openSession(map, emptyTable('tutorial-2021', {}, undefined));
const speech = (locale: Locale, isInteractive = false): Speech => ({
  locale,
  paint: (_, text) => text,
  width: Number.POSITIVE_INFINITY,
  isInteractive,
});

/** What is said to each line: `> line`, and what follows it. */
function transcript(lines: readonly string[], locale: Locale): string {
  let session = opened();
  const told: string[] = [];
  for (const line of lines) {
    const reply = answerLine(session, line, speech(locale));
    session = reply.session;
    told.push(`> ${line}`, ...reply.said);
  }
  return `${told.join('\n')}\n`;
}

/** The lines typed, of a transcript. */
const typed = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));

const SITTINGS: readonly (readonly [what: string, locale: Locale, text: string])[] = [
  [
    'orders change rulings, and are taken back',
    'ko',
    `
> 오스트리아
> 육군, 루마니아(Rum)-불가리아(Bul)
추가  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 성공 DIP-M1
명령에 나온 부대만 판 위에 있다고 가정했어요.
> 터키
> 육군, 불가리아(Bul)-루마니아(Rum)
바뀜  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 성공 → 막힘 DIP-M4
추가  터키 육군, 불가리아(Bul)-루마니아(Rum): 막힘 DIP-M4
> 오스트리아
> 육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul)
바뀜  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 막힘 → 성공 DIP-M1
추가  오스트리아 육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul): 성공 DIP-S1
바뀜  터키 육군, 불가리아(Bul)-루마니아(Rum): 막힘 → 밀려남 DIP-M11
> 육군, 세르비아(Ser), 대기
바뀜  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 성공 → 막힘 DIP-M4
바뀜  오스트리아 육군, 세르비아(Ser), 대기: 대기 DIP-O6
바뀜  터키 육군, 불가리아(Bul)-루마니아(Rum): 밀려남 → 막힘 DIP-M4
> 취소
되돌렸어요: 육군, 세르비아(Ser), 대기
바뀜  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 막힘 → 성공 DIP-M1
바뀜  오스트리아 육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul): 성공 DIP-S1
바뀜  터키 육군, 불가리아(Bul)-루마니아(Rum): 막힘 → 밀려남 DIP-M11
> 다시
다시 넣었어요: 육군, 세르비아(Ser), 대기
바뀜  오스트리아 육군, 루마니아(Rum)-불가리아(Bul): 성공 → 막힘 DIP-M4
바뀜  오스트리아 육군, 세르비아(Ser), 대기: 대기 DIP-O6
바뀜  터키 육군, 불가리아(Bul)-루마니아(Rum): 밀려남 → 막힘 DIP-M4
> 다시
다시 넣을 것이 없어요.
> 지우기 세르비아
명령을 거뒀어요: 육군, 세르비아(Ser), 대기
빠짐  오스트리아 육군, 세르비아(Ser), 대기
`,
  ],
  [
    'a phase goes on to its retreats and to the next moves',
    'en',
    `
> Austria
> A Ser-Bul
new  Austria A Ser-Bul: succeeds DIP-M1
The units were taken from the orders; others are not on the board.
> A Rum S A Ser-Bul
new  Austria A Rum S A Ser-Bul: succeeds DIP-S1
> Turkey
> A Bul H
new  Turkey A Bul H: dislodged DIP-M11
> next
Now: Spring 1901 retreats. To order: Turkey
The Turkish army in Bulgaria: may retreat to Constantinople (Con), Greece (Gre), or disband
> A Bul-Gre
now  Turkey A Bul R Gre: succeeds DIP-R1
> next
Now: Fall 1901 moves
> board
Austria: A Bul, A Rum
Turkey: A Gre
> undo
Taken back: next
Now: Spring 1901 retreats. To order: Turkey
The Turkish army in Bulgaria: may retreat to Constantinople (Con), Greece (Gre), or disband
`,
  ],
  [
    'what cannot be read changes nothing, and says what was expected',
    'en',
    `
> hello there
"hello there" was not read: expected an order such as "A Vie - Tyr", a power, or a command. help lists them.
> A Vieenna - Tyr
“Vieenna”: no province has that name. Did you mean Vienna? Not read: “A Vieenna - Tyr”.
Nothing was changed.
> F Vie H
fleet Vienna (Vie): a fleet cannot be inland. It was left out; the rest was adjudicated.
> undo
There is nothing to take back.
> board
No unit stands on the board yet.
> next
There are no orders yet, and no units to go on with.
> why
why needs to know more. Expected for example: why Vie
> rule M99
There is no rule M99. Did you mean DIP-M1, DIP-M2, DIP-M3, DIP-M4, DIP-M5, DIP-M6, DIP-M7, DIP-M8?
> edition 1914
There is no edition 1914. There are tutorial-2021, datc-3, datc-2, rulebook-2023.
> remove Vie
Vienna (Vie): there is no unit and no order to remove.
> remove Nowhere
"Nowhere" was read where a province was expected.
`,
  ],
  [
    'an edition judges otherwise',
    'en',
    `
> England
> A Nwy-Swe via convoy
new  England A Nwy-Swe via convoy: impossible DIP-L2
The units were taken from the orders; others are not on the board.
> edition datc-2
Rules: datc-2.
now  England A Nwy-Swe via convoy: impossible → succeeds DIP-M1
> edition
Rules: datc-2. There are tutorial-2021, datc-3, datc-2, rulebook-2023.
> 취소
Taken back: edition datc-2
now  England A Nwy-Swe via convoy: succeeds → impossible DIP-L2
`,
  ],
  [
    'the start is played into a winter with its builds',
    'ko',
    `
> 시작
처음 배치대로 부대를 놓았어요.
> 오스트리아
> 육군, 부다페스트-세르비아
바뀜  오스트리아 육군, 부다페스트(Bud)-세르비아(Ser): 성공 DIP-M1
> 진행
이제 1901년 가을 이동
> 진행
이제 1901년 겨울 창설과 해산. 명령할 나라: 오스트리아(창설 1개까지)
> 육군 부다페스트 창설
추가  오스트리아 육군, 부다페스트(Bud), 창설: 성공 DIP-B2
> remove Bud
추가  오스트리아 부다페스트(Bud), 해산: 불가능한 명령 DIP-O5
빠짐  오스트리아 육군, 부다페스트(Bud), 창설
`,
  ],
  [
    'units can be listed, and taken off again',
    'en',
    `
> 부대
> 오스트리아: 육군 빈, 해군 트리에스테
> Italy: A Ven
> Italy
> A Ven-Tri
now  Italy A Ven-Tri: bounced DIP-M3
> delete Tri
Off the board: the Austrian fleet in Trieste
now  Italy A Ven-Tri: bounced → succeeds DIP-M1
> A Rom H
new  Italy A Rom H: impossible DIP-O5
`,
  ],
];

describe('a sitting', () => {
  it.each(SITTINGS)('%s', (_, locale, text) => {
    expect(transcript(typed(text), locale)).toBe(text.trimStart());
  });

  it.each([
    ['ko', '왜 불가리아', /^터키 육군 불가리아\(Bul\) 대기: 밀려남\.\n1901년 봄 이동\n\n이유\n- .*DIP-M11/],
    ['ko', '불가리아는 왜?', /^터키 육군 불가리아\(Bul\) 대기: 밀려남\./],
    ['en', 'why Bul', /^Turkish army Bulgaria holds: dislodged\.\nSpring 1901 moves\n\nWhy\n- .*DIP-M11/],
    ['en', '왜', /^Turkish army Bulgaria holds: dislodged\./],
    ['en', 'why Austria', /^"Austria" fits 2 orders\. Say which is meant:\n {2}Austria A Ser-Bul\n/],
    ['en', 'WHY ser', /^Austrian army Serbia → Bulgaria: succeeds\./],
    ['en', 'rule m7', /^DIP-M7 {2}/],
    ['ko', '규칙 DIP-M7', /^DIP-M7 {2}밀려난 부대는/],
    ['en', 'all', /^Spring 1901 moves · rules tutorial-2021\n\nAustria\n {2}A Ser-Bul/],
    ['ko', '모두', /^1901년 봄 이동 · 규칙 tutorial-2021\n\n오스트리아\n/],
  ] as const)('answers a question without changing anything (%s): %s', (locale, question, told) => {
    let session = opened();
    for (const line of ['Austria', 'A Ser-Bul', 'A Rum S A Ser-Bul', 'Turkey', 'A Bul H']) {
      session = answerLine(session, line, speech(locale)).session;
    }
    const reply = answerLine(session, question, speech(locale));
    expect(reply.said.join('\n')).toMatch(told);
    expect([reply.session.table, reply.session.past]).toEqual([session.table, session.past]);
  });

  it('after going on is still asked about what came out before', () => {
    const text = transcript(
      ['Austria', 'A Ser-Bul', 'A Rum S A Ser-Bul', 'Turkey', 'A Bul H', 'next', 'why Bul'],
      'en',
    );
    expect(text).toMatch(/> why Bul\nTurkish army Bulgaria holds: dislodged\.\nSpring 1901 moves/);
  });

  it.each([
    ['Turkey', 'Austria', 'army Serbia (Ser): the Turkish army in Serbia stands there already.'],
    ['Austria', 'Turkey', 'army Serbia (Ser): the Austrian army in Serbia stands there already.'],
  ])('says of two units in one place that the first stands there: %s', (first, second, told) => {
    const lines = ['Austria', 'A Rum-Bul', 'Turkey', 'A Con H', first, 'A Ser S A Rum-Bul', second, 'A Ser H'];
    expect(transcript(lines, 'en').trimEnd().split('\n').at(-1)).toContain(told);
  });

  it('says for whom and for when the next line is', () => {
    const prompts: string[] = [];
    let session = opened();
    for (const line of [
      '오스트리아',
      '1902년 가을',
      '육군, 빈-티롤',
      '창설',
      '부대',
      '터키',
      '육군, 앙카라, 대기',
      '진행',
    ]) {
      session = answerLine(session, line, speech('ko')).session;
      prompts.push(promptText(session.table, map, 'ko'));
    }
    expect(prompts).toEqual([
      '오스트리아 · 1901년 봄 이동> ',
      '오스트리아 · 1902년 가을 이동> ',
      '오스트리아 · 1902년 가을 이동> ',
      '오스트리아 · 1902년 겨울 창설과 해산> ',
      '오스트리아 · 현재 부대 배치> ',
      '터키 · 현재 부대 배치> ',
      '터키 · 1902년 겨울 창설과 해산> ',
      '터키 · 1903년 봄 이동> ',
    ]);
  });

  it('leaves after it said once that something is not saved', () => {
    const lines = ['Austria', 'A Vie H', 'quit'];
    let session = opened();
    let effects = lines.map((line) => {
      const reply = answerLine(session, line, speech('en', true));
      session = reply.session;
      return reply.effect?.kind;
    });
    expect(effects).toEqual([undefined, undefined, undefined]);
    expect(answerLine(session, 'quit', speech('en', true)).effect).toEqual({ kind: 'quit' });
    effects = ['A Vie-Tyr', 'quit'].map((line) => {
      const reply = answerLine(session, line, speech('en', true));
      session = reply.session;
      return reply.effect?.kind;
    });
    expect(effects).toEqual([undefined, undefined]);
    expect(answerLine(opened(), '끝', speech('ko', true)).effect).toEqual({ kind: 'quit' });
  });
});

describe('commands', () => {
  it.each([
    ['취소', 'undo'],
    ['UNDO', 'undo'],
    ['다시', 'redo'],
    ['모두', 'all'],
    ['판', 'board'],
    ['판본 datc-3', 'edition'],
    ['지우기 빈', 'remove'],
    ['remove Vie', 'remove'],
    ['덮어쓰기 x', 'save'],
    ['?', 'help'],
    ['끝', 'quit'],
    ['end', 'quit'],
  ])('%s is %s in either language', (line, kind) => {
    expect(readAskCommand(line, false)?.kind).toBe(kind);
  });

  it.each([
    ['remove Vie', true],
    ['remove A Vie', false],
    ['Remove F Nap', true],
    ['시작 빈', false],
    ['다시 보자', false],
    ['판타지', false],
    ['all is well', false],
  ])('%s is none (winter: %s)', (line, isWinter) => {
    expect(readAskCommand(line, isWinter)).toBeNull();
  });

  it('never take the place of an order or of a heading', () => {
    const referee = createReferee(STANDARD_MAP, EDITIONS['datc-3']);
    const start = referee.start();
    const orders = start.units.flatMap(({ at }) => referee.legalOrders(start, at));
    expect(orders.length).toBeGreaterThan(200);
    const lines = orders.flatMap((order) =>
      (['ko', 'en', 'canonical'] as const).map((style) => printOrder(order, map.names, style)),
    );
    const headings = STANDARD_MAP.powers.flatMap(({ name }) => [name.ko, name.en]);
    const winter = [
      'Build A Vie',
      'Remove F Nap',
      'remove Nap',
      'D F NAP',
      'WAIVE',
      '해군, 나폴리(Nap), 해산',
      '창설 포기',
    ];
    const retreats = ['A Vie R Tyr', 'A Vie D', '육군, 빈(Vie)-티롤(Tyr), 퇴각', '육군, 빈(Vie), 해산'];
    for (const line of [...lines, ...headings, ...retreats, '부대', 'Units', '병참', '퇴각', 'Builds', '1901년 봄']) {
      expect(readAskCommand(line, false), line).toBeNull();
    }
    for (const line of winter) expect(readAskCommand(line, true), line).toBeNull();
  });

  it.each(LOCALES)('are all in the help (%s)', (locale) => {
    const help = answerLine(opened(), 'help', speech(locale)).said.join('\n');
    const words = COMMAND_WORDS.filter((word) => /[가-힣]/.test(word) === (locale === 'ko'));
    const alike = ['exit', 'end', 'delete', '전부', '도움', '다음', '종료', '취소'];
    for (const word of words.filter((one) => !alike.includes(one)))
      expect(help).toMatch(new RegExp(`(^|\\s)${word}`, 'm'));
  });
});

describe('taking back', () => {
  const LINES = [
    'Austria',
    '터키',
    'A Vie-Tyr',
    'A Vie H',
    '육군, 불가리아(Bul)-루마니아(Rum)',
    'A Ser-Bul',
    'A Rum S A Ser-Bul',
    'F Bla C A Arm-Rum',
    'A Arm-Rum',
    '1902년 가을',
    '퇴각',
    'A Bul R Gre',
    'Builds',
    'Build A Vie',
    'Units',
    'Italy: A Ven, F Nap',
    'Centres',
    'Italy: Ven, Nap, Rom',
    'start',
    'next',
    'edition datc-2',
    'remove Vie',
    'remove Bul',
    'Italy (civil disorder)',
    'undo',
    'redo',
    'why Bul',
    'all',
    'board',
    'rubbish',
  ];

  it('after any lines brings back exactly what was before each of them, and bringing back what was after', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 14 }), (lines) => {
        let session = opened();
        for (const line of lines) {
          const before = session;
          session = answerLine(session, line, speech('en')).session;
          if (line === 'undo' || line === 'redo' || session.past.length === before.past.length) continue;
          const undone = answerLine(session, '취소', speech('ko')).session;
          expect(undone.table).toEqual(before.table);
          expect(undone.past).toEqual(before.past);
          expect(answerLine(undone, 'redo', speech('en')).session).toEqual(session);
        }
        const taken = session.past.length;
        for (let step = 0; step < taken; step++) session = answerLine(session, 'undo', speech('en')).session;
        expect(session.table).toEqual(opened().table);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a pipe', () => {
  const ask = (input: string, ...args: readonly string[]) => panjeong(['ask', ...args], { input });

  it('is answered without echo, and ends with the status of what was read', async () => {
    const { status, out, err } = await ask('Austria\nA Vie-Tyr\n', '--lang', 'en');
    expect(out).toBe(`new  Austria A Vie-Tyr: succeeds DIP-M1
The units were taken from the orders; others are not on the board.
It was not saved.
`);
    expect([status, err]).toEqual([0, '']);
    expect((await ask('Austria\nnonsense and more\n')).status).toBe(1);
    expect(await ask('')).toEqual({ status: 0, out: '', err: '' });
  });

  it.each([
    ['an order in colour', 'A Vie - \x1b[31mTyr\x1b[0m', 'new  Austria A Vie-Tyr: succeeds DIP-M1'],
    ['a title for the window', '\x1b]0;x\x07', null],
    ['a control character of eight bits', 'A \x9b31m Vie', 'End of the line'],
    ['marks that turn the writing', 'why \u202eVie', '"Vie" fits no order.'],
    ['a rule', 'rule \x1b[2JDIP-X', 'DIP-X'],
  ])('does not act on %s', async (_, line, told) => {
    const { out, err } = await ask(`Austria\n${line}\n`, '--lang', 'en');
    expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    if (told !== null) expect(out).toContain(told);
  });

  it('judges every line of a long sitting with the same referee', () => {
    let session = opened();
    const referees = new Set<unknown>();
    const lines = ['Austria', 'A Vie-Tyr', 'A Bud-Ser', 'Turkey: A Bul-Ser', 'undo', 'next', 'A Tyr-Mun'];
    for (const line of lines) {
      session = answerLine(session, line, speech('en')).session;
      referees.add(adjudicateTable(session.table, map).referee);
    }
    expect(referees.size).toBe(1);
  });

  it('stops at quit', async () => {
    expect(await ask('quit\nA Vie-Tyr\n')).toEqual({ status: 0, out: '', err: '' });
  });

  it.each([
    ['--power', 'Austria', 'A Vie-Tyr', /^new {2}Austria A Vie-Tyr: succeeds/],
    ['--phase', 'F1905M', 'next', /There are no orders yet/],
    ['--rules', 'datc-3', 'edition', /^Rules: datc-3\./],
  ])('takes %s %s', async (option, value, line, told) => {
    expect((await ask(`${line}\n`, option, value)).out).toMatch(told);
  });

  it('begins with a sheet, whose every phase is played as adjudicate plays it', async () => {
    const sheet = fileURLToPath(new URL('../../../examples/가을.txt', import.meta.url));
    const { out } = await ask('모두\n', sheet, '--lang', 'ko');
    const adjudicated = await panjeong(['adjudicate', sheet, '--lang', 'ko']);
    const orders = (text: string): readonly string[] => text.match(/^ {2}\S.*DIP-[A-Z]\d+.*$/gm) ?? [];
    expect(orders(out).map((line) => line.replace(/ +/g, ' '))).toEqual(
      orders(adjudicated.out).map((line) => line.replace(/ +/g, ' ')),
    );
    expect(orders(out).length).toBeGreaterThan(4);
  });

  it('tells what of a sheet could not be read, and goes on with the rest', async () => {
    const sheet = fileURLToPath(new URL('../../../examples/sheet.txt', import.meta.url));
    const { status, out, err } = await ask('why Ruh\n', sheet, '--lang', 'en');
    expect(err).toMatch(/^8:9 .*Englsh.*\n11:1 .*see you on Sunday/);
    expect(out).toMatch(/German army Ruhr → Belgium: succeeds\./);
    expect(status).toBe(1);
  });
});

describe('saving', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panjeong-ask-'));
  const saved = async (name: string, lines: string, lang = 'en') => {
    const file = join(folder, name);
    const ran = await panjeong(['ask', '--lang', lang], { input: `${lines}save ${file}\n` });
    return { ...ran, file, said: ran.out.trimEnd().split('\n').at(-1) };
  };
  const TWO_POWERS = 'Austria\nA Ser-Bul\nA Rum S A Ser-Bul\nTurkey\nA Bul H\n';

  it.each([
    ['orders.yaml', TWO_POWERS, 1],
    ['retreats.yaml', `${TWO_POWERS}next\nA Bul-Gre\nnext\n`, 2],
    ['one-sheet.yaml', `${TWO_POWERS}Retreats\nA Bul R Gre\n`, 2],
    ['year.yaml', 'start\nAustria\nA Bud-Ser\nnext\nA Vie-Bud\nnext\nBuild A Vie\n', 3],
  ])('writes a scenario that passes, a step a phase: %s', async (name, lines, steps) => {
    const { status, file, said } = await saved(name, lines);
    expect([status, said]).toEqual([0, `Saved: ${file}`]);
    const text = readFileSync(file, 'utf8');
    expect(runScenario(text, diplomacyScenarios).faults).toEqual([]);
    expect(text.match(/^ {2}- orders:/gm)?.length).toBe(steps);
  });

  it('never writes over a file unless told to', async () => {
    const { file } = await saved('kept.yaml', TWO_POWERS);
    const before = readFileSync(file, 'utf8');
    const again = await saved('kept.yaml', 'England\nA Lon-Wal\n');
    expect(again.out).toContain(`${file} is there already. To write over it: overwrite ${file}\n`);
    expect([again.status, readFileSync(file, 'utf8')]).toEqual([1, before]);
    await panjeong(['ask'], { input: `England\nA Lon-Wal\n덮어쓰기 ${file}\n` });
    expect(readFileSync(file, 'utf8')).toContain('A LON - WAL');
  });

  it.each([
    ['nobodys.yaml', 'A Vie-Tyr\n', /\?/],
    ['editions.yaml', `${TWO_POWERS}next\nedition datc-3\n`, /came out under tutorial-2021/],
    ['nothing.yaml', '', /There is nothing to save yet/],
    ['no-such-folder/x.yaml', TWO_POWERS, /could not be written \(ENOENT\)/],
  ])('says why it does not write %s', async (name, lines, told) => {
    const { status, out, file } = await saved(name, lines);
    expect(out).toMatch(told);
    expect([status, existsSync(file)]).toEqual([1, false]);
  });
});

describe('a sheet to begin with', () => {
  const opening = (sheet: string): Session =>
    openSession(
      map,
      openTable(emptyTable('tutorial-2021', {}, undefined), parseSheet(sheet, map.names), map, 'en').table,
    );
  const rulings = (sheet: string): readonly string[] =>
    adjudicateTable(opening(sheet).table, map).phases.flatMap(({ result }) =>
      result.orders.map(({ power, order, verdict, rule }) => `${power} ${order}: ${verdict} ${rule}`),
    );

  it.each([
    ['two orders to one unit', 'Austria\nA Vie-Tyr\nA Vie-Boh\n'],
    ['a newer sheet of a power', 'Austria\nA Vie-Tyr\nA Bud H\nItaly\nA Ven H\nAustria\nA Vie-Boh\n'],
    ['conditional retreats', 'Austria\nA Ser-Bul\nA Rum S A Ser-Bul\nTurkey\nA Bul H\nRetreats\nTurkey\nA Bul R Gre\n'],
    ['a winter', 'Winter 1901\nAustria\nBuild A Vie\nWaive\n'],
    ['a power that nobody plays', 'Italy (civil disorder)\nA Ven-Tyr\nAustria\nA Vie-Tyr\n'],
    ['units listed', 'Units\nAustria: A Vie, F Tri\nAustria\nA Vie-Tyr\n'],
  ])('comes out as adjudicate says: %s', (_, sheet) => {
    const policy = EDITIONS['tutorial-2021'];
    const expected = adjudicateSheet({ text: sheet, map: STANDARD_MAP, policy, position: {} }).phases.flatMap(
      ({ result }) => result.orders.map(({ power, order, verdict, rule }) => `${power} ${order}: ${verdict} ${rule}`),
    );
    expect([...rulings(sheet)].sort()).toEqual([...expected].sort());
    expect(expected.length).toBeGreaterThan(1);
  });

  it('of several turns is played up to the last', () => {
    const { table } = opening('Spring 1901\nAustria\nA Ser-Bul\nFall 1901\nAustria\nA Bul-Gre\n');
    expect(table.played.flatMap(({ phases }) => phases.map(({ result }) => result.phase))).toEqual(['S1901M']);
    expect(table.known.phase).toBe('F1901M');
    expect(table.orders.map(({ text }) => text)).toEqual(['A Bul-Gre']);
  });
});

describe('Tab', () => {
  it.each([
    ['불', ['불가리아'], '불'],
    ['육군, 세르', ['세르비아'], '세르'],
    ['A Vie-Tyro', ['Tyrolia'], 'Tyro'],
    ['F North S', ['North Sea'], 'North S'],
    ['상트 페', ['상트 페테르부르크'], '상트 페'],
    ['und', ['undo'], 'und'],
    ['지', ['지우기'], '지'],
    ['rule DIP-M1', ['DIP-M1', 'DIP-M10', 'DIP-M11'], 'DIP-M1'],
    ['판본 datc', ['datc-2', 'datc-3'], 'datc'],
    ['A Vie qqq', [], 'A Vie qqq'],
  ])('completes %s', (line, hits, end) => {
    expect(completionOf(line, map)).toEqual([hits, end]);
  });

  it('offers commands at the beginning of a line and nowhere else', () => {
    expect(completionOf('', map)[0]).toContain('왜');
    expect(completionOf('A Vie sa', map)[0]).not.toContain('save');
  });
});
