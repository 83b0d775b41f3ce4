import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDesk, testDesk } from './game-desk.ts';

interface Log {
  readonly entries: readonly { readonly actor: { readonly seat?: string }; readonly undone: boolean }[];
}

let desk: TestDesk;
beforeEach(async () => {
  desk = await testDesk();
  await desk.json('new');
});
afterEach(() => desk.remove());

/** Runs `game-child.ts`, kills it a while after it first said something, and gives the last number it said. */
function lastSaidUntilKilled(delay: number, task: string, power = ''): Promise<number> {
  const child = spawn(process.execPath, [
    '--conditions=source',
    '--import',
    new URL('../../../packages/table/test/typescript-loader.mjs', import.meta.url).href,
    fileURLToPath(new URL('./game-child.ts', import.meta.url)),
    desk.file,
    task,
    power,
  ]);
  let said = '';
  let failed = '';
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), delay));
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    failed += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) => {
      const numbers = [...said.matchAll(/ (\d+)\n/g)].map(([, number]) => Number(number));
      if (signal === 'SIGKILL') resolve(numbers.at(-1) ?? 0);
      else reject(new Error(failed));
    });
  });
}

describe('a desk whose process is killed', () => {
  it('opens with all that was acknowledged, and goes on', async () => {
    for (let round = 0; round < 5; round++) {
      const acknowledged = await lastSaidUntilKilled((round * 37) % 150, 'season');
      expect(acknowledged).toBeGreaterThan(0);
      const { entries } = await desk.json<Log>('show', ['--log']);
      expect([acknowledged, acknowledged + 1]).toContain(entries.length);
      expect((await desk.run('status')).status).toBe(0);
    }
    await desk.json('orders', [], { input: 'Austria\nA Vie H\n' });
    expect(await readdir(desk.directory)).toEqual(['season.jsonl']);
  });
});

describe('two processes that hand in sheets at once', () => {
  it('lose none of them', async () => {
    const powers = ['AUSTRIA', 'ITALY'];
    const sent = await Promise.all(powers.map((power) => lastSaidUntilKilled(600, 'send', power)));
    const { entries } = await desk.json<Log>('show', ['--log']);
    for (const [index, power] of powers.entries()) {
      const acknowledged = sent[index] ?? 0;
      const stored = entries.filter(({ actor }) => actor.seat === power).length;
      expect(acknowledged).toBeGreaterThan(1);
      expect([acknowledged, acknowledged + 1]).toContain(stored);
    }
  });
});
