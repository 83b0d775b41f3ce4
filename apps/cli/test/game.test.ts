import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/main.ts';
import { HOUR, SUNDAY, type TestDesk, testDesk } from './game-desk.ts';
import { panjeong, terminalDouble } from './terminal-double.ts';

interface Receipts {
  readonly saved: readonly {
    readonly power: string;
    readonly revision: number;
    readonly hash: string;
    readonly orders: readonly string[];
    readonly unordered: readonly string[];
    readonly impossible: readonly object[];
    readonly hints: readonly { readonly kind: string }[];
    readonly conflicts: readonly object[];
  }[];
  readonly sheets: readonly { readonly faults: readonly { readonly kind: string; readonly line: number }[] }[];
}

let desk: TestDesk;
beforeEach(async () => {
  desk = await testDesk();
});
afterEach(() => desk.remove());

const open = (...args: readonly string[]) => desk.json<Readonly<Record<string, unknown>>>('new', args);
const give = (input: string, ...args: readonly string[]) => desk.json<Receipts>('orders', args, { input });
const ordersOf = async (power: string): Promise<readonly string[] | undefined> => {
  const { orders } = await desk.json<{ readonly orders: Readonly<Record<string, readonly string[]>> }>('show', [
    '--orders',
  ]);
  return orders[power];
};
/** A sheet of which some could not be saved: status 1, and what was told of it. */
const spoilt = async (input: string, ...args: readonly string[]) => {
  const { status, out } = await desk.run('orders', [...args, '--format', 'json'], { input });
  expect(status).toBe(1);
  return JSON.parse(out) as Receipts;
};

describe('a new match', () => {
  it('has the midnight between Sunday and Monday in Seoul as its deadline, unless told otherwise', async () => {
    expect(await open()).toMatchObject({
      edition: 'tutorial-2021',
      phase: 'S1901M',
      schedule: 'weekly sun 24:00 Asia/Seoul',
      deadline: '2026-11-29T15:00:00.000Z',
      withoutPlayer: [],
    });
  });

  it('takes an edition, fields of its own, powers without a player, a title and a schedule', async () => {
    const options = ['--rules', 'datc-3', '--set', 'lastYear=1910', 'repeatedOrder=last', '--set', 'victoryCentres=15'];
    const more = [
      '--without',
      '이탈리아',
      'Turkey',
      '--title',
      ' 가을 리그 ',
      '--deadline',
      'every 48h',
      '--zone',
      'Europe/London',
    ];
    expect(await open(...options, ...more)).toMatchObject({
      title: '가을 리그',
      edition: 'datc-3',
      policy: { lastYear: 1910, repeatedOrder: 'last', victoryCentres: 15 },
      withoutPlayer: ['ITALY', 'TURKEY'],
      schedule: 'every 48h Europe/London',
      deadline: new Date(SUNDAY + 48 * HOUR).toISOString(),
    });
    expect((await desk.run('status')).out).toContain('2026-12-01 (Tue) 12:00 Europe/London (in 2 days)');
  });

  it('may have no deadline', async () => {
    expect(await open('--deadline', '없음')).toMatchObject({ schedule: null, deadline: null });
    expect((await desk.run('status', ['--lang', 'ko'])).out).toContain('마감: 없음');
  });

  it('is not opened over something else', async () => {
    await writeFile(desk.file, 'mine\n');
    const { status, err } = await desk.run('new');
    expect([status, await readFile(desk.file, 'utf8')]).toEqual([1, 'mine\n']);
    expect(err).toContain('is there already');
  });

  it.each([
    [['--deadline', 'weekly someday 24:00'], '“someday”'],
    [['--deadline', 'weekly sun 24:00 Mars/Olympus'], '“Mars/Olympus”'],
    [['--deadline', 'now and then'], '“now”'],
    [['--deadline', '토요일 저녁'], '“저녁”. Expected: 0:00 to 24:00'],
    [['--deadline', 'weekly sat'], 'has no time. Expected: “weekly sat 21:00”'],
    [['--zone', 'Seoul'], '--zone: no time zone is called “Seoul”'],
    [['--set', 'lastYear'], 'field=value'],
    [['--set', 'lastyear=1910'], 'lastYear'],
    [['--set', 'repeatedOrder=all'], 'hold, first, last'],
    [['--without', 'Prussia'], '“Prussia”'],
    [['--title', ''], 'The title is empty.'],
    [['--title', '  '], 'The title is empty.'],
    [['--title', 'x'.repeat(201)], 'one line'],
    [['--title', 'a\x01'], 'this character in it: U+0001'],
    [['--title', 'a\ufffe'], 'U+FFFE'],
    [['--title', 'a\udf82'], 'U+DF82'],
  ])('does not take %j', async (args, told) => {
    const { status, err } = await desk.run('new', args);
    expect([status, await readdir(desk.directory)]).toEqual([2, []]);
    expect(err).toContain(told);
  });
});

