import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { checkRemedies } from '../bench/remedy-check.ts';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderSetsOf, standingOrders } from '../src/orders/order-sets.ts';
import { remediesFor } from '../src/remedies/remedies-for.ts';
import { remedyLines } from '../src/text/index.ts';
import { mapOf, policyOf, readScenarioFiles, startPosition } from './scenario-files.ts';

const scenarios = readScenarioFiles().map((scenario) => ({
  title: `[${scenario.rules.join(' ')}] ${scenario.id}`,
  scenario,
}));

describe('what would have worked, in every scenario', () => {
  it.each(scenarios)('$title', ({ scenario }) => {
    const policy = policyOf(scenario);
    const adjudicator = adjudicatorOf({ map: mapOf(scenario).id, policy });
    const { names } = adjudicator;
    let position = startPosition(scenario);
    for (const { orders } of scenario.steps) {
      const given = standingOrders(policy, orderSetsOf(parseSheet(orders, names)));
      const report = checkRemedies(adjudicator, position, given);
      expect(report.faults).toEqual([]);
      const result = adjudicator.referee.process(position, given);
      for (const order of result.orders) {
        const remedies = remediesFor(adjudicator, position, given, result, order);
        for (const locale of LOCALES) {
          const lines = remedyLines(remedies, order, locale, names);
          expect(lines.length === 0).toBe(remedies.kind === 'not-needed');
          for (const line of lines) expect(line).not.toMatch(/undefined|null|\((?:을|를|이|가|은|는|으로)\)/);
        }
      }
      position = result.next;
    }
  });
});
