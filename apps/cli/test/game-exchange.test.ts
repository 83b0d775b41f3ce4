import { execFileSync } from 'node:child_process';
import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SUNDAY, type TestDesk, testDesk } from './game-desk.ts';
import { panjeong } from './terminal-double.ts';

let desk: TestDesk;
let other: string;
beforeEach(async () => {
  desk = await testDesk();
  other = join(desk.directory, 'other.jsonl');
});
afterEach(() => desk.remove());

interface Imported {
  readonly format: string;
  readonly phase: string;
  readonly leftOut: number;
  readonly remarks: readonly { readonly code: string }[];
}
interface Season {
  readonly phases: { position: { phase: string } }[];
  readonly current: object;
}

const give = (input: string) => desk.json('orders', [], { input });
const game = (...args: readonly string[]) => panjeong(['game', ...args], { now: SUNDAY });
async function imported(source: string, ...args: readonly string[]): Promise<Imported> {
  const { status, out, err } = await game('import', source, other, ...args, '--format', 'json');
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out) as Imported;
}
const positionIn = async (file: string): Promise<object> => {
  const { out } = await game('show', file, '--orders', '--format', 'json');
  const { position, orders } = JSON.parse(out) as { readonly position: object; readonly orders: object };
  return { position, orders };
};

/** A year with a battle, a retreat, an amendment, a power that left, builds, and orders on the table. */
async function playYear(): Promise<void> {
  await desk.json('new', ['--title', '일요일 모임', '--set', 'victoryCentres=15']);
  await desk.json('amend', ['unit', 'Austria A Tyr', '--reason', 'a handicap']);
  await give('Austria\nA Tyr - Ven\nF Tri S A Tyr - Ven\n\nItaly\nA Ven H\nA Ven, if dislodged: Tus, else Rom');
  await desk.json('process');
  await give('Italy\nA Ven - Tus');
  await desk.json('process');
  await desk.json('amend', ['disorder', 'Turkey', '--reason', 'left']);
  await give('Austria\nA Vie - Tyr\nA Bud - Ser\nBuilds: A Vie');
  await desk.json('process');
  await desk.json('process');
  await give('Austria\nA Vie - Gal\n\nFrance\nA Par - Bur');
}

