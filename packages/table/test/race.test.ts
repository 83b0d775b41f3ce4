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
  async function racing(names: readonly string[]) {
    const children = names.map((name) => startChild(directory, 'race', name));
    await Promise.all(children.map(({ started }) => started));
    for (const { input } of children) input.write('go\n');
    return children;
  }

  it('never both add the same entry, and lose none', async () => {
    await created();
    const names = ['one', 'two', 'three'];
    const children = await racing(names);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const { input } of children) input.end();
    const ended = await Promise.all(children.map((child) => child.ended));
    const winners = ended.flatMap(({ said }, index) =>
      numbersIn(said, 'won').map((seq) => [seq, names[index]] as const),
    );
    winners.sort(([a], [b]) => a - b);
    expect(new Set(winners.map(([, name]) => name))).toEqual(new Set(names));
    const entries = await entriesOf(id);
    expect(entries.slice(1).map(({ seq, release }) => [seq, release])).toEqual(winners);
    expect(await locks()).toEqual([]);
  });

  it.each([0, 15, 40, 90])('go on when one of them is killed (after %i ms)', async (delay) => {
    await created();
    const [one, two] = await racing(['one', 'two']);
    if (one === undefined || two === undefined) throw new Error('two are racing');
    const saidByOne = await saidUntilKilled(one, delay);
    two.input.end();
    const { said, signal } = await two.ended;
    expect(signal).toBeNull();
    const releases = (await entriesOf(id)).map(({ release }) => release);
    const [ofOne, ofTwo] = [numbersIn(saidByOne, 'won'), numbersIn(said, 'won')];
    for (const seq of ofOne) expect(releases[seq]).toBe('one');
    for (const seq of ofTwo) expect(releases[seq]).toBe('two');
    // The first entry, and the one more at most that was added and not acknowledged.
    expect([1, 2]).toContain(releases.length - ofOne.length - ofTwo.length);
    expect(await locks()).toEqual([]);
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
