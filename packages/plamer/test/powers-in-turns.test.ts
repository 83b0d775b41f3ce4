import { describe, expect, it } from 'vitest';
import type { PlamerCommand, Target } from '../src/state/command.ts';
import type { FieldCard } from '../src/state/player.ts';
import type { PlamerState } from '../src/state/state.ts';
import { cell, DONE, give, idOf, positionOf, reasons } from './position.ts';

const field = (...cards: readonly string[]): readonly (FieldCard | null)[] =>
  Array.from({ length: 5 }, (_, slot): FieldCard | null => {
    const card = cards[slot];
    return card === undefined ? null : { card, face: 'up', opening: slot < 2 };
  });

const fire = (piece: number, target: Target = {}): PlamerCommand => ({ kind: 'fire', piece, target });
const play = (card: string, target: Target = {}): PlamerCommand => ({ kind: 'play', card, target });
const at = (state: PlamerState, name: string) =>
  state.pieces.filter((piece) => piece.at === cell(name)).map(({ card, stance }) => `${card} ${stance}`);

describe('(movement) powers', () => {
  const watched = ['a watchtower 2,4', 'b ant 4,4 settled', 'b ant 5,0 settled', 'b amplifier 4,3'];
  it.each([
    ['4,4', []],
    ['5,0', ['PLM-K7 not-within']],
    ['4,3', ['PLM-K7 no-settled-opponent']],
  ])('[PLM-K7] observation of %s', (name, expected) => {
    const start = positionOf({ pieces: watched });
    expect(reasons(start, 0, fire(0, { cell: cell(name) }))).toEqual(expected);
  });

  it('[PLM-K7] [PLM-M6] turns one up, once a turn, and only by a mobile watchtower', () => {
    const state = give(positionOf({ pieces: watched }), [0, fire(0, { cell: cell('4,4') })]);
    expect(at(state, '4,4')).toEqual(['ant mobile']);
    expect(reasons(state, 0, fire(0, { cell: cell('4,4') }))).toEqual([
      'PLM-M6 not-twice',
      'PLM-K7 no-settled-opponent',
    ]);
    const settled = positionOf({ pieces: ['a watchtower 2,4 settled', 'b ant 4,4 settled'] });
    expect(reasons(settled, 0, fire(0, { cell: cell('4,4') }))).toEqual(['PLM-K7 not-mobile']);
  });

  it.each(['emp', 'hacking'])('%s turns the opposing structures of a cell down, and nothing else', (card) => {
    const pieces = ['b watchtower 4,4', 'b ant 4,4', 'a watchtower 4,4', 'b watchtower 2,2'];
    const start = positionOf({ a: { hand: [card], dor: 4 }, pieces });
    const state = give(start, [0, play(card, { cell: cell('4,4') })]);
    expect(at(state, '4,4')).toEqual(['watchtower settled', 'ant mobile', 'watchtower mobile']);
    expect(at(state, '2,2')).toEqual(['watchtower mobile']);
    expect(state.players[0]).toMatchObject({ dor: 0, hand: [], discard: [card] });
    const poor = positionOf({ a: { hand: [card], dor: 3 }, pieces: ['b ant 4,4'] });
    expect(reasons(poor, 0, play(card, { cell: cell('4,4') })).map((each) => each.split(' ')[1])).toEqual([
      'no-dor',
      'no-opposing-structure',
    ]);
  });

  it('[PLM-K32] a turbo engine gives one step more, to no structure', () => {
    const start = positionOf({ a: { hand: ['turbo-engine'], dor: 3 }, pieces: ['a artisan 2,4', 'a watchtower 2,4'] });
    const step = (to: string): PlamerCommand => ({ kind: 'move', piece: 0, to: cell(to) });
    const moved = give(start, [0, step('2,3')]);
    expect(reasons(moved, 0, step('2,2'))).toEqual(['PLM-M1 not-twice']);
    const again = give(moved, [0, play('turbo-engine', { piece: 0 })], [0, step('2,2')]);
    expect(at(again, '2,2')).toEqual(['artisan mobile']);
    expect(reasons(again, 0, step('2,1'))).toEqual(['PLM-M1 not-twice']);
    expect(reasons(start, 0, play('turbo-engine', { piece: 1 }))).toEqual(['PLM-M3 no-moving-structure']);
  });

  it('[PLM-K32] [PLM-M5] and none to whoever went in among opponents', () => {
    const start = positionOf({ a: { hand: ['turbo-engine'], dor: 3 }, pieces: ['a artisan 2,4', 'b ant 2,3'] });
    const entered = give(start, [0, { kind: 'move', piece: 0, to: cell('2,3') }]);
    expect(reasons(entered, 0, play('turbo-engine', { piece: 0 }))).toEqual(['PLM-M5 not-further']);
  });

  it('[PLM-K33] a buster call brings who is near, up to the limit, and no structure', () => {
    const pieces = ['a artisan 2,2', 'a gatekeeper 2,2', 'a guardsman 2,3', 'a star-cavalry 5,0', 'a watchtower 2,3'];
    const start = positionOf({ a: { hand: ['buster-call'], dor: 5 }, pieces: [...pieces, 'a artisan 2,4 settled'] });
    const call = (...named: readonly string[]) =>
      at(
        give(start, [
          0,
          play('buster-call', {
            cell: cell('2,4'),
            ...(named.length ? { pieces: named.map((card) => idOf(start, 0, card)) } : {}),
          }),
        ]),
        '2,4',
      );
    expect(call()).toEqual(['artisan settled', 'artisan mobile', 'gatekeeper mobile']);
    expect(call('guardsman')).toEqual(['artisan settled', 'guardsman mobile', 'artisan mobile']);
    expect(
      reasons(start, 0, play('buster-call', { cell: cell('2,4'), pieces: [idOf(start, 0, 'star-cavalry')] })),
    ).toEqual(['PLM-T6 no-such-piece']);
  });

  it('[PLM-K19] a quarry moves a mobile structure one cell, itself too, once', () => {
    const pieces = ['a eroded-quarry 2,4', 'a watchtower 5,0', 'a watchtower 4,4 settled', 'a artisan 4,2'];
    const start = positionOf({ pieces });
    const state = give(start, [0, fire(0, { piece: 1, to: cell('5,1') })]);
    expect(at(state, '5,1')).toEqual(['watchtower mobile']);
    expect(reasons(state, 0, fire(0, { piece: 0, to: cell('2,3') }))).toEqual(['PLM-M6 not-twice']);
    expect(reasons(start, 0, fire(0, { piece: 0, to: cell('2,3') }))).toEqual([]);
    expect(reasons(start, 0, fire(0, { piece: 0, to: cell('2,2') }))).toEqual(['PLM-K19 not-adjacent']);
    expect(reasons(start, 0, fire(0, { piece: 2, to: cell('4,3') }))).toEqual(['PLM-M2 not-mobile']);
    expect(reasons(start, 0, fire(0, { piece: 3, to: cell('4,1') }))).toEqual(['PLM-K19 not-a-structure']);
  });
});