describe('sheets', () => {
  it('replace the power’s older one, or are added to it', async () => {
    await open();
    await give('Austria\nA Vie - Gal\nA Bud - Ser');
    expect((await give('오스트리아\n해군 트리에스테 - 알바니아')).saved).toMatchObject([
      { power: 'AUSTRIA', revision: 2, orders: ['M F TRI - ALB'], unordered: ['AUSTRIA A BUD', 'AUSTRIA A VIE'] },
    ]);
    await give('Austria\nA Vie - Tyr\nA Bud - Rum', '--add');
    expect(await ordersOf('AUSTRIA')).toEqual(['M F TRI - ALB', 'M A VIE - TYR', 'M A BUD - RUM']);
  });

  it('have the same check when their orders are the same, in whatever language', async () => {
    await open();
    const [one] = (await give('Austria\nA Vie - Gal')).saved;
    const [other] = (await give('오스트리아\n육군, 빈(Vie)-갈리치아(Gal)')).saved;
    const [third] = (await give('Austria\nA Vie - Boh')).saved;
    expect(other?.hash).toBe(one?.hash);
    expect(third?.hash).not.toBe(one?.hash);
  });

  it('with two different orders to a unit have both kept, and told', async () => {
    await open();
    const { saved } = await give('France\nF Bre - ENG\nF Bre - MAO\nA Par - Pic');
    expect(saved).toMatchObject([
      { orders: ['M F BRE - ENG', 'M F BRE - MAO', 'M A PAR - PIC'], conflicts: [{ unit: 'BRE' }] },
    ]);
    expect((await desk.run('status')).out).toContain('the French fleet in Brest: has different orders, and holds');
    expect((await desk.run('process')).out).toMatch(/F Bre-ENG +holds +DIP-O3/);
  });

  it('with unreadable lines are saved without them, and each line is told', async () => {
    await open();
    const { saved, sheets } = await spoilt('Austria\nA Vie - Gall Bladder\nA Bud - Ser\n\nEnglnd\nF Lon - NTH');
    expect(saved).toMatchObject([{ power: 'AUSTRIA', orders: ['M A BUD - SER'] }]);
    expect(sheets[0]?.faults.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      '2 problem',
      '5 problem',
      '6 no-power',
    ]);
  });

  it('of another turn, or naming another power’s units under a heading, are told and not saved', async () => {
    await open();
    const { saved, sheets } = await spoilt(
      'Austria, Fall 1901\nA Vie - Gal\n\nItaly\nSpring 1901\nAustria A Bud - Ser\nA Ven H',
    );
    expect(saved).toMatchObject([{ power: 'ITALY', orders: ['M A VEN H'] }]);
    expect(sheets[0]?.faults.map(({ kind, line }) => `${line} ${kind}`)).toEqual(['2 other-turn', '6 other-power']);
  });

  it('without a power are of whose units they name, and of nobody where that is not one power', async () => {
    await open();
    expect((await give('A Vie - Gal\nA Bud - Ser')).saved).toMatchObject([{ power: 'AUSTRIA' }]);
    expect((await give('A Vie - Gal', '--power', '오스트리아')).saved).toMatchObject([
      { power: 'AUSTRIA', revision: 2 },
    ]);
    expect((await spoilt('A Vie - Gal\nA Ven H')).saved).toEqual([]);
  });

  it('of a chat are of the powers their writers announce', async () => {
    await open();
    const chat = [
      '[민수] [오후 9:02] 오스트리아 갑니다!!',
      '[유진] [오후 9:03] 독일이 또 배신할까 봐 걱정',
      '[민수] [오후 9:03] A Vie - Gal',
      'Alex — 오늘 오후 9:15',
      'Hi all, England here',
      'F Lon - NTH',
      '[세르게이] [오후 9:20] 러시아요 늦어서 죄송',
      '[민수] [오후 9:21] A Bud - Ser',
      '[세르게이] [오후 9:22] A Mos - Ukr',
    ];
    expect((await give(chat.join('\n'))).saved).toMatchObject([
      { power: 'AUSTRIA', orders: ['M A VIE - GAL', 'M A BUD - SER'] },
      { power: 'ENGLAND', orders: ['M F LON - NTH'] },
      { power: 'RUSSIA', orders: ['M A MOS - UKR'] },
    ]);
  });

  it('of writers who name no power are of those whose units each of them orders', async () => {
    await open();
    const chat = [
      '[민수] [오후 9:02] A Vie - Gal',
      '[유진] [오후 9:03] A Mun - Ruh',
      '[철수] [오후 9:04] A Ven H',
      '[민수] [오후 9:05] A Bud - Ser',
      '[철수] [오후 9:06] A Par H',
    ];
    const { saved, sheets } = await spoilt(chat.join('\n'));
    expect(saved).toMatchObject([
      { power: 'AUSTRIA', orders: ['M A VIE - GAL', 'M A BUD - SER'] },
      { power: 'GERMANY', orders: ['M A MUN - RUH'] },
    ]);
    expect(sheets[0]?.faults.map(({ kind, line }) => `${line} ${kind}`)).toEqual(['3 no-power', '5 no-power']);
    expect((await give('민수: A Vie - Boh\n유진: A Mun - Bur')).saved).toMatchObject([
      { power: 'AUSTRIA', orders: ['M A VIE - BOH'] },
      { power: 'GERMANY', orders: ['M A MUN - BUR'] },
    ]);
  });

  it('of several powers, of which one is ordered for by two writers, leave that one’s alone', async () => {
    await open();
    const germany = '[유진] [오후 9:01] A Mun - Ruh';
    const { saved } = await spoilt(`${germany}\n[민수] [오후 9:02] A Vie - Gal\n[철수] [오후 9:03] A Vie - Tyr`);
    expect(saved).toMatchObject([{ power: 'GERMANY' }]);
    const headed = await spoilt(
      `${germany}\n[민수] [오후 9:02] 오스트리아\n[민수] [오후 9:02] A Vie - Gal\n[철수] [오후 9:03] A Bud - Rum`,
    );
    expect(headed.saved).toMatchObject([{ power: 'AUSTRIA', orders: ['M A VIE - GAL'] }, { power: 'GERMANY' }]);
  });

  it('with names before their lines are still one power’s where all of them order its units', async () => {
    await open();
    const { saved } = await give('북부: A Vie - Gal\n남부: A Bud - Ser\nF Tri - Alb');
    expect(saved).toMatchObject([{ power: 'AUSTRIA', orders: ['M A VIE - GAL', 'M A BUD - SER', 'M F TRI - ALB'] }]);
  });

  it('under what was taken for an announcement and was none do not write over those of that power', async () => {
    await open();
    await give('Turkey\nA Con - Bul');
    const { saved, sheets } = await spoilt('[민수] [오후 9:02] 터키 갑니다\n[민수] [오후 9:03] A Vie - Tri');
    expect([saved, sheets[0]?.faults.map(({ kind }) => kind)]).toEqual([[], ['no-power']]);
    expect(await ordersOf('TURKEY')).toEqual(['M A CON - BUL']);
  });

  it('of a power without a player are not saved', async () => {
    await open('--without', 'Italy');
    const { saved, sheets } = await spoilt('Italy\nA Ven H\n\nAustria\nA Vie H');
    expect(saved).toMatchObject([{ power: 'AUSTRIA' }]);
    expect(sheets[0]?.faults).toMatchObject([{ kind: 'no-player' }]);
  });

  it('keep retreats and builds until their phase, each power’s under its own heading', async () => {
    await open();
    const paste = `오스트리아
육군 빈 대기
퇴각
육군 빈 - 티롤
창설
육군 빈
이탈리아
육군 베네치아 - 티롤
밀려나면 해산
`;
    const { out } = await desk.run('orders', ['--format', 'json'], { input: paste });
    expect((JSON.parse(out) as Receipts).saved).toMatchObject([
      { power: 'AUSTRIA', orders: ['M A VIE H', 'R A VIE R TYR', 'A B A VIE'] },
      { power: 'ITALY', orders: ['M A VEN - TYR', 'R A VEN R D'] },
    ]);
  });

  it('with retreats in advance that their units could never make are saved, and those told', async () => {
    await open();
    const sheet = [
      'Austria',
      'F Tri H (밀려나면: 티롤)',
      'A Vie H (if dislodged: Tyr, else Ser, else disband)',
      'A Bud H; if dislodged: Ser',
      'Russia',
      'F Stp(sc) H; if dislodged: BAR / Fin',
    ];
    const { saved } = await give(sheet.join('\n'));
    expect(saved.map(({ impossible }) => impossible)).toEqual([
      [
        { order: 'F TRI R TYR', rule: 'DIP-R7' },
        { order: 'A VIE R SER', rule: 'DIP-R7' },
      ],
      [{ order: 'F STP/SC R BAR', rule: 'DIP-R7' }],
    ]);
    expect(saved[0]?.orders).toHaveLength(6);
    expect((await desk.run('orders', [], { input: sheet.join('\n') })).out).toMatch(/Impossible: .*Tri.*Tyr.*DIP-R7/);
  });

  it('under one heading for all powers are all for that phase', async () => {
    await open();
    const { saved } = await give('Builds\n\nAustria\nA Vie\n\nItaly\nF Nap\nA Rom');
    expect(saved.map(({ orders }) => orders)).toEqual([['A B A VIE'], ['A B F NAP', 'A B A ROM']]);
  });

  it('are not taken without a single order in them', async () => {
    await open();
    const { status, out } = await desk.run('orders', [], { input: 'good morning\n' });
    expect(status).toBe(1);
    expect(out).toContain('nothing was saved');
    expect((await desk.run('show', ['--log'])).out.trim().split('\n')).toHaveLength(1);
  });

  it('that cannot be opened do not keep the others from being saved', async () => {
    await open();
    const file = join(desk.directory, 'sheet.txt');
    await writeFile(file, 'Austria\nA Vie - Gal\n');
    const { saved } = await spoilt('', join(desk.directory, 'none.txt'), file);
    expect(saved).toMatchObject([{ power: 'AUSTRIA' }]);
  });
});

