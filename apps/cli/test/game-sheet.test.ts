import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textWidth } from '@panjeong/diplomacy/picture';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnPages } from '../src/picture/sheet/column-pages.ts';
import { nested } from '../src/picture/sheet/nested-svg.ts';
import { textAt } from '../src/picture/sheet/paper.ts';
import { type TestDesk, testDesk } from './game-desk.ts';
import { type Given, panjeongInBytes, type Ran } from './terminal-double.ts';

let desk: TestDesk;
const path = (name: string): string => join(desk.directory, name);
const print = (args: readonly string[], given: Given = {}): Promise<Ran> =>
  desk.run('sheet', ['--print', ...args], given);
const KOREAN: Given = { environment: { LANG: 'ko_KR.UTF-8' } };
/** Every text of a page outside its map, in the order it is drawn. */
const texts = (page: string): readonly string[] => {
  const outside = page.replace(/<svg(?! xmlns="[^"]*" width="210mm")[\s\S]*?<\/svg>/g, '');
  return [...outside.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');
};
const one = async (power: string, given: Given = {}): Promise<readonly string[]> => {
  const { status, out, err } = await print(['--power', power, '--format', 'svg'], given);
  expect([status, err]).toEqual([0, '']);
  return texts(out);
};

beforeAll(async () => {
  desk = await testDesk();
  await desk.json('new', ['--title', 'Sunday <table>', '--deadline', 'weekly sun 24:00 Asia/Seoul']);
});
afterAll(() => desk.remove());

/** Plays on: the orders of all powers on one sheet, then the phase. */
async function play(orders: string): Promise<void> {
  if (orders !== '') await desk.json('orders', [], { input: orders });
  await desk.json('process');
}

describe.sequential('a sheet to print', () => {
  it('has match, phase, deadline in the zone of the match and edition on every page, in both languages', async () => {
    await print(['-o', path('all.svg')]);
    for (const page of ['all-1.svg', 'all-2.svg']) {
      const told = texts(await readFile(path(page), 'utf8'));
      expect(told).toContain('Sunday &lt;table&gt;');
      expect(told).toContain('Spring 1901 moves');
      expect(told).toContain('1901년 봄 이동');
      expect(told).toContain('Deadline 마감: 2026-11-30 (Mon) 00:00 Asia/Seoul');
      expect(told).toContain('Rules 규칙: tutorial-2021');
    }
  });

  it('is A4 by its measures', async () => {
    const { out } = await print(['--power', 'Austria', '--format', 'svg']);
    expect(out).toMatch(/^<svg [^>]*width="210mm" height="297mm" viewBox="0 0 210 297"/);
  });

  it('has a line for every unit of a power, named in both languages, and its centres', async () => {
    const told = await one('Austria');
    expect(told).toContain('Austria');
    expect(told).toContain('오스트리아');
    for (const place of ['Vienna (Vie)', '빈', 'Budapest (Bud)', '부다페스트', 'Trieste (Tri)', '트리에스테']) {
      expect(told).toContain(place);
    }
    expect(told.filter((text) => text === 'A')).toHaveLength(2);
    expect(told.filter((text) => text === '육군')).toHaveLength(2);
    expect(told.filter((text) => text === '해군')).toHaveLength(1);
    expect(told).toContain('Centres 3 · Bud, Tri, Vie');
    expect(told).not.toContain('Germany');
  });

  it('tells the coast a fleet is on', async () => {
    const told = await one('러시아', KOREAN);
    expect(told).toContain('상트 페테르부르크 남쪽 해안');
    expect(told).toContain('St. Petersburg (Stp, sc)');
  });

  it('gives each power a page of its own where that is asked, with its map', async () => {
    await print(['--each', '-o', path('each.svg')]);
    const pages = await Promise.all(Array.from({ length: 7 }, (_, n) => readFile(path(`each-${n + 1}.svg`), 'utf8')));
    const powers = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];
    for (const [index, page] of pages.entries()) {
      expect(powers.filter((power) => texts(page).includes(power))).toEqual([powers[index]]);
      expect(page.match(/<svg/g)).toHaveLength(2);
    }
  });

  it('is a PDF where nothing else is said, a page a page', async () => {
    const { status, bytes } = await panjeongInBytes(['game', 'sheet', desk.file, '--print']);
    expect(status).toBe(0);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(bytes);
    expect(
      document
        .getPages()
        .map((page) => page.getSize())
        .map(({ width, height }) => [Math.round(width), Math.round(height)]),
    ).toEqual([
      [595, 842],
      [595, 842],
    ]);
    expect(document.getTitle()).toBe('Sunday <table> · Spring 1901 moves');
    // In shades of black at 300 dpi: nothing coloured is printed.
    expect(
      bytes
        .toString('latin1')
        .match(/\/Width 2480\n\/Height 350[78]\n\/BitsPerComponent 8\n\/ColorSpace \/DeviceGray/g),
    ).toHaveLength(2);
  });

  it('tells which characters of the title the paper has no letters for', async () => {
    const file = path('titled.jsonl');
    await panjeongInBytes(['game', 'new', file, '--title', '日曜']);
    const made = async (name: string) =>
      panjeongInBytes(['game', 'sheet', file, '--print', '--power', 'Italy', '-o', path(name)]);
    expect((await made('letters.pdf')).err).toContain('lack: 日 (U+65E5), 曜 (U+66DC).');
    expect((await made('letters.svg')).err).toBe('');
  });

  it('is a PNG of 300 dpi', async () => {
    await print(['--power', 'Italy', '-o', path('italy.png')]);
    expect((await readFile(path('italy.png'))).readUInt32BE(16)).toBe(2480);
  });

  it('has the name of the phase in that of its file, where that is asked', async () => {
    const { out } = await print(['--power', 'Italy', '-o', path('italy-{phase}.svg')]);
    expect(out).toBe(`Made ${path('italy-S1901M.svg')}\n`);
    await print(['-o', path('{phase}.svg')]);
    expect(texts(await readFile(path('S1901M-2.svg'), 'utf8'))).toContain('Spring 1901 moves');
  });

  it.each<[readonly string[], number, string]>([
    [['--print', '--format', 'svg'], 2, 'There are 2 pages, too many for standard output.'],
    [['--print', '--format', 'svg', '-o', '{folder}/season.jsonl'], 2, 'Expected one of .pdf, .svg, .png.'],
    [['--print', '-o', 'orders.doc'], 2, 'Expected one of .pdf, .svg, .png.'],
    [
      ['--print', '--power', 'Franse', '-o', 'x.pdf'],
      2,
      'No power is called “Franse”. One of these was expected: Austria, England, France, Germany, Italy, Russia, Turkey.',
    ],
    [
      ['--print', '--power', 'Foo', '-o', 'x.pdf', '--lang', 'ko'],
      2,
      '하나여야 해요: 오스트리아, 영국, 프랑스, 독일, 이탈리아, 러시아, 터키.',
    ],
    [[], 2, '--print'],
    [['--print', '-o', '{folder}/no/x.pdf'], 1, 'there is no such folder'],
  ])('refuses %j', async (args, status, message) => {
    const ran = await desk.run(
      'sheet',
      args.map((arg) => arg.replace('{folder}', desk.directory)),
    );
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.err).toContain(message);
  });

  it('of a phase of retreats has a line for each unit dislodged, and where it may go', async () => {
    await play('Austria\nA Vie-Gal\nA Bud-Rum\nRussia\nA War-Ukr\n');
    await play('Austria\nA Rum H\nRussia\nA Ukr-Rum\nF Sev S A Ukr-Rum\n');
    const told = await one('Austria');
    expect(told).toContain('Fall 1901 retreats');
    expect(told).toContain('Rumania (Rum)');
    expect(told.some((text) => text.startsWith('→ ') && text.includes('Bud'))).toBe(true);
    expect(told.filter((text) => text === '육군')).toHaveLength(1);
    expect(told).toContain('Units now 2 · A Gal, F Tri');
    expect(await one('Turkey')).toContain('nothing to order · 명령할 것 없음');
  });

  it('of winter has a line for each build and removal', async () => {
    await play('Austria\nA Rum-Bud\n');
    const { phase } = await desk.json<{ readonly phase: string }>('status');
    expect(phase).toBe('W1901A');
    const told = await one('Russia');
    expect(told.filter((text) => text === 'Build')).toHaveLength(1);
    expect(told).toContain('Where it may build 1 · War');
    expect(told).not.toContain('Remove');
  });
});

