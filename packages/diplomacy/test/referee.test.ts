import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { agreedDraw, concededTo } from '../src/referee/ending.ts';
import { createReferee } from '../src/referee/referee.ts';
import { imagine, imaginedPosition, standing, verdicts } from './imagined.ts';
import { given } from './written-orders.ts';

const referee = createReferee(STANDARD_MAP, EDITIONS['datc-3']);

describe('several orders to one unit', () => {
  it('[DIP-O3] are told, and the unit holds and can be supported', () => {
    const { orders, notes } = imagine({
      units: ['AUSTRIA A VIE', 'AUSTRIA A TYR', 'GERMANY A MUN', 'GERMANY A BOH'],
      orders: ['AUSTRIA A VIE - GAL', 'AUSTRIA A VIE - BUD', 'AUSTRIA A TYR S A VIE', 'GERMANY A BOH - VIE'],
    });
    expect(verdicts(orders)).toMatchObject({
      'AUSTRIA A VIE - GAL': 'holds DIP-O3',
      'AUSTRIA A VIE - BUD': 'holds DIP-O3',
      'AUSTRIA A TYR S A VIE': 'succeeds DIP-S1',
      'GERMANY A BOH - VIE': 'bounced DIP-M3',
    });
    expect(notes).toEqual([
      {
        code: 'different-orders',
        params: { power: 'AUSTRIA', unit: 'VIE', orders: ['A VIE - GAL', 'A VIE - BUD'] },
        rule: 'DIP-O3',
      },
    ]);
  });

  it('[DIP-O2] are one when the others are illegal', () => {
    const { orders, notes } = imagine({
      units: ['GERMANY F KIE', 'GERMANY A HOL'],
      orders: ['GERMANY F KIE H', 'GERMANY A HOL S F KIE', 'GERMANY A HOL - PIC'],
    });
    expect(verdicts(orders)).toEqual({
      'GERMANY F KIE H': 'holds DIP-O6',
      'GERMANY A HOL S F KIE': 'succeeds DIP-S1',
      'GERMANY A HOL - PIC': 'illegal DIP-L2',
    });
    expect(notes).toEqual([]);
  });

  it('are one when they say the same', () => {
    const { orders } = imagine({
      units: ['FRANCE F GAS'],
      orders: ['FRANCE F GAS - SPA', 'FRANCE GAS - SPA/NC'],
    });
    expect(verdicts(orders)).toEqual({
      'FRANCE F GAS - SPA/NC': 'succeeds DIP-M1',
      'FRANCE F GAS - SPA/NC (2)': 'succeeds DIP-M1',
    });
  });

  it('are one when "via convoy" makes no difference', () => {
    const { orders } = imagine({
      units: ['ENGLAND A LON', 'ENGLAND F NTH'],
      orders: ['ENGLAND A LON - BEL', 'ENGLAND A LON - BEL VIA', 'ENGLAND F NTH C A LON - BEL'],
    });
    expect(verdicts(orders)).toMatchObject({
      'ENGLAND A LON - BEL': 'succeeds DIP-M1',
      'ENGLAND A LON - BEL VIA': 'succeeds DIP-M1',
    });
    const next = {
      units: ['ENGLAND A LON', 'ENGLAND F NTH'],
      orders: ['ENGLAND A LON - YOR', 'ENGLAND A LON - YOR VIA'],
    };
    expect(verdicts(imagine(next).orders)).toMatchObject({ 'ENGLAND A LON - YOR': 'holds DIP-O3' });
  });

  it('[DIP-O2] a unit whose every order is illegal holds, and has no line of its own', () => {
    const { orders } = imagine({
      units: ['GERMANY A HOL', 'FRANCE A BEL', 'FRANCE A RUH'],
      orders: ['GERMANY A HOL - PIC', 'GERMANY A HOL - MOS', 'FRANCE A BEL - HOL', 'FRANCE A RUH S A BEL - HOL'],
    });
    expect(verdicts(orders)).toEqual({
      'GERMANY A HOL - PIC': 'illegal DIP-L2',
      'GERMANY A HOL - MOS': 'illegal DIP-L2',
      'FRANCE A BEL - HOL': 'succeeds DIP-M1',
      'FRANCE A RUH S A BEL - HOL': 'succeeds DIP-S1',
    });
  });

  it('[DIP-O3] a dislodged unit with two orders is told as dislodged', () => {
    const { orders } = imagine({
      units: ['GERMANY A HOL', 'FRANCE A BEL', 'FRANCE A RUH'],
      orders: ['GERMANY A HOL - KIE', 'GERMANY A HOL H', 'FRANCE A BEL - HOL', 'FRANCE A RUH S A BEL - HOL'],
    });
    expect(verdicts(orders)).toMatchObject({
      'GERMANY A HOL - KIE': 'dislodged DIP-M11',
      'GERMANY A HOL H': 'dislodged DIP-M11',
    });
  });
});