describe('the status', () => {
  it('says who has sent and who has not, and never what, unless asked', async () => {
    await open('--without', 'Turkey');
    await give('Austria\nA Vie - Gal\nA Bud - Mars\n'.replace('Mars', 'Rum'));
    await give('Italy\nA Ven - Lon\nA Rom H\nF Nap H');
    const { out } = await desk.run('status');
    expect(out).toMatch(/Austria +sent 2\/3/);
    expect(out).toMatch(/England +missing 0\/3/);
    expect(out).toMatch(/Turkey +civil disorder/);
    expect(out).toContain('the Austrian fleet in Trieste');
    expect(out).toContain('1 impossible order');
    expect(out).not.toMatch(/Gal|Lon/);
    const told = (await desk.run('status', ['--orders'])).out;
    expect(told).toContain('A Vie-Gal');
    expect(told).toMatch(/Impossible: A Ven-Lon\..*DIP-L/);
  });
});

describe('a status', () => {
  it('says that nobody is waited for where the one unit dislodged has nowhere to go', async () => {
    await open();
    for (const unit of ['GERMANY A Tyr', 'GERMANY F ADR', 'AUSTRIA F Alb']) {
      expect((await desk.run('amend', ['unit', unit, '--reason', 'a test'])).status).toBe(0);
    }
    expect((await desk.run('status')).out).not.toContain('Nobody has anything to order');
    await give('Italy\nA Ven - Tri\n\nGermany\nA Tyr S A Ven - Tri\nF ADR S A Ven - Tri');
    await desk.run('process');
    const { out } = await desk.run('status');
    expect(out).toMatch(/Austria +nothing to order/);
    expect(out).toContain('Nobody has anything to order: game process goes on, without waiting.');
  });

  it('has no hint for a power that has sent nothing: it is missing', async () => {
    await open('--without', 'Italy');
    await give('Turkey\nA Con - Bul\nA Smy H\nF Ank H');
    await desk.run('process');
    await desk.run('process');
    const { out } = await desk.run('status', ['--orders']);
    expect(out).toMatch(/Winter 1901/);
    expect(out).toMatch(/Turkey +missing 0\/1/);
    expect(out).not.toContain('Look again');
  });
});

