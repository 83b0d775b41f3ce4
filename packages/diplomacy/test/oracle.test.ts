import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import standard from '../maps/standard/map.json' with { type: 'json' };
import { smallestClosedSet } from '../oracle/components.ts';
import { all, backup } from '../oracle/cycles.ts';
import { type Outcome, type SetKind, solve } from '../oracle/index.ts';
import type { MapData } from '../src/map/map-data.ts';
import type { Verdict } from '../src/orders/verdict.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { givenFrom, problemFrom, unitFrom } from './canonical-orders.ts';

const map = standard as unknown as MapData;

function judge(lines: readonly string[], edition: EditionId = 'datc-3'): Outcome {
  const { units, orders } = problemFrom(lines);
  return solve(map, units, orders, EDITIONS[edition]);
}

const verdicts = (outcome: Outcome) => outcome.units.map((unit) => unit.verdict);
const standing = (outcome: Outcome) =>
  outcome.units.filter((u) => u.dislodgedBy === null).map(({ unit, moved }) => `${unit.type} ${moved ?? unit.at}`);

const ORDERS: readonly { rule: string; title: string; lines: readonly (readonly [string, Verdict])[] }[] = [
  {
    rule: 'DIP-L2',
    title: 'a move goes next door, or over fleets that stand at sea now',
    lines: [
      ['ENGLAND A YOR - HOL', 'illegal'],
      ['ENGLAND F LON - WAL', 'succeeds'],
      ['FRANCE A GAS - NAF', 'no-route'],
      ['FRANCE F MAO', 'holds'],
    ],
  },
  {
    rule: 'DIP-L2',
    title: 'a fleet follows the coast',
    lines: [
      ['ITALY F ROM - VEN', 'illegal'],
      ['ITALY F NAP - APU', 'succeeds'],
    ],
  },
  {
    rule: 'DIP-L4',
    title: 'a fleet names its coast where it could reach two',
    lines: [
      ['FRANCE F MAO - SPA', 'illegal'],
      ['TURKEY F CON - BUL/EC', 'succeeds'],
    ],
  },
  {
    rule: 'DIP-L4',
    title: 'a coast out of reach is not replaced by the one within',
    lines: [['FRANCE F GAS - SPA/SC', 'illegal']],
  },
  {
    rule: 'DIP-O7',
    title: 'a coast that does not exist says nothing',
    lines: [
      ['FRANCE F GAS - SPA/WC', 'succeeds'],
      ['ENGLAND F ENG - BRE/NC', 'succeeds'],
    ],
  },
  {
    rule: 'DIP-L5',
    title: 'a fleet supports into both coasts if it reaches one',
    lines: [
      ['FRANCE F GAS - SPA/NC', 'succeeds'],
      ['FRANCE F MAR S F GAS - SPA/NC', 'succeeds'],
      ['ITALY F WES - SPA/SC', 'bounced'],
    ],
  },
  {
    rule: 'DIP-V2',
    title: 'a support without a coast serves a move to either, one with another coast neither',
    lines: [
      ['FRANCE F MAO - SPA/NC', 'bounced'],
      ['FRANCE F POR S F MAO - SPA/SC', 'void'],
      ['ITALY F WES - SPA/SC', 'bounced'],
      ['GERMANY A GAS S F MAO - SPA/NC', 'cut'],
      ['ITALY A MAR - GAS', 'bounced'],
    ],
  },
  {
    rule: 'DIP-L7',
    title: 'an impossible move has no support, and an absent unit neither support nor convoy',
    lines: [
      ['GERMANY F KIE - MUN', 'illegal'],
      ['GERMANY A BUR S F KIE - MUN', 'illegal'],
      ['GERMANY A RUH S A HOL', 'illegal'],
      ['GERMANY F NTH C A LON - BEL', 'illegal'],
    ],
  },
  {
    rule: 'DIP-L8',
    title: 'a fleet supports a move that another could carry, but not one that needs it',
    lines: [
      ['RUSSIA A SEV - CON', 'no-route'],
      ['RUSSIA F BLA S A SEV - CON', 'illegal'],
      ['ENGLAND A LON - BEL', 'succeeds'],
      ['ENGLAND F ENG S A LON - BEL', 'succeeds'],
      ['ENGLAND F NTH C A LON - BEL', 'succeeds'],
    ],
  },
  {
    rule: 'DIP-L10',
    title: 'a convoy that every route could do without is impossible, a detour of its own is not',
    lines: [
      ['FRANCE A MAR - SPA', 'succeeds'],
      ['FRANCE F WES C A MAR - SPA', 'illegal'],
      ['ITALY F LYO C A MAR - SPA', 'succeeds'],
      ['ENGLAND A WAL - BEL', 'succeeds'],
      ['ENGLAND F IRI C A WAL - BEL', 'illegal'],
      ['ENGLAND F ENG C A WAL - BEL', 'succeeds'],
    ],
  },
  {
    rule: 'DIP-C5',
    title: 'an own fleet takes an army that could walk even where it is on no ordered route',
    lines: [
      ['ENGLAND A LVP - EDI', 'no-route'],
      ['ENGLAND F NWG C A LVP - EDI', 'succeeds'],
      ['FRANCE F NAO H', 'holds'],
    ],
  },
  {
    rule: 'DIP-V1',
    title: 'a support to hold is void for a unit that tries to move, even where no convoy comes',
    lines: [
      ['TURKEY A GRE - NAP', 'no-route'],
      ['TURKEY A BUL S A GRE', 'void'],
      ['AUSTRIA F ION H', 'holds'],
      ['AUSTRIA A ALB - GRE', 'succeeds'],
      ['AUSTRIA A SER S A ALB - GRE', 'succeeds'],
    ],
  },
];

