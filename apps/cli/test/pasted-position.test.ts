import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

interface Report {
  readonly position: { readonly units: unknown; readonly centers?: Readonly<Record<string, readonly string[]>> };
  readonly phases: readonly { readonly orders: readonly { order: string; verdict: string; rule: string }[] }[];
  readonly faults: readonly { readonly kind: string }[];
  readonly remarks: readonly { readonly kind: string }[];
}

const json = async (sheet: string, ...more: readonly string[]): Promise<Report> =>
  JSON.parse((await panjeong(['adjudicate', '--format', 'json', ...more], { input: sheet })).out) as Report;

/** What an answer in text says of the board, as it is printed: its sections of those titles. */
async function printed(sheet: string, lang: string, titles: RegExp): Promise<string> {
  const { out } = await panjeong(['adjudicate', '--lang', lang], { input: sheet });
  return out
    .split('\n\n')
    .filter((section) => titles.test(section))
    .join('\n\n');
}

const verdicts = ({ phases }: Report): readonly string[] =>
  phases.flatMap(({ orders }) => orders.map(({ order, verdict, rule }) => `${order}: ${verdict} ${rule}`));
const kinds = (list: readonly { readonly kind: string }[]): readonly string[] => list.map(({ kind }) => kind);

const BOARD = /^(?:Units now|Centres|현재 부대 배치|병참)\n/;
const FALL = `Units
Austria: A Vie, A Bud
Russia: A Mos, F Bla, A Gal
Turkey: A Bul, F Spa(sc)
Fall 1901
Russia
F Bla-Rum
A Gal-Bud
Austria
A Bud-Ser
`;

describe.each(['ko', 'en'])('the board an answer prints (%s)', (lang) => {
  it('[DIP-B1] [DIP-B2] can be pasted before the builds that follow', async () => {
    const after = await json(FALL);
    const pasted = await printed(FALL, lang, BOARD);
    const winter = await json(`${pasted}\n\nWinter 1901\nRussia\nBuild A War\nBuild A Sev\nWaive\nWaive\n`);
    expect(winter.faults).toEqual([]);
    expect(winter.remarks).toEqual([]);
    expect(winter.position.centers).toEqual(after.position.centers);
    expect(winter.position.centers?.['RUSSIA']).toEqual(['BUD', 'MOS', 'RUM', 'SEV', 'STP', 'WAR']);
    expect(winter.position.units).toEqual({
      ...(after.position.units as object),
      RUSSIA: ['A MOS', 'F RUM', 'A BUD', 'A WAR', 'A SEV'],
    });
  });

  it('can be pasted before the moves of the next spring, and be the file of positions', async () => {
    const after = await json(FALL);
    const pasted = await printed(FALL, lang, BOARD);
    const file = join(mkdtempSync(join(tmpdir(), 'panjeong-')), 'board.txt');
    writeFileSync(file, pasted);
    const moves = '1902년 봄\n터키\n육군 불가리아-루마니아\n';
    for (const spring of [await json(`${pasted}\n\n${moves}`), await json(moves, '--units', file)]) {
      expect(spring.faults).toEqual([]);
      expect(spring.remarks).toEqual([]);
      expect(spring.position).toMatchObject({
        phase: 'F1902M',
        units: after.position.units,
        centers: after.position.centers,
      });
      expect(verdicts(spring)).toContain('A BUL - RUM: bounced DIP-M3');
    }
  });

  it('[DIP-R1] can be pasted with its dislodged units before their retreats', async () => {
    const battle = 'Units\nAustria: A Boh, A Tyr\nGermany: A Mun\nFall 1901\nAustria\nA Boh-Mun\nA Tyr S A Boh-Mun\n';
    const pasted = await printed(battle, lang, /^(?:Units now|Dislodged|현재 부대 배치|밀려난 부대)\n/);
    const retreats = await json(`${pasted}\n\nFall 1901 Retreats\nGermany\nA Mun-Ruh\n`);
    expect(verdicts(retreats)).toEqual(['A MUN R RUH: succeeds DIP-R1']);
    expect(retreats.position.units).toEqual({ AUSTRIA: ['A MUN', 'A TYR'], GERMANY: ['A RUH'] });
    expect(kinds(retreats.remarks)).toContain('movement-missing');
  });
});

describe('a list on a sheet', () => {
  it('[DIP-R2] of dislodged units may say where attackers came from', async () => {
    for (const line of ['Germany A Mun from Boh', '독일 육군 뮌헨, 보헤미아에서']) {
      const answer = await json(`Dislodged\n${line}\nFall 1901 Retreats\nGermany\nA Mun-Boh\n`);
      expect(verdicts(answer), line).toEqual(['A MUN R BOH: illegal DIP-R2']);
      expect(kinds(answer.remarks), line).toContain('standoffs-missing');
    }
  });

  it('of dislodged units is left aside, and that is told, where the movement is on the sheet', async () => {
    const answer = await json(
      'Dislodged\nGermany A Mun from Boh\nUnits\nGermany: A Mun\nFall 1901\nGermany\nA Mun-Ruh\n',
    );
    expect(answer.position.units).toEqual({ GERMANY: ['A RUH'] });
    expect(kinds(answer.remarks)).toContain('dislodged-unneeded');
  });

  it('of centres that leaves out a power with units keeps that one’s centres of the start, and says so', async () => {
    const answer = await json(
      'Units\nGermany: A Mun\nRussia: A Mos\nCentres\nGermany: Ber, War\nSpring 1901\nGermany\nA Mun H\n',
    );
    expect(answer.position.centers).toEqual({ GERMANY: ['BER', 'WAR'], RUSSIA: ['MOS', 'SEV', 'STP'] });
    expect(answer.remarks).toMatchObject([{ kind: 'centres-of-others', powers: ['RUSSIA'] }]);
  });

  it('of centres needs no line for a power that has lost all', async () => {
    const answer = await json('Units\nGermany: A Mun\nItaly: A Tyr\nCentres\nItaly: Mun, Ber, Kie\nGermany\nA Mun H\n');
    expect(answer.position.centers).toEqual({ ITALY: ['BER', 'KIE', 'MUN'] });
    expect(answer.remarks).toEqual([]);
  });

  it('of centres tells what is none and what two powers would own', async () => {
    const answer = await json(
      'Units\nGermany: A Mun\nCentres\nGermany: Mun, Tyr, Bel\nFrance: Bel\nGermany\nA Mun H\n',
    );
    expect(answer.position.centers).toEqual({ GERMANY: ['BEL', 'MUN'] });
    expect(answer.faults).toMatchObject([
      { kind: 'centre', code: 'no-centre', province: 'TYR', at: { line: 4, column: 15 } },
      { kind: 'centre', code: 'two-owners', province: 'BEL', power: 'GERMANY', at: { line: 5, column: 9 } },
    ]);
  });

  it('gives way to the file of positions', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'panjeong-')), 'given.json');
    writeFileSync(file, JSON.stringify({ phase: 'S1905M', units: { ITALY: ['A VEN'] }, centers: { ITALY: ['VEN'] } }));
    const answer = await json('Units\nItaly: A Rom\nCentres\nItaly: Rom\nItaly\nA Ven H\n', '--units', file);
    expect(answer.position).toMatchObject({ units: { ITALY: ['A VEN'] }, centers: { ITALY: ['VEN'] } });
  });
});
