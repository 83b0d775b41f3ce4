import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { compileBoard } from '../src/map/board.ts';
import { phaseName, phaseNumber, stepOf, yearOf } from '../src/phases/calendar.ts';
import { measureDistances, UNREACHABLE } from '../src/phases/distance.ts';
import { packPosition, unpackPosition } from '../src/phases/pack.ts';
import { createSeason } from '../src/phases/season.ts';
import { startOf } from '../src/phases/start.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { imagine, imaginedPosition, standing, verdicts } from './imagined.ts';

const board = compileBoard(STANDARD_MAP);
const season = createSeason(board, EDITIONS['datc-3']);
const province = (id: string): number => board.locationIndex.get(id) ?? -1;

describe('the calendar', () => {
  const year = ['S1901M', 'S1901R', 'F1901M', 'F1901R', 'W1901A', 'S1902M'] as const;

  it('plays five phases a year, in order', () => {
    expect(year.map(phaseNumber)).toEqual(year.map((_, step) => phaseNumber('S1901M') + step));
    expect(year.map((name) => phaseName(phaseNumber(name)))).toEqual(year);
    expect([yearOf(phaseNumber('W1901A')), stepOf(phaseNumber('W1901A'))]).toEqual([1901, 4]);
  });

  it.each(['W1901M', 'S1901A', 'F1901', 'f1901m', 'S-1M', ''])('knows no phase %j', (name) => {
    expect(() => phaseNumber(name)).toThrow('no phase');
  });
});

describe('[DIP-D6] distances', () => {
  const distance = (policy: 'land' | 'land-and-water' | 'sea-and-coast', from: string, to: string): number => {
    const { army, fleet } = measureDistances(board, {
      armyDistance: policy === 'land' ? 'land' : 'land-and-water',
      fleetDistance: policy === 'sea-and-coast' ? 'sea-and-coast' : 'land-and-water',
    });
    return (policy === 'sea-and-coast' ? fleet : army)[province(from) * board.provinceCount + province(to)] ?? -1;
  };

  it.each([
    ['land-and-water', 'VIE', 'VIE', 0],
    ['land-and-water', 'VIE', 'BUD', 1],
    ['land-and-water', 'WAL', 'BRE', 2],
    ['land', 'WAL', 'BRE', UNREACHABLE],
    ['land', 'MUN', 'BRE', 3],
    ['land-and-water', 'VEN', 'ROM', 1],
    ['sea-and-coast', 'VEN', 'ROM', 3],
    // From the coast it lies on: the Black Sea is next to one coast of Bulgaria alone.
    ['sea-and-coast', 'BUL/EC', 'SEV', 2],
    ['sea-and-coast', 'BUL/SC', 'SEV', 3],
    ['sea-and-coast', 'STP/NC', 'SWE', 2],
    ['sea-and-coast', 'STP/SC', 'SWE', 2],
    ['sea-and-coast', 'STP/NC', 'LVN', 4],
    ['land-and-water', 'STP/NC', 'MOS', 1],
    ['sea-and-coast', 'NTH', 'MUN', UNREACHABLE],
  ] as const)('over %s from %s to %s: %i', (policy, from, to, steps) => {
    expect(distance(policy, from, to)).toBe(steps);
  });
});

describe('packed positions', () => {
  it('are the plain ones again', () => {
    const position = {
      ...startOf(STANDARD_MAP),
      phase: 'F1903R',
      civilDisorder: ['ITALY'],
      contested: ['BOH', 'GAL'],
      quietYears: 2,
      dislodged: [
        { unit: { power: 'FRANCE', type: 'A', at: 'TYR' }, from: 'PIE', retreats: [] },
        { unit: { power: 'TURKEY', type: 'F', at: 'BUL/SC' }, from: 'SER', retreats: ['AEG', 'GRE'] },
      ],
    } as const;
    const packed = packPosition(board, season.layout, position);
    const plain = unpackPosition(board, season.layout, season.retreats, packed);
    // The retreats are worked out afresh: Tyrolia has none but Bohemia, Vienna, Venice, Trieste, Munich and Piedmont.
    expect(plain).toEqual(position);
  });

  it.each([
    [{ units: ['FRANCE A PAR', 'GERMANY A PAR'] }, 'two units in PAR'],
    [{ units: ['FRANCE F SPA/NC', 'GERMANY A SPA'] }, 'two units in SPA'],
    [{ units: ['FRANCE A SPA/NC'] }, 'an army stands on no coast'],
    [{ units: ['CHINA A PAR'] }, 'no power CHINA'],
    [{ units: ['FRANCE A ATLANTIS'] }, 'no place ATLANTIS'],
    [{ units: [], centres: { FRANCE: 'ATLANTIS' } }, 'no place ATLANTIS'],
  ])('refuse %j: %s', (imagined, message) => {
    expect(() => packPosition(board, season.layout, imaginedPosition(imagined))).toThrow(message);
  });
});

