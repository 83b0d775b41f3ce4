import { type Audience, canonicalJson, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { otherSide, SIDES } from '../src/state/side.ts';
import { imagine } from '../src/views/imagine.ts';
import { viewFor } from '../src/views/view-for.ts';
import { anyState, withOtherSecrets } from './view-states.ts';

const SEATS: readonly Audience[] = SIDES.map((side) => ({ kind: 'seat', seat: seatId(side === 0 ? 'a' : 'b') }));
const STRANGERS: readonly Audience[] = [
  { kind: 'spectator', delay: 0 },
  { kind: 'public' },
  { kind: 'gameMaster', sealed: false },
];
const KNOWING: readonly Audience[] = [{ kind: 'gameMaster', sealed: true }, { kind: 'ended' }];
const AUDIENCES = [...SEATS, ...STRANGERS, ...KNOWING];
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

describe('views of any state', () => {
  it('[PLM-H1] [PLM-H3] are the same bytes whatever is hidden', () => {
    for (const seed of SEEDS) {
      const state = anyState(seed);
      for (const side of SIDES) {
        const other = withOtherSecrets(state, side, seed + 1);
        for (const audience of [...STRANGERS, ...SEATS.slice(otherSide(side), otherSide(side) + 1)]) {
          expect(JSON.stringify(viewFor(other, audience))).toBe(JSON.stringify(viewFor(state, audience)));
        }
      }
    }
  });

  it('tell apart what an audience does see', () => {
    for (const audience of KNOWING) {
      const told = SEEDS.filter((seed) => {
        const state = anyState(seed);
        const other = withOtherSecrets(state, 0, seed + 1);
        return canonicalJson(viewFor(other, audience)) !== canonicalJson(viewFor(state, audience));
      });
      expect(told.length).toBeGreaterThan(SEEDS.length * 0.9);
    }
  });

  it('come back byte for byte from the state imagined for them', () => {
    for (const seed of SEEDS) {
      for (const audience of AUDIENCES) {
        const view = viewFor(anyState(seed), audience);
        const again = viewFor(imagine(view, seededChance(seed)), audience);
        expect(JSON.stringify(again)).toBe(JSON.stringify(view));
      }
    }
  });

  it('[PLM-H2] carry no number, order or age of a coin to whoever does not see its side', () => {
    for (const seed of SEEDS) {
      for (const audience of STRANGERS) {
        for (const { pieces } of viewFor(anyState(seed), audience).players) {
          expect(pieces.every(({ id, since, stance }) => id === null && since === null && stance === 'mobile')).toBe(
            true,
          );
        }
      }
    }
  });
});
