import { seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { plamer } from '../src/game.ts';
import { lvOf } from '../src/pieces/figures.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { PlamerState } from '../src/state/state.ts';
import { cell, DONE, give, idOf, PASS, positionOf, reasons } from './position.ts';

const asked = (state: PlamerState) => plamer.pending(state).map(({ seat, ask }) => `${seat} ${ask.kind}`);
describe('a round', () => {
  it('[PLM-E6] runs its seven turns in order and then the other player’s', () => {
    const turns: string[] = [];
    let state = positionOf({ turn: 'victory-check', pieces: ['a artisan 2,2', 'b ant 4,2'] });
    for (let step = 0; step < 12; step += 1) {
      const [pending] = plamer.pending(state);
      if (pending === undefined) break;
      turns.push(`${pending.seat} ${state.turn}`);
      state = give(state, [pending.seat === 'a' ? 0 : 1, pending.fallback]);
    }
    // Without cards and settled pieces turns 1 and 2 ask nobody; turn 5 has no battle cell.
    expect(turns.slice(0, 7)).toEqual([
      'a movement',
      'b response',
      'a response',
      'a production',
      'a blackout',
      'b movement',
      'a response',
    ]);
  });

  it('[PLM-F3] asks in turns 1 and 2 where a card could be laid', () => {
    const state = positionOf({ turn: 'victory-check', a: { hand: ['star-cavalry'], deck: [] } });
    expect([state.turn, ...asked(state)]).toEqual(['victory-check', 'a turn']);
    const next = give(state, [0, DONE]);
    expect([next.turn, ...asked(next)]).toEqual(['supply', 'a turn']);
  });

  it('[PLM-V2] [PLM-S1] scene 9: three VP, nine dor, and five and fourteen after both flips', () => {
    const pieces = [
      ...['0,2', '2,2', '3,0', '5,0'].map((at) => `a artisan ${at} settled`),
      ...['2,4', '1,5'].map((at) => `a guardsman ${at}`),
      'b ant 4,4 settled',
    ];
    const state = positionOf({ turn: 'victory-check', a: { dor: 0, used: { artisan: 5, guardsman: 3 } }, pieces });
    expect([state.players[0].vp, state.players[0].dor]).toEqual([3, 9]);
    const flipped = pieces.map((text) => (text.startsWith('a guardsman') ? `${text} settled` : text));
    const later = positionOf({ turn: 'victory-check', a: { dor: 0 }, pieces: flipped });
    expect([later.players[0].vp, later.players[0].dor]).toEqual([5, 14]);
    const opponent = positionOf({ turn: 'victory-check', active: 1, b: { dor: 0 }, pieces });
    expect([opponent.players[1].vp, opponent.players[1].dor]).toEqual([0, 5]);
  });

  it('[PLM-V1] an invader wins at its own next victory check, mobile or settled, and not before', () => {
    for (const stance of ['mobile', 'settled']) {
      const pieces = [`a artisan 5,5 ${stance}`, 'b ant 4,2'];
      expect(positionOf({ turn: 'victory-check', active: 1, pieces }).outcome).toBeNull();
      expect(positionOf({ turn: 'supply', active: 0, pieces }).outcome).toBeNull();
      const won = positionOf({ turn: 'victory-check', active: 0, pieces });
      expect(won.outcome).toEqual({ kind: 'won', seats: ['a'], rule: 'PLM-V1' });
      expect(asked(won)).toEqual([]);
    }
    expect(positionOf({ turn: 'victory-check', active: 0, pieces: ['a artisan 0,0'] }).outcome).toBeNull();
  });

  it('[PLM-V3] reaching the target wins, one less does not', () => {
    const pieces = ['a artisan 2,2 settled'];
    expect(positionOf({ turn: 'victory-check', a: { vp: 8 }, pieces }).outcome).toBeNull();
    expect(positionOf({ turn: 'victory-check', a: { vp: 9 }, pieces }).outcome?.rule).toBe('PLM-V3');
  });

  it.each([
    [4, 3, { kind: 'won', seats: ['a'] }],
    [3, 4, { kind: 'won', seats: ['b'] }],
    [4, 4, { kind: 'drawn', seats: ['a', 'b'] }],
  ])('[PLM-E2] after the last round %i to %i', (a, b, outcome) => {
    const state = positionOf({ round: 60, turn: 'production', active: 1, a: { vp: a }, b: { vp: b } });
    expect(give(state, [1, DONE]).outcome).toEqual({ ...outcome, rule: 'PLM-E2' });
  });

  it('[PLM-E3] a player resigns, asked or not; a draw wants both', () => {
    const state = positionOf({});
    expect(give(state, [1, { kind: 'resign' }]).outcome?.seats).toEqual(['a']);
    const offered = give(state, [0, { kind: 'offer-draw' }]);
    expect(reasons(offered, 0, { kind: 'accept-draw' })).toEqual(['PLM-E3 no-offer']);
    expect(reasons(offered, 1, { kind: 'offer-draw' })).toEqual(['PLM-E3 not-a-second-offer']);
    expect(give(offered, [1, { kind: 'accept-draw' }]).outcome?.kind).toBe('drawn');
    const declined = give(positionOf({ pieces: ['a artisan 2,2'] }), [0, { kind: 'offer-draw' }], [0, DONE], [1, PASS]);
    expect(declined.offer).toBeNull();
  });
});

describe('the response turn', () => {
  it('[PLM-R1] [PLM-R5] asks the defender first, then the turn player, until both pass in a row', () => {
    const state = give(positionOf({ pieces: ['a artisan 2,2'] }), [0, DONE]);
    expect(asked(state)).toEqual(['b response']);
    expect(asked(give(state, [1, PASS]))).toEqual(['a response']);
    expect(asked(give(state, [1, PASS], [0, PASS]))).toEqual(['a turn']);
    expect(reasons(state, 0, PASS)).toEqual(['PLM-T1 not-your-turn']);
  });
});

describe('the battle turn', () => {
  const pieces = ['a artisan 2,2', 'b ant 2,2', 'a artisan 4,4', 'b ant 4,4'];

  it('[PLM-B8] lets the attacker pick the next of several cells, and no other', () => {
    const state = give(positionOf({ pieces }), [0, DONE], [1, PASS], [0, PASS]);
    expect(asked(state)).toEqual(['a battles']);
    expect(reasons(state, 0, { kind: 'fight', cell: cell('3,0') })).toEqual(['PLM-B20 not-a-battle']);
    const next = give(state, [0, { kind: 'fight', cell: cell('4,4') }]);
    expect(asked(next)).toEqual(['a battle']);
    const last = give(next, [0, PASS], [1, PASS]);
    expect(last.flow.map(({ kind }) => kind)).toEqual(['battles', 'battle']);
    expect(last.flow.at(-1)).toMatchObject({ cell: cell('2,2') });
    expect(give(last, [0, PASS], [1, PASS]).turn).toBe('production');
  });

  it('[PLM-B1] asks the attacker first in stage 1', () => {
    const state = give(positionOf({ pieces: pieces.slice(0, 2) }), [0, DONE], [1, PASS], [0, PASS]);
    expect(asked(state)).toEqual(['a battle']);
    expect(asked(give(state, [0, PASS]))).toEqual(['b battle']);
  });
});

describe('movement', () => {
  it.each([
    ['[PLM-M1] two cells', 'a artisan 2,2', '2,4', ['PLM-M1 not-adjacent']],
    ['[PLM-M2] a settled piece', 'a artisan 2,2 settled', '2,3', ['PLM-M2 not-mobile']],
    ['[PLM-M3] a structure', 'a watchtower 2,2', '2,3', ['PLM-M3 no-moving-structure']],
    ['both', 'a watchtower 2,2 settled', '2,3', ['PLM-M2 not-mobile', 'PLM-M3 no-moving-structure']],
  ])('refuses %s', (_what, text, to, expected) => {
    const state = positionOf({ pieces: [text] });
    expect(reasons(state, 0, { kind: 'move', piece: 0, to: cell(to) })).toEqual(expected);
  });

  it('[PLM-M1] [PLM-M4] moves each piece once, and no fourth into a cell', () => {
    const pieces = ['a artisan 2,3', 'a artisan 2,3', 'a artisan 2,3', 'a gatekeeper 2,2'];
    const state = positionOf({ pieces });
    const move = { kind: 'move', piece: 3, to: cell('2,3') } as const;
    expect(reasons(state, 0, move)).toEqual(['PLM-M4 no-room']);
    const moved = give(state, [0, { kind: 'move', piece: 0, to: cell('2,4') }], [0, move]);
    expect(reasons(moved, 0, { kind: 'move', piece: 0, to: cell('2,5') })).toEqual(['PLM-M1 not-twice']);
    expect(reasons(moved, 0, { kind: 'move', piece: 99, to: cell('2,5') })).toEqual(['PLM-T6 no-such-piece']);
  });

  it('[PLM-M5] goes in among opposing pieces and out again next time', () => {
    const state = positionOf({ pieces: ['a artisan 2,2', 'b ant 2,2', 'b ant 2,3'] });
    const moved = give(state, [0, { kind: 'move', piece: 0, to: cell('2,3') }]);
    expect(moved.pieces.find(({ id }) => id === 0)?.at).toBe(cell('2,3'));
  });
});

describe('production', () => {
  const up = (card: string, opening = false) => ({ card, face: 'up', opening }) as const;
  const field = [up('gatekeeper', true), up('artisan', true), up('guardsman'), up('star-cavalry'), null];

  it('[PLM-P3] [PLM-P4] scene 6: one artisan for nine dor, and every reason for the rest', () => {
    const used = { artisan: 2, 'star-cavalry': 3 };
    const pieces = ['a artisan 2,2 settled', 'a artisan 2,4'];
    const state = positionOf({ turn: 'production', a: { dor: 9, field, used }, pieces });
    const at = cell('1,0');
    const made = give(state, [0, { kind: 'produce', card: 'artisan', at }]);
    expect(made.players[0].dor).toBe(4);
    expect(made.players[0].used['artisan']).toBe(3);
    expect(made.pieces.at(-1)).toMatchObject({ card: 'artisan', at, stance: 'mobile', since: 3 });
    const refused = (card: string) => reasons(made, 0, { kind: 'produce', card, at });
    expect(refused('gatekeeper')).toEqual(['PLM-P3 no-dor']);
    expect(refused('guardsman')).toEqual(['PLM-P3 no-dor']);
    expect(refused('star-cavalry')).toEqual(['PLM-P4 no-more-of-kind', 'PLM-P3 no-dor']);
    expect(refused('beacon-keeper')).toContain('PLM-P3 not-active');
    expect(reasons(made, 0, { kind: 'produce', card: 'artisan', at: cell('2,2') })).toContain('PLM-P2 not-a-home');
  });

  it('[PLM-P6] [PLM-P7] the first production activates a set card; an advanced one wants an intermediate', () => {
    const down = { card: 'beacon-keeper', face: 'down', opening: false } as const;
    const alone = [up('gatekeeper', true), up('artisan', true), down, null, null];
    const produce = { kind: 'produce', card: 'beacon-keeper', at: cell('0,0') } as const;
    const barred = positionOf({ turn: 'production', a: { dor: 40, field: alone } });
    expect(reasons(barred, 0, produce)).toEqual(['PLM-P7 no-intermediate']);
    const beside = [up('gatekeeper', true), up('artisan', true), down, up('star-cavalry'), null];
    const made = give(positionOf({ turn: 'production', a: { dor: 40, field: beside } }), [0, produce]);
    expect(made.players[0].field[2]?.face).toBe('up');
    const retired = give(made, [0, { kind: 'retire', slot: 3 }]);
    expect(retired.players[0].field[2]?.face).toBe('up');
    expect(reasons(retired, 0, { kind: 'retire', slot: 2 })).toEqual(['PLM-F4 not-a-second-retirement']);
    expect(reasons(made, 0, { kind: 'retire', slot: 0 })).toEqual(['PLM-F4 not-an-opening-card']);
  });

  it('[PLM-G5] [PLM-P5] three a home cell, opposing pieces or not', () => {
    const pieces = ['a gatekeeper 0,0', 'a gatekeeper 0,0', 'a gatekeeper 0,0', 'b ant 1,0'];
    const state = positionOf({ turn: 'production', a: { dor: 20 }, pieces });
    expect(reasons(state, 0, { kind: 'produce', card: 'artisan', at: cell('0,0') })).toEqual(['PLM-G5 no-room']);
    expect(reasons(state, 0, { kind: 'produce', card: 'artisan', at: cell('1,0') })).toEqual([]);
  });
});

describe('cards', () => {
  it('[PLM-F1] [PLM-F2] [PLM-F5] a piece card face up or down in a free slot, a special card face down', () => {
    const state = positionOf({ a: { hand: ['star-cavalry', 'emp', 'beacon-keeper'] } });
    expect(reasons(state, 0, { kind: 'lay', card: 'emp', slot: 2 })).toEqual(['PLM-F2 not-a-piece-card']);
    expect(reasons(state, 0, { kind: 'lay', card: 'star-cavalry', slot: 0 })).toEqual(['PLM-F5 not-a-free-slot']);
    expect(reasons(state, 0, { kind: 'set', card: 'emp', slot: 5 })).toEqual(['PLM-F1 not-a-slot']);
    expect(reasons(state, 0, { kind: 'lay', card: 'guardsman', slot: 2 })).toEqual(['PLM-T6 not-in-hand']);
    expect(reasons(state, 0, { kind: 'lay', card: 'beacon-keeper', slot: 2 })).toEqual(['PLM-P7 no-intermediate']);
    const laid = give(
      state,
      [0, { kind: 'lay', card: 'star-cavalry', slot: 3 }],
      [0, { kind: 'lay', card: 'beacon-keeper', slot: 2 }],
      [0, { kind: 'set', card: 'emp', slot: 4 }],
    );
    expect(laid.players[0].field.map((card) => card?.face)).toEqual(['up', 'up', 'up', 'up', 'down']);
    expect(laid.players[0].hand).toEqual([]);
  });

  it('[PLM-K5] [PLM-P6] an entry effect begins with activation, laid or first produced, and ends with retirement', () => {
    const [gatekeeper, artisan] = ['gatekeeper', 'artisan'].map(
      (card) => ({ card, face: 'up', opening: true }) as const,
    );
    if (gatekeeper === undefined || artisan === undefined) throw new Error('two cards');
    const down = { card: 'star-cavalry', face: 'down', opening: false } as const;
    const state = positionOf({
      turn: 'production',
      a: { dor: 12, field: [gatekeeper, artisan, down, null, null] },
      pieces: ['a gatekeeper 2,2'],
    });
    const lv = (now: PlamerState) =>
      now.pieces.filter(({ card }) => card === 'gatekeeper').map((each) => lvOf(now, each));
    expect(lv(state)).toEqual([3]);
    const made = give(state, [0, { kind: 'produce', card: 'star-cavalry', at: cell('0,0') }]);
    expect(lv(made)).toEqual([6]);
    expect(lv(give(made, [0, { kind: 'retire', slot: 2 }]))).toEqual([3]);
    const verdicts = (command: PlamerCommand, before: PlamerState) =>
      plamer
        .decide(before, command, { kind: 'seat', seat: seatId('a') }, seededChance(1))
        .rulings.map(({ verdict }) => verdict);
    expect(verdicts({ kind: 'produce', card: 'star-cavalry', at: cell('0,0') }, state)).toEqual([
      'activated',
      'entry-effect',
      'produced',
    ]);
    expect(verdicts({ kind: 'retire', slot: 2 }, made)).toEqual(['retired', 'entry-effect-ended']);
  });

  it('[PLM-S3] an empty deck draws nothing', () => {
    const state = positionOf({ turn: 'supply', a: { deck: ['emp', 'joker'] } });
    expect(state.players[0].hand).toEqual(['joker']);
    expect(positionOf({ turn: 'supply' }).players[0].hand).toEqual([]);
  });
});

describe('blackout', () => {
  it('[PLM-D1] [PLM-D2] turns own pieces over, each once', () => {
    const state = positionOf({ turn: 'blackout', pieces: ['a artisan 2,2', 'a artisan 2,4 settled', 'b ant 4,4'] });
    const flip = (piece: number) => ({ kind: 'flip', piece }) as const;
    const flipped = give(state, [0, flip(0)], [0, flip(1)]);
    expect(flipped.pieces.map(({ id, stance }) => `${id} ${stance}`).sort()).toEqual([
      '0 settled',
      '1 mobile',
      '2 mobile',
    ]);
    expect(reasons(flipped, 0, flip(0))).toEqual(['PLM-D2 not-twice']);
    expect(reasons(state, 0, flip(idOf(state, 1, 'ant')))).toEqual(['PLM-T6 no-such-piece']);
  });
});

describe('the first event', () => {
  it('[PLM-E1] holds the whole policy, and the seed decides who starts', () => {
    const starters = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const [opening] = plamer.setup(plamer.options.defaults, seededChance(seed));
        if (opening?.kind !== 'opened') throw new Error('the first event opens');
        expect(opening.house['vp-target']).toBe(10);
        expect(opening.players.map(({ hand }) => hand.length)).toEqual([3, 3]);
        return opening.first;
      }),
    );
    expect([...starters].sort()).toEqual([0, 1]);
  });
});
