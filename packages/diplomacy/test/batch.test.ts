import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { asText, emptyText } from '../src/batch/byte-text.ts';
import { createLineAdjudicator } from '../src/batch/line-adjudicator.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';

const referees = {
  'tutorial-2021': createReferee(STANDARD_MAP, EDITIONS['tutorial-2021']),
  'datc-3': createReferee(STANDARD_MAP, EDITIONS['datc-3']),
  'datc-2': createReferee(STANDARD_MAP, EDITIONS['datc-2']),
  'rulebook-2023': createReferee(STANDARD_MAP, EDITIONS['rulebook-2023']),
} as const;

interface Answer {
  readonly id: unknown;
  readonly units: readonly string[];
  readonly dislodged: readonly string[];
  readonly orders: readonly { power: string; order: string; verdict: string; rule: string }[];
}

function answer(line: object, edition: EditionId = 'datc-3'): Answer {
  const text = createLineAdjudicator(referees[edition])(JSON.stringify(line));
  if (typeof text !== 'string') throw new Error(JSON.stringify(text.fault));
  return JSON.parse(text) as Answer;
}

/** `POWER order: verdict rule`, in the order answered. */
const told = ({ orders }: Answer): readonly string[] =>
  orders.map(({ power, order, verdict, rule }) => `${power} ${order}: ${verdict} ${rule}`);

describe('a movement line', () => {
  it('[DIP-M1] [DIP-M11] answers in the format: id, units sorted, dislodged, orders as given', () => {
    const line = {
      id: 'x-1',
      phase: 'S1901M',
      units: { ITALY: ['A VEN'], AUSTRIA: ['F TRI', 'A TYR'] },
      centers: { ITALY: ['VEN'] },
      orders: { AUSTRIA: ['A TYR S F TRI - VEN', 'F TRI - VEN'], ITALY: ['A VEN H'] },
      expect_units: ['left alone'],
    };
    expect(answer(line)).toEqual({
      id: 'x-1',
      units: ['AUSTRIA A TYR', 'AUSTRIA F VEN'],
      dislodged: ['ITALY A VEN'],
      orders: [
        { power: 'AUSTRIA', order: 'A TYR S F TRI - VEN', verdict: 'succeeds', rule: 'DIP-S1' },
        { power: 'AUSTRIA', order: 'F TRI - VEN', verdict: 'succeeds', rule: 'DIP-M1' },
        { power: 'ITALY', order: 'A VEN H', verdict: 'dislodged', rule: 'DIP-M11' },
      ],
    });
  });

  it('[DIP-O1] lists a unit without an order, which holds, after the orders given', () => {
    const units = { AUSTRIA: ['A VIE', 'A BUD'] };
    expect(told(answer({ id: 1, phase: 'F1901M', units, orders: { AUSTRIA: ['A BUD - SER'] } }))).toEqual([
      'AUSTRIA A BUD - SER: succeeds DIP-M1',
      'AUSTRIA A VIE H: holds DIP-O1',
    ]);
    expect(told(answer({ id: 1, phase: 'F1901M', units }))).toHaveLength(2);
  });

  it('[DIP-O5] finds an order illegal when no such unit stands there, or another power’s', () => {
    const line = {
      phase: 'S1901M',
      units: { AUSTRIA: ['A VIE'], ITALY: ['A VEN'] },
      orders: { AUSTRIA: ['A VEN - TYR', 'A BUD - SER'] },
    };
    expect(told(answer(line))).toEqual([
      'AUSTRIA A VEN - TYR: illegal DIP-O5',
      'AUSTRIA A BUD - SER: illegal DIP-O5',
      'AUSTRIA A VIE H: holds DIP-O1',
      'ITALY A VEN H: holds DIP-O1',
    ]);
  });

  it('[DIP-O3] lets a unit hold that has two different legal orders', () => {
    const line = {
      phase: 'S1901M',
      units: { AUSTRIA: ['A VIE'] },
      orders: { AUSTRIA: ['A VIE - TYR', 'A VIE - BOH'] },
    };
    expect(told(answer(line))).toEqual(['AUSTRIA A VIE - TYR: holds DIP-O3', 'AUSTRIA A VIE - BOH: holds DIP-O3']);
    expect(answer(line).units).toEqual(['AUSTRIA A VIE']);
  });

  it('[DIP-L4] finds the only coast a fleet can reach, and refuses two', () => {
    const move = (unit: string, to: string) =>
      told(answer({ phase: 'S1901M', units: { FRANCE: [unit] }, orders: { FRANCE: [`${unit} - ${to}`] } }));
    expect(move('F GAS', 'SPA')).toEqual(['FRANCE F GAS - SPA/NC: succeeds DIP-M1']);
    expect(move('F MAO', 'SPA')).toEqual(['FRANCE F MAO - SPA: illegal DIP-L4']);
    expect(move('F MAO', 'SPA/SC')).toEqual(['FRANCE F MAO - SPA/SC: succeeds DIP-M1']);
  });

  it('echoes any id, and null for none', () => {
    const units = { ITALY: ['A VEN'] };
    expect(answer({ id: { a: ['"', 1] }, phase: 'S1901M', units }).id).toEqual({ a: ['"', 1] });
    expect(answer({ phase: 'S1901M', units }).id).toBeNull();
    expect(answer({ id: '베네치아', units }).id).toBe('베네치아');
  });
});

