import { describe, expect, it } from 'vitest';
import type { PlamerCommand, Target } from '../src/state/command.ts';
import type { FieldCard } from '../src/state/player.ts';
import type { PlamerState } from '../src/state/state.ts';
import { cell, give, idOf, PASS, positionOf, reasons, type Setting } from './position.ts';

const OPEN = { dgm: ['gatekeeper', 'artisan'], bgm: ['ant', 'amplifier'] } as const;

/** A field of a faction's opening cards and these set ones. */
function withSet(faction: 'dgm' | 'bgm', ...set: readonly string[]): readonly (FieldCard | null)[] {
  const open = OPEN[faction].map((card): FieldCard => ({ card, face: 'up', opening: true }));
  const down = set.map((card): FieldCard => ({ card, face: 'down', opening: false }));
  return Array.from({ length: 5 }, (_, slot) => [...open, ...down][slot] ?? null);
}

const respond = (slot: number, target: Target): PlamerCommand => ({ kind: 'respond', slot, target });
const by = (piece: number, target: Target = {}): PlamerCommand => ({ kind: 'respond-by-piece', piece, target });

/** `a guardsman 2,4 settled` for every piece, sorted. */
const board = (state: PlamerState) =>
  state.pieces
    .map(({ owner, card, at, stance }) => `${'ab'[owner]} ${card} ${at === cell('2,4') ? '2,4' : at} ${stance}`)
    .sort();

/** The turn player is side 0; side 1 is asked first. Both have dor 20 unless the setting says so. */
function responding({ a, b, ...setting }: Setting): PlamerState {
  return positionOf({ turn: 'response', a: { dor: 20, ...a }, b: { dor: 20, ...b }, ...setting });
}

