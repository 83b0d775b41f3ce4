import { describe, expect, it } from 'vitest';
import { MAPS, STANDARD_MAP } from '../maps/index.ts';
import { exactText, readExact } from '../src/exchange/exact-order.ts';
import { readSeason } from '../src/exchange/read-season.ts';
import { readSeasonJson, writeSeasonJson } from '../src/exchange/season-json.ts';
import type { SeasonRecord } from '../src/exchange/season-record.ts';
import { policyOf } from '../src/game/options.ts';
import { compileBoard } from '../src/map/board.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { position } from './game-match.ts';
import { given } from './written-orders.ts';

const before = position(['ITALY A ROM', 'FRANCE F LYO'], { centres: { ROM: 'ITALY' } });
const record: SeasonRecord = {
  map: 'standard',
  edition: 'tutorial-2021',
  policy: policyOf({ map: 'standard', edition: 'tutorial-2021', policy: { lastYear: 1908 } }),
  phases: [{ before, given: [given('ITALY', 'A ROM - TUS'), given('FRANCE', 'F LYO S A ROM - TUS')] }],
  current: position(['ITALY A TUS', 'FRANCE F LYO'], {
    phase: 'F1901M',
    centres: { ROM: 'ITALY' },
    quietYears: 0,
  }),
  drafts: [given('FRANCE', 'F LYO - TUS')],
};
const text = writeSeasonJson(record);

/** The file as anybody may change it. */
interface Written {
  readonly policy: Record<string, unknown>;
  readonly phases: readonly [
    { position: { units: readonly [object] }; orders: Record<string, string[]>; results?: unknown },
  ];
  readonly current: { readonly units: readonly [object]; readonly centres: object };
}

const changed = (change: (json: Written) => void): string => {
  const json = JSON.parse(text) as Written;
  change(json);
  return JSON.stringify(json);
};

describe('a season as our own JSON', () => {
  it('is for people to read, and says what the orders came to', () => {
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines.slice(1, 5)).toEqual([
      '"format": "panjeong-season",',
      '"version": 1,',
      '"map": "standard",',
      '"edition": "tutorial-2021",',
    ]);
    expect(lines).toContain('"orders": { "ITALY": ["A ROM - TUS"], "FRANCE": ["F LYO S A ROM - TUS"] },');
    expect(lines).toContain('{ "power": "ITALY", "order": "A ROM - TUS", "verdict": "succeeds", "rule": "DIP-M1" },');
    expect(lines).toContain('"drafts": { "FRANCE": ["F LYO - TUS"] }');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
  });

  it('reads as what was written, without its results too, and behind a byte order mark', () => {
    const read = { kind: 'read', value: { record, remarks: [] } };
    expect(readSeasonJson(text)).toEqual(read);
    expect(readSeasonJson(`\uFEFF${text}`)).toEqual(read);
    expect(readSeasonJson(changed(({ phases }) => delete phases[0].results))).toEqual(read);
  });

  it('has fields of the policy that it lacks from its edition: an older file', () => {
    const older = changed(({ policy }) => delete policy['waive']);
    expect(readSeasonJson(older)).toEqual({ kind: 'read', value: { record, remarks: [] } });
  });

  it('is told where its outcome is another, and read on as recorded', () => {
    const amended = { ...record, current: { ...record.current, centres: { ROM: 'FRANCE' }, units: before.units } };
    const season = readSeasonJson(writeSeasonJson(amended));
    expect(season).toEqual({
      kind: 'read',
      value: {
        record: amended,
        remarks: [
          {
            code: 'outcome-differs',
            phase: 'S1901M',
            differences: [
              { kind: 'unit', unit: 'ITALY A ROM', only: 'recorded' },
              { kind: 'unit', unit: 'ITALY A TUS', only: 'ruled' },
              { kind: 'centre', province: 'ROM', recorded: 'FRANCE', ruled: 'ITALY' },
            ],
          },
        ],
      },
    });
  });

  it('loses one order alone to a slip in an order', () => {
    const slip = changed(({ phases }) => {
      phases[0].orders['ITALY']?.unshift('A ROM - NOWHERE');
    });
    expect(readSeasonJson(slip)).toEqual({
      kind: 'read',
      value: {
        record,
        remarks: [{ code: 'order-unread', phase: 'S1901M', at: 'phases[0].orders.ITALY[0]', text: 'A ROM - NOWHERE' }],
      },
    });
  });

  it.each<readonly [string, (json: Written) => void, string, string, readonly string[]]>([
    ['another version', (json) => Object.assign(json, { version: 2 }), 'version', '2', ['1']],
    ['another map', (json) => Object.assign(json, { map: 'loeb9' }), 'map', '"loeb9"', MAPS.map(({ id }) => id)],
    ['no such edition', (json) => Object.assign(json, { edition: 'x' }), 'edition', '"x"', Object.keys(EDITIONS)],
    ['no phase', ({ current }) => Object.assign(current, { phase: 'S1901A' }), 'current.phase', '"S1901A"', ['phase']],
    [
      'no unit type',
      ({ phases }) => Object.assign(phases[0].position.units[0], { type: 'B' }),
      'phases[0].position.units[0].type',
      '"B"',
      ['A', 'F'],
    ],
    [
      'a unit where none can stand',
      ({ current }) => Object.assign(current.units[0], { at: 'TYS' }),
      'current',
      'A TYS',
      ['unit-that-can-stand'],
    ],
    ['a power nobody knows', ({ current }) => Object.assign(current.centres, { ROM: 'X' }), 'current', 'X', ['power']],
    [
      'half a unit',
      ({ current }) => Object.assign(current, { quietYears: 0.5 }),
      'current.quietYears',
      '0.5',
      ['whole-number'],
    ],
  ])('says what is wrong, and where: %s', (_, change, at, found, expected) => {
    expect(readSeasonJson(changed(change))).toEqual({ kind: 'unparsable', at, found, expected });
  });
});

