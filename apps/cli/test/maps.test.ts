import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDesk, testDesk } from './game-desk.ts';
import { panjeong } from './terminal-double.ts';

const SHEET = `Spring 501
Baekje: A Ung-Han
Silla
A Sab-Han
F Geu S A Sab-Han
`;
const 명령서 = `501년 봄
백제
육군, 웅진-한강
신라
육군, 사벌-한강
해군, 서라벌, 지원, 사벌-한강
`;

let directory: string;
let desk: TestDesk;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panjeong-maps-'));
  desk = await testDesk();
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
  await desk.remove();
});

async function sheetFile(text: string): Promise<string> {
  const file = join(directory, 'sheet.txt');
  await writeFile(file, text);
  return file;
}

describe('another map than the standard one', () => {
  it.each([
    ['en', SHEET, 'Spring 501 moves', 'A Sab-Han          succeeds  DIP-M1'],
    ['ko', 명령서, '501년 봄 이동', '육군, 사벌(Sab)-한성(Han)'],
  ])('adjudicates a sheet (%s)', async (lang, text, phase, line) => {
    const { status, out } = await panjeong(['adjudicate', '--map', 'lesson', '--lang', lang], { input: text });
    expect(status).toBe(0);
    expect(out).toContain(phase);
    expect(out).toContain(line);
  });

  it('says why, by the year of the map too', async () => {
    const file = await sheetFile(SHEET);
    for (const asked of ['A Ung-Han', 'Spring 501 moves: Ung', 'S501M Ung']) {
      const { status, out } = await panjeong(['why', file, asked, '--map', 'lesson']);
      expect([asked, status]).toEqual([asked, 0]);
      expect(out).toContain('Strength 1 did not beat the Silla army in Sabeol');
    }
  });

  it('is what one asks about, and what a scenario is kept of', async () => {
    const file = join(directory, 'kept.yaml');
    const input = `Silla\nA Sab-Han\nsave ${file}\n`;
    const { status } = await panjeong(['ask', '--map', 'lesson'], { input });
    expect(status).toBe(0);
    expect(await readFile(file, 'utf8')).toMatch(/start:\n {2}map: lesson\n/);
    expect((await panjeong(['scenario', 'run', file])).out).toContain('1 passed, 0 failed');
  });

  it('is named in a scenario made of a sheet, and the standard one in none', async () => {
    const file = join(directory, 'new.yaml');
    await panjeong(['scenario', 'new', await sheetFile(SHEET), '-o', file, '--map', 'lesson', '--id', 'new/lesson']);
    expect(await readFile(file, 'utf8')).toContain('map: lesson');
    expect((await panjeong(['scenario', 'run', file])).out).toContain('1 passed, 0 failed');
    const standard = await panjeong(['scenario', 'new', '-'], { input: 'Austria: A Vie-Gal\n' });
    expect(standard.out).not.toContain('map:');
  });

  it('says itself how many centres win', async () => {
    const won = async (...more: string[]) => (await panjeong(['rules', 'DIP-W1', ...more])).out;
    expect(await won()).toContain('victoryCentres = 18');
    expect(await won('--map', 'lesson')).toContain('victoryCentres = 5');
  });

  it('takes lines of a batch', async () => {
    const lines = ['{"id":1,"phase":"F501M","units":{"SILLA":["A SAB"]},"orders":{"SILLA":["A SAB - HAN"]}}'];
    const { out } = await panjeong(['adjudicate', '--batch', '--map', 'lesson'], { input: `${lines.join('\n')}\n` });
    expect(JSON.parse(out)).toMatchObject({ id: 1, units: ['SILLA A HAN'] });
  });

  it('is played from game new to the victory of whoever has five centres', async () => {
    await desk.json('new', ['--map', 'lesson', '--title', '삼국']);
    const play = async (sheet: string): Promise<string> => {
      await desk.run('orders', ['-'], { input: sheet });
      return (await desk.run('process')).out;
    };
    expect(await play('Spring 501\nSilla: A Sab-Han / F Geu-Gya\n')).toContain('Spring 501 moves');
    await play('신라\n육군 한성 대기\n해군 가야 대기\n');
    expect(await play('Silla\nBuild A Sab\nBuild F Geu\n')).toContain('Winter 501');
    await play('Silla\nF Gya-SOU\nA Sab-Gya\n');
    const end = await play('Silla\nF SOU-Tam\nA Gya H\nA Han H\n');
    expect(end).toContain('Silla won.');
    const status = await desk.json<Record<string, unknown>>('status');
    expect(JSON.stringify(status)).toContain('SILLA');
  });

  it('goes out and comes in again in every format', async () => {
    await desk.json('new', ['--map', 'lesson']);
    await desk.run('orders', ['-'], { input: SHEET });
    await desk.run('process');
    for (const format of ['season', 'jdip', 'diplomacy']) {
      const [out, back] = [join(directory, `${format}.out`), join(directory, `${format}.jsonl`)];
      const written = await desk.run('export', ['--as', format, '-o', out]);
      expect([format, written.status, written.err]).toEqual([format, 0, '']);
      const read = await panjeong(['game', 'import', out, back]);
      expect([format, read.status]).toEqual([format, 0]);
      const { out: shown } = await panjeong(['game', 'status', back]);
      expect(shown).toContain('Fall 501 moves');
    }
  });
});
