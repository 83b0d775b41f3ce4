import { describe, expect, it } from 'vitest';
import { runScenarios } from '../src/commands/scenario.ts';
import { languageAsked, languageOf } from '../src/language.ts';
import { type ScenarioFile, scenarioFiles } from '../src/scenario/files.ts';
import { panjeong, terminalDouble } from './terminal-double.ts';

describe('the language', () => {
  it.each([
    [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'ko'],
    [{ LANG: 'POSIX' }, 'ko'],
    [{}, 'ko'],
    [{ LANG: 'en_US', LC_ALL: 'ko_KR' }, 'ko'],
    [{ LANG: 'en_US', LC_MESSAGES: 'ko_KR', LC_ALL: '' }, 'ko'],
  ])('of the system %j is %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });

  it.each([
    [['rules', '--lang', 'en'], 'en'],
    [['--lang=ko', 'rules'], 'ko'],
    [['--lang', 'fr'], null],
    [['--lang'], null],
    [['rules'], null],
  ] as const)('asked for by %j is %s', (args, language) => {
    expect(languageAsked(args)).toBe(language);
  });

  it('of the help is the one asked for, whatever the system speaks', async () => {
    const korean = await panjeong(['adjudicate', '--help', '--lang', 'ko']);
    const english = await panjeong(['adjudicate', '--help'], { environment: { LANG: 'en_US.UTF-8' } });
    expect([korean.status, english.status]).toEqual([0, 0]);
    expect(korean.out).toContain('사용법: panjeong adjudicate');
    expect(korean.out).toContain('읽을 수 없는 줄에는');
    expect(english.out).toContain('Usage: panjeong adjudicate');
    expect(english.out).not.toMatch(/[가-힣]{2}로/);
  });
});

describe('a command line that makes no sense', () => {
  it.each([
    [['adjudicate', '--colour'], 'There is no option --colour.'],
    [['adjudge'], 'There is no command adjudge.'],
    [['scenario', 'walk'], 'There is no command walk.'],
    [['adjudicate', '--rules'], 'Option --rules needs a value.'],
    [['adjudicate', '--rules', '1959'], '--rules was "1959"; it can be tutorial-2021, datc-3, datc-2, rulebook-2023.'],
    [['adjudicate', 'a', 'b'], 'There is more on the command line than this command takes.'],
    [['adjudicate', '--phase', 'W1901M'], '--phase was "W1901M"'],
    [
      ['adjudicate', '--power', 'Narnia'],
      '--power was "Narnia"; it can be Austria, England, France, Germany, Italy, Russia, Turkey.',
    ],
    [['adjudicate', '--batch', '--explain'], '--explain is for a sheet'],
    [['rules', 'DIP-Q1'], 'There is no rule DIP-Q1.'],
    [['rules', 'DIP-M99'], 'Did you mean DIP-M1'],
    [['scenario', 'run', 'nowhere'], 'There is no scenario nowhere.'],
    [['scenario', 'show', 'datc-3/6.D.99'], 'There is no scenario datc-3/6.D.99.'],
    [['--lang', 'fr', 'rules'], '--lang was "fr"; it can be ko, en.'],
    [['bench', '--seed', 'lucky'], '--seed was "lucky"'],
  ])('%j ends with 2 and says why', async (args, message) => {
    const { status, out, err } = await panjeong(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toMatch(/^See: panjeong( [a-z]+)* --help$/m);
  });

  it.each([
    [['adjudge'], 'panjeong'],
    [['adjudicate', '--colour'], 'panjeong adjudicate'],
    [['--lang', 'en', 'why', 'game'], 'panjeong why'],
    [['game', 'walk'], 'panjeong game'],
    [['game', 'amend', 'league.jsonl', 'disorder', 'Russia'], 'panjeong game amend'],
  ])('%j is told the help of the command that was asked for', async (args, command) => {
    expect((await panjeong(args)).err).toContain(`See: ${command} --help\n`);
  });

  it('without a command shows what there is', async () => {
    const { status, err } = await panjeong([], { environment: { LANG: 'ko_KR.UTF-8' } });
    expect(status).toBe(2);
    expect(err).toContain('무엇을 할지 알려 주세요.');
    expect(err).toContain('adjudicate');
  });
});

describe('rules', () => {
  it('are listed by section, in the language', async () => {
    const { status, out } = await panjeong(['rules', '--lang', 'ko']);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {2}DIP-M7 +밀려난 부대는/m);
  });

  it('are shown one by one with source, choices and scenarios, however the id is typed', async () => {
    const [full, short] = [await panjeong(['rules', 'DIP-M7']), await panjeong(['rules', 'm7', '--edition', 'datc-3'])];
    expect(full.out).toContain('dislodgedEffect = never');
    expect(full.out).toContain('tutorial/4-5');
    expect(short.out).toContain('dislodgedEffect = head-to-head');
  });

  it('of an edition are all its choices', async () => {
    const { out } = await panjeong(['rules', '--edition', 'rulebook-2023']);
    expect(out).toContain('convoyParadox = rule-2000');
    expect(out).toContain('victoryCentres = 18');
  });
});

describe('scenarios', () => {
  it('run, a line each and a total', async () => {
    const { status, out } = await panjeong(['scenario', 'run', 'tutorial/3-1', 'tutorial/4-1']);
    expect(out).toBe('pass tutorial/3-1 DIP-M4\npass tutorial/4-1 DIP-M2\n2 scenarios: 2 passed, 0 failed\n');
    expect(status).toBe(0);
  });

  it('are chosen by the beginning of their ids, in their natural order', async () => {
    const { out } = await panjeong(['scenario', 'run', 'datc-3/6.A.1']);
    expect(out).toMatch(/^pass datc-3\/6\.A\.1 /);
    expect(out).not.toContain('6.A.10');
    const section = await panjeong(['scenario', 'run', 'datc-3/6.A.']);
    const ids = Array.from(section.out.matchAll(/^(?:pass|FAIL) (\S+)/gm), ([, id]) => id);
    expect(ids.indexOf('datc-3/6.A.9')).toBeLessThan(ids.indexOf('datc-3/6.A.10'));
    expect(ids).toHaveLength(12);
  });

  it('are shown as lessons in either language', async () => {
    const korean = await panjeong(['scenario', 'show', 'tutorial/4-5', '--lang', 'ko']);
    expect(korean.out).toContain('터키: 육군 불가리아(Bul)');
    expect(korean.out).toContain('"육군, 우크라이나(Ukr)-루마니아(Rum)"');
    expect(korean.out).toContain('밀려남');
    expect(korean.out).toContain('답: 2.');
    const english = await panjeong(['scenario', 'show', 'tutorial/4-5']);
    expect(english.out).toContain('A dislodged unit has no say where its attacker came from');
    expect(english.out).toContain('dislodged');
  });

  it('are listed with their titles when none is named', async () => {
    const { status, out } = await panjeong(['scenario', 'show', '--lang', 'ko']);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(scenarioFiles().length);
    expect(out).toMatch(/^datc-3\/6\.F\.14 +제 해군을 지키려는 호송의 역설$/m);
  });

  it('say where they are from in words', async () => {
    const { out } = await panjeong(['scenario', 'show', 'tutorial/3-1', '--lang', 'ko']);
    expect(out).toContain('출처 튜토리얼 예제 3-1');
    expect((await panjeong(['rules', 'DIP-M7'])).out).toContain('from tutorial page §4-5');
    expect((await panjeong(['rules', 'DIP-T2', '--lang', 'ko'])).out).toContain('출처 하우스 룰');
  });

  const [first] = scenarioFiles('diplomacy');
  const ran = async (files: readonly ScenarioFile[]): Promise<{ readonly status: number; readonly out: string }> => {
    const { terminal, out } = terminalDouble();
    return { status: await runScenarios(terminal, 'ko', [], files), out: out() };
  };
  const broken = (text: string): Promise<{ readonly status: number; readonly out: string }> =>
    ran([{ id: 'x/y', game: 'diplomacy', path: 'x/y.yaml', text }]);

  it('fail where another file has their id', async () => {
    if (first === undefined) throw new Error('no scenarios');
    const { status, out } = await ran([first, { ...first, path: 'other.yaml' }]);
    expect(status).toBe(1);
    expect(out.match(/^FAIL /gm)).toHaveLength(2);
    expect(out).toContain('other.yaml에도 같은 번호가 있어요.');
    expect(out).toContain(`${first.path}에도 같은 번호가 있어요.`);
  });

  it.each([
    [/^rules: .*$/m, 'rules: [M7]', '규칙 번호가 와야 해요.'],
    [/^id: .*$/m, 'id: nobody', '"묶음/이름"이 와야 해요.'],
    [/^level: .*$/m, '', '필요한 항목이 빠졌어요.'],
    [/^level: .*$/m, 'level: 1\nlevels: 2', '쓰이지 않는 항목이에요: "levels".'],
    [/^level: .*$/m, 'level: *one', '&one: 그런 이름이 붙은 것이 없어요.'],
    [/^game: .*$/m, 'game: chess', '와야 하는 것: diplomacy.'],
    [/^( +)edition: .*$/m, '$1edition: none', '와야 하는 것: '],
    [/^( +)phase: .*$/m, '$1phase: W1901M', '단계가 와야 해요. S1901M처럼 적어요.'],
    [/^( +)expect:[\s\S]*?(?=^\S|^ *why:)/m, '$1expect: {}\n', '비어 있는 expect는 아무것도 예상하지 않아요.'],
  ])('tell in the language what is wrong with their file: %s', async (pattern, wrong, told) => {
    if (first === undefined) throw new Error('no scenarios');
    expect(first.text).toMatch(pattern);
    const { status, out } = await broken(first.text.replace(pattern, wrong));
    expect(status).toBe(1);
    expect(out).toContain(told);
  });
});

describe('the help of a command', () => {
  it.each([['adjudicate'], ['rules'], ['scenario'], ['scenario', 'run'], ['bench']])(
    '%s %s does not offer help on help',
    async (...args) => {
      const { out, status } = await panjeong([...args, '--help']);
      expect(status).toBe(0);
      expect(out).not.toContain('help [command]');
    },
  );

  it('says which language is spoken where the system names none', async () => {
    expect((await panjeong(['--help'])).out.replace(/\s+/g, ' ')).toContain('Korean where LANG is unset, C or POSIX');
  });
});