describe('exact text', () => {
  const board = compileBoard(STANDARD_MAP);
  it.each([
    'A VIE H',
    'VIE H',
    'AUSTRIA A VIE H',
    'A LON - BEL',
    'A LON - BEL VIA',
    'A LON - NTH - BEL',
    'A LON - NTH - ENG - BEL VIA',
    'F MAO - SPA/SC',
    'F MAO S GERMANY A LON',
    'F MAO S LON - BUL/NC',
    'F NTH C A LON - BEL',
    'A VIE D',
    'A VIE R TYR',
    'A VIE R TYR / BOH / D',
    'B F STP/NC',
    'B PAR',
    'D A VIE',
    'WAIVE',
    'WAIVE (perpetual)',
    'A VIE H (once)',
    'A VIE H (perpetual) (proxy ITALY)',
  ])('reads as it is written: %s', (order) => {
    const read = readExact(board, 'AUSTRIA', order);
    if (read === null) throw new Error(order);
    expect(exactText(read)).toBe(order);
  });

  it.each([
    '',
    'A',
    'A VIE',
    'A XYZ H',
    'VIE/XYZW H',
    'A VIE H H',
    'A VIE - ',
    'A VIE - BOH - ',
    'A VIE S',
    'A VIE S A BUD - ',
    'A VIE C A BUD',
    'A VIE C A BUD - SER VIA',
    'A VIE R',
    'A VIE R TYR / X',
    'B',
    'B A VIE H',
    'WAIVE 2',
    'A VIE H (proxy SPAIN)',
    'A  VIE H',
    'a vie h',
  ])('is nothing else: %s', (order) => {
    expect(readExact(board, 'AUSTRIA', order)).toBeNull();
  });
});

describe('a file of unknown format', () => {
  it.each([
    ['', ''],
    ['see you on Sunday', 'see you on Sunday'],
    ['{}', '{}'],
    ['{"format":"else","phases":[]}', '{"format":"else","phases":[]}'],
    ['[1]', '[1]'],
  ])('is none of ours: %s', (other, found) => {
    expect(readSeason(other)).toEqual({ kind: 'unparsable', at: '', found, expected: ['season-file'] });
  });
});
