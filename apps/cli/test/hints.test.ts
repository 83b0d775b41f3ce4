import { describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

const SHEET = `Austria
A Bud S A Ser - Rum
A Ser - Gre
Italy
F Rom - Tyr
A Ven H
`;
const SENSIBLE = `Austria
A Bud S A Ser - Rum
A Ser - Rum
Italy
F Rom - TYS
A Ven H
`;

interface Hinted {
  readonly phases: readonly { readonly hints: readonly { kind: string; rule: string; message: string }[] }[];
}

describe('what is worth a look', () => {
  it.each([
    [
      'ko',
      [
        '살펴볼 것',
        '  오스트리아 육군 부다페스트(Bud), 세르비아(Ser) → 루마니아(Rum) 지원: “오스트리아 육군 세르비아(Ser) → 그리스(Gre)” 명령과 맞지 않아요. DIP-V1',
        '  이탈리아 해군 로마(Rom) → 티롤(Tyr): 혹시 티롤(Tyr) 대신 티레니아해(TYS)인가요? DIP-L1',
      ],
    ],
    [
      'en',
      [
        'Worth a look',
        '  Austrian army Budapest supports Serbia → Rumania: it does not match “Austrian army Serbia → Greece”. DIP-V1',
        '  Italian fleet Rome → Tyrolia: was the Tyrrhenian Sea meant, not Tyrolia? DIP-L1',
      ],
    ],
  ])('is told under a heading of its own behind the rulings (%s)', async (lang, lines) => {
    const { out, status } = await panjeong(['adjudicate', '--lang', lang], { input: SHEET });
    expect(out).toContain(`\n\n${lines.join('\n')}\n\n`);
    expect(status).toBe(0);
  });

  it('is nothing on a sensible sheet', async () => {
    const { out } = await panjeong(['adjudicate', '--lang', 'en'], { input: SENSIBLE });
    expect(out).not.toContain('Worth a look');
  });

  it('leaves out what the rulings have told: units without orders, orders nobody could follow', async () => {
    const sheet = 'Austria\nA Vie - Nap\nItaly\nA Ven S A Tri\nUnits\nAustria\nA Vie\nA Tri\nItaly\nA Ven\nA Rom\n';
    const { out } = await panjeong(['adjudicate', '--lang', 'en'], { input: sheet });
    expect(out).toContain('(no order)');
    expect(out).not.toContain('Worth a look');
  });

  it('is all in the answer for programs', async () => {
    const sheet = `${SHEET}Units\nAustria\nA Bud, A Ser, A Vie\nItaly\nF Rom, A Ven\n`;
    const { out } = await panjeong(['adjudicate', '--lang', 'en', '--format', 'json'], { input: sheet });
    const { phases } = JSON.parse(out) as Hinted;
    expect(phases.map(({ hints }) => hints.map(({ kind, rule }) => `${kind} ${rule}`))).toEqual([
      ['support-unmatched DIP-V1', 'idle-unit DIP-O1', 'look-alike DIP-L1'],
    ]);
    expect(phases[0]?.hints[1]?.message).toBe('The Austrian army in Vienna has no order and holds.');
  });
});