describe('orders a movement phase has no use for', () => {
  it.each([
    ['FRANCE B A GAS', 'FRANCE B A GAS', null, 'DIP-O2'],
    ['FRANCE D A GAS', 'FRANCE D A GAS', 'GAS', 'DIP-O2'],
    ['FRANCE WAIVE', 'FRANCE WAIVE', null, 'DIP-O2'],
    ['FRANCE A PAR H', 'FRANCE A PAR H', null, 'DIP-O5'],
    ['FRANCE A MUN - BER', 'FRANCE A MUN - BER', null, 'DIP-O5'],
    ['FRANCE MUN S GAS', 'FRANCE A MUN S A GAS', null, 'DIP-O5'],
  ])('%s is illegal', (line, text, unit, rule) => {
    const { orders } = imagine({ units: ['FRANCE A GAS', 'GERMANY A MUN'], orders: [line] });
    expect(orders.filter((one) => one.given !== null)).toMatchObject([
      { power: 'FRANCE', unit, verdict: 'illegal', rule },
    ]);
    expect(verdicts(orders)).toHaveProperty([text]);
    expect(verdicts(orders)).toMatchObject({ 'FRANCE A GAS H': 'holds DIP-O1', 'GERMANY A MUN H': 'holds DIP-O1' });
  });

  it('[DIP-R9] a retreat is for the phase after', () => {
    const { orders } = imagine({ units: ['FRANCE A GAS'], orders: ['FRANCE A GAS R BRE'] });
    expect(verdicts(orders)).toEqual({ 'FRANCE A GAS H': 'holds DIP-O1' });
  });

  it('[DIP-X1] orders of a power without a player are ignored', () => {
    const { orders } = imagine({ units: ['FRANCE A GAS'], civilDisorder: ['FRANCE'], orders: ['FRANCE A GAS - BRE'] });
    expect(verdicts(orders)).toEqual({ 'FRANCE A GAS - BRE': 'illegal DIP-X1', 'FRANCE A GAS H': 'holds DIP-X1' });
  });
});

it('[DIP-O7] words that were passed over are told', () => {
  const { notes } = imagine({
    units: ['FRANCE F SPA/SC', 'FRANCE A GAS'],
    orders: ['FRANCE A SPA/NC - LYO', 'FRANCE A GAS - BRE'],
  });
  expect(notes).toEqual([
    {
      code: 'words-ignored',
      params: { power: 'FRANCE', unit: 'SPA/SC', order: 'F SPA/SC - LYO', ignored: ['unit-type', 'unit-coast'] },
      rule: 'DIP-O7',
    },
  ]);
});

