import { describe, expect, it } from 'vitest';
import { exactText } from '../src/exchange/exact-order.ts';
import { readJdip } from '../src/exchange/jdip-reader.ts';
import { writeJdip } from '../src/exchange/jdip-writer.ts';
import type { ReadSeason } from '../src/exchange/season-record.ts';
import { policyOf } from '../src/game/options.ts';
import type { Position } from '../src/orders/position.ts';
import { position } from './game-match.ts';
import { given } from './written-orders.ts';

const datc = { edition: 'datc-3', policy: {} } as const;

function season(text: string): ReadSeason {
  const reading = readJdip(text, datc);
  if (reading.kind === 'unparsable') throw new Error(JSON.stringify(reading));
  return reading.value;
}

const unitsOf = ({ units }: Position): readonly string[] =>
  units.map(({ power, type, at }) => `${power} ${type} ${at}`);
const remarksOf = ({ remarks }: ReadSeason): readonly unknown[] =>
  remarks.filter(({ code }) => code !== 'edition-assumed');
const told = ({ record }: ReadSeason, phase: number): readonly string[] =>
  (record.phases[phase]?.given ?? []).map((order) => `${order.power} ${exactText(order)}`);

describe('a file of test cases as others write it', () => {
  it('is read with its comments, tabs, long names, notations and windows lines', () => {
    const read = season(
      [
        '#######',
        '# Cases of the north',
        'VARIANT_ALL Standard',
        '',
        '# the fleet stands off Bothnia',
        'CASE N.1 [Convoys, and more]',
        'PRESTATE_SETPHASE Spring 1901, Movement',
        'PRESTATE',
        '\tEngland: F North Sea',
        '\tEngland: Army Yorkshire   # an army',
        '\tRussia:  F Gulf of Bothnia',
        '\tRussia: F St. Petersburg (sc)',
        '\t#',
        '\tFrance: F spa/nc',
        '\tGermany A kiel',
        'ORDERS',
        '\tEngland: F North Sea Convoys A Yorkshire - Norway\t# works',
        '\tEngland: A Yorkshire-nth-nor',
        '\tRussia: F Gulf of Bothnia Supports F St Petersburg(sc) Hold',
        '\tFrance: F spa/nc-gas',
        '\tGermany: A kiel - Holland via convoy',
        'POSTSTATE',
        '\tEngland: F North Sea',
        '\tEngland: A nwy',
        '\tRussia: F bot',
        '\tRussia: F stp/sc',
        '\tFrance: F gas',
        '\tGermany: A kie',
        'END',
      ].join('\r\n'),
    );
    expect(remarksOf(read)).toEqual([]);
    expect(read.remarks).toEqual([{ code: 'edition-assumed', edition: 'datc-3' }]);
    expect(told(read, 0)).toEqual([
      'ENGLAND F NTH C A YOR - NWY',
      'ENGLAND A YOR - NTH - NWY VIA',
      'RUSSIA F BOT S F STP/SC',
      'FRANCE F SPA/NC - GAS',
      'GERMANY A KIE - HOL VIA',
    ]);
    expect(read.record.phases[0]?.before.centres).toMatchObject({ LON: 'ENGLAND', WAR: 'RUSSIA' });
    expect(unitsOf(read.record.current)).toContain('ENGLAND A NWY');
    expect(read.record.current.phase).toBe('F1901M');
    expect(read.record.drafts).toEqual([]);
  });

  it('tells by the orders before a retreat phase where attackers came from, and what is contested', () => {
    const read = season(`
      VARIANT_ALL Standard
      CASE R.1
      PRESTATE_SETPHASE Fall 1902, Retreat
      PRESTATE
        Austria: A ser
        Austria: A bul
        Turkey: F aeg
        Italy: A alb
        Russia: F rum
      PRESTATE_DISLODGED
        Turkey: A bul
      PRESTATE_RESULTS
        SUCCESS: Austria: A gre-bul
        SUCCESS: Austria: A ser S A gre-bul
        FAILURE: Turkey: A bul H
        FAILURE: Turkey: F aeg-gre
        FAILURE: Italy: A alb-gre
        SUCCESS: Russia: F rum H
      ORDERS
        Turkey: A bul-con
      POSTSTATE
        Austria: A ser
        Austria: A bul
        Turkey: F aeg
        Italy: A alb
        Russia: F rum
        Turkey: A con
      END`);
    expect(remarksOf(read)).toEqual([]);
    expect(told(read, 0)).toEqual(['TURKEY A BUL R CON']);
    const [phase] = read.record.phases;
    expect(phase?.before.dislodged).toMatchObject([{ from: 'GRE', retreats: ['CON'] }]);
    expect(phase?.before.contested).toEqual(['GRE']);
  });

  it('takes a retreat phase by what its results say alone, where they do not add up to the board', () => {
    const read = season(`
      CASE R.2
      PRESTATE_SETPHASE Spring 1901, Retreat
      PRESTATE
        Germany: A mun
      PRESTATE_DISLODGED
        France: A mun
      PRESTATE_RESULTS
        SUCCESS: Germany: A boh-mun
        FAILURE: Italy: A tyr-sil
        FAILURE: Russia: A war-sil
      ORDERS
        France: A mun D
      POSTSTATE
        Germany: A mun
      END`);
    expect(remarksOf(read)).toEqual([]);
    const before = read.record.phases[0]?.before;
    expect(before?.contested).toEqual(['SIL']);
    expect(before?.dislodged).toMatchObject([{ from: 'BOH' }]);
    expect(before?.dislodged[0]?.retreats).not.toContain('BOH');
    expect(before?.dislodged[0]?.retreats).not.toContain('SIL');
    expect(before?.dislodged[0]?.retreats).toContain('BUR');
  });

  it('says when nobody knows an attacker', () => {
    const read = season(`
      CASE R.3
      PRESTATE_SETPHASE S1901R
      PRESTATE
        Germany: A mun
      PRESTATE_DISLODGED
        France: A mun
      ORDERS
      END`);
    expect(remarksOf(read)).toEqual([{ code: 'attacker-unknown', phase: 'S1901R', unit: 'FRANCE A MUN' }]);
    expect(read.record.phases).toEqual([]);
    expect(read.record.current.dislodged[0]?.retreats).toContain('BOH');
  });

  it('reads adjustments, which others have in fall', () => {
    const read = season(`
      VARIANT_ALL Standard
      CASE B.1
      PRESTATE_SETPHASE Fall 1901, Adjustment
      PRESTATE_SUPPLYCENTER_OWNERS
        Russia: A stp
        Russia: A mos
        Russia: A war
        France: F mar
      PRESTATE
        France: A mar
        France: F gol
      ORDERS
        Russia: Build F stp/nc
        Russia: Build A mos
        Russia: Waive war
        France: Remove gol
      POSTSTATE
        France: A mar
        Russia: F stp/nc
        Russia: A mos
      END`);
    expect(remarksOf(read)).toEqual([]);
    expect(read.record.phases[0]?.before.phase).toBe('W1901A');
    expect(told(read, 0)).toEqual(['RUSSIA B F STP/NC', 'RUSSIA B A MOS', 'RUSSIA WAIVE', 'FRANCE D LYO']);
    expect(read.record.current).toMatchObject({ phase: 'S1902M', centres: { STP: 'RUSSIA', MAR: 'FRANCE' } });
    expect(Object.keys(read.record.current.centres)).toHaveLength(4);
  });

  it('rules cases that have nothing to do with each other each by itself', () => {
    const one = (name: string, unit: string): string => `
      CASE ${name}
      PRESTATE_SETPHASE Spring 1901, Movement
      PRESTATE
        ${unit}
      ORDERS
        ${unit} H
      POSTSTATE_SAME
      END`;
    const read = season(
      `VARIANT_ALL Standard${one('A', 'Italy: A rom')}${one('B', 'Italy: A rom')}${one('C', 'Turkey: F con')}`,
    );
    expect(remarksOf(read)).toEqual([{ code: 'cases-apart', cases: 2 }]);
    expect(read.record.phases.map(({ before }) => unitsOf(before))).toEqual([
      ['ITALY A ROM'],
      ['ITALY A ROM'],
      ['TURKEY F CON'],
    ]);
  });
});

