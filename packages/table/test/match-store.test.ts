import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchId } from '@panjeong/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAtomically, unfinishedFor } from '../src/node/atomic-write.ts';
import { headerOf, MatchChangedError, openMatchStore, UNFINISHED, writeAtomically } from '../src/node/index.ts';
import { thisProcess } from '../src/node/owner.ts';
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
    ['a header that never ends', (text) => text.replace('toy', 'x'.repeat(5000)), { at: '1: ' }],
    ['an entry that is none', (text) => text.replace('"release":"0.1.0"', '"release":1'), { at: '2: release' }],
  ])('before its first entry (%s) says where', async (_name, change, fault) => {
    const store = await created();
    await store.append(id, [entryOf(1)]);
    await writeFile(logFile(), change(await readFile(logFile(), 'utf8')));
    expect(await loaded()).toMatchObject({ kind: 'unparsable', ...fault });
    await expect((await openMatchStore(directory)).append(id, [entryOf(2)])).rejects.toThrow(MatchChangedError);
  });

  it.each<readonly [string, (lines: readonly string[]) => readonly string[], object, number]>([
    [
      'a broken line',
      ([a = '', b = '', c = '', d = '']) => [a, b, c.slice(1), d],
      { at: '3: ', found: expect.stringMatching(/^\{"seq":1,/) },
      2,
    ],
    ['a line of nothing', ([a = '', b = '', , d = '']) => [a, b, '\0'.repeat(99), d], { at: '3: ' }, 2],
    ['a missing line', ([a = '', b = '', , d = '']) => [a, b, d], { at: '3: seq', found: '2', expected: ['1'] }, 1],
    ['an entry twice', ([a = '', b = '', , d = '']) => [a, b, b, d], { at: '3: seq', found: '0', expected: ['1'] }, 2],
    ['an addition half bad', ([a = '', b = '', c = '']) => [a, b, c.replace(/\]$/, ',{}]')], { at: '3: seq' }, 1],
  ])(
    'and damaged (%s) opens up to there, says what is left out, and loses none of it',
    async (_, change, fault, lines) => {
      const store = await created();
      await store.append(id, [entryOf(1)]);
      await store.append(id, [entryOf(2)]);
      const whole = (await readFile(logFile(), 'utf8')).split('\n').slice(0, 3);
      const text = change((await readFile(logFile(), 'utf8')).split('\n'))
        .map((line) => `${line}\n`)
        .join('');
      await writeFile(logFile(), text);

      const again = await openMatchStore(directory);
      const reading = await again.load(id);
      if (reading.kind === 'unparsable') throw new Error(reading.at);
      expect(reading.value.entries).toEqual([entryOf(0)]);
      expect(reading.value.damage).toMatchObject({ fault: { kind: 'unparsable', ...fault }, lines });

      for (const writer of [again, store]) {
        await expect(writer.append(id, [entryOf(3)])).rejects.toThrow(MatchChangedError);
        expect(await readFile(logFile(), 'utf8')).toBe(text);
      }
      await again.append(id, [entryOf(1, 9)]);
      expect(await again.load(id)).toEqual({ kind: 'read', value: { header, entries: [entryOf(0), entryOf(1, 9)] } });
      const kept = (await readdir(directory)).filter((name) => name.startsWith('spring-1901.damaged-'));
      expect(kept).toHaveLength(1);
      const start = whole
        .slice(0, 2)
        .map((line) => `${line}\n`)
        .join('');
      expect(start + (await readFile(join(directory, kept[0] ?? ''), 'utf8'))).toBe(text);
    },
  );
});

