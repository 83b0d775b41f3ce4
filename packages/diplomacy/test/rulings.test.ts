import { describe, expect, it } from 'vitest';
import { checkHonesty, phaseText, wordsOf } from '../bench/honesty.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import { compileBoard } from '../src/map/board.ts';
import type { Position } from '../src/orders/position.ts';
import { createSeason } from '../src/phases/season.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';

const board = compileBoard(STANDARD_MAP);

describe('explanations are honest', () => {
  it.each<[EditionId, number]>([
    ['datc-3', 1_000_000],
    ['tutorial-2021', 1_010_000],
    ['datc-2', 1_020_000],
    ['rulebook-2023', 1_030_000],
  ])('%s: names, culprits and figures hold on generated positions', (edition, first) => {
    const season = createSeason(board, EDITIONS[edition]);
    let losing = 0;
    for (let seed = first; seed < first + 400; seed++) {
      const { units, orders } = generate(STANDARD_MAP, seed);
      const position: Position = {
        phase: 'S1901M',
        units,
        centres: {},
        dislodged: [],
        contested: [],
        civilDisorder: [],
      };
      const report = checkHonesty(season.judge, wordsOf(season, position, orders));
      losing += report.losing;
      expect(report.faults, `seed ${seed}\n${phaseText(position, orders)}`).toEqual([]);
    }
    // A third of the orders lose: the properties above are not about nothing.
    expect(losing).toBeGreaterThan(800);
  });
});
