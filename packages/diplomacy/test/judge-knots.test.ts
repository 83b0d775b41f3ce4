import { describe, expect, it } from 'vitest';
import { wordsOf } from '../bench/honesty.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import * as scratch from '../src/judge/scratch.ts';
import { compileBoard } from '../src/map/board.ts';
import type { Position } from '../src/orders/position.ts';
import { createSeason } from '../src/phases/season.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';

const { count, IS_SUPPORT, ROTATES, state, TOGETHER, WON } = scratch;
const board = compileBoard(STANDARD_MAP);

const POLICIES = (['szykman', 'all-hold', 'rule-1971', 'rule-1982', 'rule-2000'] as const).flatMap((convoyParadox) =>
  (['not-cut', 'cut'] as const).flatMap((supportCutByConvoyedTarget) =>
    (['all', 'any'] as const).map(
      (multiRouteConvoy): Policy => ({
        ...EDITIONS['datc-3'],
        convoyParadox,
        supportCutByConvoyedTarget,
        multiRouteConvoy,
      }),
    ),
  ),
);

describe('decisions that depend on each other', () => {
  /*
   * They have two solutions or none, never one, so that no sentence is kept for winning "together" but by rotation. Whether
   * a convoying fleet is dislodged bears on one army's route, that on one support, and that on the moves into one sea: such
   * a set is one circle of fleets. One support more makes a move into a sea win or fail, but never hands the sea from one
   * move to another (what beats a rival by one support cannot lose to it without). So each step of the circle hands its
   * value on as it is or turned over, and all round it agrees with itself in both cases or in neither.
   */
  it('win by rotating alone, and no support is settled with them', () => {
    const seasons = POLICIES.map((policy) => createSeason(board, policy));
    let knots = 0;
    for (let seed = 7_000_000; seed < 7_001_500; seed++) {
      const { units, orders } = generate(STANDARD_MAP, seed);
      const position: Position = {
        phase: 'S1901M',
        units,
        centres: {},
        dislodged: [],
        contested: [],
        civilDisorder: [],
      };
      const [first] = seasons;
      if (first === undefined) throw new Error('no season');
      const words = wordsOf(first, position, orders);
      for (const { judge } of seasons) {
        judge.judge(words, 0, words.length);
        knots += count.knots;
        for (let i = 0; i < units.length; i++) {
          const bits = state[i] ?? 0;
          if ((bits & TOGETHER) === 0) continue;
          expect(bits & IS_SUPPORT, `seed ${seed}`).toBe(0);
          if (bits & WON) expect(bits & ROTATES, `seed ${seed}`).not.toBe(0);
        }
      }
    }
    expect(knots).toBeGreaterThan(2000);
  });
});
