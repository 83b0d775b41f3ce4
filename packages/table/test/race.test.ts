import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchId, matchId } from '@panjeong/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headerOf, LockedError, openMatchStore } from '../src/node/index.ts';
import { LOCK, withLock } from '../src/node/lock.ts';
import { thisProcess } from '../src/node/owner.ts';
import { numbersIn, saidUntilKilled, startChild } from './child.ts';
import { entryOf, weightOf } from './entries.ts';

const id = matchId('killed');
const secret = { secret: 'a', nonces: [], key: 'b' };
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panjeong-race-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function created() {
  const store = await openMatchStore(directory);
  await store.create(id, { header: headerOf('toy', 'c'), entries: [entryOf(0)] }, secret);
  return store;
}
async function entriesOf(name: MatchId) {
  const reading = await (await openMatchStore(directory)).load(name);
  if (reading.kind === 'unparsable') throw new Error(reading.at);
  expect(reading.value.damage).toBeUndefined();
  return reading.value.entries;
}
const locks = async () => (await readdir(directory)).filter((name) => name.startsWith(LOCK));

describe('processes that write to one match', () => {
  it('never both add the same entry, and lose none', async () => {
    await created();
    const names = ['one', 'two', 'three'];
    const ended = await Promise.all(names.map((name) => startChild(directory, 'race', name).ended));
    const winners = ended.flatMap(({ said }, index) =>
      numbersIn(said, 'won').map((seq) => [seq, names[index]] as const),
    );
    winners.sort(([a], [b]) => a - b);
    const entries = await entriesOf(id);
    expect(entries.slice(1).map(({ seq, release }) => [seq, release])).toEqual(winners);
    expect(entries).toHaveLength(61);
    expect(await locks()).toEqual([]);
  });

  it('go on when one of them is killed at any point', async () => {
    await created();
    for (let round = 0; round < 4; round++) {
      const [one, two] = [startChild(directory, 'race', 'one'), startChild(directory, 'race', 'two')];
      await Promise.all([one.started, two.started]);
      const saidByOne = await saidUntilKilled(one, round * 2);
      const { said, signal } = await two.ended;
      expect(signal).toBeNull();
      const releases = (await entriesOf(id)).map(({ release }) => release);
      for (const seq of numbersIn(saidByOne, 'won')) expect(releases[seq]).toBe('one');
      for (const seq of numbersIn(said, 'won')) expect(releases[seq]).toBe('two');
      expect(releases).toHaveLength(61);
      await rm(join(directory, 'killed.jsonl'));
      await created();
    }
  });

  it('make each match once, with its own key, whoever is killed', async () => {
    const made = new Map<number, string>();
    for (let round = 0; round < 4; round++) {
      const names = [`${round}a`, `${round}b`];
      const children = names.map((name) => startChild(directory, 'create', name));
      const said = await Promise.all(
        children.map((child, index) => saidUntilKilled(child, 40 + 33 * round + 7 * index)),
      );
      for (const [index, text] of said.entries()) {
        for (const number of numbersIn(text, 'made')) {
          expect(made.has(number)).toBe(false);
          made.set(number, names[index] ?? '');
        }
      }
      const store = await openMatchStore(directory);
      const listed = await store.list();
      expect(listed).toEqual(expect.arrayContaining([...made.keys()].map((number) => `m${number}`)));
      for (const name of listed) {
        const number = Number(name.slice(1));
        const reading = await store.load(name);
        if (reading.kind === 'unparsable') throw new Error(reading.at);
        const { key } = await store.loadSecret(name);
        expect(reading.value).toEqual({ header: headerOf('toy', key), entries: [entryOf(0, weightOf(number))] });
        expect(made.get(number) ?? key).toBe(key);
        // Made, and killed before it could say so.
        made.set(number, key);
      }
      expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([]);
    }
  });
});

describe('the lock of a match', () => {
  it('is waited for as long as its holder lives, and taken over when it is killed', async () => {
    const store = await created();
    const holder = startChild(directory, 'hold');
    await holder.started;
    const before = await readFile(join(directory, 'killed.jsonl'));
    await openMatchStore(directory);
    await expect(withLock(join(directory, '.lock-killed'), () => Promise.resolve(), 50)).rejects.toThrow(LockedError);
    let done = false;
    const appending = store.append(id, [entryOf(1)]).then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(done).toBe(false);
    expect(await readFile(join(directory, 'killed.jsonl'))).toEqual(before);
    holder.process.kill('SIGKILL');
    await appending;
    expect(await entriesOf(id)).toHaveLength(2);
    expect((await readdir(directory)).sort()).toEqual(['killed.jsonl', 'killed.key']);
  });

  it('is cleared away with its holder when a store is opened', async () => {
    const holder = startChild(directory, 'hold');
    await saidUntilKilled(holder, 0);
    expect(await locks()).toEqual(['.lock-killed']);
    await openMatchStore(directory);
    expect(await locks()).toEqual([]);
  });

  it('is had by one at a time, also of those who find the same stale one', async () => {
    const path = join(directory, `${LOCK}x`);
    const [where] = thisProcess().split('.');
    for (let round = 0; round < 20; round++) {
      // No process has this id: Linux gives out none so great, nor does any other system.
      await writeFile(path, `${where}.4294967295.0-${round}`);
      let inside = 0;
      let turns = 0;
      const enter = () =>
        withLock(path, async () => {
          inside++;
          expect(inside).toBe(1);
          await new Promise((resolve) => setTimeout(resolve, 1));
          turns++;
          inside--;
        });
      await Promise.all([enter(), enter(), enter(), enter(), enter()]);
      expect(turns).toBe(5);
      expect(await readdir(directory)).toEqual([]);
    }
  });

  it('is given back when what was done under it fails', async () => {
    const path = join(directory, `${LOCK}x`);
    await expect(withLock(path, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await readdir(directory)).toEqual([]);
  });
});