describe('after the moves', () => {
  it('[DIP-R3] a province is contested when a standoff leaves it empty, and only then', () => {
    const { next } = imagine({
      units: [
        'AUSTRIA A VIE',
        'GERMANY A MUN',
        'ITALY A VEN',
        'ITALY A ROM',
        'FRANCE A MAR',
        'RUSSIA A WAR',
        'RUSSIA A UKR',
      ],
      orders: [
        'AUSTRIA A VIE - TYR',
        'GERMANY A MUN - TYR',
        'ITALY A ROM - TUS',
        'FRANCE A MAR - PIE',
        'ITALY A VEN - PIE',
        // Bounced by a unit that stays: nobody may say that Warsaw is empty.
        'RUSSIA A UKR - WAR',
      ],
    });
    expect(next.contested).toEqual(['PIE', 'TYR']);
  });

  it('[DIP-M7] the province a dislodging attacker left is not contested by the unit it dislodged', () => {
    const { next } = imagine({
      units: ['AUSTRIA A SER', 'AUSTRIA A RUM', 'TURKEY A BUL'],
      orders: ['AUSTRIA A SER - BUL', 'AUSTRIA A RUM S A SER - BUL', 'TURKEY A BUL - SER'],
    });
    expect([next.contested, next.dislodged[0]?.from]).toEqual([[], 'SER']);
  });

  it('[DIP-R2 DIP-R3 DIP-R4 DIP-R7] a dislodged unit has the steps of its own that are open, coast by coast', () => {
    const { next } = imagine({
      units: [
        'FRANCE F SPA/SC',
        'FRANCE A MAR',
        'ITALY F WES',
        'ITALY F LYO',
        'ENGLAND A GAS',
        'GERMANY F MAO',
        'GERMANY A POR',
      ],
      orders: ['ITALY F WES - SPA/SC', 'ITALY F LYO S F WES - SPA/SC', 'GERMANY F MAO - IRI'],
    });
    // Not WES (its attacker), LYO, MAR and POR (occupied), GAS (the other coast); MAO is free again.
    expect(next.dislodged).toEqual([
      { unit: { power: 'FRANCE', type: 'F', at: 'SPA/SC' }, from: 'WES', retreats: ['MAO'] },
    ]);
    expect(next.phase).toBe('S1901R');
  });

  it.each([
    { why: 'spring has no winter', from: 'S1901M', units: ['A VIE'], centres: 'VIE BUD', next: 'F1901M' },
    { why: 'as many units as centres', from: 'F1901M', units: ['A VIE'], centres: 'VIE', next: 'S1902M' },
    { why: 'a unit too many', from: 'F1901M', units: ['A VIE', 'A BOH'], centres: 'VIE', next: 'W1901A' },
    { why: 'a unit too few', from: 'F1901M', units: ['A VIE'], centres: 'VIE BUD', next: 'W1901A' },
    {
      why: 'a unit too few, and no home to build in',
      from: 'F1901M',
      units: ['A VIE'],
      centres: 'VIE RUM',
      next: 'S1902M',
    },
    { why: 'a centre just taken', from: 'F1901M', units: ['A RUM'], centres: 'VIE', next: 'W1901A' },
  ] as const)('$from leads to $next: $why', ({ from, units, centres, next }) => {
    const austrian = units.map((unit) => `AUSTRIA ${unit}`);
    expect(imagine({ phase: from, units: austrian, centres: { AUSTRIA: centres } }).next.phase).toBe(next);
  });
});

