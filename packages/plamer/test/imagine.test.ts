import { type Audience, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../secrecy/dice.ts';
import { randomStates } from '../secrecy/random-game.ts';
import { plamer } from '../src/game.ts';
import { SIDES, type Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';
import { deckOf } from '../src/turns/setup/deck.ts';
import { seesSide } from '../src/views/sees.ts';

const AUDIENCES: readonly Audience[] = [
  { kind: 'seat', seat: seatId('a') },
  { kind: 'seat', seat: seatId('b') },
  { kind: 'spectator', delay: 0 },
  { kind: 'gameMaster', sealed: false },
  { kind: 'gameMaster', sealed: true },
  { kind: 'public' },
  { kind: 'ended' },
];

const kindsDown = (state: PlamerState, side: Side) =>
  state.pieces
    .filter(({ owner, stance }) => owner === side && stance === 'settled')
    .map(({ card, at }) => `${at} ${card}`)
    .sort();

/** What a side hides, by name. */
const SECRETS: Readonly<Record<string, (state: PlamerState, side: Side) => unknown>> = {
  coins: kindsDown,
  hand: ({ players }, side) => [...players[side].hand].sort(),
  deck: ({ players }, side) => players[side].deck,
  'set cards': ({ players }, side) => players[side].field,
};

describe('imagining', () => {
  it('gives back the view byte for byte, at every step and for everyone', () => {
    let seed = 0;
    for (const state of randomStates(plamer, { count: 12, seed: 100, steps: 80 })) {
      for (const audience of AUDIENCES) {
        seed += 1;
        const view = plamer.viewFor(state, audience);
        const again = plamer.viewFor(plamer.imagine(view, seededChance(seed)), audience);
        expect(JSON.stringify(again)).toBe(JSON.stringify(view));
      }
    }
  });

  it('varies all that is hidden, and keeps all that is seen', () => {
    const varied = new Set<string>();
    let seed = 0;
    for (const state of randomStates(plamer, { count: 12, seed: 200, steps: 120 })) {
      seed += 1;
      const audience = diceOf(seed).one(AUDIENCES);
      const imagined = plamer.imagine(plamer.viewFor(state, audience), seededChance(seed));
      for (const side of SIDES) {
        for (const [secret, of] of Object.entries(SECRETS)) {
          const same = JSON.stringify(of(state, side)) === JSON.stringify(of(imagined, side));
          const known = seesSide(audience, side) && (secret !== 'deck' || audience.kind !== 'seat');
          if (known) expect({ secret, same }).toEqual({ secret, same: true });
          else if (!same) varied.add(secret);
        }
      }
    }
    expect([...varied].sort()).toEqual(Object.keys(SECRETS).sort());
  });

  it('[PLM-H3] deals no card that the deck does not hold, and loses none', () => {
    let seed = 0;
    for (const state of randomStates(plamer, { count: 6, seed: 300, steps: 200, options: { start: null } })) {
      seed += 1;
      const imagined = plamer.imagine(plamer.viewFor(state, diceOf(seed).one(AUDIENCES)), seededChance(seed));
      for (const { faction, hand, deck, discard, field } of imagined.players) {
        const all = [...hand, ...deck, ...discard, ...field.flatMap((laid) => laid?.card ?? [])];
        expect(all.sort()).toEqual([...deckOf(faction)].sort());
      }
    }
  });

  it('[PLM-H4] has as many coins of each kind on the board as there are', () => {
    let seed = 0;
    for (const state of randomStates(plamer, { count: 6, seed: 400, steps: 200 })) {
      seed += 1;
      const imagined = plamer.imagine(plamer.viewFor(state, diceOf(seed).one(AUDIENCES)), seededChance(seed));
      const coins = ({ pieces }: PlamerState) => pieces.map(({ owner, card }) => `${owner} ${card}`).sort();
      expect(coins(imagined)).toEqual(coins(state));
      expect(new Set(imagined.pieces.map(({ id }) => id)).size).toBe(state.pieces.length);
    }
  });
});