describe('the oracle’s sources', () => {
  it('take nothing from the judge, nor from anything but orders, maps and policies', () => {
    const folder = new URL('../oracle/', import.meta.url);
    const imports = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(([, source]) => source ?? ''),
    );
    const allowed = /^(\.\/[a-z-]+\.ts|\.\.\/src\/(orders\/[a-z-]+|policy\/[a-z-]+|map\/map-data)\.ts)$/;
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((source) => !allowed.test(source))).toEqual([]);
  });
});

describe('what the oracle makes of orders', () => {
  for (const { rule, title, lines } of ORDERS) {
    it(`[${rule}] ${title}`, () => {
      expect(verdicts(judge(lines.map(([line]) => line)))).toEqual(lines.map(([, verdict]) => verdict));
    });
  }

  it('[DIP-O7] knows a unit by its province, whatever type, power and coast the order gives it', () => {
    const units = [unitFrom('FRANCE', 'F SPA/SC'), unitFrom('FRANCE', 'A MAR'), unitFrom('ITALY', 'F LYO')];
    const orders = ['FRANCE A SPA/NC - LYO', 'FRANCE F MAR S A SPA - LYO'].map((line) => givenFrom(line));
    const outcome = solve(map, units, orders, EDITIONS['datc-3']);
    // An army in Marseilles cannot go to sea, so it cannot support there either.
    expect(verdicts(outcome)).toEqual(['bounced', 'illegal', 'holds']);
  });

  it('[DIP-O5] passes over an order for another power’s unit', () => {
    const units = [unitFrom('ENGLAND', 'F LON')];
    const outcome = solve(map, units, [givenFrom('GERMANY F LON - NTH')], EDITIONS['datc-3']);
    expect(outcome.units).toEqual([{ unit: units[0], verdict: 'holds', moved: null, dislodgedBy: null }]);
  });
});

