import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

const folder = mkdtempSync(join(tmpdir(), 'panjeong-'));

interface Report {
  readonly position: {
    readonly phase: string;
    readonly units: unknown;
    readonly centers?: unknown;
    readonly dislodged: unknown;
    readonly contested: unknown;
  };
  readonly phases: readonly { readonly orders: readonly { order: string; verdict: string; rule: string }[] }[];
  readonly remarks: readonly { readonly kind: string }[];
}

/** Adjudicates a sheet, on the position an earlier answer ended with. */
async function adjudicated(sheet: string, on?: Report, ...more: readonly string[]): Promise<Report> {
  const file = join(folder, 'before.json');
  if (on !== undefined) writeFileSync(file, JSON.stringify(on));
  const units = on === undefined ? [] : ['--units', file];
  const { out } = await panjeong(['adjudicate', '--format', 'json', ...units, ...more], { input: sheet });
  return JSON.parse(out) as Report;
}

const verdicts = ({ phases }: Report): readonly string[] =>
  phases.flatMap(({ orders }) => orders.map(({ order, verdict, rule }) => `${order}: ${verdict} ${rule}`));

const BATTLE = `부대 배치
오스트리아: 육군 보헤미아, 육군 티롤
독일: 육군 뮌헨
러시아: 육군 프로이센
프랑스: 육군 킬
1901년 봄
오스트리아
육군 보헤미아-뮌헨
육군 티롤, 지원, 보헤미아-뮌헨
러시아
육군 프로이센-베를린
프랑스
육군 킬-베를린
`;

describe('the position in a JSON answer', () => {
  it('[DIP-R2] [DIP-R3] goes on with --units: retreats know attackers and standoffs', async () => {
    const spring = await adjudicated(BATTLE);
    expect(spring.position).toEqual({
      phase: 'S1901R',
      units: { AUSTRIA: ['A MUN', 'A TYR'], RUSSIA: ['A PRU'], FRANCE: ['A KIE'] },
      dislodged: { 'GERMANY A MUN': 'BOH' },
      contested: ['BER'],
      civilDisorder: [],
    });
    expect(verdicts(await adjudicated('독일\n육군 뮌헨-보헤미아 퇴각\n', spring))).toContain(
      'A MUN R BOH: illegal DIP-R2',
    );
    expect(verdicts(await adjudicated('독일\n육군 뮌헨-베를린 퇴각\n', spring))).toContain(
      'A MUN R BER: illegal DIP-R3',
    );
    const retreated = await adjudicated('독일\n육군 뮌헨-루르 퇴각\n', spring);
    expect(verdicts(retreated)).toEqual(['A MUN R RUH: succeeds DIP-R1']);
    expect(retreated.position).toMatchObject({ phase: 'F1901M', dislodged: {}, contested: [] });
  });

  it('[DIP-R2] says of a convoyed attacker that the way back is open, where the edition has it so', async () => {
    const sheet = `Units
England: A Hol, F NTH, F ENG
France: A Bel
Spring 1901
England
A Hol-Bel via convoy
F NTH C A Hol-Bel
F ENG S A Hol-Bel
`;
    const back = 'France\nA Bel-Hol\n';
    for (const [edition, origin, verdict] of [
      ['tutorial-2021', 'HOL', 'illegal DIP-R2'],
      ['datc-3', 'HOL VIA', 'succeeds DIP-R1'],
    ] as const) {
      const rules = ['--rules', edition];
      const spring = await adjudicated(sheet, undefined, ...rules);
      expect(spring.position.dislodged).toEqual({ 'FRANCE A BEL': origin });
      expect(verdicts(await adjudicated(back, spring, ...rules))).toContain(`A BEL R HOL: ${verdict}`);
    }
  });

  it('[DIP-B1] [DIP-B2] has the centres once they are known, and keeps them', async () => {
    const fall = 'Units\nItaly: A Tyr, F Nap\nAustria: A Bud\nFall 1901\nItaly\nA Tyr-Tri\n';
    const taken = await adjudicated(fall);
    expect(taken.position).toMatchObject({
      phase: 'W1901A',
      centers: { AUSTRIA: ['BUD', 'VIE'], ITALY: ['NAP', 'ROM', 'TRI', 'VEN'] },
    });
    expect(taken.remarks.map(({ kind }) => kind)).toEqual(['centres-from-start']);
    const winter = await adjudicated('Italy\nBuild A Rom\nBuild F Ven\nBuild F Tri\n', taken);
    expect(winter.remarks).toEqual([]);
    expect(verdicts(winter)).toContain('B A ROM: succeeds DIP-B2');
    const spring = await adjudicated('Italy\nA Rom-Tus\n', winter);
    expect(spring.position).toMatchObject({ phase: 'F1902M', centers: { AUSTRIA: ['BUD', 'VIE'] } });
  });

  it('is left out where nothing was adjudicated', async () => {
    expect(await adjudicated('hello')).not.toHaveProperty('position');
  });
});

describe('the centres', () => {
  const told = async (sheet: string, lang: string, ...more: readonly string[]): Promise<string> =>
    (await panjeong(['adjudicate', '--lang', lang, ...more], { input: sheet })).out;

  const FALL = 'Units\nRussia: A Mos, F Bla\nFall 1901\nRussia\nF Bla-Rum\n';

  it('are told after the fall, a power a line', async () => {
    expect(await told(FALL, 'ko')).toMatch(
      /^병참\n(?:.*\n)* {2}러시아: 모스크바\(Mos\), 루마니아\(Rum\), 세바스토폴\(Sev\)/m,
    );
    const english = await told(FALL, 'en');
    expect(english).toMatch(/^Centres\n(?:.*\n)* {2}Russia: Mos, Rum, Sev, Stp, War$/m);
    expect(english).toContain('the centres of the start were taken');
  });

  it('are told after every phase where they were given', async () => {
    const file = join(folder, 'given.json');
    writeFileSync(
      file,
      JSON.stringify({ phase: 'S1905M', units: { ITALY: ['A VEN'] }, centers: { ITALY: ['VEN', 'ROM'] } }),
    );
    const text = await told('A Ven-Tri\n', 'en', '--units', file);
    expect(text).toContain('Centres\n  Italy: Rom, Ven\n');
    expect(text).not.toContain('centres of the start');
  });

  it.each([
    ['in spring', FALL.replace('Fall', 'Spring')],
    ['in a fall whose retreats are to come', `${BATTLE.replace('봄', '가을')}`],
    ['where the orders are all that is known of the board', 'Fall 1901\nRussia\nF Bla-Rum\n'],
  ])('are not told when nobody gave them %s', async (_, sheet) => {
    expect(await told(sheet, 'en')).not.toMatch(/^Centres$|centres of the start/m);
  });
});
