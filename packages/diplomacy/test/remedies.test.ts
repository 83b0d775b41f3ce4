import { describe, expect, it } from 'vitest';
import { answered, inShort, inWords, type Phase } from './remedied.ts';

const TUTORIAL_4_5: Phase = {
  lines: ['AUSTRIA A RUM - BUL', 'AUSTRIA A SER S A RUM - BUL', 'AUSTRIA A UKR - RUM', 'TURKEY A BUL - RUM'],
  policy: { dislodgedEffect: 'never' },
};

/** Name, phase, order asked about, what would have worked. */
const WORKED: readonly (readonly [string, Phase, string, readonly string[] | string])[] = [
  [
    '[DIP-M11] tutorial 4-5: only the attacker could have spared the Turkish army',
    TUTORIAL_4_5,
    'TURKEY A BUL - RUM',
    ['others · not AUSTRIA A RUM - BUL · bounced DIP-M3', 'others · not AUSTRIA A SER S A RUM - BUL · bounced DIP-M4'],
  ],
  [
    '[DIP-M2] a standoff that a support would have won',
    ['GERMANY A MUN - BUR', 'GERMANY A RUH H', 'FRANCE A PAR - BUR'],
    'GERMANY A MUN - BUR',
    ['own · GERMANY A RUH S A MUN - BUR · succeeds DIP-M1', 'others · not FRANCE A PAR - BUR · succeeds DIP-M1'],
  ],
  [
    '[DIP-S2] a support that was cut counts when the attack is not ordered',
    ['GERMANY A MUN - BUR', 'GERMANY A RUH S A MUN - BUR', 'FRANCE A BEL - RUH', 'FRANCE A PAR - BUR'],
    'GERMANY A RUH S A MUN - BUR',
    ['others · not FRANCE A BEL - RUH · succeeds DIP-S1'],
  ],
  [
    '[DIP-C3] an army whose convoying fleet was sunk, which an own attack on the supporter would have saved',
    [
      'ENGLAND A LON - HOL',
      'ENGLAND F NTH C A LON - HOL',
      'ENGLAND A RUH H',
      'FRANCE F ENG - NTH',
      'FRANCE F BEL S F ENG - NTH',
    ],
    'ENGLAND A LON - HOL',
    [
      'own · ENGLAND A RUH - BEL · succeeds DIP-M1',
      'others · not FRANCE F BEL S F ENG - NTH · succeeds DIP-M1',
      'others · not FRANCE F ENG - NTH · succeeds DIP-M1',
    ],
  ],
  [
    '[DIP-V1] a support that matched nothing: for what its unit really did, or with that ordered which it was for',
    ['ITALY A VEN - TRI', 'ITALY A TYR S A VEN - PIE'],
    'ITALY A TYR S A VEN - PIE',
    ['own · ITALY A VEN - PIE · succeeds DIP-S1', 'own · ITALY A TYR S A VEN - TRI · succeeds DIP-S1'],
  ],
  [
    '[DIP-V1] a convoy of an army that goes elsewhere',
    ['ENGLAND A LON - WAL', 'ENGLAND F NTH C A LON - HOL'],
    'ENGLAND F NTH C A LON - HOL',
    ['own · ENGLAND A LON - HOL · succeeds DIP-C1'],
  ],
  [
    '[DIP-C2] a fleet that could have convoyed',
    ['ENGLAND A LON - NWY', 'ENGLAND F NTH H'],
    'ENGLAND A LON - NWY',
    ['own · ENGLAND F NTH C A LON - NWY · succeeds DIP-M1'],
  ],
  [
    '[DIP-C2] two fleets that could have, one of them by another power: its order cannot be made up',
    ['ENGLAND A LON - TUN', 'ENGLAND F ENG H', 'ENGLAND F MAO H', 'FRANCE F WES H'],
    'ENGLAND A LON - TUN',
    'none',
  ],
  [
    '[DIP-M8] an own unit in the way: where it goes does not matter, so that it is told once',
    ['GERMANY A MUN - BER', 'GERMANY A BER H'],
    'GERMANY A MUN - BER',
    ['own · GERMANY A BER - KIE · succeeds DIP-M1'],
  ],
  [
    '[DIP-M2] an own unit bound for the same province',
    ['GERMANY A MUN - BOH', 'GERMANY A SIL - BOH'],
    'GERMANY A MUN - BOH',
    ['own · GERMANY A SIL H · succeeds DIP-M1', 'own · GERMANY A SIL S A MUN - BOH · succeeds DIP-M1'],
  ],
  [
    '[DIP-L4] a fleet that named no coast',
    ['FRANCE F POR - SPA'],
    'FRANCE F POR - SPA',
    ['own · FRANCE F POR - SPA/NC · succeeds DIP-M1'],
  ],
  [
    '[DIP-M6] by convoy, past the unit coming the other way',
    ['ENGLAND A NWY - SWE', 'FRANCE F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY'],
    'ENGLAND A NWY - SWE',
    ['own · ENGLAND A NWY - SWE VIA · succeeds DIP-M6'],
  ],
  [
    '[DIP-M11] a dislodged unit that moved might have held, to be supported',
    ['AUSTRIA A RUM - BUL', 'AUSTRIA A SER S A RUM - BUL', 'TURKEY A BUL - RUM', 'TURKEY A CON S A BUL'],
    'TURKEY A BUL - RUM',
    [
      'own · TURKEY A BUL H · holds DIP-O6',
      'others · not AUSTRIA A RUM - BUL · bounced DIP-M3',
      'others · not AUSTRIA A SER S A RUM - BUL · bounced DIP-M4',
    ],
  ],
  [
    '[DIP-M11] a dislodged unit without an order',
    ['GERMANY A MUN', 'GERMANY A BER H', 'FRANCE A BUR - MUN', 'FRANCE A RUH S A BUR - MUN'],
    'GERMANY A MUN H',
    [
      'own · GERMANY A BER S A MUN · holds DIP-O1',
      'others · not FRANCE A BUR - MUN · holds DIP-O1',
      'others · not FRANCE A RUH S A BUR - MUN · holds DIP-O1',
    ],
  ],
  [
    '[DIP-M3] two supports, neither of which is enough',
    ['GERMANY A MUN - BUR', 'GERMANY A RUH H', 'GERMANY A BEL H', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'],
    'GERMANY A MUN - BUR',
    [
      'own · GERMANY A BEL S A MUN - BUR + GERMANY A RUH S A MUN - BUR · succeeds DIP-M1',
      'others · GERMANY A BEL S A MUN - BUR + not FRANCE A PAR S A BUR · succeeds DIP-M1',
      'others · GERMANY A RUH S A MUN - BUR + not FRANCE A PAR S A BUR · succeeds DIP-M1',
    ],
  ],
  [
    '[DIP-M3] nothing within two changes',
    ['GERMANY A MUN - BUR', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'],
    'GERMANY A MUN - BUR',
    'none',
  ],
  [
    '[DIP-L2] an order that is impossible whatever the others do',
    ['FRANCE A PAR - LON', 'FRANCE F ENG H'],
    'FRANCE A PAR - LON',
    'none',
  ],
  [
    '[DIP-O5] an order to a unit that is not there',
    { lines: ['FRANCE A PAR - BUR'], units: ['FRANCE A MAR', 'GERMANY A PIC'] },
    'FRANCE A PAR - BUR',
    'none',
  ],
  ['an order that worked', ['FRANCE A PAR - BUR'], 'FRANCE A PAR - BUR', 'not-needed'],
  [
    '[DIP-X1] a power without a player orders nothing, but others may be left out',
    {
      lines: ['ITALY A VEN', 'ITALY A ROM', 'AUSTRIA A TRI - VEN', 'AUSTRIA A TYR S A TRI - VEN'],
      civilDisorder: ['ITALY'],
    },
    'ITALY A VEN H',
    ['others · not AUSTRIA A TRI - VEN · holds DIP-X1', 'others · not AUSTRIA A TYR S A TRI - VEN · holds DIP-X1'],
  ],
];

describe('what would have worked', () => {
  it.each(WORKED)('%s', (_, phase, subject, expected) => {
    expect(inShort(answered(phase, subject))).toEqual(expected);
  });

  it('never tells the asking unit to do something else', () => {
    const phase = ['FRANCE A PAR - BUR', 'FRANCE A MAR H', 'GERMANY A BUR H', 'GERMANY A MUN S A BUR'];
    const { remedies } = answered(phase, 'FRANCE A PAR - BUR');
    if (remedies.kind !== 'found') throw new Error('a remedy expected');
    for (const { changes } of remedies.remedies) expect(changes.map(({ unit }) => unit.at)).not.toContain('PAR');
  });

  it('is plain JSON', () => {
    const { remedies } = answered(TUTORIAL_4_5, 'TURKEY A BUL - RUM');
    expect(JSON.parse(JSON.stringify(remedies))).toEqual(remedies);
  });
});

const DISLODGED = (power: string, type: 'A' | 'F', at: string, from: string, retreats: readonly string[]) => ({
  unit: { power, type, at },
  from,
  retreats,
});
const MEETING: Phase = {
  lines: ['AUSTRIA A VIE R TYR', 'ITALY A VEN R TYR'],
  units: ['GERMANY A VIE', 'GERMANY A VEN'],
  phase: 'S1901R',
  position: {
    dislodged: [
      DISLODGED('AUSTRIA', 'A', 'VIE', 'BOH', ['BUD', 'TYR']),
      DISLODGED('ITALY', 'A', 'VEN', 'TRI', ['TYR']),
    ],
  },
};

describe('what would have worked for a retreat', () => {
  it('[DIP-R5] another place, or the other unit not going there', () => {
    expect(inShort(answered(MEETING, 'AUSTRIA A VIE R TYR'))).toEqual([
      'own · AUSTRIA A VIE R BUD · succeeds DIP-R1',
      'own · AUSTRIA A VIE R GAL · succeeds DIP-R1',
      'own · AUSTRIA A VIE R TRI · succeeds DIP-R1',
      'others · not ITALY A VEN R TYR · succeeds DIP-R1',
    ]);
  });

  it('[DIP-R4] another place than one that is occupied', () => {
    const phase: Phase = {
      lines: ['ITALY A VEN R ROM'],
      units: ['AUSTRIA A VEN', 'ITALY A ROM', 'AUSTRIA A TYR', 'ITALY A TUS', 'ITALY A APU'],
      phase: 'S1901R',
      position: { dislodged: [DISLODGED('ITALY', 'A', 'VEN', 'TRI', ['PIE'])] },
    };
    expect(inShort(answered(phase, 'ITALY A VEN R ROM'))).toEqual(['own · ITALY A VEN R PIE · succeeds DIP-R1']);
  });

  it('[DIP-O3] one of two different retreats, without the other', () => {
    const phase: Phase = {
      lines: ['ITALY A VEN R PIE', 'ITALY A VEN R TUS'],
      units: ['AUSTRIA A VEN', 'ITALY A ROM', 'AUSTRIA A TYR', 'ITALY A APU'],
      phase: 'S1901R',
      position: { dislodged: [DISLODGED('ITALY', 'A', 'VEN', 'TRI', ['PIE', 'TUS'])] },
    };
    const either = ['own · ITALY A VEN R PIE · succeeds DIP-R1', 'own · ITALY A VEN R TUS · succeeds DIP-R1'];
    expect(inShort(answered(phase, 'ITALY A VEN R PIE'))).toEqual(either);
    expect(inShort(answered(phase, 'ITALY A VEN R TUS'))).toEqual(either);
    expect(inWords(answered(phase, 'ITALY A VEN R PIE'))).toContain(
      'Had this unit, given no other order, retreated to Tuscany, it would not have been disbanded. Italy could have ordered that.',
    );
  });

  it('[DIP-R7] nothing, where nothing is open', () => {
    const phase: Phase = {
      lines: ['ITALY A VEN R ROM'],
      units: ['AUSTRIA A VEN', 'ITALY A ROM', 'AUSTRIA A TYR', 'ITALY A TUS', 'ITALY A APU', 'ITALY A PIE'],
      phase: 'S1901R',
      position: { dislodged: [DISLODGED('ITALY', 'A', 'VEN', 'TRI', [])] },
    };
    expect(inShort(answered(phase, 'ITALY A VEN R ROM'))).toBe('none');
  });
});

describe('what would have worked for builds and removals', () => {
  it('[DIP-B5] what could have been built instead', () => {
    const phase: Phase = {
      lines: ['FRANCE B F PAR'],
      units: ['FRANCE A MAR'],
      centres: { FRANCE: 'PAR BRE MAR' },
      phase: 'W1901A',
    };
    expect(inShort(answered(phase, 'FRANCE B F PAR'))).toEqual([
      'own · FRANCE B A BRE · succeeds DIP-B2',
      'own · FRANCE B A PAR · succeeds DIP-B2',
      'own · FRANCE B F BRE · succeeds DIP-B2',
    ]);
  });

  it('[DIP-B3] nothing, where no build is left', () => {
    const phase: Phase = {
      lines: ['FRANCE B A PAR', 'FRANCE B A BRE'],
      units: ['FRANCE A MAR'],
      centres: { FRANCE: 'PAR BRE' },
      phase: 'W1901A',
    };
    expect(inShort(answered(phase, 'FRANCE B A BRE'))).toBe('none');
  });

  it('[DIP-D4] [DIP-O5] what could have been removed instead', () => {
    const phase: Phase = {
      lines: ['FRANCE D A BUR'],
      units: ['FRANCE A MAR', 'FRANCE F BRE'],
      centres: { FRANCE: 'PAR' },
      phase: 'W1901A',
    };
    expect(inShort(answered(phase, 'FRANCE D A BUR'))).toEqual([
      'own · FRANCE D A MAR · succeeds DIP-D5',
      'own · FRANCE D F BRE · succeeds DIP-D5',
    ]);
  });
});