describe('a line of text on paper', () => {
  const NAME = 'Sunday table ';
  it.each([
    ['as it is where there is room', NAME.trim(), false, 6.4, false],
    ['smaller where there is not', NAME.repeat(6).trim(), true, 2, false],
    ['cut short where it would be a hairline', NAME.repeat(15).trim(), true, 2, true],
    ['cut short, of letters that the fonts do not have', '🎂'.repeat(200), false, 2, true],
  ])('is %s', (_, text, bold, least, isCut) => {
    const most = 108;
    const [, size = '', shown = ''] =
      /font-size="([\d.]+)"[^>]*>([^<]*)</.exec(textAt(0, 0, text, { size: 6.4, bold, most })) ?? [];
    expect(Number(size)).toBeGreaterThanOrEqual(least);
    expect(Number(size) * textWidth(shown, 1)).toBeLessThanOrEqual(most * 1.01);
    expect([shown === text, shown.endsWith('…')]).toEqual([!isCut, isCut]);
  });
});

describe('columns', () => {
  const heights = fc.array(fc.integer({ min: 5, max: 90 }), { maxLength: 30 });
  const rooms = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 90, max: 200 }));

  it('hold everything once and in order, and nothing beyond their end', () => {
    fc.assert(
      fc.property(heights, rooms, (high, [first, others]) => {
        const pages = columnPages(high, [first, others], 5);
        const placed = pages.flatMap((columns) => columns.flat());
        expect(placed.map(({ item }) => item)).toEqual(high.map((_, index) => index));
        for (const [page, columns] of pages.entries()) {
          for (const column of columns) {
            const ends = column.map(({ item, above }) => above + (high[item] ?? 0));
            for (const [index, { above }] of column.entries())
              expect(above).toBe(index === 0 ? 0 : (ends[index - 1] ?? 0) + 5);
            expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(page === 0 ? first : others);
          }
        }
      }),
    );
  });

  it('take what is higher than they are', () => {
    const pages = columnPages([300, 10], [50, 100], 5);
    expect(pages.map((columns) => columns.map((column) => column.map(({ item }) => item)))).toEqual([
      [[], []],
      [[0], [1]],
    ]);
  });
});

describe('a picture in a picture', () => {
  const svg = '<svg xmlns="n" width="50" height="20" viewBox="0 0 100 40" lang="ko"><rect width="1" x="2"/></svg>\n';

  it('is as wide as its room, or as high, in the middle', () => {
    expect(nested(svg, { x: 10, y: 5, width: 200, height: 100 })).toEqual({
      svg: '<svg xmlns="n" viewBox="0 0 100 40" lang="ko" x="10" y="5" width="200" height="80"><rect width="1" x="2"/></svg>',
      width: 200,
      height: 80,
    });
    expect(nested(svg, { x: 0, y: 0, width: 200, height: 40 })).toMatchObject({ width: 100, height: 40 });
    expect(nested(svg, { x: 0, y: 0, width: 200, height: 40 }).svg).toContain('x="50"');
  });

  it('says how large it is', () => {
    expect(() => nested('<svg width="3"/>', { x: 0, y: 0, width: 1, height: 1 })).toThrow('no viewBox');
  });
});