describe('(supply) powers', () => {
  it('[PLM-K14] [PLM-S4] a digger that is turned up earns, one that stands mobile does not', () => {
    const start = positionOf({
      turn: 'supply',
      a: { dor: 0 },
      pieces: ['a planet-digger 3,3 settled', 'a planet-digger 2,3'],
    });
    expect(start.players[0].dor).toBe(5);
    const state = give(start, [0, fire(0)]);
    expect(state.players[0].dor).toBe(8);
    expect(reasons(state, 0, fire(1))).toEqual(['PLM-P9 not-settled']);
  });

  it('[PLM-K6] a beacon draws a card, and nothing from an empty deck', () => {
    const lit = (deck: readonly string[]) => {
      const start = positionOf({ turn: 'supply', a: { deck }, pieces: ['a beacon-keeper 3,3 settled'] });
      return give(start, [0, fire(0)]).players[0].hand;
    };
    expect(lit(['emp', 'hacking'])).toEqual(['hacking', 'emp']);
    expect(lit([])).toEqual([]);
  });

  it('[PLM-P1] nobody fires by a flip in the round of its coming', () => {
    const start = positionOf({ turn: 'supply', round: 3, pieces: ['a planet-digger 3,3 settled'] });
    const fresh = { ...start, pieces: start.pieces.map((piece) => ({ ...piece, since: 3 })) };
    expect(reasons(fresh, 0, fire(0))).toEqual(['PLM-P1 not-since-produced']);
  });
});

