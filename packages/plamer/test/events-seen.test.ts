import { type Audience, evolve, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { reveals } from '../secrecy/index.ts';
import { randomSteps } from '../secrecy/random-game.ts';
import { plamer } from '../src/game.ts';
import { sideOf } from '../src/state/seats.ts';
import type { SeenCoin } from '../src/views/seen-event.ts';

const A: Audience = { kind: 'seat', seat: seatId('a') };

/** Events of random matches as seat `a` gets them, with the coin that they name and how it lay before. */
function* seenByA(count = 20) {
  for (const { game, state, seat, command } of randomSteps(plamer, { count, seed: 1, steps: 120 })) {
    const decision = plamer.decide(state, command, { kind: 'seat', seat }, seededChance(game));
    let after = state;
    for (const event of decision.kind === 'accepted' ? decision.events : []) {
      const before = after;
      after = evolve(plamer, before, event);
      const seen = plamer.eventFor(event, before, after, A);
      const piece = 'piece' in event ? before.pieces.find(({ id }) => id === event.piece) : undefined;
      yield { event, before, seen, piece };
    }
  }
}

describe('an event as a seat gets it', () => {
  it('[PLM-H2] names no coin of the other by number, and its own by number', () => {
    const sides = new Set<number>();
    for (const { seen } of seenByA()) {
      if (seen === null || !('coin' in seen)) continue;
      const { side, id }: SeenCoin = seen.coin;
      sides.add(side);
      expect(id === null).toBe(side !== sideOf(seatId('a')));
    }
    expect(sides.size).toBe(2);
  });

  it('[PLM-H1] [PLM-H4] names the kind of a face-down coin only where it is turned up', () => {
    let concealed = 0;
    for (const { event, before, seen, piece } of seenByA()) {
      if (seen === null || !('coin' in seen) || piece === undefined) continue;
      if (piece.owner === 0 || piece.stance === 'mobile') continue;
      if (seen.coin.card === null) concealed += 1;
      else expect(reveals(event, A, before)).toBe(true);
    }
    expect(concealed).toBeGreaterThan(0);
  });

  it("[PLM-H3] names no card that goes into the other's hand, or face down into its field", () => {
    const told = { drawn: 0, set: 0 };
    for (const { seen } of seenByA()) {
      if (seen?.kind !== 'card-drawn' && seen?.kind !== 'card-set') continue;
      told[seen.kind === 'card-drawn' ? 'drawn' : 'set'] += seen.side;
      expect(seen.card === null).toBe(seen.side === 1);
    }
    expect(Math.min(told.drawn, told.set)).toBeGreaterThan(0);
  });

  it('[PLM-H5] hears nothing of how often chance was asked', () => {
    let drawn = 0;
    for (const { event, seen } of seenByA(120)) {
      if (event.kind !== 'chance-drawn') continue;
      drawn += 1;
      expect(seen).toBeNull();
    }
    expect(drawn).toBeGreaterThan(0);
  });
});
