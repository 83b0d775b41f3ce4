import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { LOCALES, seededChance } from '@panjeong/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

const folder = mkdtempSync(join(tmpdir(), 'panjeong-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What two players who know nothing type: numbers, good ones and bad, and now and then a question. */
function script(seed: number, count: number, asides: readonly string[]): string {
  const chance = seededChance(seed);
  const lines: string[] = [];
  for (let at = 0; lines.length < count; at++) {
    lines.push(String(1 + chance.draw(2 * at, 9)));
    if (at % 97 === 0) lines.push(asides[chance.draw(2 * at + 1, asides.length)] ?? '');
  }
  return lines.join('\n');
}

const ASIDES = {
  ko: ['왜', '판', '장부', '막힌 것', '도움말', '카드 갑사', '되돌리기', '소식', '이게 뭐지'],
  en: ['why', 'board', 'ledger', 'blocked', 'help', 'card guardsman', 'undo', 'news', 'what is this'],
} as const;
const END = {
  ko: /^(?:[ab] 자리가 이겼다|무승부다)\. PLM-[VE]\d+$/m,
  en: /^(?:Seat [ab] wins|A draw)\. PLM-[VE]\d+$/m,
};

describe('a match in the terminal', () => {
  it.each(LOCALES)('goes to its end between two people (%s)', async (locale) => {
    const input = script(7, 9000, ASIDES[locale]);
    const args = ['play', 'plamer', '--seat', 'a=human', 'b=human', '--seed', '5', '--lang', locale];
    const { status, out, err } = await panjeong(args, { input });
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(END[locale]);
    expect(out).toContain(locale === 'ko' ? '--- b 자리의 차례예요 ---' : '--- seat b is asked ---');
    if (locale === 'en') expect(out).not.toMatch(/[가-힣]/);
  });

  it.each(LOCALES)('goes to its end against the greedy bot (%s)', async (locale) => {
    const input = script(8, 4000, ASIDES[locale]);
    const { status, out, err } = await panjeong(['play', 'plamer', '--seed', '6', '--lang', locale], { input });
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(END[locale]);
  });

  it('is drawn in columns that stay straight beside Hangul', async () => {
    const { out } = await panjeong(['play', 'plamer', '--seed', '1', '--lang', 'ko'], { input: '' });
    const top = out.split('\n').findIndex((line) => line.includes('0,2 [1]ㄹ'));
    const line = out.split('\n')[top] ?? '';
    expect(line).toBe(
      ' /0,2 [1]ㄹ   \\              /2,3         \\              /4,3         \\              /6,2 [1]ㄹ   \\',
    );
  });

  it('ends cleanly where the lines end, and says whether it was saved', async () => {
    const { status, out, err } = await panjeong(['play', 'plamer', '--seed', '1'], { input: '1\n' });
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/Left without saving\.\n$/);
  });

  it('shows no colour and moves no cursor in a pipe', async () => {
    const { out } = await panjeong(['play', 'plamer', '--seed', '1'], { input: '1\nboard\n' });
    expect(stripVTControlCharacters(out)).toBe(out);
  });

  it('takes words for choices, and says where it stopped reading', async () => {
    const input = ['lay nonsense 3', 'done', 'resign'].join('\n');
    const { out } = await panjeong(['play', 'plamer', '--seat', 'b=human', '--seed', '1'], { input });
    expect(out).toContain('"lay nonsense 3": not read from character 5 on');
    expect(out).toMatch(/^Seat [ab] wins\. PLM-E\d+$/m);
  });
});

describe('undo', () => {
  it('takes back own commands, down to a card drawn', async () => {
    const args = ['play', 'plamer', '--seat', 'a=human', 'b=human', '--seed', '5'];
    const { out } = await panjeong(args, { input: ['2', 'undo', 'undo', 'done', 'undo'].join('\n') });
    expect(out.match(/^Taken back\.$/gm)).toHaveLength(1);
    expect(out.match(/There is no command of yours to take back/g)).toHaveLength(2);
  });
});

describe('a match that is saved', () => {
  const file = join(folder, '한판.jsonl');
  const play = (...more: readonly string[]) => ['play', 'plamer', ...more];

  it('is a log as every match’s, with its key beside it for its owner alone', async () => {
    const args = play('--seat', 'a=human', 'b=human', '--seed', '5', '--save', file);
    const { status, out } = await panjeong(args, { input: script(3, 60, ['why']) });
    expect(status).toBe(0);
    expect(out).toContain(`Saved: ${file}`);
    const [header, first] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(header ?? '')).toMatchObject({ format: 'panjeong-match', game: 'plamer', version: 1 });
    expect(JSON.parse(first ?? '')).toMatchObject([{ seq: 0, command: { kind: 'setup' } }]);
    expect(statSync(join(folder, '한판.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(JSON.parse(readFileSync(join(folder, '한판.key'), 'utf8')).key);
  });

  it('is played on by the same players, and by bots that are seated instead, to its end', async () => {
    const first = await panjeong(play('--resume', file), { input: script(4, 100, ['why']) });
    expect(first.out).toContain(`Playing on: ${file}`);
    expect(first.out).toContain('--- seat b is asked ---');
    const second = await panjeong(play('--resume', file, '--seat', 'a=random', 'b=random'), { input: '' });
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(second.out).toMatch(END.en);
  });

  it('is replayed entry by entry, each seat seeing its own', async () => {
    const whole = await panjeong(['replay', file]);
    expect(whole.status).toBe(0);
    expect(whole.out).toContain('The Plamer');
    const at = await panjeong(['replay', file, '--at', '3', '--as', 'a']);
    expect(at.out).toContain('after entry 3');
    const nobody = await panjeong(['replay', file, '--as', 'c']);
    expect([nobody.status, nobody.err.split('\n')[0]]).toEqual([2, 'There is no seat "c". There are a, b.']);
    expect((await panjeong(['replay', file, '--at', '99999'])).status).toBe(2);
  });

  it('is not written over', async () => {
    const { status, err } = await panjeong(play('--save', file), { input: '' });
    expect(status).toBe(1);
    expect(err).toContain('already');
  });

  it.each([
    ['of another game', '"game":"plamer"', '"game":"chess"', 'a match of chess'],
    ['of a newer release', '"release":"0.1.0"', '"release":"9.0.0"', '9.0.0'],
    ['of a newer format', '"version":1', '"version":2', 'newer'],
  ])('is refused with the reason when it is %s', async (_what, from, to, told) => {
    const other = join(folder, 'other.jsonl');
    writeFileSync(other, readFileSync(file, 'utf8').replaceAll(from, to));
    writeFileSync(join(folder, 'other.key'), readFileSync(join(folder, '한판.key')));
    const { status, err } = await panjeong(play('--resume', other), { input: '' });
    expect(status).toBe(1);
    expect(err).toContain(told);
  });

  it('is refused without its own key', async () => {
    const other = join(folder, 'keyless.jsonl');
    writeFileSync(other, readFileSync(file));
    expect((await panjeong(play('--resume', other), { input: '' })).err).toContain('keyless.key');
    writeFileSync(join(folder, 'keyless.key'), '{"secret":"00","nonces":[],"key":"00"}');
    expect((await panjeong(play('--resume', other), { input: '' })).err).toContain('not the key of this match');
  });
});

describe('a command line for a match that makes no sense', () => {
  it.each([
    [['play', 'chess'], 'can be plamer'],
    [['play', 'plamer', '--seat', 'c=human'], '--seat was "c=human"'],
    [['play', 'plamer', '--seed', 'lucky'], '--seed was "lucky"'],
    [['play', 'plamer', '--faction', 'a=bgm', 'b=dgm'], '--faction was "a=bgm b=dgm"'],
    [['play', 'plamer', '--resume', 'x.jsonl', '--seed', '1'], 'means nothing with --resume'],
    [['playout', 'plamer', '--count', '0'], '--count was "0"'],
    [['playout', 'plamer', '--bots', 'random,clever'], '--bots was "random,clever"'],
    [['battle', '--batch', '--explain'], '--explain is for one battle'],
    [['cards', 'nobody'], 'there is no such card'],
  ])('%j ends with 2 and says why', async (args, told) => {
    const { status, err } = await panjeong(args);
    expect(err).toContain(told);
    expect(status).toBe(2);
  });
});
