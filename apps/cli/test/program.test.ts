import { describe, expect, it } from 'vitest';
import { languageAsked, languageOf } from '../src/language.ts';
import { panjeong } from './terminal-double.ts';

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
    [['scenario', 'show'], 'ids is missing.'],
    [['adjudicate', '--phase', 'W1901M'], '--phase was "W1901M"'],
    [['adjudicate', '--power', 'Narnia'], '--power was "Narnia"; it can be AUSTRIA'],
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
    expect(err).toContain('panjeong --help');
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
});
