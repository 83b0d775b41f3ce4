import { describe, expect, it } from 'vitest';
import {
  classFor,
  isBattle,
  isStandoff,
  occupierOf,
  securerOf,
  standIn,
  territorySummary,
} from '../src/board/presence.ts';
import { cell, piece } from './position.ts';

const HERE = '2,4';

const boardOf = (...texts: readonly string[]) => ({
  pieces: texts.map(piece).map(({ side, at, card, stance }, id) => ({
    id,
    owner: side,
    card,
    stance,
    at,
    arrived: id,
    hp: 1,
    since: 0,
  })),
});

describe('who holds a cell', () => {
  // pieces · occupies · secures · standoff · battle · class for a · class for b
  it.each([
    ['', null, null, false, false, 'neither', 'neither'],
    ['a mobile', 0, null, false, false, 'occupied', 'neither'],
    ['a settled', 0, 0, false, false, 'secured', 'secured-by-opponent'],
    ['a mobile, a settled', 0, 0, false, false, 'secured', 'secured-by-opponent'],
    ['b mobile, b mobile', 1, null, false, false, 'neither', 'occupied'],
    ['a settled, b settled', null, null, true, false, 'neither', 'neither'],
    ['a settled, a settled, b settled', null, null, true, false, 'neither', 'neither'],
    ['a mobile, b mobile', null, null, false, true, 'neither', 'neither'],
    ['a mobile, b settled', null, 1, false, true, 'secured-by-opponent', 'secured'],
    ['a settled, b mobile', null, 0, false, true, 'secured', 'secured-by-opponent'],
    ['a mobile, a settled, b settled', null, null, false, true, 'neither', 'neither'],
    ['a mobile, a settled, b mobile', null, 0, false, true, 'secured', 'secured-by-opponent'],
    ['a mobile, a settled, b mobile, b settled', null, null, false, true, 'neither', 'neither'],
  ] as const)('[PLM-O1 … PLM-O5] %s', (texts, occupier, securer, standoff, battle, forA, forB) => {
    const pieces = texts === '' ? [] : texts.split(', ').map((text) => text.replace(' ', ` ant ${HERE} `));
    const stand = standIn(boardOf(...pieces), cell(HERE));
    expect(occupierOf(stand)).toBe(occupier);
    expect(securerOf(stand)).toBe(securer);
    expect(isStandoff(stand)).toBe(standoff);
    expect(isBattle(stand)).toBe(battle);
    expect([classFor(stand, 0), classFor(stand, 1)]).toEqual([forA, forB]);
  });

  it('[PLM-O6] counts scene 9 as secured 4, occupied 6', () => {
    const board = boardOf(
      ...['0,2', '2,2', '3,0', '5,0'].map((at) => `a artisan ${at} settled`),
      ...['2,4', '1,5'].map((at) => `a artisan ${at}`),
      'b ant 4,4 settled',
    );
    const { classes, secured, occupied } = territorySummary(board, 0);
    expect([secured, occupied]).toEqual([4, 6]);
    const counted = (name: string) => classes.filter((each) => each === name).length;
    expect(['secured', 'occupied', 'secured-by-opponent', 'neither'].map(counted)).toEqual([4, 2, 1, 3]);
    expect(territorySummary(board, 1).classes.filter((each) => each === 'secured-by-opponent')).toHaveLength(4);
  });
});