describe('retreats', () => {
  /** Munich is attacked from Bohemia and Silesia; Burgundy is a standoff; a German army stands in Kiel. */
  const dislodged = imagine({
    units: [
      'GERMANY A MUN',
      'GERMANY A KIE',
      'AUSTRIA A BOH',
      'AUSTRIA A SIL',
      'FRANCE A PAR',
      'ITALY A MAR',
      'RUSSIA F SWE',
      'ENGLAND F NWY',
      'ENGLAND F SKA',
    ],
    orders: [
      'AUSTRIA A BOH - MUN',
      'AUSTRIA A SIL S A BOH - MUN',
      'FRANCE A PAR - BUR',
      'ITALY A MAR - BUR',
      'ENGLAND F NWY - SWE',
      'ENGLAND F SKA S F NWY - SWE',
    ],
  }).next;
  const retreat = (orders: readonly string[], policy = {}, civilDisorder: readonly string[] = []) =>
    imagine({ units: [], orders, policy, position: { ...dislodged, civilDisorder } });

  it('start from what the position tells', () => {
    expect(dislodged.phase).toBe('S1901R');
    expect(dislodged.dislodged.map(({ unit, retreats }) => [unit.at, retreats])).toEqual([
      ['MUN', ['BER', 'RUH', 'TYR']],
      ['SWE', ['BAL', 'BOT', 'DEN', 'FIN']],
    ]);
  });

  it.each([
    ['GERMANY A MUN R BER', 'GERMANY A MUN R BER', 'succeeds DIP-R1'],
    ['GERMANY A MUN - BER', 'GERMANY A MUN R BER', 'succeeds DIP-R1'],
    ['GERMANY MUN R RUH', 'GERMANY A MUN R RUH', 'succeeds DIP-R1'],
    ['GERMANY F MUN R RUH', 'GERMANY A MUN R RUH', 'succeeds DIP-R1'],
    ['GERMANY A MUN D', 'GERMANY A MUN D', 'succeeds DIP-R1'],
    ['GERMANY A MUN R BOH', 'GERMANY A MUN R BOH', 'illegal DIP-R2'],
    ['GERMANY A MUN R BUR', 'GERMANY A MUN R BUR', 'illegal DIP-R3'],
    ['GERMANY A MUN R KIE', 'GERMANY A MUN R KIE', 'illegal DIP-R4'],
    ['GERMANY A MUN R SIL', 'GERMANY A MUN R SIL', 'illegal DIP-R4'],
    ['GERMANY A MUN R PRU', 'GERMANY A MUN R PRU', 'illegal DIP-R7'],
    ['GERMANY A MUN R MUN', 'GERMANY A MUN R MUN', 'illegal DIP-R7'],
    ['GERMANY A MUN S A KIE', 'GERMANY A MUN S A KIE', 'illegal DIP-R6'],
    ['GERMANY A MUN H', 'GERMANY A MUN H', 'illegal DIP-R6'],
    ['GERMANY A KIE - BER', 'GERMANY A KIE - BER', 'illegal DIP-R6'],
    ['AUSTRIA A MUN R TYR', 'AUSTRIA A MUN R TYR', 'illegal DIP-R6'],
    ['FRANCE A MUN R TYR', 'FRANCE A MUN R TYR', 'illegal DIP-O5'],
    ['GERMANY WAIVE', 'GERMANY WAIVE', 'illegal DIP-R6'],
    ['RUSSIA F SWE R FIN', 'RUSSIA F SWE R FIN', 'succeeds DIP-R1'],
    ['RUSSIA F SWE R NWY', 'RUSSIA F SWE R NWY', 'illegal DIP-R2'],
  ])('%s: %s %s', (line, text, verdict) => {
    expect(verdicts(retreat([line]).orders)).toMatchObject({ [text]: verdict });
  });

  it('[DIP-R8] a unit without a retreat order is disbanded, and one whose order is illegal has no second line', () => {
    const none = retreat([]);
    expect(verdicts(none.orders)).toEqual({
      'GERMANY A MUN D': 'succeeds DIP-R8',
      'RUSSIA F SWE D': 'succeeds DIP-R8',
    });
    expect(standing(none)).not.toContain('GERMANY A MUN');
    const illegal = retreat(['GERMANY A MUN R PRU', 'RUSSIA F SWE R FIN']);
    expect(Object.keys(verdicts(illegal.orders))).toEqual(['GERMANY A MUN R PRU', 'RUSSIA F SWE R FIN']);
    expect(illegal.next.units.map(({ at }) => at)).toContain('FIN');
    expect([illegal.next.phase, illegal.next.dislodged, illegal.next.contested]).toEqual(['F1901M', [], []]);
  });

  it('[DIP-R9] the first open choice counts, and those passed over are told', () => {
    const { orders, notes } = retreat(['GERMANY A MUN R BUR KIE TYR RUH', 'RUSSIA F SWE R NWY D']);
    expect(verdicts(orders)).toEqual({ 'GERMANY A MUN R TYR': 'succeeds DIP-R1', 'RUSSIA F SWE D': 'succeeds DIP-R1' });
    const passed = notes.filter(({ code }) => code === 'retreat-passed-over');
    expect(passed.map(({ params, rule }) => ({ ...params, rule }))).toEqual([
      { power: 'GERMANY', unit: 'MUN', to: 'BUR', because: 'DIP-R3', rule: 'DIP-R9' },
      { power: 'GERMANY', unit: 'MUN', to: 'KIE', because: 'DIP-R4', rule: 'DIP-R9' },
      { power: 'RUSSIA', unit: 'SWE', to: 'NWY', because: 'DIP-R2', rule: 'DIP-R9' },
    ]);
  });

  it('[DIP-O3] two different retreats of one unit are none', () => {
    const both = ['GERMANY A MUN R TYR', 'GERMANY A MUN R RUH', 'GERMANY A MUN R PRU', 'RUSSIA F SWE D'];
    expect(verdicts(retreat(both).orders)).toMatchObject({
      'GERMANY A MUN R TYR': 'illegal DIP-O3',
      'GERMANY A MUN R RUH': 'illegal DIP-O3',
      'GERMANY A MUN R PRU': 'illegal DIP-R7',
    });
    const last = retreat(both, { repeatedOrder: 'last' });
    expect(verdicts(last.orders)).toMatchObject({ 'GERMANY A MUN R RUH': 'succeeds DIP-R1' });
    expect(standing(last)).toContain('GERMANY A RUH');
  });

  it('[DIP-R5] units that choose one province are disbanded together', () => {
    const two = imagine({
      phase: 'S1901R',
      units: ['AUSTRIA A VIE'],
      position: {
        dislodged: [
          { unit: { power: 'ITALY', type: 'A', at: 'BOH' }, from: 'MUN', retreats: ['TYR'] },
          { unit: { power: 'GERMANY', type: 'A', at: 'VEN' }, from: 'TRI', retreats: ['TYR'] },
          { unit: { power: 'FRANCE', type: 'A', at: 'PIE' }, from: 'MAR', retreats: ['TUS', 'TYR'] },
        ],
      },
      orders: ['ITALY A BOH R TYR', 'GERMANY A VEN R TYR', 'FRANCE A PIE R TUS'],
    });
    expect(verdicts(two.orders)).toEqual({
      'ITALY A BOH R TYR': 'bounced DIP-R5',
      'GERMANY A VEN R TYR': 'bounced DIP-R5',
      'FRANCE A PIE R TUS': 'succeeds DIP-R1',
    });
    expect(standing(two)).toEqual(['AUSTRIA A VIE', 'FRANCE A TUS']);
  });

  it.each([
    { retreats: ['EDI', 'YOR'], verdict: 'succeeds DIP-R1' },
    { retreats: ['YOR'], verdict: 'illegal DIP-R2' },
  ])(
    '[DIP-R2] may lead to where a convoyed attacker came from if the position says so: $retreats',
    ({ retreats, verdict }) => {
      const { orders } = imagine({
        phase: 'S1901R',
        units: ['RUSSIA A LVP'],
        position: { dislodged: [{ unit: { power: 'ENGLAND', type: 'A', at: 'LVP' }, from: 'EDI', retreats }] },
        orders: ['ENGLAND A LVP R EDI'],
      });
      expect(verdicts(orders)).toEqual({ 'ENGLAND A LVP R EDI': verdict });
    },
  );

  it('[DIP-X1] a unit of a power without a player is disbanded, whatever is ordered', () => {
    const told = verdicts(retreat(['GERMANY A MUN R BER', 'RUSSIA F SWE R FIN'], {}, ['GERMANY']).orders);
    expect(told).toEqual({
      'GERMANY A MUN R BER': 'illegal DIP-X1',
      'GERMANY A MUN D': 'succeeds DIP-X1',
      'RUSSIA F SWE R FIN': 'succeeds DIP-R1',
    });
  });

  it.each([
    ['FRANCE F POR R SPA', 'FRANCE F POR R SPA', 'illegal DIP-L4'],
    ['FRANCE F POR R SPA/NC', 'FRANCE F POR R SPA/NC', 'succeeds DIP-R1'],
    ['ITALY F MAR R SPA', 'ITALY F MAR R SPA/SC', 'succeeds DIP-R1'],
    ['ITALY F MAR R SPA/NC', 'ITALY F MAR R SPA/NC', 'illegal DIP-L4'],
  ])('[DIP-L4] a fleet names the coast it retreats to: %s', (line, text, verdict) => {
    const { orders } = imagine({
      phase: 'S1901R',
      units: [],
      position: {
        dislodged: [
          { unit: { power: 'FRANCE', type: 'F', at: 'POR' }, from: 'MAO', retreats: ['SPA/NC', 'SPA/SC'] },
          { unit: { power: 'ITALY', type: 'F', at: 'MAR' }, from: 'LYO', retreats: ['PIE', 'SPA/SC'] },
        ],
      },
      orders: [line],
    });
    expect(verdicts(orders)).toMatchObject({ [text]: verdict });
  });
});