describe('hints', () => {
  it('are told with the receipt, and keep nothing from being saved', async () => {
    await open();
    const input = 'Austria\nA Vie - Boh\nA Bud S A Vie - Gal\nF Tri H';
    expect((await desk.run('orders', [], { input })).out).toMatch(/Look again: .* DIP-/);
    const { saved } = await give(input);
    expect(saved[0]?.hints.map(({ kind }) => kind)).toEqual(['support-unmatched']);
    const counted = (await desk.run('status')).out;
    expect(counted).toContain('Austria: 1 hint (unmatched support)');
    expect(counted).not.toMatch(/Gal/);
    expect((await desk.run('status', ['--orders'])).out).toContain('Look again: ');
  });

  it('look at the orders of nobody else', async () => {
    await open();
    const { saved } = await give('Italy\nA Ven - Tri\n\nAustria\nA Vie S A Ven - Tri\nA Bud H\nF Tri - Alb');
    const [austria] = saved;
    const alone = (await give('Austria\nA Vie S A Ven - Tri\nA Bud H\nF Tri - Alb')).saved[0];
    expect(austria?.hints).toEqual(alone?.hints);
  });
});

describe('process', () => {
  it('tried first changes nothing', async () => {
    await open();
    await give('Austria\nA Vie - Gal');
    const before = await readFile(desk.file);
    const { status, out } = await desk.run('process', ['--dry-run', '--explain']);
    expect([status, (await readFile(desk.file)).equals(before)]).toEqual([0, true]);
    expect(out).toContain('Nothing stopped it from entering Galicia');
    expect(out).toContain('No orders came from England, France, Germany, Italy, Russia, Turkey');
    expect(out).toContain('This was a preview');
  });

  it('leaves a position that adjudicate takes', async () => {
    await open();
    await give('Austria\nA Vie - Gal');
    const { phases } = await desk.json<{ readonly phases: readonly { readonly position: object }[] }>('process');
    const units = join(desk.directory, 'units.json');
    await writeFile(units, JSON.stringify(phases[0]?.position));
    const { status, out } = await panjeong(['adjudicate', '--units', units], { input: 'Austria\nA Gal - Rum\n' });
    expect(status).toBe(0);
    expect(out).toMatch(/^Fall 1901 moves/);
  });

  it('says of builds written in advance that no winter came for them', async () => {
    await open();
    await give('Austria\nA Vie H\nBuilds: A Vie');
    await desk.json('process');
    await give('Austria\nA Vie H\nBuilds: A Bud');
    // No centre has changed hands, so that nobody has anything to build.
    const { out } = await desk.run('process');
    expect(out).toContain('Austria: there was no winter for what it had written in advance: Build A Bud.');
    expect(out).toContain('Next: Spring 1902 moves');
  });

  it('goes on after the last year no more', async () => {
    await open('--set', 'lastYear=1901');
    await desk.json('process');
    await desk.json('process');
    const { status, err } = await desk.run('process');
    expect([status, err]).toEqual([1, 'Nothing can be ordered after the match has ended. DIP-T2\n']);
    const { out } = await desk.run('status');
    expect(out).toContain('DIP-W5');
    expect(out).toMatch(/Austria +nothing to order/);
    expect(out).not.toMatch(/missing|without an order/);
    const { powers } = await desk.json<{ readonly powers: readonly object[] }>('status');
    for (const power of powers) expect(power).toMatchObject({ sending: 'nothing', asked: 0, unordered: [] });
    for (const args of [
      ['order', 'AUSTRIA', 'A Vie H'],
      ['centre', 'Ser', 'AUSTRIA'],
    ]) {
      const amended = await desk.run('amend', [...args, '--reason', 'late']);
      expect([amended.status, amended.err]).toEqual([1, err]);
    }
    expect(await desk.json('undo')).toMatchObject({ phase: 'F1901M' });
  });
});

