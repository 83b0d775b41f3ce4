import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '@panjeong/kernel';
import { CARDS, RULE_CODES } from '@panjeong/plamer';
import { afterAll, describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

const folder = mkdtempSync(join(tmpdir(), 'panjeong-plamer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WALKTHROUGH = {
  id: 'walkthrough',
  cell: [2, 4],
  dor: { attacker: 5, defender: 0 },
  attacker: [{ card: 'gatekeeper' }, { card: 'gatekeeper' }, { card: 'guardsman' }],
  defender: [{ card: 'wildfire' }, { card: 'wildfire' }, { card: 'bandit' }],
};

describe('battle', () => {
  it('answers one battle as JSON', async () => {
    const { status, out } = await panjeong(['battle'], { input: JSON.stringify(WALKTHROUGH) });
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      id: 'walkthrough',
      captured: { byAttacker: [0, 1, 2], byDefender: [] },
      occupier: 'attacker',
      dor: { attacker: 0, defender: 5 },
    });
  });

  it.each([
    ['ko', '2회차', '공격자의 점령이다.', '제압이 발동했다'],
    ['en', 'rotation 2', 'Occupied by the attacker.', 'Suppress'],
  ])('explains it rotation by rotation (%s)', async (lang, rotation, ending, power) => {
    const file = join(folder, `battle-${lang}.json`);
    writeFileSync(file, JSON.stringify(WALKTHROUGH));
    const { status, out } = await panjeong(['battle', file, '--explain', '--lang', lang]);
    expect(status).toBe(0);
    expect(out).toContain(rotation);
    expect(out).toContain(ending);
    expect(out).toMatch(new RegExp(power, 'i'));
    expect(out).toMatch(/PLM-K4$/m);
    if (lang === 'en') expect(out).not.toMatch(/[가-힣]/);
  });

  it.each([
    ['{"attacker": [{"card": "dragon"}], "defender": []}', 'attacker[0].card', 'no such card'],
    ['{"attacker": [{"card": "emp"}], "defender": []}', 'attacker[0].card', 'not the card of a piece'],
    ['{"attacker": [{"card": "ant", "hp": 0}], "defender": []}', 'attacker[0].hp', 'impossible'],
    ['{"dor": {"attacker": -1}, "attacker": [], "defender": []}', 'dor.attacker', 'impossible'],
    ['{"cell": [0, 6], "attacker": [], "defender": []}', 'cell', 'no such cell'],
    [JSON.stringify({ attacker: Array(4).fill({ card: 'ant' }), defender: [] }), 'attacker', 'at most 3'],
    ['{"attacker": []', '', 'JSON'],
  ])('refuses %s with place and reason', async (text, at, told) => {
    const single = await panjeong(['battle'], { input: text });
    expect(single.status).toBe(1);
    expect(single.err).toContain(at);
    expect(single.err).toContain(told);
    const batch = await panjeong(['battle', '--batch'], { input: `${text}\n` });
    expect(batch.status).toBe(1);
    expect(JSON.parse(batch.out)).toMatchObject({ error: { at: at === '' ? '1' : `1:${at}` } });
  });

  it('streams a line a battle, in order, and goes on behind a bad one', async () => {
    const chance = seededChance(1);
    const kinds = ['ant', 'gatekeeper', 'colossus', 'bandit', 'explosives'];
    let drawn = 0;
    const side = () =>
      Array.from({ length: chance.draw(drawn++, 4) }, () => ({ card: kinds[chance.draw(drawn++, 5)] }));
    const lines = Array.from({ length: 900 }, (_, id) =>
      id === 450 ? 'nonsense' : JSON.stringify({ id, attacker: side(), defender: side(), rulings: false }),
    );
    const { status, out } = await panjeong(['battle', '--batch'], { input: lines.join('\n') });
    const answers = out.trimEnd().split('\n');
    expect(status).toBe(1);
    expect(answers).toHaveLength(900);
    expect(answers.map((line) => (JSON.parse(line) as { id: number | null }).id)).toEqual(
      lines.map((_, id) => (id === 450 ? null : id)),
    );
    expect(JSON.parse(answers[450] ?? '')).toMatchObject({ error: { at: '451' } });
  });
});