describe('builds', () => {
  const winter = (orders: readonly string[], policy = {}) =>
    imagine({
      phase: 'W1901A',
      units: ['RUSSIA A MOS', 'RUSSIA F SWE', 'ENGLAND A STP', 'FRANCE A PAR', 'FRANCE A BUR'],
      centres: { RUSSIA: 'MOS SEV WAR SWE RUM', ENGLAND: 'STP', FRANCE: 'PAR' },
      orders,
      policy,
    });

  it.each([
    ['RUSSIA B F SEV', 'RUSSIA B F SEV', 'succeeds DIP-B2'],
    ['RUSSIA B A WAR/NC', 'RUSSIA B A WAR', 'succeeds DIP-B2'],
    ['RUSSIA B F SEV/NC', 'RUSSIA B F SEV', 'succeeds DIP-B2'],
    ['RUSSIA B F WAR', 'RUSSIA B F WAR', 'illegal DIP-B5'],
    ['RUSSIA B A MOS', 'RUSSIA B A MOS', 'illegal DIP-B2'],
    ['RUSSIA B A STP/NC', 'RUSSIA B A STP', 'illegal DIP-B2'],
    ['RUSSIA B A RUM', 'RUSSIA B A RUM', 'illegal DIP-B2'],
    ['RUSSIA B A UKR', 'RUSSIA B A UKR', 'illegal DIP-B2'],
    ['RUSSIA B WAR', 'RUSSIA B A WAR', 'succeeds DIP-B2'],
    ['RUSSIA D A MOS', 'RUSSIA D A MOS', 'illegal DIP-D4'],
    ['RUSSIA A MOS - WAR', 'RUSSIA A MOS - WAR', 'illegal DIP-O2'],
    ['RUSSIA WAIVE', 'RUSSIA WAIVE', 'succeeds DIP-B6'],
    ['FRANCE B A PAR', 'FRANCE B A PAR', 'illegal DIP-B3'],
    ['FRANCE WAIVE', 'FRANCE WAIVE', 'illegal DIP-B3'],
    ['FRANCE D A PAR', 'FRANCE D A PAR', 'succeeds DIP-D5'],
    ['FRANCE D F BUR', 'FRANCE D A BUR', 'succeeds DIP-D5'],
    ['FRANCE D A MOS', 'FRANCE D A MOS', 'illegal DIP-O5'],
    ['ENGLAND D A STP', 'ENGLAND D A STP', 'illegal DIP-D4'],
  ])('%s: %s %s', (line, text, verdict) => {
    expect(verdicts(winter([line]).orders)).toMatchObject({ [text]: verdict });
  });

  it('[DIP-B3] the first legal ones of a list count, a waived build among them', () => {
    const result = winter(['RUSSIA B A MOS', 'RUSSIA B A WAR', 'RUSSIA WAIVE', 'RUSSIA WAIVE', 'RUSSIA B F SEV']);
    expect(verdicts(result.orders)).toMatchObject({
      'RUSSIA B A MOS': 'illegal DIP-B2',
      'RUSSIA B A WAR': 'succeeds DIP-B2',
      'RUSSIA WAIVE': 'succeeds DIP-B6',
      'RUSSIA WAIVE (2)': 'succeeds DIP-B6',
      'RUSSIA B F SEV': 'illegal DIP-B3',
    });
    expect(standing(result)).toContain('RUSSIA A WAR');
    expect(result.next.phase).toBe('S1902M');
  });

  it('[DIP-B6] builds nobody ordered are told, as many as there was room for', () => {
    expect(winter(['RUSSIA B F SEV']).notes).toEqual([
      { code: 'builds-unused', params: { power: 'RUSSIA', builds: 1 }, rule: 'DIP-B6' },
    ]);
    expect(winter(['RUSSIA B F SEV', 'RUSSIA B A WAR']).notes).toEqual([]);
  });

  it('[DIP-D4 DIP-D5] removals beyond those due, or of one unit twice, do not count', () => {
    const result = winter(['FRANCE D A BUR', 'FRANCE D A BUR', 'FRANCE D A PAR']);
    expect(verdicts(result.orders)).toMatchObject({
      'FRANCE D A BUR': 'succeeds DIP-D5',
      'FRANCE D A BUR (2)': 'illegal DIP-D5',
      'FRANCE D A PAR': 'illegal DIP-D4',
    });
    expect(standing(result)).toContain('FRANCE A PAR');
  });
});

