import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDesk, testDesk } from './game-desk.ts';
import { type Given, panjeong, panjeongInBytes, type Ran } from './terminal-double.ts';

const SHEET = `Fall 1901
Austria
A Rum-Bul
A Ser S A Rum-Bul
Turkey
A Bul-Rum
Retreats
Turkey
A Bul-Gre
`;
/** In Korean what is told is about the same things. */
const KOREAN: Given = { environment: { LANG: 'ko_KR.UTF-8' } };

let folder: string;
let desk: TestDesk;
const path = (name: string): string => join(folder, name);
const map = (args: readonly string[], given: Given = {}): Promise<Ran> => panjeong(['map', ...args], given);
const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes).subarray(1, 4).toString() === 'PNG';
/** What a picture says of itself to whoever cannot see it. */
const said = (svg: string): string =>
  [...svg.matchAll(/<(?:title|desc)[^>]*>([^<]*)/g)].map(([, text]) => text).join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panjeong-map-'));
  desk = await testDesk();
  await writeFile(path('sheet.txt'), SHEET);
  await desk.json('new', ['--title', 'Sunday table']);
  await desk.json('orders', ['--power', 'Austria'], { input: 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb\n' });
  await desk.json('process');
  await desk.json('orders', ['--power', 'Austria'], { input: 'A Gal-Boh\n' });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await desk.remove();
});

describe('map', () => {
  it('draws the start without a file, on standard output', async () => {
    const { status, out, err } = await map([]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg [^>]*width="1600"/);
    expect(out.trimEnd()).toMatch(/<\/svg>$/);
    expect(said(out)).toContain('Spring 1901 moves');
  });

  it('draws the same picture, byte by byte, in both of the languages', async () => {
    const [one, again, korean] = [
      await map(['tutorial/4-5']),
      await map(['tutorial/4-5']),
      await map(['tutorial/4-5'], KOREAN),
    ];
    expect(one.out).toBe(again.out);
    expect(said(korean.out)).toContain('1901년 봄 이동');
    expect(said(korean.out)).not.toContain('Spring');
  });

  it('draws every map there is', async () => {
    const { status, out } = await map(['--map', 'lesson']);
    expect(status).toBe(0);
    expect(out).toMatch(/^<svg/);
    expect(out).not.toBe((await map([])).out);
  });

  it('writes what the extension says, and tells what it drew', async () => {
    const svg = await map(['-o', path('start.svg')]);
    expect(svg.out).toBe(`Drew ${path('start.svg')} (Spring 1901 moves)\n`);
    expect(await readFile(path('start.svg'), 'utf8')).toBe((await map([])).out);
    await map(['-o', path('start.PNG'), '--width', '480']);
    const png = await readFile(path('start.PNG'));
    expect(isPng(png)).toBe(true);
    expect(png.readUInt32BE(16)).toBe(480);
    expect((await map(['--format', 'png', '-o', path('picture'), '--width', '480'])).status).toBe(0);
    expect(isPng(await readFile(path('picture')))).toBe(true);
  });

  it('puts a PNG on standard output when it is asked to', async () => {
    const { status, bytes } = await panjeongInBytes(['map', '--format', 'png', '--width', '360']);
    expect([status, isPng(bytes)]).toEqual([0, true]);
  });

  it('heads a picture with the title of what it draws, or the one that is given', async () => {
    expect((await map([desk.file])).out).toContain('Sunday table');
    const given = await map([desk.file, '--title', 'A <b>& "c"']);
    expect(given.out).toContain('A &lt;b&gt;&amp; &quot;c&quot;');
    expect(given.out).not.toContain('Sunday table');
  });

  it.each([['--palette', 'dark'], ['--no-legend'], ['--simulate', 'deutan'], ['--width', '360'], ['--title', 'x']])(
    'looks otherwise with %s %s',
    async (...look) => {
      expect((await map([])).out).not.toBe((await map(look)).out);
    },
  );
});