describe('an outcome that is not the one ruled here', () => {
  const text = (poststate: string, dislodged = ''): string => `
      CASE D
      PRESTATE_SETPHASE Fall 1901, Movement
      PRESTATE
        France: A bur
        Germany: A ruh
      ORDERS
        France: A bur-bel
        Germany: A ruh-bel
      POSTSTATE
        ${poststate}
      ${dislodged}
      END`;

  it('is told, and played on from', () => {
    const read = season(text('France: A bel\n Germany: A ruh'));
    expect(remarksOf(read)).toEqual([
      {
        code: 'outcome-differs',
        phase: 'F1901M',
        differences: [
          { kind: 'unit', unit: 'FRANCE A BEL', only: 'recorded' },
          { kind: 'unit', unit: 'FRANCE A BUR', only: 'ruled' },
        ],
      },
    ]);
    expect(unitsOf(read.record.current)).toEqual(['FRANCE A BEL', 'GERMANY A RUH']);
    expect(read.record.current).toMatchObject({ phase: 'W1901A', centres: { BEL: 'FRANCE' } });
  });

  it('may leave dislodged units behind', () => {
    const read = season(text('France: A bel', 'POSTSTATE_DISLODGED\n Germany: A ruh'));
    expect(read.record.current).toMatchObject({ phase: 'F1901R', dislodged: [{ unit: { at: 'RUH' } }] });
    expect(remarksOf(read)).toContainEqual(expect.objectContaining({ code: 'outcome-differs', phase: 'F1901M' }));
  });

  it('is none where the file took a unit off the board that could not retreat', () => {
    const read = season(`
      CASE T
      PRESTATE_SETPHASE Spring 1901, Movement
      PRESTATE
        Italy: F nap
        France: F rom
        France: F tys
        France: F ion
        France: A apu
      ORDERS
        France: F ion-nap
        France: F tys S F ion-nap
      POSTSTATE
        France: F rom
        France: F tys
        France: F nap
        France: A apu
      END
      CASE U
      PRESTATE_SETPHASE Fall 1901, Movement
      PRESTATE
        France: F rom
        France: F tys
        France: F nap
        France: A apu
      ORDERS
      END`);
    expect(remarksOf(read)).toEqual([]);
    expect(read.record.current.phase).toBe('F1901M');
    expect(read.record.phases).toHaveLength(1);
  });
});

