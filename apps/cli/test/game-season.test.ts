import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR, type TestDesk, testDesk, WEEK } from './game-desk.ts';

/** A season of seven powers, from sheets as they came: `season/<turn>-<from where>.txt`. */
const SEASON = fileURLToPath(new URL('./season/', import.meta.url));
const sheet = (name: string): string => `${SEASON}${name}.txt`;

interface Saved {
  readonly saved: readonly { readonly power: string; readonly revision: number; readonly orders: readonly string[] }[];
  readonly sheets: readonly {
    readonly faults: readonly object[];
    readonly unread: readonly { readonly text: string }[];
  }[];
}
interface Processed {
  readonly missing: readonly string[];
  readonly phases: readonly {
    readonly phase: string;
    readonly orders: readonly {
      readonly power: string;
      readonly order: string;
      readonly verdict: string;
      readonly rule: string;
    }[];
    readonly units: readonly string[];
    readonly dislodged: Readonly<Record<string, readonly string[]>>;
    readonly notes: readonly { readonly code: string; readonly params: Readonly<Record<string, unknown>> }[];
    readonly position: { readonly centers: Readonly<Record<string, readonly string[]>> };
    readonly amendments: readonly { readonly command: { readonly reason: string } }[];
  }[];
  readonly next: string;
  readonly deadline: string;
}
interface Status {
  readonly powers: readonly { readonly power: string; readonly sending: string }[];
}

let desk: TestDesk;
/** Everything processed, by phase; what was taken back and processed again, as it came out last. */
const played = new Map<string, Processed['phases'][number] & Pick<Processed, 'missing' | 'next' | 'deadline'>>();

const take = (...names: readonly string[]) => desk.json<Saved>('orders', names.map(sheet));
async function process(): Promise<void> {
  const { phases, missing, next, deadline } = await desk.json<Processed>('process');
  for (const phase of phases) played.set(phase.phase, { ...phase, missing, next, deadline });
}
const verdictOf = (phase: string, order: string): string | undefined => {
  const found = played.get(phase)?.orders.find((one) => `${one.power} ${one.order}` === order);
  return found === undefined ? undefined : `${found.verdict} ${found.rule}`;
};
const countsAfter = (phase: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(played.get(phase)?.position.centers ?? {}).map(([power, centres]) => [power, centres.length]),
  );

let firstFall: Processed['phases'][number] | undefined;
const statuses: Record<string, Status> = {};

/** The game master's evenings, one after the other. */
async function playSeason(): Promise<void> {
  await desk.json('new', ['--title', '일요일 모임']);
  const weekOn = (): void => {
    desk.now += WEEK;
  };
  await take('1901-spring-kakao', '1901-spring-discord', '1901-spring-russia');
  // Just after the midnight between Sunday and Monday.
  desk.now += 3 * HOUR + HOUR / 60;
  await process();
  weekOn();
  await take('1901-fall-kakao', '1901-fall-discord', '1901-fall-russia');
  await process();
  firstFall = played.get('F1901M');
  await desk.json('undo', ['--reason', 'a correction of Germany came in time']);
  await take('1901-fall-germany-late');
  await process();
  weekOn();
  await take('1901-winter');
  await process();
  weekOn();
  await take('1902-spring-kakao', '1902-spring-discord', '1902-spring-russia');
  await desk.json('amend', ['order', '오스트리아', '육군, 빈(Vie)-티롤(Tyr)', '--reason', 'phoned: he meant Tyrolia']);
  await process();
  statuses['S1902R'] = await desk.json<Status>('status');
  await process();
  weekOn();
  await take('1902-fall-kakao', '1902-fall-discord');
  statuses['F1902M'] = await desk.json<Status>('status');
  await desk.json('amend', ['disorder', 'Italy', '--reason', '2주째 답이 없다']);
  await process();
  statuses['F1902R'] = await desk.json<Status>('status');
  await process();
  weekOn();
  await take('1902-winter');
  await process();
  weekOn();
  await take('1903-spring-kakao', '1903-spring-discord');
  await process();
  await process();
  weekOn();
  await take('1903-fall-kakao', '1903-fall-discord');
  await process();
  await process();
}

