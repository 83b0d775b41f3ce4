import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { chainOfSeas } from '../src/picture/marks/convoy-route.ts';
import type { OrderMark } from '../src/picture/marks/order-mark.ts';
import { board, type Marked, marked, markOf } from './marked.ts';
import { names } from './text-positions.ts';

/** Names the parts of a mark that a table tells about. */
const told = (mark: OrderMark): Record<string, unknown> => ({ ...mark });

interface Case extends Marked {
  readonly title: string;
  /** The unit whose mark is looked at, and what is expected of it. */
  readonly of: string;
  readonly is: Record<string, unknown>;
}

const BOUNCE = ['FRANCE A PAR - BUR', 'GERMANY A MUN - BUR', 'ENGLAND A BEL - BUR'];
const HEAD_ON = ['AUSTRIA A SER - BUL', 'RUSSIA F BLA S A SER - BUL', 'TURKEY A BUL - SER'];
const CUT = ['ITALY A PIE - MAR', 'ITALY F LYO S A PIE - MAR', 'FRANCE F SPA/SC - LYO', 'FRANCE A MAR H'];
const TWO_FLEETS = ['ENGLAND A LVP - POR', 'ENGLAND F IRI C A LVP - POR', 'ENGLAND F MAO C A LVP - POR'];
const LOST = [
  'ITALY A ROM - GRE',
  'ITALY F TYS C A ROM - GRE',
  'ITALY F ION C A ROM - GRE',
  'TURKEY F AEG - ION',
  'TURKEY F EAS S F AEG - ION',
];
const SWAP = ['GERMANY A DEN - SWE VIA', 'GERMANY F BAL C A DEN - SWE', 'RUSSIA A SWE - DEN'];