describe('a retreat line', () => {
  const line = {
    id: 'r',
    phase: 'F1902R',
    units: { AUSTRIA: ['A VEN'], ITALY: ['A ROM'] },
    dislodged: { 'ITALY F VEN': 'TRI' },
    contested: [],
  };
  it('[DIP-R1] [DIP-R4] retreats, or refuses where somebody stands', () => {
    const orders = (order: string) => ({ ...line, orders: { ITALY: [order] } });
    expect(told(answer(orders('F VEN R APU')))).toContain('ITALY F VEN R APU: succeeds DIP-R1');
    expect(answer(orders('F VEN R APU')).units).toEqual(['AUSTRIA A VEN', 'ITALY A ROM', 'ITALY F APU']);
    expect(answer(orders('F VEN R TRI')).units).toEqual(['AUSTRIA A VEN', 'ITALY A ROM']);
    expect(answer(orders('F VEN R APU')).dislodged).toEqual([]);
  });

  it('[DIP-R2] opens the attacker’s origin after a convoy where the edition allows it', () => {
    const back = { ...line, dislodged: { 'ITALY F VEN': 'TRI VIA' }, orders: { ITALY: ['F VEN R TRI'] } };
    expect(answer(back, 'datc-3').units).toContain('ITALY F TRI');
    expect(answer(back, 'tutorial-2021').units).not.toContain('ITALY F TRI');
  });

  it('[DIP-R3] closes provinces of a standoff', () => {
    const away = { ...line, contested: ['APU'], orders: { ITALY: ['F VEN R APU'] } };
    expect(told(answer(away))).toContain('ITALY F VEN R APU: illegal DIP-R3');
  });
});

describe('a winter line', () => {
  it('[DIP-B2] [DIP-D5] builds and removes', () => {
    const line = {
      phase: 'W1901A',
      units: { AUSTRIA: ['A SER'], ITALY: ['A VEN', 'F NAP'] },
      centers: { AUSTRIA: ['VIE', 'SER'], ITALY: ['VEN'] },
      orders: { AUSTRIA: ['B A VIE'], ITALY: ['D F NAP'] },
    };
    expect(answer(line).units).toEqual(['AUSTRIA A SER', 'AUSTRIA A VIE', 'ITALY A VEN']);
    expect(told(answer(line))).toEqual(['AUSTRIA B A VIE: succeeds DIP-B2', 'ITALY D F NAP: succeeds DIP-D5']);
  });
});

