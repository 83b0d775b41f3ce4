import { describe, expect, it } from 'vitest';
import { indexNames } from '../src/map/names.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import { orderSetsOf, standingOrders } from '../src/orders/order-sets.ts';
import { createReferee, type OrderResult, type Referee } from '../src/referee/referee.ts';
import {
  loserKey,
  mapOf,
  policyOf,
  readScenarioFiles,
  type ScenarioFile,
  type ScenarioStep,
  startPosition,
  unitKey,
} from './scenario-files.ts';
import { givenFrom } from './written-orders.ts';

const scenarios = readScenarioFiles();

/** How the orders of a step are had: from the sheet, and from the keys of what it expects, all but those nobody gave. */
const sources = {
  'as the sheet has them': ({ orders }: ScenarioStep, { policy, board }: Referee): readonly GivenOrder[] => {
    const sheet = parseSheet(orders, indexNames(board.data));
    expect([sheet.problems, sheet.unread]).toEqual([[], []]);
    return standingOrders(policy, orderSetsOf(sheet));
  },
  'in canonical text': ({ orders, expect: { orders: expected } }: ScenarioStep): readonly GivenOrder[] => {
    if (orders.trim() === '') return [];
    const chosen = ['DIP-O1', 'DIP-X1', 'DIP-D1', 'DIP-D2', 'DIP-D3', 'DIP-R8'];
    return Object.entries(expected).flatMap(([key, [, rule]]) => (chosen.includes(rule) ? [] : [givenFrom(key)]));
  },
};

function verdictsOf(orders: readonly OrderResult[]): Record<string, readonly [string, string]> {
  const verdicts: Record<string, readonly [string, string]> = {};
  for (const { power, order, verdict, rule } of orders) {
    const text = `${power} ${order}`;
    let key = text;
    for (let again = 2; key in verdicts; again++) key = `${text} (${again})`;
    verdicts[key] = [verdict, rule];
  }
  return verdicts;
}

it('has every scenario to run', () => {
  expect(scenarios.length).toBeGreaterThan(230);
});

/** Plays a scenario and compares every step with what it expects. */
function check(scenario: ScenarioFile, givenIn: (step: ScenarioStep, referee: Referee) => readonly GivenOrder[]): void {
  const referee = createReferee(mapOf(scenario), policyOf(scenario));
  let position = startPosition(scenario);
  for (const step of scenario.steps) {
    const given = givenIn(step, referee).filter(({ power }) => !position.civilDisorder.includes(power));
    const { orders, next } = referee.process(position, given);
    const { expect: wanted } = step;
    expect(verdictsOf(orders)).toEqual(wanted.orders);
    expect(next.units.map(unitKey).sort()).toEqual([...wanted.units].sort());
    expect(next.dislodged.map(loserKey).sort()).toEqual([...(wanted.dislodged ?? [])].sort());
    if (wanted.contested !== undefined) expect(next.contested).toEqual([...wanted.contested].sort());
    const retreats = Object.fromEntries(next.dislodged.map((loser) => [loserKey(loser), loser.retreats]));
    for (const [unit, places] of Object.entries(wanted.retreats ?? {})) {
      expect([unit, retreats[unit]]).toEqual([unit, [...places].sort()]);
    }
    position = next;
  }
}

const titled = scenarios.map((scenario) => ({ title: `[${scenario.rules.join(' ')}] ${scenario.id}`, scenario }));

describe.each(Object.entries(sources))('the scenarios, orders %s', (_, givenIn) => {
  it.each(titled)('$title', ({ scenario }) => {
    check(scenario, givenIn);
  });
});

it('all 164 cases of the DATC and every example of the tutorial are there', () => {
  const base = new Set(scenarios.map(({ id }) => id.replace(/@.*$/, '')));
  const sections = { A: 12, B: 15, C: 9, D: 34, E: 15, F: 25, G: 20, H: 16, I: 7, J: 11 };
  const expected = Object.entries(sections).flatMap(([letter, cases]) =>
    Array.from({ length: cases }, (_, n) => `datc-3/6.${letter}.${n + 1}`),
  );
  expect(expected).toHaveLength(164);
  expect(expected.filter((id) => !base.has(id))).toEqual([]);
  const examples = ['3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '4-4', '4-5'].map((id) => `tutorial/${id}`);
  expect(examples.filter((id) => !base.has(id))).toEqual([]);
});