const CASES: readonly Case[] = [
  {
    title: 'a move that succeeds',
    lines: ['FRANCE A PAR - BUR'],
    of: 'PAR',
    is: { kind: 'move', power: 'FRANCE', from: 'PAR', to: 'BUR', route: [], failure: null, ruledOut: null },
  },
  {
    title: 'a bounce of three fails at the goal',
    lines: BOUNCE,
    of: 'MUN',
    is: { failure: { at: 'goal', by: ['BEL'] } },
  },
  {
    title: 'a move against a unit that holds',
    lines: ['RUSSIA A WAR - SIL', 'GERMANY A SIL H'],
    of: 'WAR',
    is: { failure: { at: 'goal', by: ['SIL'] } },
  },
  {
    title: 'a move behind a unit that could not leave',
    lines: ['AUSTRIA A TYR - PIE', 'ITALY A PIE - MAR', 'FRANCE A MAR H'],
    of: 'TYR',
    is: { failure: { at: 'goal', by: ['PIE'] } },
  },
  {
    title: 'of two that meet head-on, the weaker stops half-way though it is dislodged',
    lines: HEAD_ON,
    of: 'BUL',
    is: { failure: { at: 'midway', by: ['SER'] } },
  },
  { title: 'the stronger does not', lines: HEAD_ON, of: 'SER', is: { failure: null } },
  {
    title: 'two of equal strength both stop half-way',
    lines: ['AUSTRIA A SER - BUL', 'TURKEY A BUL - SER'],
    of: 'SER',
    is: { failure: { at: 'midway', by: ['BUL'] } },
  },
  {
    title: 'a support to move ends on the move it is for',
    lines: HEAD_ON,
    of: 'BLA',
    is: { kind: 'support', client: 'SER', to: 'BUL', move: 'order-SER', cutBy: [] },
  },
  {
    title: 'a support to hold ends on a unit, at its coast',
    lines: ['FRANCE A GAS S F SPA/NC', 'FRANCE F SPA/NC H'],
    of: 'GAS',
    is: { kind: 'support', client: 'SPA/NC', to: null, move: null },
  },
  {
    title: 'a cut support names who cut it, at its coast',
    lines: CUT,
    of: 'LYO',
    is: { kind: 'support', cutBy: ['SPA/SC'] },
  },
  { title: 'a support that stands names nobody', lines: CUT.slice(0, 2), of: 'LYO', is: { cutBy: [] } },
  {
    title: 'a void support hangs on no move',
    lines: ['AUSTRIA A TRI S A TYR - VEN', 'AUSTRIA A TYR - PIE'],
    of: 'TRI',
    is: { ruledOut: 'void', move: null, client: 'TYR', to: 'VEN' },
  },
  {
    title: 'an impossible move has no failure: it never was',
    lines: ['FRANCE F BRE - LON'],
    of: 'BRE',
    is: { ruledOut: 'illegal', failure: null, to: 'LON' },
  },
  {
    title: 'a convoyed move goes over its seas in their order',
    lines: TWO_FLEETS,
    of: 'LVP',
    is: { route: ['IRI', 'MAO'] },
  },
  {
    title: 'and so does each fleet of it',
    lines: TWO_FLEETS,
    of: 'MAO',
    is: { kind: 'convoy', army: 'LVP', to: 'POR', route: ['IRI', 'MAO'], move: 'order-LVP' },
  },
  {
    title: 'a lost fleet breaks the route where it was',
    lines: LOST,
    of: 'ROM',
    is: { route: ['TYS', 'ION'], failure: { at: 'route', leg: 1, by: ['AEG', 'EAS'] } },
  },
  {
    title: 'a fleet without the order breaks it where it is',
    lines: ['ENGLAND A LVP - POR', 'ENGLAND F IRI C A LVP - POR', 'ENGLAND F MAO H'],
    of: 'LVP',
    is: { route: ['IRI', 'MAO'], failure: { at: 'route', leg: 1, by: ['MAO'] } },
  },
  { title: 'a swap: one goes by sea', lines: SWAP, of: 'DEN', is: { route: ['BAL'], failure: null } },
  { title: 'and the other walks', lines: SWAP, of: 'SWE', is: { route: [], failure: null } },
  {
    title: 'of two routes, the one that stood is drawn',
    lines: [
      'ENGLAND A LON - BEL',
      'ENGLAND F ENG C A LON - BEL',
      'ENGLAND F NTH C A LON - BEL',
      'FRANCE F BRE - ENG',
      'FRANCE F IRI S F BRE - ENG',
    ],
    of: 'LON',
    is: { route: ['NTH'], failure: null },
  },
  {
    title: 'a convoy nobody asked for hangs on no move',
    lines: ['ENGLAND F NTH C A LON - NWY', 'ENGLAND A LON H'],
    of: 'NTH',
    is: { kind: 'convoy', ruledOut: 'void', move: null, route: ['NTH'] },
  },
  { title: 'a unit that holds', lines: ['FRANCE A MAR H'], of: 'MAR', is: { kind: 'hold', ordered: true } },
  { title: 'a unit without an order', lines: ['FRANCE A MAR'], of: 'MAR', is: { kind: 'hold', ordered: false } },
  { title: 'a move to a coast', lines: ['RUSSIA F BOT - STP/SC'], of: 'BOT', is: { to: 'STP/SC', failure: null } },
  {
    title: 'a sheet may leave out the coast where a fleet stands',
    lines: ['FRANCE F SPA - MAR'],
    rest: { units: ['FRANCE F SPA/SC'] },
    of: 'SPA',
    is: { from: 'SPA/SC' },
  },
  {
    title: 'before judging nothing fails',
    lines: BOUNCE,
    view: 'given',
    of: 'MUN',
    is: { failure: null, outcome: null },
  },
  {
    title: 'nor is anything ruled out',
    lines: ['FRANCE F BRE - LON'],
    view: 'given',
    of: 'BRE',
    is: { ruledOut: null },
  },
  {
    title: 'and routes are those of the fleets ordered',
    lines: LOST,
    view: 'given',
    of: 'ROM',
    is: { route: ['TYS', 'ION'] },
  },
  { title: 'also for an army that could walk', lines: SWAP, view: 'given', of: 'DEN', is: { route: ['BAL'] } },
];

