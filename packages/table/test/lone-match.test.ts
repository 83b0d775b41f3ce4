import { appendFile, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToyTypes } from '../../kernel/test/toy.ts';
import { changeMatch, createMatch, headerOf, readMatch, readMatchContent } from '../src/node/index.ts';
import { numbersIn, saidUntilKilled, startChild } from './child.ts';
import { entryOf, weightOf } from './entries.ts';

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panjeong-lone-'));
  path = join(directory, 'season.jsonl');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const header = { ...headerOf('toy', ''), settings: { title: '일요일 모임' } };
const create = () => createMatch<ToyTypes>(path, { header, entries: [entryOf(0)], additions: [0] });
const read = () => readMatch<ToyTypes>(path);
const add = (...seqs: readonly number[]) => changeMatch<ToyTypes>(path, () => seqs.map((seq) => entryOf(seq)));

describe('a match in one file', () => {
  it('is read as it was written, with what was added at one time', async () => {
    await create();
    await add(1, 2);
    await add(3);
    const entries = [0, 1, 2, 3].map((seq) => entryOf(seq));
    expect(await read()).toEqual({ kind: 'read', match: { header, entries, additions: [0, 1, 3] } });
    expect(await readdir(directory)).toEqual(['season.jsonl']);
  });

  it('is made with all its additions, as it was read', async () => {
    await create();
    await add(1, 2);
    await add(3);
    const content = await readFile(path);
    const reading = readMatchContent<ToyTypes>(content);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    await createMatch(join(directory, 'copy'), reading.match);
    expect((await readFile(join(directory, 'copy'))).equals(content)).toBe(true);
  });

  it.each(['a'.repeat(240), '가'.repeat(80), '🎲'.repeat(60)])('may have a name as long as %s', async (name) => {
    path = join(directory, name);
    await create();
    await add(1);
    expect([(await read()).kind, await readdir(directory)]).toEqual(['read', [name]]);
  });

  it('is not made where there is something', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(readMatch(join(directory, 'other'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stays as it was when a change fails, or makes nothing of it', async () => {
    await create();
    const before = await readFile(path);
    const failing = changeMatch<ToyTypes>(path, () => {
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    await expect(add(7)).rejects.toThrow(TypeError);
    await changeMatch<ToyTypes>(path, () => []);
    expect([await readFile(path), await readdir(directory)]).toEqual([before, ['season.jsonl']]);
  });

  it('keeps the link that leads to it, and its permissions', async () => {
    await create();
    const link = join(directory, 'link');
    await symlink(path, link);
    const { mode } = await stat(path);
    await changeMatch<ToyTypes>(link, () => [entryOf(1)]);
    expect(await read()).toMatchObject({ match: { additions: [0, 1] } });
    expect((await stat(path)).mode).toBe(mode);
  });

  it.each([
    ['nothing', '', '1: '],
    ['no match', '오스트리아\nA Vie-Tyr\n', '1: '],
    ['another format', '{"format":"chess","version":1}\n', '1: '],
    ['no first entry', `${JSON.stringify(header)}\nhello\n`, '2: '],
  ])('with %s in it cannot be read', async (_title, text, place) => {
    await writeFile(path, text);
    expect(await read()).toMatchObject({ kind: 'unparsable', at: place });
    expect((await add(1)).kind).toBe('unparsable');
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('of a newer program says so', async () => {
    await writeFile(path, `${JSON.stringify({ ...header, version: 3 })}\n`);
    expect(await read()).toEqual({ kind: 'newer', version: 3 });
  });

  it('damaged in a later line is read up to there, and not written to', async () => {
    await create();
    await add(1);
    await appendFile(path, '[{"seq":2}]\n[]\n');
    const before = await readFile(path);
    expect(await read()).toMatchObject({ kind: 'damaged', match: { additions: [0, 1] }, damage: { lines: 2 } });
    expect((await add(2)).kind).toBe('damaged');
    expect(await readFile(path)).toEqual(before);
  });

  it('cut off in its last line is whole up to there, and goes on', async () => {
    await create();
    await appendFile(path, '[{"seq":1,');
    await add(1);
    expect(await read()).toMatchObject({ kind: 'read', match: { additions: [0, 1] } });
  });
});

describe('processes that change one file', () => {
  it('killed at any point leave it whole, with all they acknowledged', async () => {
    await create();
    for (let round = 0; round < 8; round++) {
      const said = await saidUntilKilled(startChild(directory, 'lone'), (round * 29) % 90);
      const acknowledged = Math.max(0, ...numbersIn(said, 'entry'));
      const reading = await read();
      if (reading.kind !== 'read') throw new Error(`round ${round}: ${reading.kind}`);
      const last = reading.match.entries.length - 1;
      expect([acknowledged, acknowledged + 1]).toContain(last);
      for (const [seq, entry] of reading.match.entries.entries()) {
        expect(entry).toEqual(entryOf(seq, seq === 0 ? 1 : weightOf(seq)));
      }
    }
    await add((await lengthOf()) as number);
    expect(await readdir(directory)).toEqual(['season.jsonl']);
  });

  it('at once lose nothing of one another', async () => {
    await create();
    const children = [startChild(directory, 'lone'), startChild(directory, 'lone')];
    const saids = await Promise.all(children.map((child) => saidUntilKilled(child, 150)));
    const won = saids.map((said) => numbersIn(said, 'entry'));
    const all = won.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(await lengthOf()).toBeGreaterThan(Math.max(...all));
  });
});

async function lengthOf(): Promise<number> {
  const reading = await read();
  return reading.kind === 'read' ? reading.match.entries.length : -1;
}