const SETS: readonly { title: string; kinds: readonly SetKind[]; lines: readonly string[]; end: readonly string[] }[] =
  [
    {
      title: '[DIP-M5] three moves in a circle',
      kinds: ['moves-only'],
      lines: ['TURKEY F ANK - CON', 'TURKEY A CON - SMY', 'TURKEY A SMY - ANK'],
      end: ['F CON', 'A SMY', 'A ANK'],
    },
    {
      title: '[DIP-M5] a circle that a support settles is no set at all',
      kinds: [],
      lines: ['TURKEY F ANK - CON', 'RUSSIA A CON - SMY', 'TURKEY A SMY - ANK', 'TURKEY A BUL S F ANK - CON'],
      end: ['F CON', 'A SMY', 'A ANK', 'A BUL'],
    },
    {
      title: '[DIP-C4] a convoy that cuts the support of the attack on it',
      kinds: ['paradox'],
      lines: ['ENGLAND F LON S F WAL - ENG', 'ENGLAND F WAL - ENG', 'FRANCE A BRE - LON', 'FRANCE F ENG C A BRE - LON'],
      end: ['F LON', 'F ENG', 'A BRE'],
    },
    {
      title: '[DIP-C4] two convoys of which one or the other could succeed',
      kinds: ['paradox'],
      lines: [
        'ENGLAND F EDI - NTH',
        'ENGLAND F YOR S F EDI - NTH',
        'FRANCE A BRE - LON',
        'FRANCE F ENG C A BRE - LON',
        'GERMANY F BEL S F ENG',
        'GERMANY F LON S F NTH',
        'ITALY F MAO - ENG',
        'ITALY F IRI S F MAO - ENG',
        'RUSSIA A NWY - BEL',
        'RUSSIA F NTH C A NWY - BEL',
      ],
      end: ['F EDI', 'F YOR', 'A BRE', 'F ENG', 'F BEL', 'F LON', 'F MAO', 'F IRI', 'A NWY', 'F NTH'],
    },
    {
      title: '[DIP-C3] a second route leaves no paradox',
      kinds: [],
      lines: [
        'FRANCE A TUN - NAP',
        'FRANCE F TYS C A TUN - NAP',
        'FRANCE F ION C A TUN - NAP',
        'ITALY F NAP S F ROM - TYS',
        'ITALY F ROM - TYS',
      ],
      end: ['A TUN', 'F TYS', 'F ION', 'F NAP', 'F ROM'],
    },
    {
      title: '[DIP-M6] two armies that follow each other by water, and a paradox elsewhere',
      kinds: ['moves-only', 'paradox'],
      lines: [
        'RUSSIA A SWE - NWY VIA',
        'ENGLAND A NWY - SWE',
        'RUSSIA F SKA C A SWE - NWY',
        'ITALY F NAP S F ROM - TYS',
        'ITALY F ROM - TYS',
        'FRANCE A TUN - NAP',
        'FRANCE F TYS C A TUN - NAP',
      ],
      end: ['A NWY', 'A SWE', 'F SKA', 'F NAP', 'F TYS', 'A TUN'],
    },
  ];

describe('the sets the oracle has to enumerate', () => {
  for (const { title, kinds, lines, end } of SETS) {
    it(title, () => {
      const outcome = judge(lines);
      expect(outcome.cycles.map((cycle) => cycle.kind).sort()).toEqual(kinds);
      expect(standing(outcome)).toEqual(end);
    });
  }
});

describe('what editions change', () => {
  const swap = [
    'ENGLAND A LON - BEL VIA',
    'ENGLAND F NTH C A LON - BEL',
    'ENGLAND A HOL S A LON - BEL',
    'ENGLAND A YOR - LON',
    'FRANCE A BEL - LON VIA',
    'FRANCE F ENG C A BEL - LON',
  ];
  it.each([
    ['datc-3', 'A YOR'],
    ['tutorial-2021', 'A LON'],
  ] as const)('[DIP-M7] %s: a unit dislodged by a convoyed one, and the army behind that: %s', (edition, army) => {
    expect(standing(judge(swap, edition))).toEqual(['A BEL', 'F NTH', 'A HOL', army, 'F ENG']);
  });

  const alone = ['FRANCE A BEL - HOL VIA', 'ENGLAND F NTH - HEL', 'GERMANY A RUH S A BEL - HOL'];
  it.each([
    ['datc-3', ['no-route', 'succeeds', 'succeeds']],
    ['tutorial-2021', ['no-route', 'succeeds', 'succeeds']],
    ['datc-2', ['succeeds', 'succeeds', 'succeeds']],
  ] as const)('[DIP-C2] %s: via convoy next door without an ordered route', (edition, expected) => {
    expect(verdicts(judge(alone, edition))).toEqual(expected);
  });

  it.each([
    ['datc-3', ['illegal', 'void']],
    ['datc-2', ['succeeds', 'succeeds']],
  ] as const)('[DIP-L2] %s: via convoy next door where no fleet stands at sea', (edition, expected) => {
    expect(verdicts(judge(['FRANCE A BEL - HOL VIA', 'GERMANY A RUH S A BEL - HOL'], edition))).toEqual(expected);
  });

  it('[DIP-O7] via convoy says nothing of a fleet', () => {
    expect(verdicts(judge(['ENGLAND F NTH - NWY VIA'], 'datc-3'))).toEqual(['succeeds']);
  });

  it('refuses a policy it has no equations for', () => {
    expect(() => judge(['FRANCE A BEL H'], 'rulebook-2023')).toThrow('convoyParadox: rule-2000');
  });
});