describe('playout', () => {
  const played = async (...more: readonly string[]): Promise<Record<string, unknown>> =>
    JSON.parse((await panjeong(['playout', 'plamer', '--count', '14', '--json', ...more])).out);

  it('comes to the same final states from run to run, and to others from other seeds', async () => {
    const [one, again, other] = [await played(), await played(), await played('--seed', '2')];
    expect(again).toEqual(one);
    expect(one['hash']).toMatch(/^[0-9a-f]{64}$/);
    expect(other['hash']).not.toBe(one['hash']);
    expect(one).toMatchObject({ game: 'plamer', games: 14, seed: 1, bots: ['random', 'random'] });
  });

  it('counts results that add up, in words too', async () => {
    const { results, rounds } = (await played('--bots', 'greedy,random', '--faction', 'a=bgm')) as {
      results: Record<string, number>;
      rounds: Record<string, number>;
    };
    expect((results['a'] ?? 0) + (results['b'] ?? 0) + (results['drawn'] ?? 0)).toBe(14);
    expect(results['a']).toBeGreaterThan(10);
    expect(rounds['most']).toBeLessThanOrEqual(60);
    const { out } = await panjeong(['playout', 'plamer', '--count', '7', '--lang', 'ko']);
    expect(out).toMatch(/^7판 · 시드 1부터 · random 대 random$/m);
    expect(out).toMatch(/^해시 [0-9a-f]{64}$/m);
  });
});

describe('cards', () => {
  it.each(['ko', 'en'] as const)('are listed whole, every value with its source (%s)', async (lang) => {
    const { status, out } = await panjeong(['cards', '--lang', lang]);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(CARDS.length + 3);
    const guardsman = lang === 'ko' ? '갑사' : 'Guardsman';
    expect(out).toMatch(new RegExp(`^${guardsman} .* 7\\(3\\) +3\\(3\\) +2\\(3\\) +7\\(1\\) `, 'm'));
    if (lang === 'en') expect(out).not.toMatch(/[가-힣]/);
  });

  it('are shown one by one, named in either language or by slug', async () => {
    for (const name of ['갑사', 'guardsman', 'Guardsman']) {
      const { out } = await panjeong(['cards', name]);
      expect(out).toContain('Guardsman guardsman');
      expect(out).toContain('PLM-K4');
    }
  });

  it('are JSON for programs', async () => {
    const cards = JSON.parse((await panjeong(['cards', '--json'])).out) as { id: string; names: object }[];
    expect(cards.map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id));
  });
});

describe('rules and scenarios of The Plamer', () => {
  it('are shown all, of one game alone, and one by one', async () => {
    const both = await panjeong(['rules', '--lang', 'ko']);
    const alone = await panjeong(['rules', '--game', 'plamer', '--lang', 'ko']);
    expect(both.out).toContain('DIP-M7');
    expect(both.out).toContain('PLM-B4');
    expect(alone.out).not.toContain('DIP-');
    expect(alone.out.match(/^ {2}PLM-/gm)).toHaveLength(RULE_CODES.length);
    const one = await panjeong(['rules', 'plm-b4']);
    expect(one.out).toMatch(/^PLM-B4 {2}/);
    expect(one.out).toContain('pages/scene-8');
    expect((await panjeong(['rules', 'PLM-B99'])).status).toBe(2);
  });

  it('run, of this game alone', async () => {
    const { status, out } = await panjeong(['scenario', 'run', 'pages/scene-8', '--game', 'plamer']);
    expect(out).toMatch(/^pass pages\/scene-8 PLM-/);
    expect(status).toBe(0);
  });

  it('are shown as lessons with the board and the rulings', async () => {
    const { out, status } = await panjeong(['scenario', 'show', 'pages/scene-8', '--lang', 'ko']);
    expect(status).toBe(0);
    expect(out).toContain('2,4 [3]');
    expect(out).toMatch(/거신.*포획/);
  });
});

describe('replay', () => {
  it('shows a season of Diplomacy, too', async () => {
    const file = join(folder, 'season.jsonl');
    await panjeong(['game', 'new', file], { now: 0 });
    await panjeong(['game', 'orders', file], { input: 'Austria\nA Vie-Gal\n', now: 0 });
    await panjeong(['game', 'process', file], { now: 0 });
    const { status, out } = await panjeong(['replay', file], { now: 0 });
    expect(status).toBe(0);
    expect(out).toContain('Diplomacy');
    expect(out).toContain('Spring 1901 moves');
    expect(out).toMatch(/Austria: .*A Gal/);
    // What Austria has handed in is Austria's until it is resolved.
    expect(out).not.toMatch(/^1 Austria/m);
    expect((await panjeong(['replay', file, '--as', 'austria'])).out).toMatch(/^1 Austria/m);
  });

  it('refuses what is no match, and a match that was changed by hand', async () => {
    const file = join(folder, 'no-match.jsonl');
    writeFileSync(file, 'hello\n');
    const { status, err } = await panjeong(['replay', file]);
    expect(status).toBe(1);
    expect(err).toContain('no-match.jsonl');
    expect((await panjeong(['replay', join(folder, 'nowhere.jsonl')])).err).toContain('no such file');
  });
});