describe('what map reads', () => {
  const json =
    '{"phase":"F1904M","units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":["PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}}';
  const season = async (): Promise<string> => (await desk.run('export', ['--as', 'season'])).out;
  const saved = async (): Promise<string> => (await desk.run('export', ['--as', 'diplomacy'])).out;
  const jdip = async (): Promise<string> => (await desk.run('export', ['--as', 'jdip'])).out;
  const printed = async (): Promise<string> =>
    (await panjeong(['adjudicate', path('sheet.txt'), '--format', 'json'])).out;

  it.each<[string, string | (() => Promise<string>), string, string]>([
    ['an order sheet, its last phase', SHEET, 'Fall 1901 retreats', 'Greece'],
    ['a list of units', 'Austria: A Vie, F Tri\n', 'Spring 1901 moves', 'Vienna'],
    ['a position in JSON', json, 'Fall 1904 moves', 'Burgundy'],
    ['what adjudicate printed', printed, 'Winter 1901 builds and removals', 'Greece'],
    ['a season', season, 'Fall 1901 moves', 'Galicia'],
    ['a saved game of another program', saved, 'Fall 1901 moves', 'Galicia'],
    ['test cases of jDip', jdip, 'Fall 1901 moves', 'Galicia'],
  ])('%s', async (_, input, phase, place) => {
    const { out, err } = await map(['-'], { input: typeof input === 'string' ? input : await input() });
    expect(out, err).toMatch(/^<svg/);
    expect(said(out)).toContain(phase);
    expect(said(out)).toContain(place);
  });

  it.each([['tutorial/4-5'], ['datc-3/6.F.14']])('a scenario by its id: %s', async (id) => {
    const { status, out } = await map([id]);
    expect([status, out.startsWith('<svg')]).toEqual([0, true]);
  });

  it('a scenario by its file, which fails with the place of what is wrong', async () => {
    await writeFile(path('broken.yaml'), 'id: x/y\n');
    const { status, out, err } = await map([path('broken.yaml')]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('could not be read as a scenario');
  });

  it('a phase of several, by its name', async () => {
    const moves = await map([path('sheet.txt'), '--phase', 'F1901M']);
    expect(said(moves.out)).toContain('Fall 1901 moves');
    expect(moves.err).not.toContain('{phase}');
    expect((await map([path('sheet.txt')])).err).toContain('There are 2 phases; the last is drawn.');
    const none = await map([desk.file, '--phase', 'S1905M']);
    expect([none.status, none.out]).toEqual([1, '']);
    expect(none.err).toBe('Spring 1905 moves is not there. There is: Spring 1901 moves, Fall 1901 moves.\n');
  });

  it('all phases, each to a file of its own', async () => {
    await mkdir(path('all'));
    await map([path('sheet.txt'), '-o', path('all/{phase}.svg')]);
    expect((await readdir(path('all'))).sort()).toEqual(['F1901M.svg', 'F1901R.svg']);
  });

  it('nothing else, and says so', async () => {
    const faulty = [
      await map([path('nowhere.txt')]),
      await map(['-'], { input: 'hello there\n' }),
      await map(['-'], { input: '{"units": 3}' }),
      await map(['-'], { input: '{"units": ' }),
      await map(['-'], { input: new Uint8Array([0, 1, 2, 3, 0, 0, 255]) }),
    ];
    expect(faulty.map(({ status, out }) => [status, out])).toEqual(faulty.map(() => [1, '']));
    expect(faulty.map(({ err }) => err.length > 0)).toEqual(faulty.map(() => true));
  });

  it('no position with two units dislodged from one province, and says where', async () => {
    const dislodged = { 'ITALY A BUD': 'TRI', 'FRANCE A BUD': 'VIE' };
    const input = JSON.stringify({ phase: 'F1901R', units: { AUSTRIA: ['A BUD'] }, dislodged });
    const { status, out, err } = await map(['-'], { input });
    expect([status, out]).toEqual([1, '']);
    expect(err).toBe(
      'dislodged.FRANCE A BUD: FRANCE A BUD: Italy army Budapest (Bud) stands there already. Two units cannot share a province.\n',
    );
  });

  it('draws what could be read, and tells what could not', async () => {
    const { status, out, err } = await map(['-'], { input: 'Austria\nA Vie-Gal\nA Bud-Nowhere\n' });
    expect(status).toBe(1);
    expect(said(out)).toContain('Galicia');
    expect(err).toContain('Nowhere');
  });
});

describe('the orders that are drawn', () => {
  const of = async (...args: readonly string[]): Promise<string> => (await map(args)).out;

  it('came out, were written, or are left out', async () => {
    const [judged, given, none] = await Promise.all(
      ['judged', 'given', 'none'].map((orders) => of('tutorial/4-5', '--orders', orders)),
    );
    expect(await of('tutorial/4-5')).toBe(judged);
    expect(new Set([judged, given, none]).size).toBe(3);
  });

  it('of a match are none that are sealed, unless they are asked for', async () => {
    const now = await of(desk.file);
    expect(now).toBe(await of(desk.file, '--orders', 'none'));
    expect(await of(desk.file, '--orders', 'given')).not.toBe(now);
    expect((await desk.run('show', ['--format', 'svg'])).out).toBe(now);
    expect((await desk.run('show', ['--format', 'svg', '--orders'])).out).toBe(
      await of(desk.file, '--orders', 'given'),
    );
  });
});

describe('centres that nobody told', () => {
  const owners = (svg: string): boolean => /Austria[^<]*\b3\b/.test(svg) || /3 centres/.test(svg);

  it('are those of the start as long as none can have changed hands, and nobody’s after that', async () => {
    const sheet = (year: number): Given => ({ input: `Spring ${year}\nAustria\nA Vie-Gal\n` });
    expect(owners((await map(['-'], sheet(1901))).out)).toBe(true);
    expect(owners((await map(['-'], sheet(1905))).out)).toBe(false);
  });
});

describe('where a picture goes', () => {
  it.each<[readonly string[], string]>([
    [['-o', 'x.jpg'], 'x.jpg: its extension names no format of a picture. Expected one of .svg, .png.'],
    ...['x.jsonl', 'x.JSON', 'x.txt', 'x.yaml'].map((file): [readonly string[], string] => [
      ['--format', 'svg', '-o', file],
      `${file}: its extension names no format of a picture.`,
    ]),
    [['-o', 'x'], 'its extension names no format'],
    [['-o', tmpdir()], 'this is a folder'],
    [['-o', 'nowhere/'], 'this is a folder'],
    [['-o', ''], '--output'],
    [['--width', 'wide'], '--width was "wide"; it can be a whole number from 240 to 8000.'],
    [['--width', '12'], '--width was "12"'],
    [['--title', ''], 'The title is empty.'],
    [['--title', ' \u3000'], 'The title is empty.'],
    [['--title', '\u200b\u3164'], 'The title is empty.'],
    [['--title', 'a\x01b'], 'A title cannot have this character in it: U+0001.'],
    [['--title', 'a\nb'], 'U+000A'],
    [['--title', 'a\ufffe'], 'U+FFFE'],
    [['--title', '\ud83c alone'], 'U+D83C'],
    [['--palette', 'pink'], '--palette was "pink"'],
    [['--orders', 'all'], '--orders was "all"'],
    [['--format', 'gif'], '--format was "gif"'],
    [['--map', 'moon'], '--map was "moon"'],
    [['--phase', 'summer'], '--phase was "summer"'],
    [['tutorial/4-5', '--units', 'start'], '--units is for a sheet alone.'],
    [['--units', 'start'], '--units is for a sheet alone.'],
    [['--power', 'Austria'], '--power is for a sheet alone.'],
    [['tutorial/4-5', '--map', 'lesson'], 'tutorial/4-5 says its map and its rules itself: --map is not for it.'],
    [['tutorial/4-5', '--rules', 'datc-2'], '--rules is not for it.'],
  ])('%j makes no sense', async (args, message) => {
    const { status, out, err } = await map(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it.each(['{match}', '{season}'])('is nothing for %s by another map or other rules', async (what) => {
    await writeFile(path('season.json'), (await desk.run('export', ['--as', 'season'])).out);
    const file = what === '{match}' ? desk.file : path('season.json');
    for (const option of [
      ['--map', 'lesson'],
      ['--map', 'standard'],
      ['--rules', 'datc-2'],
    ]) {
      const { status, out, err } = await map([file, ...option]);
      expect([status, out]).toEqual([2, '']);
      expect(err).toContain(`${option[0]} is not for it.`);
    }
  });

  it('is never a terminal, unless SVG is to be shown there', async () => {
    const shown = await map([], { isTTY: true });
    expect([shown.status, shown.out]).toEqual([2, '']);
    expect(shown.err).toContain('-o picture.svg');
    expect((await map(['-o', '-'], { isTTY: true })).status).toBe(0);
    expect((await map(['-o', '-', '--format', 'png'], { isTTY: true })).status).toBe(2);
  });

  it('tells which characters of a title a PNG has no letters for, in both languages', async () => {
    const titled = (...args: readonly string[]): Promise<Ran> =>
      map(['--title', '日曜 😀', '--width', '240', '-o', path('letters.png'), ...args]);
    const { status, err } = await titled();
    expect([status, err]).toEqual([0, expect.stringContaining('lack: 日 (U+65E5), 曜 (U+66DC), 😀 (U+1F600).')]);
    expect((await titled('--lang', 'ko')).err).toContain('□로 그린 글자: 日 (U+65E5), 曜 (U+66DC), 😀 (U+1F600).');
    expect((await map(['--title', '日曜 😀'])).err).toBe('');
  });

  it('is a folder that is there', async () => {
    const { status, out, err } = await map(['-o', path('no/where.svg')]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('there is no such folder');
  });

  it('may be a picture made earlier, and no other file', async () => {
    await writeFile(path('kept.svg'), 'my notes');
    const { status, err } = await map(['-o', path('kept.svg')]);
    expect(status).toBe(1);
    expect(err).toContain('was not written over');
    expect(await readFile(path('kept.svg'), 'utf8')).toBe('my notes');
    const match = await readFile(desk.file, 'utf8');
    expect((await map([desk.file, '-o', desk.file, '--format', 'svg'])).status).toBe(2);
    expect(await readFile(desk.file, 'utf8')).toBe(match);
    await map(['-o', path('again.svg')]);
    expect((await map(['-o', path('again.svg'), '--palette', 'dark'])).status).toBe(0);
    expect(await readFile(path('again.svg'), 'utf8')).toBe((await map(['--palette', 'dark'])).out);
  });
});

describe('adjudicate', () => {
  const run = (...args: readonly string[]): Promise<Ran> => panjeong(['adjudicate', path('sheet.txt'), ...args]);

  it('draws the phase it judged', async () => {
    const svg = await run('--format', 'svg');
    expect(svg.status).toBe(0);
    expect(svg.out).toBe((await map([path('sheet.txt')])).out);
    await run('--format', 'png', '-o', path('judged.png'), '--width', '400');
    expect(isPng(await readFile(path('judged.png')))).toBe(true);
  });

  it('draws several phases, each to a file of its own', async () => {
    const { out } = await run('--format', 'svg', '-o', path('judged-{phase}.svg'));
    expect(out.trimEnd().split('\n')).toEqual([
      `Drew ${path('judged-F1901M.svg')} (Fall 1901 moves)`,
      `Drew ${path('judged-F1901R.svg')} (Fall 1901 retreats)`,
    ]);
  });

  it.each([
    [['-o', 'x.svg'], '-o is for pictures alone.'],
    [['--format', 'json', '-o', 'x.svg'], '-o is for pictures alone.'],
    [['--palette', 'dark'], '--palette is for pictures alone. Add --format svg or --format png.'],
    [['--palette', 'light'], '--palette is for pictures alone.'],
    [['--width', '400', '--format', 'json'], '--width is for pictures alone.'],
    [['--no-legend', '--format', 'kakao'], '--no-legend is for pictures alone.'],
    [['--title', 'x'], '--title is for pictures alone.'],
    [['--simulate', 'deutan'], '--simulate is for pictures alone.'],
    [['--batch', '--palette', 'dark'], '--palette is for a sheet and means nothing with --batch.'],
    [['--format', 'svg', '--explain'], '--explain is for words, not for a picture.'],
    [['--batch', '--format', 'svg'], '--format svg is for a sheet'],
    [['--batch', '--format', 'svg', '-o', 'x.svg'], '--output is for a sheet and means nothing with --batch.'],
    [['--batch', '-o', 'x.svg'], '--output is for a sheet'],
  ])('refuses %j', async (args, message) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('game show', () => {
  it('draws a phase of the past as it came out, and the position now', async () => {
    const past = await desk.run('show', ['S1901M', '--format', 'svg']);
    expect(said(past.out)).toContain('Spring 1901 moves');
    expect(past.out).toBe((await map([desk.file, '--phase', 'S1901M'])).out);
    await desk.run('show', ['--format', 'png', '-o', path('now.png'), '--width', '400']);
    expect(isPng(await readFile(path('now.png')))).toBe(true);
  });

  it('draws with --orders what is sealed, and what came out as it came out', async () => {
    const past = await desk.run('show', ['S1901M', '--format', 'svg']);
    expect((await desk.run('show', ['S1901M', '--format', 'svg', '--orders'])).out).toBe(past.out);
    await desk.run('show', ['--format', 'svg', '--orders', '-o', path('q-{phase}.svg')]);
    expect(await readFile(path('q-S1901M.svg'), 'utf8')).toBe(past.out);
    const sealed = await desk.run('show', ['--format', 'svg', '--orders']);
    expect(await readFile(path('q-F1901M.svg'), 'utf8')).toBe(sealed.out);
  });

  it.each([
    [['-o', 'x.svg'], 2, '-o is for pictures alone.'],
    [['--palette', 'dark'], 2, '--palette is for pictures alone.'],
    [['--no-legend', '--format', 'json'], 2, '--no-legend is for pictures alone.'],
    [['--format', 'svg', '--explain'], 2, '--explain is for words'],
    [['--format', 'svg', '--log'], 2, '--log is for words'],
    [['F1904M', '--format', 'svg'], 1, 'Fall 1904 moves is not there.'],
    [['--format', 'png', '-o', '{match}'], 2, 'its extension names no format'],
  ] as const)('refuses %j', async (args, status, message) => {
    const ran = await desk.run(
      'show',
      args.map((arg) => arg.replace('{match}', desk.file)),
    );
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.err).toContain(message);
  });
});

describe('the command from anywhere', () => {
  it('finds its font and its drawings', async () => {
    const bin = new URL('../bin/panjeong.js', import.meta.url).pathname;
    const made = await promisify(execFile)(process.execPath, [bin, 'map', '-o', 'here.png', '--lang', 'en'], {
      cwd: folder,
    });
    expect(made.stdout).toBe('Drew here.png (Spring 1901 moves)\n');
    expect((await readFile(path('here.png'))).length).toBeGreaterThan(50_000);
  });
});