describe('(production) powers', () => {
  it('[PLM-K3] construction: an active structure kind, its cost, in the artisan’s cell', () => {
    const pieces = ['a artisan 2,4 settled', 'a artisan 4,4'];
    const make = (dor: number, ...cards: readonly string[]) =>
      positionOf({ turn: 'production', a: { dor, field: field('gatekeeper', 'artisan', ...cards) }, pieces });
    const build = (card: string) => fire(0, { card });
    const state = give(make(6, 'watchtower'), [0, build('watchtower')]);
    expect(at(state, '2,4')).toEqual(['artisan mobile', 'watchtower mobile']);
    expect(state.players[0]).toMatchObject({ dor: 0, used: { artisan: 2, watchtower: 1 } });
    expect(reasons(make(5, 'watchtower'), 0, build('watchtower'))).toEqual(['PLM-K3 no-dor']);
    expect(reasons(make(9), 0, build('watchtower'))).toEqual(['PLM-P3 not-active']);
    expect(reasons(make(9), 0, build('gatekeeper'))).toEqual(['PLM-K3 not-a-structure']);
    expect(reasons(make(9, 'watchtower'), 0, fire(1, { card: 'watchtower' }))).toEqual(['PLM-P9 not-settled']);
  });

  it('[PLM-K12] [PLM-P10] ant tunnel: each ant once, mobile or settled, only those there at the start', () => {
    const pieces = ['a ant 2,4', 'a ant 4,4 settled'];
    const start = positionOf({ factions: ['bgm', 'bgm'], turn: 'production', a: { dor: 9 }, pieces });
    const one = give(start, [0, fire(0)]);
    expect(at(one, '2,4')).toEqual(['ant mobile', 'ant mobile']);
    expect(reasons(one, 0, fire(0))).toEqual(['PLM-P10 not-twice']);
    const young = one.pieces.find(({ id }) => id > 1)?.id ?? -1;
    expect(reasons(one, 0, fire(young))).toEqual(['PLM-P10 not-present-at-start']);
    const two = give(one, [0, fire(1)]);
    expect(at(two, '4,4')).toEqual(['ant mobile', 'ant mobile']);
    expect(two.players[0].dor).toBe(3);
  });

  it.each([
    ['a full cell', { pieces: ['a ant 2,4', 'a colossus 2,4', 'a ravager 2,4'] }, ['PLM-G5 no-room']],
    ['too little dor', { pieces: ['a ant 2,4'], a: { dor: 2 } }, ['PLM-K12 no-dor']],
    ['the kind used up', { pieces: ['a ant 2,4'], a: { dor: 9, used: { ant: 5 } } }, ['PLM-P4 no-more-of-kind']],
  ])('[PLM-K12] ant tunnel is barred by %s', (_what, setting, expected) => {
    const start = positionOf({ factions: ['bgm', 'bgm'], turn: 'production', a: { dor: 9 }, ...setting });
    expect(reasons(start, 0, fire(idOf(start, 0, 'ant')))).toEqual(expected);
  });

  it('[PLM-K18] resupply opens its cell to production, and the next ones to structures', () => {
    const setting = {
      turn: 'production',
      a: { dor: 50, field: field('gatekeeper', 'artisan', 'watchtower') },
    } as const;
    const start = positionOf({ ...setting, pieces: ['a sea-base 2,4 settled'] });
    const produce = (card: string, name: string): PlamerCommand => ({ kind: 'produce', card, at: cell(name) });
    expect(reasons(start, 0, produce('artisan', '2,4'))).toEqual(['PLM-P2 not-a-home']);
    const opened = give(start, [0, fire(0)]);
    expect(reasons(opened, 0, produce('artisan', '2,4'))).toEqual([]);
    expect(reasons(opened, 0, produce('artisan', '2,3'))).toEqual(['PLM-P2 not-a-home']);
    expect(reasons(opened, 0, produce('watchtower', '2,3'))).toEqual([]);
    expect(reasons(opened, 0, produce('watchtower', '2,2'))).toEqual(['PLM-P2 not-a-home']);
    const mobile = positionOf({ ...setting, pieces: ['a sea-base 2,4'] });
    expect(reasons(mobile, 0, fire(0))).toEqual(['PLM-P9 not-settled']);
  });

  it('[PLM-K31] blood, sweat and tears: an active basic kind at home, for nothing but the card', () => {
    const start = positionOf({
      turn: 'production',
      a: { dor: 2, hand: ['blood-sweat-tears'], field: field('gatekeeper', 'artisan', 'guardsman') },
    });
    const gift = (card: string, name: string) => play('blood-sweat-tears', { card, cell: cell(name) });
    expect(reasons(start, 0, gift('guardsman', '0,0'))).toEqual(['PLM-K31 not-a-basic-kind']);
    expect(reasons(start, 0, gift('ant', '0,0'))).toEqual(['PLM-P3 not-active']);
    expect(reasons(start, 0, gift('artisan', '2,4'))).toEqual(['PLM-P2 not-a-home']);
    const state = give(start, [0, gift('artisan', '1,0')]);
    expect(at(state, '1,0')).toEqual(['artisan mobile']);
    expect(state.players[0]).toMatchObject({ dor: 0, hand: [], used: { artisan: 1 } });
  });

  it('[PLM-F6] a card of another turn, or one that lies set, is not played', () => {
    const start = positionOf({ turn: 'production', a: { dor: 9, hand: ['emp'] }, pieces: ['b watchtower 2,4'] });
    expect(reasons(start, 0, play('emp', { cell: cell('2,4') }))).toContain('PLM-F6 no-power-now');
    const set = positionOf({
      a: { dor: 9, field: [null, null, { card: 'emp', face: 'down', opening: false }, null, null] },
    });
    expect(reasons(set, 0, play('emp', { cell: cell('2,4') }))).toContain('PLM-F6 not-in-hand');
    expect(give(start, [0, DONE]).turn).toBe('blackout');
  });
});