describe('a match that is exported', () => {
  it('as it is becomes the same match again', async () => {
    await playYear();
    const { out } = await desk.run('export');
    expect(out).toBe(await readFile(desk.file, 'utf8'));
    const copy = join(desk.directory, 'copy.json');
    await game('export', desk.file, '-o', copy);
    expect(await imported(copy)).toMatchObject({ format: 'panjeong-match', phase: 'S1902M' });
    expect((await readFile(other)).equals(await readFile(desk.file))).toBe(true);
    expect((await game('undo', other)).out).toMatch(/France: sheet.*\n +Austria: sheet/);
  });

  it('takes the title, the schedule and the zone it is given, and keeps the others', async () => {
    await desk.json('new', ['--title', 'old', '--deadline', 'every 48h UTC']);
    const told = async (...args: readonly string[]): Promise<string> => {
      const file = join(desk.directory, `copy${args.length}${args[1] ?? ''}`.replace('/', ''));
      expect((await game('import', desk.file, file, ...args)).status).toBe(0);
      return (await game('status', file)).out.split('\n').slice(0, 2).join(' ');
    };
    expect(await told()).toMatch(/^old .* 2026-12-01 \(Tue\) 12:00 UTC/);
    expect(await told('--title', 'new')).toMatch(/^new .* 2026-12-01 \(Tue\) 12:00 UTC/);
    expect(await told('--zone', 'Asia/Seoul')).toMatch(/^old .* 2026-12-01 \(Tue\) 21:00 Asia\/Seoul/);
    expect(await told('--deadline', 'none')).toMatch(/^old .* Deadline: none/);
    expect((await game('import', desk.file, other, '--zone', 'Mars')).status).toBe(2);
  });

  it.each([
    ['season', 'panjeong-season'],
    ['jdip', 'jdip'],
    ['diplomacy', 'diplomacy-package'],
  ])('as %s has all phases, and goes on from the same position', async (as, format) => {
    await playYear();
    const file = join(desk.directory, `season.${as}`);
    expect((await game('export', desk.file, '--as', as, '-o', file)).status).toBe(0);
    expect(await imported(file, '--title', '다시')).toMatchObject({ format, phase: 'S1902M', leftOut: 0 });
    expect(await positionIn(other)).toEqual(await positionIn(desk.file));
    const [mine, theirs] = await Promise.all(
      [desk.file, other].map(async (one) => (await game('show', one, 'F1901M')).out.split('Processed ')[0]),
    );
    expect(theirs?.split('Also')[0]).toBe(mine?.split('Also')[0]);
    // The next deadline is not as many weeks off as there were phases.
    const { out } = await game('status', other);
    expect(out).toContain('Deadline: 2026-11-30 (Mon) 00:00 Asia/Seoul (in 3 hours)');
    expect(out).toContain('다시');
  });

  it('says which orders a season cannot hold', async () => {
    await desk.json('new');
    await give('Austria\nA Vie H\nBuilds: A Vie');
    const { out, err } = await desk.run('export', ['--as', 'season']);
    expect(JSON.parse(out)).toMatchObject({ drafts: { AUSTRIA: [expect.stringContaining('VIE')] } });
    expect(err).toBe('Orders written in advance for later phases are not in it: Austria.\n');
  });

  it('is not written over', async () => {
    await desk.json('new');
    const before = await readFile(desk.file);
    expect((await desk.run('export', ['--as', 'jdip', '-o', desk.file])).status).toBe(2);
    expect((await readFile(desk.file)).equals(before)).toBe(true);
  });

  it('does not write over another match, but over an earlier copy of its own', async () => {
    await desk.json('new', ['--title', 'one']);
    await game('new', other, '--title', 'two');
    const [mine, theirs] = await Promise.all([desk.file, other].map((file) => readFile(file, 'utf8')));
    for (const as of ['json', 'season']) {
      const { status, err } = await desk.run('export', ['--as', as, '-o', other]);
      expect([status, err]).toMatchObject([1, expect.stringContaining('is another match')]);
      expect(await readFile(other, 'utf8')).toBe(theirs);
    }
    const copy = join(desk.directory, 'copy.json');
    await writeFile(copy, mine ?? '');
    await give('Austria\nA Vie H');
    expect((await desk.run('export', ['-o', copy])).status).toBe(0);
    expect(await readFile(copy, 'utf8')).toBe(await readFile(desk.file, 'utf8'));
  });

  it('goes where a link leads, and into a pipe, neither of which it replaces', async () => {
    await desk.json('new');
    const [file, way, pipe] = ['file', 'way', 'pipe'].map((name) => join(desk.directory, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(file, 'before');
    await symlink(file, way);
    execFileSync('mkfifo', [pipe]);
    const match = await readFile(desk.file, 'utf8');
    expect((await desk.run('export', ['-o', way])).status).toBe(0);
    expect([(await lstat(way)).isSymbolicLink(), await readFile(file, 'utf8')]).toEqual([true, match]);
    const [read, { status }] = await Promise.all([readFile(pipe, 'utf8'), desk.run('export', ['-o', pipe])]);
    expect([status, read, (await lstat(pipe)).isFIFO()]).toEqual([0, match, true]);
  });
});

describe('a season that is imported', () => {
  const edited = async (edit: (season: Season) => object): Promise<string> => {
    const { out } = await desk.run('export', ['--as', 'season']);
    const file = join(desk.directory, 'season.json');
    await writeFile(file, JSON.stringify(edit(JSON.parse(out) as Season)));
    return file;
  };

  it('has what it does not rule itself as amendments, with where they come from', async () => {
    await playYear();
    await imported(await edited((season) => season));
    const { out } = await game('show', other, '--log');
    expect(out).toMatch(/Turkey fell into civil disorder \(reason: as .*season\.json has it\)/);
    expect(out).toContain('game master: processed Fall 1901 moves');
  });

  it('begins where its phases no longer lead on, and says how many were left out', async () => {
    await playYear();
    const file = await edited(({ phases, ...season }) => ({
      ...season,
      phases: [...phases.slice(0, 1), ...phases.slice(3)],
    }));
    const { leftOut, remarks } = await imported(file);
    expect(leftOut).toBe(1);
    expect(remarks).toMatchObject([{ code: 'outcome-differs' }]);
    expect(await positionIn(other)).toEqual(await positionIn(desk.file));
  });

  it('of no format that is known, or over another file, changes nothing', async () => {
    const file = join(desk.directory, 'letter.txt');
    await writeFile(file, 'Dear all,\n');
    const { status, err } = await game('import', file, other);
    expect([status, err]).toMatchObject([1, expect.stringContaining('“Dear all,”')]);
    await desk.json('new');
    expect((await game('import', desk.file, file)).err).toContain('is there already');
    expect([await readFile(file, 'utf8'), (await readdir(desk.directory)).sort()]).toEqual([
      'Dear all,\n',
      ['letter.txt', 'season.jsonl'],
    ]);
  });

  it('from a damaged match is refused', async () => {
    await desk.json('new');
    const content = await readFile(desk.file, 'utf8');
    const file = join(desk.directory, 'damaged.jsonl');
    await writeFile(file, `${content}[1]\n`);
    expect((await game('import', file, other)).status).toBe(1);
    expect(await readdir(desk.directory)).not.toContain('other.jsonl');
  });

  it.each(['season', 'jdip'])('as %s takes no rules that are none', async (as) => {
    await desk.json('new');
    const file = join(desk.directory, as);
    await game('export', desk.file, '--as', as, '-o', file);
    for (const set of ['lastYear=x', 'repeatedOrder=all', 'repeatedorder=last']) {
      const { status, err } = await game('import', file, other, '--set', set);
      expect([status, err]).toMatchObject([2, expect.stringContaining(set.split('=')[0] ?? '')]);
    }
    expect(await readdir(desk.directory)).not.toContain('other.jsonl');
  });

  it('keeps its own schedule', async () => {
    await desk.json('new');
    await imported(await edited((season) => season), '--deadline', 'every 24h');
    desk.now = SUNDAY + HOUR;
    expect((await game('status', other)).out).toContain('(in 1 day)');
  });
});