describe('centres', () => {
  const spring = { units: ['FRANCE A SPA', 'GERMANY A BEL'], centres: { FRANCE: 'PAR', ENGLAND: 'BEL' } };

  it('[DIP-B1] change hands at the end of fall, not of spring', () => {
    expect(imagine({ ...spring, phase: 'S1901M' }).next.centres).toEqual({ PAR: 'FRANCE', BEL: 'ENGLAND' });
    const { next, notes } = imagine({ ...spring, phase: 'F1901M' });
    expect(next.centres).toEqual({ PAR: 'FRANCE', SPA: 'FRANCE', BEL: 'GERMANY' });
    expect(notes).toEqual([
      { code: 'captured', params: { province: 'BEL', from: 'ENGLAND', to: 'GERMANY' }, rule: 'DIP-B1' },
      { code: 'captured', params: { province: 'SPA', from: null, to: 'FRANCE' }, rule: 'DIP-B1' },
      { code: 'eliminated', params: { power: 'ENGLAND' }, rule: 'DIP-W4' },
    ]);
  });

  it('[DIP-B1] change hands after the retreats of fall', () => {
    const moved = imagine({
      phase: 'F1901M',
      units: ['FRANCE A PIC', 'FRANCE A BUR', 'GERMANY A BEL'],
      centres: { GERMANY: 'BEL' },
      orders: ['FRANCE A PIC - BEL', 'FRANCE A BUR S A PIC - BEL'],
    });
    expect([moved.next.phase, moved.next.centres]).toEqual(['F1901R', { BEL: 'GERMANY' }]);
    const retreated = imagine({ phase: 'F1901R', units: [], position: moved.next, orders: ['GERMANY A BEL R HOL'] });
    expect(retreated.next.centres).toEqual({ BEL: 'FRANCE', HOL: 'GERMANY' });
  });

  it('[DIP-W6] count the years without a change, and begin anew', () => {
    const years = (quietYears: number, owner: string): number | undefined =>
      imagine({ phase: 'F1901M', units: ['FRANCE A PAR'], centres: { [owner]: 'PAR' }, position: { quietYears } }).next
        .quietYears;
    expect([years(0, 'FRANCE'), years(3, 'FRANCE'), years(3, 'GERMANY')]).toEqual([1, 4, 0]);
  });

  it.each([
    { france: 'BRE MAR PAR', germany: 'BER KIE', winner: ['FRANCE'] },
    { france: 'BRE MAR PAR', germany: 'BER KIE MUN', winner: undefined },
    { france: 'BRE MAR PAR', germany: 'BER KIE MUN HOL', winner: ['GERMANY'] },
    { france: 'BRE MAR', germany: 'BER', winner: undefined },
  ])('[DIP-W1] $france against $germany: $winner, since a tie plays on', ({ france, germany, winner }) => {
    const { outcome } = imagine({
      phase: 'F1901M',
      units: ['FRANCE A GAS'],
      centres: { FRANCE: france, GERMANY: germany },
      policy: { victoryCentres: 3 },
    });
    expect(outcome).toEqual(winner === undefined ? null : { kind: 'victory', powers: winner, rule: 'DIP-W1' });
  });

  it('[DIP-W5 DIP-W6] name those who share the end', () => {
    const end = (policy: object): unknown =>
      imagine({
        phase: 'F1905M',
        units: ['FRANCE A GAS', 'ITALY A TUS'],
        centres: { FRANCE: 'BRE PAR', GERMANY: 'BER KIE', TURKEY: 'ANK' },
        position: { quietYears: 1 },
        policy,
      }).outcome;
    expect(end({ lastYear: 1905 })).toEqual({ kind: 'ended', powers: ['FRANCE', 'GERMANY'], rule: 'DIP-W5' });
    const all = ['FRANCE', 'GERMANY', 'TURKEY'];
    expect(end({ drawAfterYears: 2 })).toEqual({ kind: 'draw', powers: all, rule: 'DIP-W6' });
  });
});

describe('removals by rule', () => {
  it.each([
    { title: 'DIP-D1: the farthest', units: ['A TUS', 'A BOH'], gone: ['D A BOH DIP-D1'] },
    { title: 'DIP-D2: fleets before armies', units: ['A TUS', 'F NAP'], gone: ['D F NAP DIP-D2'] },
    {
      title: 'DIP-D3: then by English name',
      units: ['A TUS', 'A VEN', 'A APU'],
      gone: ['D A APU DIP-D3', 'D A TUS DIP-D3'],
    },
    {
      title: 'DIP-D1: what decides is what puts a unit before those that stay',
      units: ['A TUS', 'A BOH', 'A SIL'],
      gone: ['D A BOH DIP-D1', 'D A SIL DIP-D1'],
    },
  ])('[$title]', ({ units, gone }) => {
    const { orders } = imagine({
      phase: 'W1901A',
      units: units.map((unit) => `ITALY ${unit}`),
      centres: { ITALY: 'ROM' },
    });
    expect(orders.map(({ order, rule }) => `${order} ${rule}`).sort()).toEqual(gone);
  });

  it('[DIP-D1] add to those ordered', () => {
    const { orders, next } = imagine({
      phase: 'W1901A',
      units: ['ITALY A TUS', 'ITALY A BOH', 'ITALY A SIL'],
      centres: { ITALY: 'ROM' },
      orders: ['ITALY D A TUS'],
    });
    expect(verdicts(orders)).toEqual({ 'ITALY D A TUS': 'succeeds DIP-D5', 'ITALY D A SIL': 'succeeds DIP-D1' });
    expect(next.units.map(({ at }) => at)).toEqual(['BOH']);
  });

  it('[DIP-X1] and nothing is built in civil disorder', () => {
    const idle = { phase: 'W1901A', units: ['FRANCE A GAS'], centres: { FRANCE: 'BRE PAR' } } as const;
    const result = imagine({ ...idle, civilDisorder: ['FRANCE'], orders: ['FRANCE B F BRE'] });
    expect(verdicts(result.orders)).toEqual({ 'FRANCE B F BRE': 'illegal DIP-X1' });
    expect(standing(result)).toEqual(['FRANCE A GAS']);
    expect(imagine({ ...idle, phase: 'F1901M', civilDisorder: ['FRANCE'] }).next.phase).toBe('S1902M');
    expect(imagine({ ...idle, phase: 'F1901M' }).next.phase).toBe('W1901A');
  });
});