describe('the response stack', () => {
  it('[PLM-R3] [PLM-R6] pays, spends and frees the slot at declaration, and gives nothing back', () => {
    const start = responding({ b: { field: withSet('bgm', 'return-fire') }, pieces: ['a artisan 2,4', 'b ant 2,4'] });
    const declared = give(start, [1, respond(2, { cell: cell('2,4') })]);
    expect(declared.players[1]).toMatchObject({ dor: 17, discard: ['return-fire'] });
    expect(declared.players[1].field[2]).toBeNull();
    expect(declared.stack).toHaveLength(1);
    expect(board(declared)).toEqual(board(start));
  });

  it('[PLM-R2] resolves the last declaration first, both sides’ in one stack', () => {
    // The retreat is declared after the shot, and so goes first: the shot finds nobody.
    const state = give(
      responding({
        a: { field: withSet('dgm', 'emergency-retreat') },
        b: { field: withSet('bgm', 'return-fire') },
        pieces: ['a artisan 2,4', 'b ant 2,4'],
      }),
      [1, respond(2, { cell: cell('2,4') })],
      [0, respond(2, { cell: cell('2,4'), to: cell('2,3') })],
      [1, PASS],
      [0, PASS],
      [0, PASS],
      [1, PASS],
    );
    expect(state.stack).toEqual([]);
    expect(board(state)).toEqual(['a artisan 14 mobile', 'b ant 2,4 mobile']);
  });

  it('[PLM-R4] resolves at the end of the turn when there is no battle cell', () => {
    const state = give(
      responding({ b: { field: withSet('bgm', 'reboot') }, pieces: ['a artisan 2,4', 'b ant 4,2 settled'] }),
      [1, respond(2, { piece: 1 })],
      [0, PASS],
      [1, PASS],
    );
    expect(state.turn).toBe('production');
    expect(board(state)).toContain(`b ant ${cell('4,2')} mobile`);
  });

  it('[PLM-R7] a declared effect resolves though its source has gone', () => {
    const start = responding({ pieces: ['b artisan 2,4', 'a explosives 2,4 settled', 'a gatekeeper 2,4'] });
    const state = give(start, [1, PASS], [0, by(idOf(start, 0, 'explosives'))], [1, PASS], [0, PASS]);
    // Destroyed at declaration; a battle is to be fought for the cell all the same.
    expect(state.players[0].fragments).toEqual({ explosives: 1 });
    expect(state.stack).toHaveLength(1);
    const done = give(state, [0, PASS], [1, PASS]);
    expect(done.players[0].captives).toEqual({ artisan: 1 });
  });

  it.each([
    ['settled', []],
    ['mobile', ['PLM-P9 not-settled']],
  ])('[PLM-K10] explosives that stand %s', (stance, expected) => {
    const start = responding({ active: 1, pieces: [`a explosives 2,4 ${stance}`, 'b ant 2,4'] });
    expect(reasons(start, 0, by(idOf(start, 0, 'explosives')))).toEqual(expected);
  });

  it('[PLM-R8] [PLM-K29] without an opponent nothing is offered', () => {
    const state = give(
      responding({
        a: { field: withSet('dgm', 'emergency-retreat') },
        b: { field: withSet('bgm', 'fire-on-own-position') },
        pieces: ['a artisan 2,4', 'b ant 2,4'],
      }),
      [1, respond(2, { cell: cell('2,4') })],
      [0, respond(2, { cell: cell('2,4'), to: cell('2,3') })],
      [1, PASS],
      [0, PASS],
      [0, PASS],
      [1, PASS],
    );
    expect(board(state)).toEqual(['a artisan 14 mobile', 'b ant 2,4 mobile']);
    expect(state.players[1].gone).toEqual({});
  });

  it('[PLM-K29] [PLM-B21] offers all own pieces, and hits every opposing one', () => {
    const state = give(
      responding({
        b: { field: withSet('bgm', 'fire-on-own-position') },
        pieces: [
          'a star-cavalry 2,4',
          'a artisan 2,4',
          'a gatekeeper 2,4 settled',
          'b ant 2,4',
          'b amplifier 2,4 settled',
        ],
      }),
      [1, respond(2, { cell: cell('2,4') })],
      [0, PASS],
      [1, PASS],
      [0, PASS],
      [1, PASS],
    );
    expect(board(state)).toEqual(['a star-cavalry 2,4 mobile']);
    expect(state.players[1]).toMatchObject({ gone: { ant: 1, amplifier: 1 }, captives: { artisan: 1, gatekeeper: 1 } });
    expect(state.players[0].captives).toEqual({});
  });

  it('[PLM-R10] damage elsewhere heals when the stack is done, unless it captures', () => {
    const shot = (target: string, stance = 'mobile') =>
      give(
        responding({ b: { field: withSet('bgm', 'return-fire') }, pieces: [`a ${target} 4,2 ${stance}`, 'b ant 0,4'] }),
        [1, respond(2, { cell: cell('4,2') })],
        [0, PASS],
        [1, PASS],
      );
    expect(shot('star-cavalry').pieces.find(({ card }) => card === 'star-cavalry')?.hp).toBe(8);
    expect(shot('artisan').players[1].captives).toEqual({ artisan: 1 });
    expect(shot('gatekeeper', 'settled').players[1].captives).toEqual({ gatekeeper: 1 });
  });

  it('[PLM-B2] damage in the current battle cell stays for the battle', () => {
    const state = give(
      responding({ b: { field: withSet('bgm', 'return-fire') }, pieces: ['a gatekeeper 2,4', 'b artisan 2,4'] }),
      [1, respond(2, { cell: cell('2,4') })],
      [0, PASS],
      [1, PASS],
      [0, PASS],
      [1, PASS],
    );
    // 3 HP less 2, then one strike of 1.
    expect(board(state)).toEqual(['b artisan 2,4 mobile']);
  });

  it('[PLM-R11] what is built fizzles where three own pieces stand when it resolves', () => {
    const pieces = ['a artisan 4,2', 'b ant 4,2', 'b ant 4,2', 'b amplifier 4,2', 'b ant 2,2'];
    const state = give(
      responding({ b: { field: withSet('bgm', 'infiltration-build') }, pieces }),
      [1, respond(2, { cell: cell('4,2') })],
      [0, PASS],
      [1, PASS],
      [0, PASS],
      [1, PASS],
    );
    expect(state.players[1]).toMatchObject({ dor: 15, fragments: {} });
    expect(state.pieces.some(({ card }) => card === 'explosives')).toBe(false);
  });

  it.each([
    ['an empty cell', '3,3', ['PLM-K30 no-opponent']],
    ['a home cell', '0,0', ['PLM-K30 not-on-a-home']],
    ['an opposing cell', '4,2', []],
  ])('[PLM-K30] infiltration into %s', (_what, at, expected) => {
    const start = responding({
      b: { field: withSet('bgm', 'infiltration-build') },
      pieces: ['a artisan 4,2', 'a artisan 0,0'],
    });
    expect(reasons(start, 1, respond(2, { cell: cell(at) }))).toEqual(expected);
  });

  it('[PLM-K23] an ant is paid, and the opponent’s own limit bounds the push', () => {
    const pieces = ['a artisan 2,4', 'b ant 2,4', 'a gatekeeper 2,3', 'a gatekeeper 2,3', 'a gatekeeper 2,3'];
    const start = responding({ b: { field: withSet('bgm', 'telekinesis') }, pieces });
    const push = (to: string) => respond(2, { piece: idOf(start, 1, 'ant'), card: 'artisan', to: cell(to) });
    const end = (to: string) => give(start, [1, push(to)], [0, PASS], [1, PASS]);
    expect(end('2,5').pieces.find(({ card }) => card === 'artisan')?.at).toBe(cell('2,5'));
    expect(end('2,3').pieces.find(({ card }) => card === 'artisan')?.at).toBe(cell('2,4'));
    expect(end('2,3').players[1].gone).toEqual({ ant: 1 });
    expect(reasons(start, 1, push('5,0'))).toEqual(['PLM-K23 not-adjacent']);
  });

  it('[PLM-K23] pushes no structure and nobody who lies face down', () => {
    const pieces = ['a watchtower 2,4', 'a artisan 2,4 settled', 'b ant 2,4'];
    const start = responding({ b: { field: withSet('bgm', 'telekinesis') }, pieces });
    const push = (card: string) => respond(2, { piece: idOf(start, 1, 'ant'), card, to: cell('2,5') });
    expect(reasons(start, 1, push('watchtower'))).toEqual(['PLM-M3 no-moving-structure']);
    expect(reasons(start, 1, push('artisan'))).toEqual(['PLM-K23 no-such-opponent']);
  });

  it('[PLM-K22] hits the highest Lv, counted at resolution, and fizzles with nobody', () => {
    const pieces = ['a guardsman 2,4', 'a star-cavalry 2,4 settled', 'b ant 2,4'];
    const start = responding({ b: { field: withSet('bgm', 'detonate') }, pieces });
    const state = give(start, [1, respond(2, { piece: idOf(start, 1, 'ant') })], [0, PASS], [1, PASS]);
    expect(state.players[1]).toMatchObject({ gone: { ant: 1 }, captives: { guardsman: 1 } });
  });

  it('[PLM-K27] who is named goes first where room is short; structures stay', () => {
    const pieces = ['b amplifier 2,4', 'b colossus 2,4', 'b watchtower 2,4', 'a artisan 2,4', 'b ant 2,3', 'b ant 2,3'];
    const start = responding({ b: { field: withSet('bgm', 'emergency-retreat') }, pieces });
    const flee = { cell: cell('2,4'), to: cell('2,3'), pieces: [idOf(start, 1, 'colossus')] };
    const state = give(start, [1, respond(2, flee)], [0, PASS], [1, PASS], [0, PASS], [1, PASS]);
    expect(state.pieces.find(({ card }) => card === 'colossus')?.at).toBe(cell('2,3'));
    expect(reasons(start, 1, respond(2, { cell: cell('2,4'), to: cell('4,4') }))).toEqual(['PLM-K27 not-adjacent']);
    expect(reasons(start, 1, respond(2, { cell: cell('2,4'), to: cell('5,5') }))).toEqual([]);
  });

  it('[PLM-K20] takes only a settled piece of one’s own', () => {
    const start = responding({
      b: { field: withSet('bgm', 'reboot'), dor: 7 },
      pieces: ['b ant 2,4', 'b ant 4,2 settled', 'a artisan 4,4 settled'],
    });
    const reboot = (piece: number) => reasons(start, 1, respond(2, { piece }));
    expect(reboot(0)).toEqual(['PLM-R5 no-dor', 'PLM-K20 not-settled']);
    expect(reboot(1)).toEqual(['PLM-R5 no-dor']);
    expect(reboot(2)).toEqual(['PLM-R5 no-dor', 'PLM-T6 no-such-piece']);
  });

  it('[PLM-R9] a piece that comes into the current battle fights from stage 3 with full HP', () => {
    // The retreat brings the gatekeeper from 2,3 into no cell with opponents, so it is home that takes it: a battle there.
    const pieces = ['a guardsman 0,0', 'b guardsman 0,0 settled', 'a gatekeeper 2,4', 'b colossus 2,4'];
    const start = responding({ a: { field: withSet('dgm', 'emergency-retreat') }, pieces });
    const away = give(
      start,
      [1, PASS],
      [0, respond(2, { cell: cell('2,4'), to: cell('0,0') })],
      [1, PASS],
      [0, PASS],
      [0, { kind: 'fight', cell: cell('0,0') }],
      [0, PASS],
      [1, PASS],
    );
    expect(away.pieces.filter(({ at }) => at === cell('0,0')).map(({ card, hp }) => [card, hp])).toEqual([
      ['guardsman', 3],
      ['gatekeeper', 3],
    ]);
  });
});