describe('what is wrong in a file', () => {
  const file = (lines: readonly string[]): string => lines.join('\n');
  it.each([
    ['nothing', '', '1:1', '', ['CASE']],
    ['a line outside a case', file(['VARIANT_ALL Standard', 'England: F lon']), '2:1', 'England: F lon', ['CASE']],
    ['no end', file(['CASE 1', 'PRESTATE', 'England: F lon']), '3:1', '', ['END']],
    ['a case in a case', file(['CASE 1', 'CASE 2', 'END']), '2:1', 'CASE 2', ['END']],
    ['a line before any block', file(['CASE 1', 'England: F lon', 'END']), '2:1', 'England: F lon', ['block']],
    ['another map', file(['VARIANT_ALL Loeb9', 'CASE 1', 'END']), '1:1', 'Loeb9', ['Standard', 'Lesson']],
    ['no phase', file(['CASE 1', 'PRESTATE_SETPHASE Autumnal', 'END']), '2:1', 'Autumnal', ['phase']],
    ['no power', file(['CASE 1', 'PRESTATE', 'Spain: F spa/nc', 'END']), '3:1', 'Spain: F spa/nc', ['power']],
    ['no unit', file(['CASE 1', 'PRESTATE', 'Italy: F Nowhere', 'END']), '3:1', 'Italy: F Nowhere', ['unit']],
    ['an army at sea', file(['CASE 1', 'PRESTATE', 'Italy: A tys', 'END']), '1:1', 'A TYS', ['unit-that-can-stand']],
    [
      'two units in one province',
      file(['CASE 1', 'PRESTATE', 'Italy: A stp', 'Russia: F stp/nc', 'END']),
      '1:1',
      'STP',
      ['one-unit-a-province'],
    ],
    ['an owned sea', file(['CASE 1', 'PRESTATE_SUPPLYCENTER_OWNERS', 'Italy: F tys', 'END']), '1:1', 'TYS', ['centre']],
  ])('is told with its place: %s', (_, text, at, found, expected) => {
    expect(readJdip(text)).toEqual({ kind: 'unparsable', at, found, expected });
  });

  it('costs one order alone, where it is in an order', () => {
    const read = season(
      'CASE 1\nPRESTATE\nItaly: A rom\nItaly: A ven\nORDERS\nItaly: A rom-Nowhere\nItaly: A ven-tri\nEND',
    );
    expect(remarksOf(read)).toEqual([
      { code: 'order-unread', phase: 'S1901M', at: '6:1', text: 'Italy: A rom-Nowhere' },
    ]);
    expect(read.record.drafts).toEqual([given('ITALY', 'A VEN - TRI')]);
  });
});

