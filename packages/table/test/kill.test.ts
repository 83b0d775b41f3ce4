import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchId } from '@panjeong/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMatchStore, UNFINISHED } from '../src/node/index.ts';
import { numbersIn, saidUntilKilled, startChild } from './child.ts';
import { entryOf, linesOf, weightOf } from './entries.ts';

const ROUNDS = 12;
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panjeong-kill-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const lastOf = (said: string, what: string): number => Math.max(-1, ...numbersIn(said, what));

describe('a process killed while it writes', () => {
  it('leaves files that open, with all it acknowledged and at most one addition more', async () => {
    let wholeBefore = -1;
    for (let round = 0; round < ROUNDS; round++) {
      const said = await saidUntilKilled(startChild(directory, 'append'), (round * 37) % 100);
      const acknowledged = lastOf(said, 'entry');
      expect(acknowledged).toBeGreaterThan(0);

      // As the killed process left it, before any store has tidied up.
      wholeBefore = Math.max(wholeBefore, lastOf(said, 'whole'));
      const lines = (await readFile(join(directory, 'whole'), 'utf8').catch(() => '-1\n')).split('\n');
      const whole = Number(lines[0] || Number.NaN);
      expect(whole).toBeGreaterThanOrEqual(wholeBefore);
      if (whole >= 0) expect([new Set(lines.slice(0, -1)).size, lines.length - 1]).toEqual([1, linesOf(whole)]);

      const store = await openMatchStore(directory);
      const reading = await store.load(matchId('killed'));
      if (reading.kind === 'unparsable') throw new Error(`round ${round}: ${reading.at}`);
      const { entries } = reading.value;
      expect([acknowledged, acknowledged + 2]).toContain(entries.length - 1);
      for (const [index, entry] of entries.entries()) {
        const added = index > 0 && index % 2 === 1;
        expect(entry).toEqual(entryOf(index, added ? weightOf(index) : 1));
      }
      expect((await readdir(directory)).filter((name) => name.startsWith(UNFINISHED))).toEqual([]);
    }
  });
});