const DISLODGED: Partial<Marked['rest']> = {
  phase: 'F1903R',
  units: ['ENGLAND F NWY', 'AUSTRIA A BUL', 'TURKEY F ION'],
  position: {
    dislodged: [
      { unit: { power: 'RUSSIA', type: 'F', at: 'NWY' }, from: 'NWG', retreats: ['BAR', 'SKA'] },
      { unit: { power: 'TURKEY', type: 'A', at: 'BUL' }, from: 'SER', retreats: ['CON', 'GRE'] },
      { unit: { power: 'ITALY', type: 'F', at: 'ION' }, from: 'AEG', retreats: ['ALB', 'GRE'] },
    ],
  },
};
const WINTER: Partial<Marked['rest']> = {
  phase: 'W1903A',
  units: ['RUSSIA F BLA', 'RUSSIA A GAL'],
  centres: { AUSTRIA: 'VIE BUD', RUSSIA: 'SEV' },
};

const LATER: readonly Case[] = [
  {
    title: 'a retreat starts where the dislodged unit stands',
    lines: ['RUSSIA F NWY R SKA'],
    rest: DISLODGED,
    of: 'NWY',
    is: { kind: 'retreat', power: 'RUSSIA', from: 'NWY', to: 'SKA', met: false },
  },
  {
    title: 'two that retreat to one province',
    lines: ['TURKEY A BUL R GRE', 'ITALY F ION R GRE'],
    rest: DISLODGED,
    of: 'ION',
    is: { kind: 'retreat', to: 'GRE', met: true },
  },
  { title: 'a unit disbanded', lines: ['ITALY F ION D'], rest: DISLODGED, of: 'ION', is: { kind: 'disband' } },
  { title: 'and one for want of an order', lines: [], rest: DISLODGED, of: 'BUL', is: { kind: 'disband' } },
  {
    title: 'a build',
    lines: ['AUSTRIA B A VIE'],
    rest: WINTER,
    of: 'VIE',
    is: { kind: 'build', from: 'VIE', type: 'A', ruledOut: null },
  },
  {
    title: 'a build elsewhere',
    lines: ['AUSTRIA B A SER'],
    rest: WINTER,
    of: 'SER',
    is: { kind: 'build', ruledOut: 'illegal' },
  },
  { title: 'a removal', lines: ['RUSSIA D F BLA'], rest: WINTER, of: 'BLA', is: { kind: 'removal', from: 'BLA' } },
];

describe('what is marked of an order', () => {
  it.each([...CASES, ...LATER])('$title', ({ of, is, ...phase }) => {
    expect(told(markOf(marked(phase), of))).toMatchObject(is);
  });

  it('nothing for a build that is waived', () => {
    const { orders } = marked({ lines: ['AUSTRIA WAIVE'], rest: { ...WINTER, units: [] } });
    expect(orders.map(({ kind }) => kind)).toEqual([]);
  });

  it('a second order of one unit has an id of its own', () => {
    const lines = ['FRANCE A PAR - BUR', 'FRANCE A PAR - PIC'];
    const { orders } = marked({ lines, rest: { units: ['FRANCE A PAR'] } });
    expect(orders.map(({ id }) => id)).toEqual(['order-PAR', 'order-PAR-2']);
  });

  it('every failure of a move that counted is at some place, and none without a failure', () => {
    for (const { of: _, is: __, ...phase } of CASES) {
      for (const mark of marked(phase).orders) {
        if (mark.kind !== 'move' || mark.outcome === null) continue;
        const stopped = mark.ruledOut === null && mark.outcome.verdict !== 'succeeds';
        expect([phase.title, mark.failure !== null]).toEqual([phase.title, stopped]);
      }
    }
  });
});