describe('a file of ours', () => {
  const before = position(['TURKEY A CON', 'TURKEY F BUL/EC'], { centres: { CON: 'TURKEY' } });
  const record = {
    map: 'standard',
    edition: 'datc-3',
    policy: policyOf({ map: 'standard', edition: 'datc-3', policy: { lastYear: 1905 } }),
    phases: [],
    current: before,
    drafts: [
      given('TURKEY', 'F BUL/EC C A CON - RUM'),
      given('TURKEY', 'A CON - RUM VIA'),
      given('TURKEY', 'F ANK H'),
      { ...given('TURKEY', 'A CON R SMY'), perpetual: true },
    ],
  } as const;

  it('is one that jDip reads, with notes of ours behind its comments', () => {
    expect(writeJdip(record).split('\n')).toEqual([
      'VARIANT_ALL Standard',
      '# panjeong: {"edition":"datc-3","policy":{"lastYear":1905}}',
      '',
      'CASE S1901M',
      'PRESTATE_SETPHASE Spring 1901, Movement',
      'PRESTATE_SUPPLYCENTER_OWNERS',
      '\tTurkey: A con',
      'PRESTATE',
      '\tTurkey: A con',
      '\tTurkey: F bul/ec',
      'ORDERS',
      '\tTurkey: F bul/ec C A con-rum',
      '\tTurkey: A con-rum by convoy',
      '\tTurkey: F ank H',
      '\tTurkey: A con-smy # panjeong: A CON R SMY (perpetual)',
      'END',
      '',
    ]);
  });

  it('counts for what its lines say where somebody has edited them', () => {
    const edited = writeJdip(record).replace('A con-smy #', 'A con-ank #');
    expect(season(edited).record.drafts.at(-1)).toEqual(given('TURKEY', 'A CON - ANK'));
  });

  it('is read without a note that somebody has broken', () => {
    const broken = writeJdip(record).replace('{"edition"', '{"editio').replace('(perpetual)', '(always)');
    const read = season(broken);
    expect(read.remarks.map(({ code }) => code)).toEqual(['note-unread', 'edition-assumed', 'note-unread']);
    expect(read.record.drafts.at(-1)).toEqual(given('TURKEY', 'A CON - SMY'));
  });

  it('keeps what a game master has put right', () => {
    const ruled = position(['TURKEY A CON'], { phase: 'F1901M', centres: { CON: 'TURKEY', SMY: 'ITALY' } });
    const amended = { ...record, phases: [{ before, given: [] }], current: { ...ruled, civilDisorder: ['ITALY'] } };
    const read = season(writeJdip(amended));
    expect(read.record).toEqual(amended);
    expect(read.remarks).toEqual([
      {
        code: 'outcome-differs',
        phase: 'S1901M',
        differences: [
          { kind: 'unit', unit: 'TURKEY F BUL/EC', only: 'ruled' },
          { kind: 'centre', province: 'SMY', recorded: 'ITALY', ruled: null },
        ],
      },
    ]);
  });
});