describe('what is sent to the players', () => {
  it('has the rulings and the deadline, and nothing that is for the game master alone', async () => {
    await open('--title', '일요일 모임');
    await give('Austria\nA Vie - Gal\n\nRussia\nA War - Gal');
    const { out, err } = await desk.run('process', ['--format', 'kakao', '--lang', 'ko']);
    expect(out).toContain('육군, 빈(Vie)-갈리치아(Gal) → 막힘\n└ ');
    expect(out).toContain('1901년 가을 이동. 명령할 나라: 오스트리아, 영국');
    expect(out).toContain('마감: 2026-12-07 (월) 00:00 Asia/Seoul');
    expect(out).not.toContain('명령을 내지 않아');
    expect(err).toContain('명령을 내지 않아 명령 없이 판정한 나라: 영국');
    expect((await desk.run('show', ['S1901M', '--format', 'kakao', '--lang', 'ko'])).out).toContain('→ 막힘');
  });

  it('for Discord comes in parts that it takes, and calls nobody', async () => {
    await open('--title', '@everyone');
    await give('Austria\nA Vie - Gal\n\nRussia\nA War - Gal');
    for (const args of [
      ['process'],
      ['show'],
      ['show', 'S1901M', '--explain'],
      ['show', '--log'],
      ['status', '--orders'],
    ]) {
      const [name = '', ...rest] = args;
      const { out } = await desk.run(name, [...rest, '--format', 'discord', '--lang', 'ko']);
      for (const part of out.split('\n---8<---\n')) expect(part.length).toBeLessThan(2000);
      expect(out).not.toContain('@everyone');
    }
  });

  it.each(['kakao', 'discord'])('of a paste of several sheets is a %s message for each power', async (format) => {
    await open();
    const input = 'Austria\nA Vie - Tyr\nbetween us: a fool\n\nItaly\nA Ven - Tri\nA Rom - Xyz\n';
    const { status, out, err } = await desk.run('orders', ['--format', format], { input });
    expect(status).toBe(1);
    const [austria = '', italy = '', ...others] = out.split('\n---8<---\n');
    expect(others).toEqual([]);
    expect(austria).toMatch(/^Spring 1901 moves: saved\n\nAustria/);
    expect(italy).toMatch(/^Spring 1901 moves: saved\n\nItaly/);
    expect([austria.includes('A Vie-Tyr'), austria.includes('Ven-Tri')]).toEqual([true, false]);
    expect([italy.includes('A Ven-Tri'), italy.includes('Vie-Tyr')]).toEqual([true, false]);
    for (const text of ['between us: a fool', '“Xyz”']) {
      expect(out).not.toContain(text);
      expect(err).toContain(text);
    }
    const nothing = await desk.run('orders', ['--format', format], { input: 'a letter' });
    expect([nothing.status, nothing.out]).toEqual([1, 'Spring 1901 moves: nothing was saved\n']);
    expect(nothing.err).toContain('"a letter"');
  });

  it('is not aligned', async () => {
    await open();
    const { out } = await desk.run('status', ['--format', 'kakao']);
    expect(out).toContain('\nItaly  missing 0/3\n');
  });
});