describe('two who write at once', () => {
  const other = { secret: 'ee', nonces: [], key: 'ff' };
  const twoStores = async () => [await openMatchStore(directory), await openMatchStore(directory)] as const;

  it.each(['one store', 'two stores'])('make one match, with its own key (%s)', async (how) => {
    for (let round = 0; round < 20; round++) {
      const name = matchId(`m${round}`);
      const [one, two] = await twoStores();
      const [a, b] = await Promise.allSettled([
        one.create(name, { header, entries: [entryOf(0)] }, secret),
        (how === 'one store' ? one : two).create(name, { header, entries: [entryOf(0, 99)] }, other),
      ]);
      expect([a.status, b.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(a.status === 'rejected' ? a.reason : (b as PromiseRejectedResult).reason).toMatchObject({
        message: `there is a match ${name} already`,
      });
      const first = a.status === 'fulfilled';
      expect(await one.load(name)).toEqual({
        kind: 'read',
        value: { header, entries: [first ? entryOf(0) : entryOf(0, 99)] },
      });
      expect(await one.loadSecret(name)).toEqual(first ? secret : other);
    }
  });

  it.each(['one store', 'two stores'])('add one entry, and the other nothing (%s)', async (how) => {
    await created();
    for (let round = 1; round <= 20; round++) {
      const [one, two] = await twoStores();
      const [a, b] = await Promise.allSettled([
        one.append(id, [entryOf(round)]),
        (how === 'one store' ? one : two).append(id, [entryOf(round, 99)]),
      ]);
      expect([a.status, b.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(a.status === 'rejected' ? a.reason : (b as PromiseRejectedResult).reason).toBeInstanceOf(
        MatchChangedError,
      );
      const reading = await one.load(id);
      if (reading.kind === 'unparsable') throw new Error(reading.at);
      expect(reading.value.damage).toBeUndefined();
      expect(reading.value.entries).toHaveLength(round + 1);
      expect(reading.value.entries.at(-1)).toEqual(a.status === 'fulfilled' ? entryOf(round) : entryOf(round, 99));
    }
    expect(await readdir(directory)).toEqual(['spring-1901.jsonl', 'spring-1901.key']);
  });

  it('do not take each other for dead when one opens its store', async () => {
    const store = await openMatchStore(directory);
    const names = Array.from({ length: 30 }, (_, number) => matchId(`m${number}`));
    const opening = Array.from({ length: 30 }, () => openMatchStore(directory));
    await Promise.all([
      ...names.map((name) => store.create(name, { header, entries: [entryOf(0)] }, secret)),
      ...opening,
    ]);
    expect(await store.list()).toEqual([...names].sort());
  });
});

describe('what could not be read again', () => {
  const bad: readonly (readonly [string, object, RegExp])[] = [
    ['no release', { release: undefined }, /not JSON at \[0\]\.release/],
    ['a time that is no number', { at: Number.NaN }, /not JSON at \[0\]\.at/],
    ['a rollback without reason', { command: { kind: 'rollback', to: 0, reason: '' } }, /command\.reason/],
    ['a date in an event', { events: [{ kind: 'turned', on: new Date(0) }] }, /not JSON at \[0\]\.events\[0\]\.on/],
    ['an event without kind', { events: [{}] }, /events\[0\]\.kind/],
    ['more than an entry has', { mood: 'good' }, /no entry of a log/],
  ];

  it.each(bad)('is not stored (%s)', async (_, part, message) => {
    const store = await openMatchStore(directory);
    await expect(store.create(id, { header, entries: [{ ...entryOf(0), ...part }] }, secret)).rejects.toThrow(message);
    expect(await readdir(directory)).toEqual([]);
    await created();
    const before = await readFile(logFile());
    await expect(store.append(id, [{ ...entryOf(1), ...part }])).rejects.toThrow(TypeError);
    expect(await readFile(logFile())).toEqual(before);
    await store.append(id, [entryOf(1)]);
    expect(await loaded()).toBe(2);
  });

  it.each([
    ['entries from the middle', header, [entryOf(3)]],
    ['entries out of order', header, [entryOf(0), entryOf(2)]],
    ['another header', { ...header, version: 2 } as unknown as typeof header, [entryOf(0)]],
    ['a header too long to be found', { ...header, game: 'x'.repeat(5000) }, [entryOf(0)]],
  ])('makes no match (%s)', async (_, badHeader, entries) => {
    const store = await openMatchStore(directory);
    await expect(store.create(id, { header: badHeader, entries }, secret)).rejects.toThrow(TypeError);
    expect(await readdir(directory)).toEqual([]);
  });
});

describe('a list of matches', () => {
  it('has those that are named and headed as one, and loads them all', async () => {
    const store = await created();
    await store.create(matchId('autumn'), { header, entries: [] }, secret);
    const text = await readFile(logFile(), 'utf8');
    for (const name of ['my notes.jsonl', '.hidden.jsonl', '-x.jsonl', '.jsonl', 'notes.txt']) {
      await writeFile(join(directory, name), text);
    }
    await writeFile(join(directory, 'empty.jsonl'), '');
    await writeFile(join(directory, 'other.jsonl'), '{"format":"other"}\n');
    await writeFile(join(directory, 'headless.jsonl'), text.slice(text.indexOf('\n') + 1));
    await mkdir(join(directory, 'folder.jsonl'));
    await symlink(join(directory, 'nowhere'), join(directory, 'dangling.jsonl'));
    const ids = await store.list();
    expect(ids).toEqual(['autumn', 'spring-1901']);
    for (const listed of ids) expect(await store.load(listed)).toMatchObject({ kind: 'read' });
  });

  it('leaves a file alone that is no match, when a match is to have its name', async () => {
    const store = await openMatchStore(directory);
    await writeFile(logFile(), 'notes');
    await expect(store.create(id, { header, entries: [] }, secret)).rejects.toThrow('already');
    expect(await readFile(logFile(), 'utf8')).toBe('notes');
    expect(await readdir(directory)).toEqual(['spring-1901.jsonl']);
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

  it('that must be new replaces nothing', async () => {
    const path = join(directory, 'file');
    await createAtomically(path, 'one');
    await expect(createAtomically(path, 'two')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(path, 'utf8')).toBe('one');
    expect(await readdir(directory)).toEqual(['file']);
  });

  it('that was never finished is cleared away when the store is opened, and one at work is not', async () => {
    await created();
    const old = join(directory, `${UNFINISHED}spring-1901.jsonl-00`);
    await writeFile(old, 'half');
    await utimes(old, 1, 1);
    await writeFile(join(directory, `${UNFINISHED}spring-1901.jsonl-01`), 'half, a moment ago, by nobody knows whom');
    await writeFile(unfinishedFor(logFile()), 'half, by this process');
    // Of a process that had the id of this one before it.
    const [where, pid] = thisProcess().split('.');
    await writeFile(join(directory, `${UNFINISHED}file-${where}.${pid}.abcdef-02`), 'half');
    expect(await (await openMatchStore(directory)).list()).toEqual([id]);
    const left = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
    const byTheDead = process.platform === 'linux' ? [] : [`${UNFINISHED}file-${where}.${pid}.abcdef-02`];
    expect(left).toHaveLength(2 + byTheDead.length);
    expect(left).toEqual(expect.arrayContaining([`${UNFINISHED}spring-1901.jsonl-01`, ...byTheDead]));
  });
});