describe('ends that the players agree on', () => {
  const position: Position = imaginedPosition({
    units: [],
    centres: { FRANCE: 'PAR', GERMANY: 'BER KIE', ITALY: 'ROM' },
  });

  it('[DIP-W2] a draw is shared by all who have a centre, or by those named', () => {
    expect(agreedDraw(position)).toEqual({ kind: 'draw', powers: ['FRANCE', 'GERMANY', 'ITALY'], rule: 'DIP-W2' });
    expect(agreedDraw(position, ['ITALY', 'FRANCE']).powers).toEqual(['FRANCE', 'ITALY']);
    expect(() => agreedDraw(position, ['TURKEY'])).toThrow('TURKEY');
    expect(() => agreedDraw(position, [])).toThrow('somebody');
  });

  it('[DIP-W3] a concession names who still plays', () => {
    expect(concededTo(position, 'GERMANY')).toEqual({ kind: 'concession', powers: ['GERMANY'], rule: 'DIP-W3' });
    expect(() => concededTo(position, 'TURKEY')).toThrow('TURKEY');
  });
});

it('starts where the map starts', () => {
  const start = referee.start();
  expect([start.phase, start.units.length, Object.keys(start.centres).length]).toEqual(['S1901M', 22, 22]);
  expect(start.units).toContainEqual({ power: 'RUSSIA', type: 'F', at: 'STP/SC' });
});

it('changes neither the position nor the orders it is given', () => {
  const position = referee.start();
  const orders = [given('FRANCE', 'A PAR - BUR')];
  const before = JSON.stringify([position, orders]);
  referee.process(position, orders);
  referee.legalOrders(position, 'PAR');
  expect(JSON.stringify([position, orders])).toBe(before);
});

it('refuses orders of a power the map does not have', () => {
  expect(() => referee.process(referee.start(), [given('CHINA', 'A PAR - BUR')])).toThrow('no power CHINA');
});
