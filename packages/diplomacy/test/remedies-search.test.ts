import { describe, expect, it } from 'vitest';
import { gridMap } from '../bench/grid-map.ts';
import { phaseText } from '../bench/honesty.ts';
import { checkRemedies } from '../bench/remedy-check.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import { type Adjudicator, adjudicatorOf } from '../src/game/adjudicator.ts';
import { indexNames } from '../src/map/names.ts';
import type { Position } from '../src/orders/position.ts';
import { createSeason } from '../src/phases/season.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { remediesFor } from '../src/remedies/remedies-for.ts';
import { answered, inShort } from './remedied.ts';

const EMPTY: Omit<Position, 'units'> = {
  phase: 'S1901M',
  centres: {},
  dislodged: [],
  contested: [],
  civilDisorder: [],
};

describe('the search for what would have worked', () => {
  it.each<[EditionId, number]>([
    ['datc-3', 2_000_000],
    ['tutorial-2021', 2_010_000],
    ['datc-2', 2_020_000],
    ['rulebook-2023', 2_030_000],
  ])('%s: tells nothing untrue, and on small boards just what trying everything finds', (edition, first) => {
    const adjudicator = adjudicatorOf({ map: STANDARD_MAP.id, policy: EDITIONS[edition] });
    const sum = { remedies: 0, remedied: 0, failed: 0, compared: 0 };
    for (let seed = first; seed < first + 500; seed++) {
      const { units, orders } = generate(STANDARD_MAP, seed);
      const position = { ...EMPTY, units };
      const report = checkRemedies(adjudicator, position, orders);
      expect(report.faults, `seed ${seed}\n${phaseText(position, orders)}`).toEqual([]);
      sum.remedies += report.remedies;
      sum.remedied += report.remedied;
      sum.failed += report.failed;
      sum.compared += report.compared;
    }
    // Much is found, much is not, and a good deal of it is tried the slow way.
    expect(sum.remedies).toBeGreaterThan(2_000);
    expect(sum.failed - sum.remedied).toBeGreaterThan(200);
    expect(sum.compared).toBeGreaterThan(100);
  });

  it('leaves the phase as it was', () => {
    const adjudicator = adjudicatorOf({ map: STANDARD_MAP.id, policy: EDITIONS['datc-3'] });
    const { units, orders } = generate(STANDARD_MAP, 7);
    const position = { ...EMPTY, units };
    const before = JSON.stringify([position, orders]);
    const result = adjudicator.referee.process(position, orders);
    const failed = result.orders.filter(({ verdict }) => verdict !== 'succeeds' && verdict !== 'holds');
    const once = failed.map((order) => remediesFor(adjudicator, position, orders, result, order));
    const again = failed.map((order) => remediesFor(adjudicator, position, orders, result, order));
    expect(again).toEqual(once);
    expect(JSON.stringify([position, orders])).toBe(before);
  });

  it('says so where it cannot say that there is nothing: on a map too large for orders of one word', () => {
    const map = gridMap(26);
    const policy = EDITIONS['datc-3'];
    const referee = createReferee(map, policy);
    const season = createSeason(referee.board, policy);
    const adjudicator: Adjudicator = { referee, names: indexNames(map), season, legal: null };
    const [power = ''] = referee.board.powerIds;
    const [at = ''] = map.provinces.map(({ id }) => id);
    const given = [{ power, order: { kind: 'move', unit: { type: 'A', at }, to: at, via: false } as const }];
    const position: Position = { ...EMPTY, units: [{ power, type: 'A', at }] };
    const result = referee.process(position, given);
    const answers = result.orders.map((order) => remediesFor(adjudicator, position, given, result, order));
    expect(answers).toEqual([{ kind: 'not-searched' }]);
  });

  it('says so under a policy that reads one order by the light of others', () => {
    const phase = ['GERMANY A MUN - BUR', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'];
    const policy = { implicitOrder: 'allowed' } as const;
    expect(inShort(answered({ lines: phase, policy }, 'GERMANY A MUN - BUR'))).toBe('not-searched');
    const alone = ['GERMANY A MUN - BUR', 'GERMANY A RUH H', 'FRANCE A PAR - BUR'];
    expect(inShort(answered({ lines: alone, policy }, 'GERMANY A MUN - BUR'))).toContain(
      'own · GERMANY A RUH S A MUN - BUR · succeeds DIP-M1',
    );
  });
});