describe('what somebody wrote', () => {
  // A colour, an alarm, a second line, a turn of the writing's direction, an 8-bit colour, a separator of lines.
  const wild = 'one\u001b[31m\u0007\ntwo\u202e\u009b32m\u2028three';
  const ACTING = /(?!\n)[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

  it('is shown, and does nothing on the screen it is shown on', async () => {
    await open();
    const ran = [
      await desk.run('orders', [], { input: `Austria\nA Vie - Gal \u009b31m\nhello \u009b31m\nA Xyz\u009b31m H\n` }),
      await desk.run('amend', ['disorder', 'ITALY', '--reason', wild]),
      await desk.run('undo', ['--reason', wild]),
      await desk.run('amend', ['owner', 'Vie', 'Turkey', '--reason', wild]),
      await desk.run('amend', ['owner', wild, wild, '--reason', wild]),
      await desk.run('orders', ['--power', wild]),
      await desk.run('undo', ['--to', wild]),
      await panjeong(['game', 'new', desk.file, '--zone', wild]),
      await panjeong(['game', 'new', desk.file, '--deadline', wild]),
      await desk.run('show'),
      await desk.run('show', ['--log']),
    ];
    await appendFile(desk.file, `[{"seq":"\u001b[31m"}]\n`);
    ran.push(await desk.run('status'));
    await writeFile(desk.file, `\u001b[31m\u0007`);
    ran.push(await desk.run('status'));
    for (const { out, err } of ran) expect(ACTING.exec(out + err)?.input).toBeUndefined();
    expect(ran.slice(1, 4).map(({ out }) => /one.*two.*three|taken back/i.test(out))).toEqual([true, true, true]);
    expect(ran[10]?.out.trimEnd().split('\n')).toHaveLength(4);
  });
});

describe('undo', () => {
  it('takes back the last thing done, then the one before, a paste of several sheets at once', async () => {
    await open();
    await give('Austria\nA Vie - Gal\n\nItaly\nA Ven H');
    await desk.json('process');
    await desk.json('amend', ['disorder', 'ITALY', '--reason', 'left']);
    expect((await desk.run('undo')).out).toContain('Italy fell into civil disorder');
    expect(await desk.json('undo')).toMatchObject({ phase: 'S1901M' });
    expect(await ordersOf('AUSTRIA')).toEqual(['M A VIE - GAL']);
    const { out } = await desk.run('undo', ['--lang', 'ko']);
    expect(out).toMatch(/이탈리아: 1901년 봄 이동 명령서, 명령 1개\n +오스트리아: 1901년 봄 이동 명령서, 명령 1개/);
    expect(await ordersOf('AUSTRIA')).toEqual([]);
    const { status, err } = await desk.run('undo');
    expect([status, err]).toEqual([1, 'There is nothing to take back.\n']);
  });

  it('goes to an entry of the log, so that what was taken back by mistake counts again', async () => {
    await open();
    await give('Austria\nA Vie - Gal');
    await desk.json('process');
    await desk.json('undo', ['--to', 'S1901M']);
    await desk.json('undo');
    expect(await ordersOf('AUSTRIA')).toEqual([]);
    expect(await desk.json('undo', ['--to', '2'])).toMatchObject({ undone: [], restored: [1, 2], phase: 'F1901M' });
    expect((await desk.run('undo', ['--to', '1'])).out).toContain(
      'What was taken back:\n  game master: processed Spring 1901 moves',
    );
    expect(await ordersOf('AUSTRIA')).toEqual(['M A VIE - GAL']);
    for (const entry of ['6', '99']) expect((await desk.run('undo', ['--to', entry])).status).toBe(1);
  });

  it('does not go to a phase that is at hand or was not played', async () => {
    await open();
    await desk.json('process');
    for (const phase of ['F1901M', 'S1905M']) expect((await desk.run('undo', ['--to', phase])).status).toBe(1);
    expect((await desk.run('undo', ['--to', 'spring'])).status).toBe(2);
  });
});

describe('amend', () => {
  const amend = (...args: readonly string[]) =>
    desk.run('amend', [...args, '--reason', '지도와 달랐다', '--lang', 'ko']);

  it.each([
    [['order', 'AUSTRIA', 'A Vie-Gal'], '오스트리아의 명령을 정했다: 육군, 빈(Vie)-갈리치아(Gal)'],
    [['unit', '오스트리아 육군 티롤'], '오스트리아 육군 티롤(Tyr)을 놓았다'],
    [['unit', '--remove', 'A Vie'], '빈(Vie)의 부대를 없앴다'],
    [['unit', '--remove', '빈(Vie)'], '빈(Vie)의 부대를 없앴다'],
    [['unit', 'Turkey F Vie', '--remove', 'Vie'], null],
    [['unit', 'Turkey A Vie', '--remove', '빈'], '빈(Vie)의 부대를 터키에 넘겼다'],
    [['centre', '세르비아', 'AUSTRIA'], '세르비아(Ser)를 오스트리아의 병참으로 했다'],
    [['centre', 'Vie', 'none'], '빈(Vie)의 주인을 없앴다'],
    [['owner', '빈', 'Turkey'], '빈(Vie)의 부대를 터키에 넘겼다'],
    [['disorder', 'ITALY'], '이탈리아가 사회 혼란에 빠졌다'],
  ])('%j is one entry of the log, with its reason', async (args, told) => {
    await open();
    const { status, out } = await amend(...args);
    const entries = (await desk.run('show', ['--log', '--orders', '--lang', 'ko'])).out.trim().split('\n');
    if (told === null) {
      expect([status, entries.length]).toEqual([1, 1]);
      return;
    }
    expect([status, entries.length]).toEqual([0, 2]);
    for (const text of [out, entries[1]]) expect(text).toContain(`${told} (까닭: 지도와 달랐다)`);
    expect((await desk.run('show', ['--orders', '--lang', 'ko'])).out).toContain(told);
  });

  it('does not show an order that is not resolved yet, unless asked', async () => {
    await open();
    await amend('order', 'AUSTRIA', 'A Vie-Gal');
    for (const args of [[], ['--log'], ['--format', 'json']]) {
      const { out } = await desk.run('show', args);
      expect(out).toMatch(/set an order of Austria|지도와 달랐다/);
      expect(out).not.toMatch(/Vie-Gal|GAL/);
    }
    await desk.json('process');
    expect((await desk.run('show', ['S1901M'])).out).toContain('A Vie-Gal (reason: 지도와 달랐다)');
  });

  it.each([
    [['unit', 'Italy A Vie'], 1, '빈(Vie)'],
    [['unit', 'Italy A ADR'], 1, '육군은 바다에'],
    [['unit', '--remove', 'Gal'], 1, '부대가 없어요'],
    [['owner', 'Gal', 'Turkey'], 1, '부대가 없어요'],
    [['centre', 'Gal', 'Turkey'], 1, '병참 지역이 아니에요'],
    [['disorder', 'ITALY', '--off'], 1, '이미 플레이어가'],
    [['unit', 'army'], 2, '부대로 읽지 못했어요'],
    [['unit'], 2, 'amend 파일 unit'],
    [['order', 'AUSTRIA'], 2, 'amend 파일 order'],
    [['order', 'AUSTRIA', 'A Vie-Galll Xyz'], 2, 'Galll'],
    [['order', 'AUSTRIA', 'A Vie D'], 2, '밀려나면'],
    [['centre', 'Ser'], 2, 'amend 파일 centre'],
    [['owner', '빈', 'Prussia'], 2, 'Prussia'],
    [['colour', 'x'], 2, 'order, unit, centre, owner, disorder'],
    [['order', 'AUSTRIA', 'A Vie H', '--remove', 'Vie'], 2, '--remove'],
    [['centre', 'Ser', 'AUSTRIA', '--off'], 2, '--off'],
  ])('%j is refused, and nothing is written', async (args, status, told) => {
    await open();
    const before = await readFile(desk.file);
    const ran = await amend(...args);
    expect(ran.status).toBe(status);
    expect(ran.err).toContain(told);
    expect((await readFile(desk.file)).equals(before)).toBe(true);
  });

  it.each([
    ['A Lon-Gal', /불가능한 명령: .*DIP-O5/],
    ['A Vie-Lvp', /불가능한 명령: .*DIP-/],
    ['Build A Vie', null],
    ['A Vie-Gal', null],
  ])('of an order, %s, says what a receipt would', async (order, told) => {
    await open();
    await give('Austria\nA Bud - Lon');
    const { status, out } = await amend('order', 'AUSTRIA', order);
    expect(status).toBe(0);
    if (told === null) expect(out).not.toContain('불가능한');
    else expect(out).toMatch(told);
    expect(out).not.toContain('부다페스트');
  });

  it('needs a reason', async () => {
    await open();
    for (const args of [[], ['--reason', ' ']]) {
      const { status, err } = await desk.run('amend', ['disorder', 'ITALY', ...args]);
      expect([status, err.split('\n')[0]]).toEqual([2, 'A reason is needed: --reason "copied wrongly from the map".']);
    }
  });

  it('takes off a unit that has to retreat', async () => {
    await open();
    await give('Austria\nA Vie - Tyr\nF Tri - Ven');
    await amend('unit', 'Austria A Pie');
    await amend('unit', 'Austria A Tus');
    await give('Austria\nA Pie - Ven\nA Tus S A Pie - Ven');
    await desk.json('process');
    expect((await desk.run('status')).out).toContain('Spring 1901 retreats');
    expect((await desk.json<{ readonly position: { readonly dislodged: object } }>('show')).position.dislodged).toEqual(
      {
        'ITALY A VEN': 'PIE',
      },
    );
    expect((await amend('unit', '--remove', 'Italy F Ven')).err).toContain('부대가 없어요');
    expect((await amend('unit', '--remove', 'Italy A Ven')).status).toBe(0);
    const { position } = await desk.json<{
      readonly position: { readonly dislodged: object; readonly units: Record<string, readonly string[]> };
    }>('show');
    expect(position.dislodged).toEqual({});
    expect(position.units['AUSTRIA']).toContain('A VEN');
  });
});

describe('a file', () => {
  it.each([
    ['nothing in it', '', 'It is empty'],
    ['a sheet in it', '오스트리아\nA Vie-Gal\n', 'It begins with “오스트리아”'],
    ['a match of another game', null, 'a match of chess'],
    ['a match of a newer program', null, 'newer program (2)'],
  ])('with %s is told to be none of ours', async (_title, text, told) => {
    await open();
    const [header = '', ...rest] = (await readFile(desk.file, 'utf8')).split('\n');
    const other = told.includes('chess')
      ? header.replace('"diplomacy"', '"chess"')
      : header.replace('"version":1', '"version":2');
    await writeFile(desk.file, text ?? [other, ...rest].join('\n'));
    for (const name of ['status', 'orders', 'process', 'undo', 'show']) {
      const { status, err } = await desk.run(name, [], { input: 'Austria\nA Vie H' });
      expect([name, status]).toEqual([name, 1]);
      expect(err).toContain(told);
    }
  });

  it('damaged at its end is shown as far as it is whole, and not written to', async () => {
    await open();
    await give('Austria\nA Vie - Gal');
    await appendFile(desk.file, '[{"seq":2}]\n');
    const before = await readFile(desk.file);
    const shown = await desk.run('status');
    expect([shown.status, shown.err]).toMatchObject([
      0,
      expect.stringContaining('from line 4 on, 1 line cannot be read'),
    ]);
    expect(shown.out).toMatch(/Austria +sent 1\/3/);
    const { status, err } = await desk.run('process');
    expect(status).toBe(1);
    expect(err).toContain('Nothing was changed');
    expect((await readFile(desk.file)).equals(before)).toBe(true);
  });

  it.each<[string, string, string, readonly string[][]]>([
    [
      'an order',
      '"order":{"kind":"move","unit":{',
      '"order":{"kind":"move","unit":-1,"was":{',
      [['show'], ['export', '--as', 'jdip']],
    ],
    ['a place', '"at":"BUD"', '"at":0', [['show'], ['export', '--as', 'jdip']]],
    ['a power', '"seats":["AUSTRIA"', '"seats":[0', [['status']]],
    ['a ruling', '"order":"A VIE - TYR"', '"order":null', [['show', 'S1901M', '--explain']]],
  ])('with %s changed by hand says on which line, and blames nobody else', async (_title, text, changed, commands) => {
    await open();
    await give('Austria\nA Vie - Tyr');
    await desk.json('process');
    await give('Austria\nA Tyr - Vie');
    const whole = await readFile(desk.file, 'utf8');
    const line = whole.split('\n').findIndex((one) => one.includes(text)) + 1;
    const edited = whole.replaceAll(text, changed);
    expect([line > 1, edited === whole]).toEqual([true, false]);
    await writeFile(desk.file, edited);
    for (const [name = '', ...args] of commands) {
      const { status, err } = await desk.run(name, args, { input: 'Austria\nA Bud H' });
      expect([name, status, err]).toEqual([name, 1, expect.stringContaining(`line ${line} is not as it was saved`)]);
    }
  });

  it('of more than two gigabytes is no match', async () => {
    await writeFile(desk.file, '');
    await truncate(desk.file, 2 ** 31 + 1);
    for (const name of ['status', 'process']) {
      const { status, err } = await desk.run(name);
      expect([name, status, err]).toEqual([name, 1, expect.stringContaining('too large')]);
    }
  });

  it('with a zone or a schedule changed by hand keeps the time of Seoul', async () => {
    await open();
    await writeFile(desk.file, (await readFile(desk.file, 'utf8')).replaceAll('Asia/Seoul', 'Mars/Base'));
    const { status, out } = await desk.run('status');
    expect([status, out]).toMatchObject([0, expect.stringContaining('Deadline: none')]);
    expect((await desk.run('show', ['--log'])).out).toContain('2026-11-29 (Sun) 21:00:00');
  });

  it('that is not there, or in no folder, is told', async () => {
    expect((await desk.run('status')).err).toContain('season.jsonl');
    expect((await desk.run('process')).status).toBe(1);
    const { status, err } = await panjeong(['game', 'new', join(desk.directory, 'none', 'x')]);
    expect([status, err]).toMatchObject([1, expect.stringContaining('no such folder')]);
  });
});

describe('what was not done', () => {
  it.each<[string, readonly string[], number]>([
    ['of a file that is not there', ['status', 'none.jsonl'], 1],
    ['of a folder', ['process', '.'], 1],
    ['of a phase that was not played', ['undo', 'FILE', '--to', 'S1899M'], 1],
    ['of an import that is no season', ['import', '-', 'none.jsonl'], 1],
    ['without a reason', ['amend', 'FILE', 'disorder', 'ITALY'], 2],
    ['for a power that is not there', ['orders', 'FILE', '--power', 'Prussia'], 2],
  ])('%s is JSON where JSON was asked for', async (_, args, expected) => {
    await open();
    const named = args.map((arg) => (arg === 'FILE' ? desk.file : arg));
    const { status, out, err } = await panjeong(['game', ...named, '--format', 'json'], { now: desk.now });
    const { refused } = JSON.parse(out) as { readonly refused: string };
    expect([status, err.startsWith(refused), refused.length > 0]).toEqual([expected, true, true]);
  });

  it.each<[string, readonly string[], boolean]>([
    ['process', [], true],
    ['process', ['--dry-run'], false],
    ['amend', ['disorder', 'ITALY', '--reason', 'left'], true],
    ['status', [], false],
  ])('%s %j that nobody can be told of says whether it is saved', async (name, args, isSaved) => {
    await open();
    const before = await readFile(desk.file, 'utf8');
    const { terminal, err } = terminalDouble();
    const stdout = new Writable({
      write(_part, _encoding, done) {
        done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      },
    });
    expect(await run(['node', 'panjeong', 'game', name, desk.file, ...args], { ...terminal, stdout })).toBe(1);
    expect((await readFile(desk.file, 'utf8')) !== before).toBe(isSaved);
    expect(err()).toBe(
      `${isSaved ? 'What was to be done is saved. Do not do it again; game show shows it.\n' : ''}The answer could not be written (ENOSPC).\n`,
    );
  });
});

describe('the command line', () => {
  it.each([
    [['game'], 'Say what to do.'],
    [['game', 'new'], '<file> is missing from the command line.'],
    [['game', 'amend', 'x'], '<what> is missing from the command line.'],
    [['game', 'resolve', 'x'], 'resolve'],
    [['game', 'show', 'x', 'spring'], '“spring” is no phase'],
  ])('%j makes no sense', async (args, told) => {
    const { status, err } = await panjeong(args);
    expect([status, err]).toMatchObject([2, expect.stringContaining(told)]);
  });

  it.each(['new', 'orders', 'status', 'process', 'undo', 'amend', 'show'])(
    '%s explains itself and its JSON',
    async (name) => {
      for (const lang of ['ko', 'en']) {
        const { status, out } = await panjeong(['game', name, '--help', '--lang', lang]);
        expect([status, out]).toMatchObject([0, expect.stringMatching(/^JSON: /m)]);
      }
    },
  );
});
