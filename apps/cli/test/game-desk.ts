import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Given, panjeong, type Ran } from './terminal-double.ts';

/** Sunday 29 November 2026, nine in the evening in Seoul. */
export const SUNDAY = Date.UTC(2026, 10, 29, 12);
export const HOUR = 60 * 60_000;
export const WEEK = 7 * 24 * HOUR;

/** A desk of its own for a test: a match's file in a new directory, and a clock. */
export interface TestDesk {
  readonly directory: string;
  readonly file: string;
  now: number;
  /** Runs `game <name> <file> ...`. */
  run(name: string, args?: readonly string[], given?: Given): Promise<Ran>;
  /** The same, which must go well, in JSON. */
  json<Answer>(name: string, args?: readonly string[], given?: Given): Promise<Answer>;
  remove(): Promise<void>;
}

export async function testDesk(): Promise<TestDesk> {
  const directory = await mkdtemp(join(tmpdir(), 'panjeong-game-'));
  const file = join(directory, 'season.jsonl');
  const desk: TestDesk = {
    directory,
    file,
    now: SUNDAY,
    run: (name, args = [], given = {}) => panjeong(['game', name, file, ...args], { now: desk.now, ...given }),
    async json<Answer>(name: string, args: readonly string[] = [], given: Given = {}): Promise<Answer> {
      const { status, out, err } = await desk.run(name, [...args, '--format', 'json'], given);
      expect([status, err]).toEqual([0, '']);
      return JSON.parse(out) as Answer;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
  return desk;
}
