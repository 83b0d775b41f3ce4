import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchId } from '@panjeong/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headerOf, MatchChangedError, openMatchStore, UNFINISHED, writeAtomically } from '../src/node/index.ts';
import { entryOf } from './entries.ts';

const id = matchId('spring-1901');
const secret = { secret: 'aa', nonces: ['bb'], key: 'cc' };
const header = headerOf('toy', 'dd');
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panjeong-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const logFile = () => join(directory, 'spring-1901.jsonl');
async function created(entries = [entryOf(0)]) {
  const store = await openMatchStore(directory);
  await store.create(id, { header, entries }, secret);
  return store;
}
async function loaded() {
  const reading = await (await openMatchStore(directory)).load(id);
  return reading.kind === 'read' ? reading.value.entries.length : reading;
}

describe('a match store', () => {
  it('gives back what was stored, also to another process', async () => {
    const store = await created();
    await store.append(id, [entryOf(1), entryOf(2, 5000)]);
    await store.append(id, [entryOf(3)]);
    await store.append(id, []);
    const again = await openMatchStore(directory);
    expect(await again.list()).toEqual([id]);
    expect(await again.load(id)).toEqual({
      kind: 'read',
      value: { header, entries: [entryOf(0), entryOf(1), entryOf(2, 5000), entryOf(3)] },
    });
    expect(await again.loadSecret(id)).toEqual(secret);
  });

  it('keeps the key out of the log, in a file for its owner alone', async () => {
    await created();
    expect(await readFile(logFile(), 'utf8')).not.toMatch(/"(secret|nonces|key)"/);
    expect((await stat(join(directory, 'spring-1901.key'))).mode & 0o777).toBe(0o600);
  });

  it('goes on with a match that it never loaded', async () => {
    await created();
    await (await openMatchStore(directory)).append(id, [entryOf(1)]);
    expect(await loaded()).toBe(2);
  });

  it('makes no match twice, and has none that was not made', async () => {
    const store = await created();
    await expect(store.create(id, { header, entries: [] }, secret)).rejects.toThrow('already');
    const missing = matchId('missing');
    await expect(store.load(missing)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(store.append(missing, [entryOf(0)])).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(directory)).toHaveLength(2);
  });

  it.each(['', '../up', 'a/b', '.hidden', '-x', 'a'.repeat(65), 'a\0'])('takes no id such as "%s"', async (name) => {
    const store = await openMatchStore(directory);
    await expect(store.create(matchId(name), { header, entries: [] }, secret)).rejects.toThrow(RangeError);
    expect(await readdir(directory)).toEqual([]);
  });

  it('adds nothing to a match that has changed since', async () => {
    const store = await created();
    const other = await openMatchStore(directory);
    await expect(store.append(id, [entryOf(2)])).rejects.toThrow(MatchChangedError);
    await expect(store.append(id, [entryOf(1), entryOf(3)])).rejects.toThrow(MatchChangedError);
    await other.append(id, [entryOf(1)]);
    await expect(store.append(id, [entryOf(1)])).rejects.toThrow(MatchChangedError);
    expect(await loaded()).toBe(2);
    await store.append(id, [entryOf(2)]);
    expect(await loaded()).toBe(3);
  });
});

describe('a file cut off', () => {
  it('at any byte opens with all that was whole, and can be gone on with', async () => {
    const store = await created();
    await store.append(id, [entryOf(1), entryOf(2, 6)]);
    const before = (await stat(logFile())).size;
    await store.append(id, [entryOf(3, 6), entryOf(4)]);
    const content = await readFile(logFile());
    for (let length = before; length < content.length; length++) {
      await writeFile(logFile(), content.subarray(0, length));
      expect(await loaded()).toBe(3);
      const again = await openMatchStore(directory);
      await again.append(id, [entryOf(3)]);
      expect(await loaded()).toBe(4);
    }
  });

  it.each<readonly [string, (text: string) => string, object]>([
    ['an empty file', () => '', { at: '1: ' }],
    ['another format', (text) => text.replace('panjeong-match', 'else'), { at: '1: ' }],
    ['a later version', (text) => text.replace('"version":1', '"version":2'), { at: '1: ' }],
    ['a broken line', (text) => text.replace('[{"seq":1', '[{"seq"'), { at: '3: ', expected: ['a list of entries'] }],
    ['a missing line', (text) => text.replace(/\n.*"seq":1.*\n/, '\n'), { at: '3: seq', found: '2', expected: ['1'] }],
    ['an entry that is none', (text) => text.replace('"release":"0.1.0"', '"release":1'), { at: '2: release' }],
  ])('elsewhere than at its end (%s) says where', async (_name, change, fault) => {
    const store = await created();
    await store.append(id, [entryOf(1)]);
    await store.append(id, [entryOf(2)]);
    await writeFile(logFile(), change(await readFile(logFile(), 'utf8')));
    expect(await loaded()).toMatchObject({ kind: 'unparsable', ...fault });
    await expect((await openMatchStore(directory)).append(id, [entryOf(3)])).rejects.toThrow(MatchChangedError);
  });
});

describe('writing a whole file', () => {
  it('replaces what was there, and leaves nothing else', async () => {
    const path = join(directory, 'file');
    await writeAtomically(path, 'one');
    await writeAtomically(path, '둘');
    expect(await readFile(path, 'utf8')).toBe('둘');
    expect(await readdir(directory)).toEqual(['file']);
  });

  it('that fails leaves what was there', async () => {
    const path = join(directory, 'file');
    await writeAtomically(path, 'one');
    await expect(writeAtomically(join(path, 'inside'), 'two')).rejects.toMatchObject({ code: 'ENOTDIR' });
    // A directory cannot be replaced by a file: the write succeeds, the rename does not.
    await expect(writeAtomically(directory, 'two')).rejects.toThrow();
    expect(await readdir(directory)).toEqual(['file']);
    expect(await readFile(path, 'utf8')).toBe('one');
  });

  it('that was never finished is cleared away when the store is opened', async () => {
    await created();
    await writeFile(join(directory, `${UNFINISHED}spring-1901.jsonl-00`), 'half');
    expect(await (await openMatchStore(directory)).list()).toEqual([id]);
    expect(await readdir(directory)).toEqual(['spring-1901.jsonl', 'spring-1901.key']);
  });
});
