import { describe, expect, it } from 'vitest';
import { plamer } from '../src/game.ts';
import { cell, optionsOf, piece, type Setting } from './position.ts';

const read = (json: unknown) => plamer.options.read(JSON.parse(JSON.stringify(json)));
const start = (setting: Setting) => read(optionsOf(setting));
const four = ['a', 'a', 'a', 'a'].map((seat) => `${seat} artisan 2,4`);

describe('options', () => {
  it('are the defaults when nothing is said', () => {
    expect(read({})).toEqual({ kind: 'read', value: plamer.options.defaults });
  });

  it('read back as they were given', () => {
    const options = optionsOf({ pieces: ['a artisan 2,4', 'b ant 4,4 settled'], house: { rounds: 12 } });
    expect(read(options)).toEqual({ kind: 'read', value: options });
  });

  it.each([
    ['an unknown faction', { factions: ['dgm', 'silverwood'] }, 'factions[1]', '"silverwood"'],
    ['[PLM-E5] 대광명연방 at the lower right', { factions: ['bgm', 'dgm'] }, 'factions', '["bgm","dgm"]'],
    ['an unknown house figure', { house: { luck: 1 } }, 'house', '{"luck":1}'],
    ['a house figure out of bounds', { house: { rounds: 0 } }, 'house.rounds', '0'],
    ['a key of another game', { map: 'standard' }, '', '{"map":"standard"}'],
    ['a side that is none', { first: 2 }, 'first', '2'],
  ])('refuse %s, and say where', (_what, json, at, found) => {
    expect(read(json)).toMatchObject({ kind: 'unparsable', at, found });
  });

  it.each([
    ['[PLM-G5] four pieces in a cell', { pieces: four }, 'start.pieces[3].at', String(cell('2,4')), 'at most 3 a side'],
    ['an unknown card', { pieces: ['a dragon 2,4'] }, 'start.pieces[0].card', '"dragon"', null],
    ['a special card as a piece', { pieces: ['a emp 2,4'] }, 'start.pieces[0].card', '"emp"', null],
    ['negative dor', { a: { dor: -1 } }, 'start.players[0].dor', '-1', '>= 0'],
    ['a round after the last', { round: 61 }, 'start.round', '61', '<= 60'],
    [
      '[PLM-P4] more coins than the kind has',
      { pieces: ['a beacon-keeper 2,4', 'a beacon-keeper 2,2'] },
      'start.players[0].used.beacon-keeper',
      'nothing',
      '<= 1',
    ],
    [
      'fewer coins used than can be seen',
      { a: { used: { artisan: 1 } }, pieces: ['a artisan 2,4', 'a artisan 2,2'] },
      'start.players[0].used.artisan',
      '1',
      '>= 2',
    ],
    [
      'a special card face up',
      { a: { field: [{ card: 'emp', face: 'up', opening: false }, null, null, null, null] } },
      'start.players[0].field[0].card',
      '"emp"',
      null,
    ],
    [
      '[PLM-E5] a piece card in two slots',
      {
        a: {
          field: [0, 1, 2, 3, 4].map((slot) =>
            slot < 2 ? { card: 'artisan', face: 'up' as const, opening: true } : null,
          ),
        },
      },
      'start.players[0].field[1].card',
      '"artisan"',
      null,
    ],
    [
      'a field of six',
      { a: { field: [null, null, null, null, null, null] } },
      'start.players[0].field',
      '[null',
      '<= 5',
    ],
  ] as const)('refuse a start position with %s', (_what, setting, at, found, expected) => {
    const reading = start(setting);
    expect(reading).toMatchObject({ kind: 'unparsable', at });
    if (reading.kind !== 'unparsable') return;
    expect(reading.found.startsWith(found)).toBe(true);
    if (expected !== null) expect(reading.expected).toEqual([expected]);
  });

  it('refuse a cell off the board and HP of their own', () => {
    const options = optionsOf({});
    const withPiece = (given: object) => ({ ...options, start: { ...options.start, pieces: [given] } });
    expect(read(withPiece({ ...piece('a artisan 2,4'), at: 42 }))).toMatchObject({
      at: 'start.pieces[0].at',
      found: '42',
    });
    expect(read(withPiece({ ...piece('a artisan 2,4'), hp: 0 }))).toMatchObject({
      kind: 'unparsable',
      at: 'start.pieces[0]',
    });
  });
});
