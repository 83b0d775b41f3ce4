import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LineCutter, MAX_LINE_BYTES } from '../src/batch/line-chunks.ts';
import { OutputPipe } from '../src/batch/output-pipe.ts';
import { panjeong } from './terminal-double.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const line = (id: number): string =>
  JSON.stringify({
    id,
    phase: 'S1901M',
    units: { AUSTRIA: ['A VIE'], ITALY: ['A VEN'] },
    orders: { AUSTRIA: ['A VIE - TYR'], ITALY: ['A VEN - TYR'] },
  });
const answer = (id: number): string =>
  `{"id":${id},"units":["AUSTRIA A VIE","ITALY A VEN"],"dislodged":[],"orders":[` +
  '{"power":"AUSTRIA","order":"A VIE - TYR","verdict":"bounced","rule":"DIP-M2"},' +
  '{"power":"ITALY","order":"A VEN - TYR","verdict":"bounced","rule":"DIP-M2"}]}';
const lines = (count: number): string => Array.from({ length: count }, (_, id) => `${line(id)}\n`).join('');

describe('cutting a stream into lines', () => {
  /** All chunks of a text that comes in parts of some sizes. */
  function chunks(text: string, sizes: readonly number[], chunk: number, eager: boolean) {
    const cutter = new LineCutter(chunk);
    const bytes = encode(text);
    const out = [];
    for (let from = 0, part = 0; from < bytes.length; part++) {
      const size = sizes[part % sizes.length] ?? 1;
      cutter.push(bytes.subarray(from, from + size));
      from += size;
      for (let cut = cutter.take(eager); cut !== undefined; cut = cutter.take(eager)) out.push(cut);
    }
    cutter.end();
    for (let cut = cutter.take(true); cut !== undefined; cut = cutter.take(true)) out.push(cut);
    return out;
  }

  it('loses nothing, cuts nothing in two, and numbers the lines', () => {
    const text = fc.array(fc.stringMatching(/^[a-z가]{0,30}$/), { maxLength: 40 }).map((all) => all.join('\n'));
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(text, sizes, fc.integer({ min: 1, max: 200 }), fc.boolean(), (whole, parts, chunk, eager) => {
        const cut = chunks(whole, parts, chunk, eager);
        expect(cut.map(({ bytes }) => decode(bytes)).join('')).toBe(whole);
        let next = 1;
        for (const { firstLine, lines: count, bytes } of cut) {
          expect(firstLine).toBe(next);
          const written = decode(bytes);
          expect(written.split('\n').length - (written.endsWith('\n') ? 1 : 0)).toBe(count);
          next += count;
        }
      }),
    );
  });

  it('keeps no more than the beginning of a line that is too long, and goes on behind it', () => {
    const long = 'x'.repeat(2 * MAX_LINE_BYTES);
    const cut = chunks(`a\n${long}\nb\n`, [65_536], 4, false);
    expect(cut.map(({ firstLine, tooLong, lines: count }) => [firstLine, tooLong, count])).toEqual([
      [1, false, 1],
      [2, true, 1],
      [3, false, 1],
    ]);
    expect(cut[1]?.bytes.length).toBeLessThan(1000);
    expect(chunks(`a\n${long}`, [65_536], 4, false).map(({ tooLong }) => tooLong)).toEqual([false, true]);
  });
});

describe('an output', () => {
  it('whose reader goes away takes no more, and that is no error', async () => {
    let told = 0;
    const gone = new Writable({
      write: (_part, _encoding, done) => {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const pipe = new OutputPipe(gone, () => told++);
    expect(await pipe.write(encode('x'))).toBe(false);
    expect(await pipe.write(encode('y'))).toBe(false);
    expect([pipe.isBroken, pipe.error, told]).toEqual([true, undefined, 1]);
  });

  it('that cannot be written for another reason fails', async () => {
    const full = new Writable({
      write: (_part, _encoding, done) => {
        done(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
      },
    });
    const pipe = new OutputPipe(full, () => undefined);
    await expect(pipe.write(encode('x'))).rejects.toThrow('no space');
  });
});

describe('a batch', () => {
  it('answers every line in order and goes on behind one that cannot be read, which the status tells', async () => {
    const input = `\uFEFF${line(1)}\r\n\n{"id":"bad","phase":"S1901M","units":{"ITALY":["A XYZ"]}}\nnot json\n${line(2)}`;
    const { status, out } = await panjeong(['adjudicate', '--batch', '--rules', 'datc-3'], { input });
    const [first, bad, worse, last, ...rest] = out.trimEnd().split('\n');
    expect([first, last, rest]).toEqual([answer(1), answer(2), []]);
    expect(JSON.parse(bad ?? '')).toEqual({
      id: 'bad',
      error: { at: '3:units.ITALY[0]', message: 'A XYZ: there is no such province on this map.' },
    });
    expect(JSON.parse(worse ?? '')).toMatchObject({ id: null, error: { at: '4:2' } });
    expect(status).toBe(1);
  });

  it('ends with 0 when all lines could be read, blank ones aside', async () => {
    const { status, out, err } = await panjeong(['adjudicate', '--batch'], { input: `${line(1)}\n\n  \n` });
    expect([status, out, err]).toEqual([0, `${answer(1)}\n`, '']);
  });

  it('speaks the language asked for', async () => {
    const input = '{"id":1,"units":{"ITALY":["A ION"]}}\n';
    const { out } = await panjeong(['adjudicate', '--batch', '--lang', 'ko'], { input });
    expect(out).toContain('육군은 바다에 있을 수 없어요.');
  });
});

describe('the built command', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));

  beforeAll(async () => {
    const built = spawn(`${root}node_modules/.bin/tsc`, ['-b'], { cwd: root, stdio: 'ignore' });
    expect(await once(built, 'exit')).toEqual([0, null]);
  });

  const start = (...args: readonly string[]) =>
    spawn(process.execPath, [`${root}apps/cli/bin/panjeong.js`, 'adjudicate', '--batch', ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });

  it('answers more than one chunk on threads, in order', async () => {
    const count = 8000;
    const batch = start();
    batch.stdin.end(lines(count));
    const parts: Buffer[] = [];
    batch.stdout.on('data', (part: Buffer) => parts.push(part));
    const [status] = (await once(batch, 'close')) as [number];
    const answers = Buffer.concat(parts).toString('utf8').trimEnd().split('\n');
    expect(status).toBe(0);
    expect(answers).toHaveLength(count);
    answers.forEach((text, id) => {
      expect(text).toBe(answer(id));
    });
  });

  it('answers a line before the next one comes', async () => {
    const batch = start();
    for (const id of [1, 2, 3]) {
      batch.stdin.write(`${line(id)}\n`);
      const [told] = (await once(batch.stdout, 'data')) as [Buffer];
      expect(told.toString('utf8')).toBe(`${answer(id)}\n`);
    }
    batch.stdin.end();
    expect(await once(batch, 'close')).toEqual([0, null]);
  });

  it('ends quietly when its reader goes away', async () => {
    const batch = start();
    batch.stdin.on('error', () => undefined);
    batch.stdin.write(lines(40_000));
    await once(batch.stdout, 'data');
    batch.stdout.destroy();
    const errors: Buffer[] = [];
    batch.stderr.on('data', (part: Buffer) => errors.push(part));
    const [status] = (await once(batch, 'exit')) as [number];
    expect(Buffer.concat(errors).toString('utf8')).toBe('');
    expect(status).toBe(0);
  });
});