describe('what is marked besides orders', () => {
  it.each([
    ['three that met', BOUNCE, ['BUR']],
    ['one against a unit that holds', ['RUSSIA A WAR - SIL', 'GERMANY A SIL H'], []],
    ['two against a unit that holds', ['RUSSIA A WAR - SIL', 'RUSSIA A PRU - SIL', 'GERMANY A SIL H'], []],
    ['two that met head-on', ['AUSTRIA A SER - BUL', 'TURKEY A BUL - SER'], []],
    [
      'two that met where a unit had left',
      ['FRANCE A PAR - BUR', 'GERMANY A MUN - BUR', 'FRANCE A BUR - MAR'],
      ['BUR'],
    ],
    ['two that met where a third got in', [...BOUNCE, 'GERMANY A RUH S A MUN - BUR'], []],
  ])('standoffs: %s', (_, lines, places) => {
    expect(marked({ lines }).standoffs).toEqual(places);
  });

  it.each([
    [
      'a unit that held',
      ['GERMANY A SIL H', 'RUSSIA A WAR - SIL', 'RUSSIA A PRU S A WAR - SIL'],
      [{ at: 'SIL', by: ['WAR'] }],
    ],
    [
      'a unit whose order was void',
      ['GERMANY A SIL S A BER - KIE', 'RUSSIA A WAR - SIL', 'RUSSIA A PRU S A WAR - SIL'],
      [{ at: 'SIL', by: ['WAR'] }],
    ],
    ['a lost fleet', LOST, [{ at: 'ION', by: ['AEG'] }]],
    ['nobody, where the unit left', ['GERMANY A SIL - MUN', 'RUSSIA A WAR - SIL'], []],
    ['nobody in a swap', SWAP, []],
  ])('dislodged: %s', (_, lines, expected) => {
    expect(marked({ lines }).dislodged).toEqual(expected);
  });

  it('ways open to units that nobody has told to retreat, and to no other', () => {
    const { openRetreats } = marked({ lines: ['TURKEY A BUL R CON'], rest: DISLODGED, view: 'given' });
    expect(openRetreats.map(({ from, to }) => `${from} ${to}`)).toEqual(['NWY BAR', 'NWY SKA', 'ION ALB', 'ION GRE']);
    expect(marked({ lines: ['TURKEY A BUL R CON'], rest: DISLODGED }).openRetreats).toEqual([]);
  });
});

describe('a convoy’s chain of seas', () => {
  it.each([
    ['LON', 'NWY', ['NTH'], undefined, ['NTH']],
    ['LON', 'NWY', [], undefined, null],
    ['LVP', 'POR', ['MAO', 'NAO'], undefined, ['NAO', 'MAO']],
    ['LVP', 'POR', ['IRI', 'MAO', 'NAO'], undefined, ['IRI', 'MAO']],
    ['LVP', 'POR', ['IRI', 'MAO', 'NAO'], 'NAO', ['NAO', 'MAO']],
    ['LON', 'BEL', ['ENG', 'NTH'], 'ENG', ['ENG']],
    ['LON', 'BEL', ['ENG', 'NTH', 'BAL'], 'BAL', null],
  ] as const)('%s to %s over %s through %s', (from, to, seas, through, chain) => {
    expect(chainOfSeas(board, from, to, new Set<string>(seas), through)).toEqual(chain);
  });
});

describe('the sheets that the pictures are made of', () => {
  it.each(['map-fall.txt', 'map-retreats.txt', 'map-winter.txt'])('%s is read whole', (file) => {
    const sheet = parseSheet(readFileSync(new URL(`../../../examples/${file}`, import.meta.url), 'utf8'), names);
    expect([sheet.problems, sheet.unread, sheet.strangers]).toEqual([[], [], []]);
    expect(sheet.orders.length).toBeGreaterThan(2);
  });
});
