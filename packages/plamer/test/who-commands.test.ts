import { seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { plamer } from '../src/game.ts';
import { DONE, give, idOf, PASS, positionOf, reasons } from './position.ts';

describe('who may command', () => {
  const state = positionOf({ turn: 'movement', active: 0, pieces: ['a artisan 2,4', 'b ravager 2,4 settled'] });
  const chance = seededChance(1);

  it('[PLM-T7] is a seat or its deadline, no game master and no stranger', () => {
    const rulesFor = (actor: Parameters<typeof plamer.decide>[2]): readonly string[] | 'accepted' => {
      const decision = plamer.decide(state, DONE, actor, chance);
      return decision.kind === 'accepted' ? 'accepted' : decision.rulings.map(({ rule }) => rule);
    };
    expect(rulesFor({ kind: 'gameMaster' })).toEqual(['PLM-T7']);
    expect(rulesFor({ kind: 'seat', seat: seatId('c') })).toEqual(['PLM-T7']);
    expect(rulesFor({ kind: 'seat', seat: seatId('a') })).toBe('accepted');
    expect(rulesFor({ kind: 'deadline', seat: seatId('a') })).toBe('accepted');
  });

  it('[PLM-T1] is the seat that is asked, in what it is asked', () => {
    expect(reasons(state, 1, DONE)).toContain('PLM-T1 not-your-turn');
    expect(reasons(state, 0, PASS)).toContain('PLM-T1 not-this-turn');
  });
});

describe('what an opponent learns of an effect that was declared', () => {
  it('[PLM-H8] is the cell of the face-down piece that it points at, and no more', () => {
    const before = positionOf({
      turn: 'response',
      active: 0,
      b: { dor: 8, field: [null, null, { card: 'reboot', face: 'down', opening: false }, null, null] },
      pieces: ['a artisan 2,4', 'b ravager 2,4 settled', 'b ant 2,4 settled'],
    });
    const target = { piece: idOf(before, 1, 'ravager') };
    const after = give(before, [1, { kind: 'respond', slot: 2, target }]);
    const [seen] = plamer.viewFor(after, { kind: 'seat', seat: seatId('a') }).stack;
    expect(seen?.target.piece).toMatchObject({ id: null, card: null, at: after.pieces[1]?.at });
  });
});