beforeAll(async () => {
  desk = await testDesk();
  await playSeason();
});
afterAll(() => desk.remove());

describe('a season of seven powers, from 1901 to 1903', () => {
  it('is in one file', async () => {
    expect(await readdir(desk.directory)).toEqual(['season.jsonl']);
    expect([...played.keys()]).toEqual([
      'S1901M',
      'F1901M',
      'W1901A',
      'S1902M',
      'S1902R',
      'F1902M',
      'F1902R',
      'W1902A',
      'S1903M',
      'S1903R',
      'F1903M',
      'W1903A',
    ]);
  });

  it('counts its centres at the end of each year', () => {
    const { W1901A, W1902A, W1903A } = Object.fromEntries(
      [...played.keys()].map((phase) => [phase, countsAfter(phase)]),
    );
    expect(W1901A).toEqual({ AUSTRIA: 5, ENGLAND: 4, FRANCE: 5, GERMANY: 5, ITALY: 4, RUSSIA: 6, TURKEY: 4 });
    expect(W1902A).toEqual({ AUSTRIA: 7, ENGLAND: 5, FRANCE: 5, GERMANY: 6, ITALY: 3, RUSSIA: 4, TURKEY: 4 });
    expect(W1903A).toEqual({ AUSTRIA: 9, ENGLAND: 5, FRANCE: 5, GERMANY: 7, ITALY: 2, RUSSIA: 2, TURKEY: 4 });
  });

  it('reads both languages, and loses none of the noise', async () => {
    const other = await testDesk();
    await other.json('new');
    const names = ['1901-spring-kakao', '1901-spring-discord', '1901-spring-russia'];
    const { saved, sheets } = await other.json<Saved>('orders', names.map(sheet));
    await other.remove();
    expect(saved.map(({ power, orders }) => `${power} ${orders.length}`)).toEqual([
      'AUSTRIA 3',
      'ENGLAND 3',
      'FRANCE 3',
      'GERMANY 3',
      'ITALY 3',
      'RUSSIA 4',
      'TURKEY 3',
    ]);
    expect(saved[0]?.orders).toEqual(['M A VIE - GAL', 'M A BUD - SER', 'M F TRI - ALB']);
    expect(sheets.flatMap(({ faults }) => faults)).toEqual([]);
    expect(sheets.flatMap(({ unread }) => unread.map(({ text }) => text))).toEqual([
      '1901년 봄 명령서 받습니다~',
      '잘 부탁드립니다!',
      'Hi all, orders for **Spring 1901**',
      'see you on Sunday',
    ]);
  });

  it('took one processing back, and processed again with the correction', async () => {
    expect(firstFall?.orders).toContainEqual({
      power: 'RUSSIA',
      order: 'F BOT - SWE',
      verdict: 'bounced',
      rule: 'DIP-M2',
    });
    expect(verdictOf('F1901M', 'RUSSIA F BOT - SWE')).toBe('succeeds DIP-M1');
    expect(played.get('F1901M')?.position.centers['RUSSIA']).toContain('SWE');
    const log = (await desk.run('show', ['--log', '--lang', 'ko'])).out;
    expect(log).toMatch(/진행자: 1901년 가을 이동 판정 \[되돌림\]/);
    expect(log).toMatch(/되돌렸다 \(까닭: a correction of Germany came in time\)/);
    expect(log.match(/1901년 가을 이동 판정/g)).toHaveLength(2);
  });

  it('made the builds written in advance, as many as were due, in their order', () => {
    expect(verdictOf('W1901A', 'AUSTRIA B A VIE')).toBe('illegal DIP-B2');
    expect(verdictOf('W1901A', 'AUSTRIA B A BUD')).toBe('succeeds DIP-B2');
    expect(verdictOf('W1901A', 'AUSTRIA B F TRI')).toBe('succeeds DIP-B2');
    expect(verdictOf('W1902A', 'GERMANY B F KIE')).toBe('succeeds DIP-B2');
    expect(verdictOf('W1903A', 'AUSTRIA B F TRI')).toBe('succeeds DIP-B2');
  });

  it('shows the amendment with the rulings of its phase, and why', async () => {
    expect(verdictOf('S1902M', 'AUSTRIA A VIE - TYR')).toBe('succeeds DIP-M1');
    expect(verdictOf('S1902M', 'AUSTRIA A VIE - TRI')).toBeUndefined();
    const { out } = await desk.run('show', ['S1902M']);
    expect(out).toContain('set an order of Austria: A Vie-Tyr (reason: phoned: he meant Tyrolia)');
    expect(played.get('S1902M')?.amendments.map(({ command }) => command.reason)).toEqual(['phoned: he meant Tyrolia']);
  });

  it('followed the conditional retreat, and says which choice was passed over', () => {
    expect(played.get('S1902M')?.dislodged).toEqual({ 'TURKEY A BUL': ['CON'] });
    expect(statuses['S1902R']?.powers.filter(({ sending }) => sending !== 'nothing')).toMatchObject([
      { power: 'TURKEY', sending: 'sent' },
    ]);
    expect(played.get('S1902R')?.orders).toMatchObject([{ order: 'A BUL R CON', verdict: 'succeeds' }]);
    expect(played.get('S1902R')?.notes).toMatchObject([
      { code: 'retreat-passed-over', params: { power: 'TURKEY', to: 'GRE', because: 'DIP-R4' } },
    ]);
    expect(verdictOf('S1903R', 'RUSSIA A BER R PRU')).toBe('succeeds DIP-R1');
    expect(verdictOf('S1903R', 'RUSSIA A RUM D')).toBe('succeeds DIP-R1');
  });

  it('went on without Italy', () => {
    expect(statuses['F1902M']?.powers.find(({ power }) => power === 'ITALY')?.sending).toBe('missing');
    expect(statuses['F1902R']?.powers.find(({ power }) => power === 'ITALY')?.sending).toBe('disorder');
    expect(statuses['F1902R']?.powers.find(({ power }) => power === 'RUSSIA')?.sending).toBe('nothing');
    expect(verdictOf('F1902M', 'ITALY A VEN H')).toBe('dislodged DIP-M11');
    expect(verdictOf('F1902R', 'ITALY A VEN D')).toBe('succeeds DIP-X1');
    expect(played.get('F1902M')?.missing).toEqual([]);
    expect(played.get('W1903A')?.units).toContain('AUSTRIA A ROM');
    expect(verdictOf('W1903A', 'ITALY D A TUN')).toBe('succeeds DIP-D1');
  });

  it('says who had sent nothing', () => {
    expect(played.get('S1901M')?.missing).toEqual([]);
    expect(played.get('F1903M')?.missing).toEqual(['ENGLAND', 'FRANCE']);
  });

  it('has its deadlines at the midnights between Sunday and Monday in Seoul, none before the one before', () => {
    const deadlines = [...played.values()].map(({ deadline }) => deadline);
    for (const deadline of deadlines) expect(deadline).toMatch(/T15:00:00\.000Z$/);
    expect(deadlines).toEqual([...new Set(deadlines)].sort());
    expect(deadlines[0]).toBe('2026-12-06T15:00:00.000Z');
  });

  it('says in the log who did what, and when, in the zone of the match', async () => {
    const { out } = await desk.run('show', ['--log']);
    expect(out.split('\n')[0]).toBe(
      '   0  2026-11-29 (Sun) 21:00:00  game master: opened the match (rules tutorial-2021)',
    );
    expect(out).toContain('2026-11-30 (Mon) 00:01:00  game master: processed Spring 1901 moves');
    expect(out).toContain('game master: Italy fell into civil disorder (reason: 2주째 답이 없다)');
    expect(out).not.toContain('Gal');
    expect((await desk.run('show', ['--log', '--orders'])).out).toContain('A Vie-Gal');
  });

  it('goes back phase by phase, the orders of each still there', async () => {
    const content = await readFile(desk.file);
    expect((await desk.json<{ readonly phase: string }>('undo', ['--to', 'S1902M'])).phase).toBe('S1902M');
    const { out } = await desk.run('process', ['--dry-run']);
    expect(out).toMatch(/A Vie-Tyr +succeeds/);
    // Nothing of what was there is gone.
    expect((await readFile(desk.file)).subarray(0, content.length).equals(content)).toBe(true);
  });
});