describe('a line that cannot be read', () => {
  const fault = (line: unknown) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const read = createLineAdjudicator(referees['datc-3'])(text);
    if (typeof read === 'string') throw new Error(read);
    const { at, code, nearest } = read.fault;
    return { id: read.id, at, code, nearest };
  };
  const good = { id: 7, phase: 'S1901M', units: { ITALY: ['A VEN'] }, orders: {} };

  it.each([
    ['{"id": 7, "phase" "S1901M"}', 'null', '19', 'not-json'],
    ['{"id": 7', 'null', '9', 'not-json'],
    ['not json', 'null', '2', 'not-json'],
    ['{"id": 7} x', 'null', '11', 'not-json'],
    ['{"가": "나", "id": 07}', 'null', '19', 'not-json'],
    ['{"id": "\\q"}', 'null', '10', 'not-json'],
    ['{"id": tru}', 'null', '11', 'not-json'],
    ['[1]', 'null', '', 'wrong-shape'],
    [{ ...good, phase: 'X1901M' }, '7', 'phase', 'unknown-phase'],
    [{ ...good, phase: 'W1901M' }, '7', 'phase', 'unknown-phase'],
    [{ ...good, phase: 3 }, '7', 'phase', 'wrong-shape'],
    [{ ...good, units: undefined }, '7', 'units', 'wrong-shape'],
    [{ ...good, units: { ITALI: [] } }, '7', 'units.ITALI', 'unknown-power'],
    [{ ...good, units: { ITALY: 'A VEN' } }, '7', 'units.ITALY', 'wrong-shape'],
    [{ ...good, units: { ITALY: ['A VEN', 5] } }, '7', 'units.ITALY[1]', 'wrong-shape'],
    [{ ...good, units: { ITALY: ['VEN'] } }, '7', 'units.ITALY[0]', 'unknown-unit'],
    [{ ...good, units: { ITALY: ['A VNE'] } }, '7', 'units.ITALY[0]', 'unknown-province'],
    [{ ...good, units: { ITALY: ['A ION'] } }, '7', 'units.ITALY[0]', 'army-at-sea'],
    [{ ...good, units: { ITALY: ['F TYR'] } }, '7', 'units.ITALY[0]', 'fleet-inland'],
    [{ ...good, units: { ITALY: ['F SPA'] } }, '7', 'units.ITALY[0]', 'coast-missing'],
    [{ ...good, units: { ITALY: ['F SPA/EC'] } }, '7', 'units.ITALY[0]', 'unknown-coast'],
    [{ ...good, units: { ITALY: ['A SPA/SC'] } }, '7', 'units.ITALY[0]', 'army-on-coast'],
    [{ ...good, units: { ITALY: ['F SPA/SC', 'A SPA'] } }, '7', 'units.ITALY[1]', 'two-units'],
    [{ ...good, orders: [] }, '7', 'orders', 'wrong-shape'],
    [{ ...good, orders: { ITALY: ['A VEN - QQQ'] } }, '7', 'orders.ITALY[0]', 'unreadable-order'],
    [{ ...good, orders: { ITALY: ['A VEN'] } }, '7', 'orders.ITALY[0]', 'unreadable-order'],
    [{ ...good, phase: 'W1901A', centers: { ITALY: ['TYR'] } }, '7', 'centers.ITALY[0]', 'no-centre'],
    [
      { ...good, phase: 'W1901A', centers: { ITALY: ['VEN'], FRANCE: ['VEN'] } },
      '7',
      'centers.FRANCE[0]',
      'two-owners',
    ],
    [{ ...good, phase: 'W1901A' }, '7', 'centers', 'wrong-shape'],
    [
      { ...good, phase: 'S1901R', dislodged: { 'ITALY A TRI': 'XXX' } },
      '7',
      'dislodged.ITALY A TRI',
      'unknown-province',
    ],
    [
      { ...good, phase: 'S1901R', dislodged: { 'ITALY A TRI': 'VIE BY SEA' } },
      '7',
      'dislodged.ITALY A TRI',
      'unknown-origin',
    ],
    ...[
      { 'ITALY A BUD': 'TRI', 'FRANCE A BUD': 'VIE' },
      { 'ITALY F STP/NC': 'BAR', 'FRANCE A STP': 'MOS' },
    ].map((dislodged): [object, string, string, string] => {
      const second = Object.keys(dislodged)[1] ?? '';
      return [{ ...good, phase: 'S1901R', dislodged }, '7', `dislodged.${second}`, 'two-units'];
    }),
    [{ ...good, civilDisorder: ['ITALI'] }, '7', 'civilDisorder[0]', 'unknown-power'],
  ])('%j is answered with its place', (line, id, at, code) => {
    expect(fault(line)).toMatchObject({ id, at, code });
  });

  it('names what is alike', () => {
    expect(fault({ ...good, units: { ITALI: [] } }).nearest).toEqual(['ITALY']);
    expect(fault({ ...good, orders: { ITALY: ['A VEN - Piedmnt'] } }).nearest).toEqual(['PIE']);
  });
});

