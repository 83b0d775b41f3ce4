import { canonicalJson, copyOf, evolve } from '@panjeong/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hold, invariants, nothingTold } from '../bench/invariants.ts';
import { PAIRS, playRandomMatch, type RandomMatch } from '../bench/random-match.ts';
import { CARDS } from '../src/cards/index.ts';
import { plamer } from '../src/game.ts';
import { takingDown } from '../src/rulings/taken-down.ts';
import { BLANK } from '../src/state/blank.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import type { PlamerState } from '../src/state/state.ts';

const GAMES = Number(process.env['PLAMER_GAMES'] ?? 1_000);

const matches: fc.Arbitrary<RandomMatch> = fc.record({ seed: fc.nat(), factions: fc.constantFrom(...PAIRS) });

describe('random matches', () => {
  it(`keeps every invariant in ${GAMES} of them, which together use every card and end`, () => {
    const told = nothingTold();
    const rules = new Map<string, number>();
    fc.assert(
      fc.property(matches, (match) => {
        const { outcome } = playRandomMatch(match, invariants(told));
        rules.set(outcome?.rule ?? '', (rules.get(outcome?.rule ?? '') ?? 0) + 1);
      }),
      { numRuns: GAMES, seed: 1, endOnFailure: true },
    );
    const used = (card: (typeof CARDS)[number]) =>
      card.kind === 'piece' ? told.entered.has(card.id) : told.spent.has(card.id);
    expect(CARDS.filter((card) => !used(card)).map(({ id }) => id)).toEqual([]);
    expect([...rules.keys()].sort()).toEqual(['PLM-E2', 'PLM-V1', 'PLM-V3']);
  });

  it('replay to the live state at every event, sharing what an event does not touch', () => {
    fc.assert(
      fc.property(matches, (match) => {
        let replayed: PlamerState = copyOf(BLANK) as PlamerState;
        let events = 0;
        playRandomMatch(match, {
          event(event, live) {
            const given = copyOf(event) as PlamerEvent;
            const before = replayed;
            const kept = events % 50 === 0 ? JSON.stringify(before) : null;
            replayed = evolve(plamer, replayed, given);
            events += 1;
            if (kept !== null) hold(JSON.stringify(before) === kept, 'evolve changed the state before', event);
            hold(canonicalJson(replayed) === canonicalJson(live), `replay is another after ${event.kind}`);
          },
        });
      }),
      { numRuns: 12, seed: 2, endOnFailure: true },
    );
  });

  it('[PLM-B4] never let a settled piece strike, nor one without ATK', () => {
    let strikes = 0;
    fc.assert(
      fc.property(matches, (match) => {
        const record = takingDown();
        playRandomMatch(match, {}, record);
        for (const { verdict, params } of record.rulings) {
          if (verdict !== 'struck') continue;
          strikes += 1;
          const striker = params['striker'] as { readonly stance: string };
          hold(striker.stance === 'mobile' && Number(params['atk']) > 0, 'a piece that may not has struck', params);
        }
      }),
      { numRuns: 60, seed: 3, endOnFailure: true },
    );
    expect(strikes).toBeGreaterThan(100);
  });

  it('[PLM-H7] come out the same from the same seed', () => {
    const match: RandomMatch = { seed: 7, factions: ['bgm', 'beasts'] };
    expect(playRandomMatch(match)).toEqual(playRandomMatch(match));
  });
});