describe('what else the oracle tells', () => {
  it('[DIP-R3] a province left empty by a standoff is contested, one bounced off is not', () => {
    const outcome = judge(['AUSTRIA A VIE - TYR', 'ITALY A VEN - TYR', 'AUSTRIA A BUD - RUM', 'TURKEY A RUM H']);
    expect(outcome.contested).toEqual(['TYR']);
  });

  it('[DIP-R3] a province its occupant left in a standoff behind it is contested', () => {
    const outcome = judge(['GERMANY A TYR - MUN', 'AUSTRIA A VIE - TYR', 'ITALY A VEN - TYR']);
    expect(outcome.contested).toEqual(['TYR']);
  });

  it('[DIP-C6] a broken convoy contests nothing', () => {
    const outcome = judge([
      'ENGLAND A LON - HOL',
      'ENGLAND F NTH C A LON - HOL',
      'GERMANY F SKA - NTH',
      'GERMANY F HEL S F SKA - NTH',
    ]);
    expect(outcome.contested).toEqual([]);
    expect(verdicts(outcome)).toEqual(['no-route', 'dislodged', 'succeeds', 'succeeds']);
  });

  it('[DIP-M7] the loser of a head-to-head battle contests nothing where the winner came from', () => {
    const outcome = judge(['GERMANY A BER - PRU', 'GERMANY A SIL S A BER - PRU', 'RUSSIA A PRU - BER']);
    expect(outcome.contested).toEqual([]);
    expect(outcome.units[2]).toMatchObject({ verdict: 'dislodged', moved: null, dislodgedBy: 'BER' });
  });

  it('[DIP-C4] a convoy of a paradox is without a route when its fleet stays, dislodged when it goes', () => {
    const pandin = [
      'ENGLAND F LON S F WAL - ENG',
      'ENGLAND F WAL - ENG',
      'FRANCE A BRE - LON',
      'FRANCE F ENG C A BRE - LON',
    ];
    expect(verdicts(judge(pandin))).toEqual(['succeeds', 'succeeds', 'no-route', 'dislodged']);
    const besieged = [...pandin, 'GERMANY F BEL - ENG', 'GERMANY F NTH S F BEL - ENG'];
    expect(verdicts(judge(besieged)).slice(2, 4)).toEqual(['no-route', 'no-route']);
  });

  it.each([
    [
      'two units in one province',
      () => solve(map, [unitFrom('ITALY', 'A ROM'), unitFrom('ITALY', 'F ROM')], [], EDITIONS['datc-3']),
    ],
    [
      'two orders for the unit in ROM',
      () =>
        solve(
          map,
          [unitFrom('ITALY', 'A ROM')],
          ['ITALY A ROM H', 'ITALY A ROM - VEN'].map((line) => givenFrom(line)),
          EDITIONS['datc-3'],
        ),
    ],
    [
      'no order of a movement phase',
      () =>
        solve(map, [unitFrom('ITALY', 'A ROM')], [{ power: 'ITALY', order: { kind: 'waive' } }], EDITIONS['datc-3']),
    ],
  ])('refuses %s', (message, ask) => {
    expect(ask).toThrow(message);
  });
});

describe('sets of decisions that depend only on each other', () => {
  it('are the smallest that reach each other and nothing else', () => {
    const successors = new Map([
      [1, [2]],
      [2, [1, 3]],
      [3, [4]],
      [4, [5]],
      [5, [3]],
      [6, [7, 1]],
      [7, [6, 8]],
      [8, [9]],
      [9, [8]],
    ]);
    expect([...smallestClosedSet(successors)].sort()).toEqual([8, 9]);
    expect(() => smallestClosedSet(new Map([[1, []]]))).toThrow('depends on nothing');
  });

  const kindOf = (unit: number) => (['move', 'support', 'convoy'] as const)[unit % 3] ?? 'move';
  const [some, others] = [new Map([[0, true]]), new Map([[0, false]])];
  it.each([
    ['its only solution', [0, 2], [some], 'unique', some],
    ['success for moves alone with two solutions', [0, 3], [some, others], 'moves-only', all([0, 3], true)],
    ['no convoy in a paradox with none', [0, 1, 2, 5], [], 'paradox', all([2, 5], false)],
    ['failure for supports and moves', [0, 1], [], 'other', all([0, 1], false)],
  ] as const)('[DIP-C4] [DIP-M5] get %s', (_, units, solutions, kind, settled) => {
    expect(backup({ units, kindOf, solutions })).toEqual({ kind, settled });
  });
});