const { board } = referees['datc-3'];
const powers = STANDARD_MAP.powers.map(({ id }) => id);
const standable = ['A', 'F'].flatMap((type) =>
  board.locationIds.map((at) => `${type} ${at}`).filter((unit) => neighbours(unit).length > 0),
);

/** Where a unit (`F STP/NC`) can step to. */
function neighbours(unit: string): readonly string[] {
  const from = board.locationIndex.get(unit.slice(2)) ?? 0;
  const steps = unit.startsWith('A') ? board.armySteps[from] : board.fleetSteps[from];
  return Array.from(steps ?? [], (to) => board.locationIds[to] ?? '');
}

/** What is drawn for one unit: its power and place, what it does, whom it helps, and where to. */
const drawn = fc.record({
  power: fc.constantFrom(...powers),
  unit: fc.constantFrom(...standable),
  verb: fc.constantFrom('', 'H', '-', '-', '-', 'VIA', 'S', 'S-', 'S-', 'C', 'anywhere'),
  client: fc.nat(29),
  to: fc.nat(11),
  anywhere: fc.constantFrom(...board.locationIds),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf({ unit, verb, client, to, anywhere }: Drawn, all: readonly Drawn[]): string | null {
  const near = (of: string): string => neighbours(of)[to % neighbours(of).length] ?? '';
  const other = all[client % all.length]?.unit ?? '';
  switch (verb) {
    case '':
      return null;
    case 'H':
      return `${unit} H`;
    case '-':
      return `${unit} - ${near(unit)}`;
    case 'VIA':
      return `${unit} - ${anywhere} VIA`;
    case 'anywhere':
      return `${unit} - ${anywhere}`;
    case 'S':
      return `${unit} S ${other}`;
    case 'S-':
      return `${unit} S ${other} - ${near(other)}`;
    default:
      return `${unit} C ${other} - ${anywhere.slice(0, 3)}`;
  }
}

function byPower(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [power, text] of pairs) groups[power] = [...(groups[power] ?? []), text];
  return groups;
}

describe('the quick way and the referee', () => {
  it.each(Object.entries(referees))('say the same of any line under %s', (_, referee) => {
    const adjudicate = createLineAdjudicator(referee);
    let taken = 0;
    const crowd = fc.uniqueArray(drawn, { selector: ({ unit }) => unit.slice(2, 5), minLength: 2, maxLength: 30 });
    const stray = fc.record({ power: fc.constantFrom(...powers), unit: fc.constantFrom(...standable) });
    fc.assert(
      fc.property(crowd, fc.option(stray), (all, more) => {
        const orders = all.flatMap((one) => {
          const text = orderOf(one, all);
          return text === null ? [] : [[one.power, text] as const];
        });
        if (more !== null) orders.push([more.power, `${more.unit} H`]);
        const units = byPower(all.map(({ power, unit }) => [power, unit] as const));
        const line = { id: 1, phase: 'S1901M', units, orders: byPower(orders) };
        const bytes = new TextEncoder().encode(JSON.stringify(line));
        const out = emptyText(16);
        if (!adjudicate.quick(bytes, 0, bytes.length, out)) return;
        taken++;
        const short = asText(out.bytes, 0, out.length);
        // A list of powers without players, if an empty one, is unusual: the line goes through the referee.
        const long = adjudicate(JSON.stringify({ ...line, civilDisorder: [] }));
        expect(typeof long === 'string' && JSON.parse(long)).toEqual(JSON.parse(short));
      }),
      { numRuns: 400 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
