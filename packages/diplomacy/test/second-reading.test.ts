import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderSetsOf, standingOrders } from '../src/orders/order-sets.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { createReferee } from '../src/referee/referee.ts';
import { readScenarioFiles, type ScenarioFile, startPosition, unitKey } from './scenario-files.ts';

interface SecondReading {
  readonly policy?: Partial<Policy>;
  readonly steps: readonly {
    /** Verdict by canonical text; a list where a line is given twice. */
    readonly results: Readonly<Record<string, string | readonly string[]>>;
    readonly units: readonly string[];
  }[];
}

const folder = new URL('./second-reading/', import.meta.url);
const readings = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      Object.entries(parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, SecondReading>),
    ),
);
const names = indexNames(STANDARD_MAP);
const scenarios = readScenarioFiles().filter(({ id }) => id.startsWith('datc-3/'));

/** `datc-3/6.F.9@1971` → `6.F.9`. */
const caseOf = (id: string): string => id.replace(/^datc-3\//, '').replace(/@.*$/, '');

const policyKey = (policy: Partial<Policy> = {}): string => JSON.stringify(Object.entries(policy).sort());

/** Scenarios of the same case, whatever the variant is called; those under the same policy first. */
function scenariosFor(id: string, { policy }: SecondReading): readonly ScenarioFile[] {
  const same = scenarios.filter((scenario) => caseOf(scenario.id) === caseOf(id));
  const matching = same.filter(({ start }) => policyKey(start.policy) === policyKey(policy));
  return [...matching, ...same.filter((scenario) => !matching.includes(scenario))];
}

interface Step {
  readonly results: Readonly<Record<string, string>>;
  readonly units: readonly string[];
}

/** As in the scenarios: the second of two equal lines has ` (2)` behind it. */
function secondSteps({ steps }: SecondReading): readonly Step[] {
  return steps.map(({ results, units }) => ({
    results: Object.fromEntries(
      Object.entries(results).flatMap(([key, verdicts]) =>
        [verdicts].flat().map((verdict, index) => [index === 0 ? key : `${key} (${index + 1})`, verdict]),
      ),
    ),
    units: [...units].sort(),
  }));
}

function firstSteps({ steps }: ScenarioFile): readonly Step[] {
  return steps.map(({ expect: { orders, units } }) => ({
    results: Object.fromEntries(Object.entries(orders).map(([key, [verdict]]) => [key, verdict])),
    units: [...units].sort(),
  }));
}

/** What the referee makes of a scenario's orders under another policy than the scenario's. */
function judgedSteps(scenario: ScenarioFile, policy: Partial<Policy>): readonly Step[] {
  const referee = createReferee(STANDARD_MAP, { ...EDITIONS[scenario.start.edition], ...policy });
  const [step] = scenario.steps;
  const sheet = parseSheet(step?.orders ?? '', names);
  const { orders, next } = referee.process(startPosition(scenario), standingOrders(referee.policy, orderSetsOf(sheet)));
  const results = Object.fromEntries(orders.map(({ power, order, verdict }) => [`${power} ${order}`, verdict]));
  return [{ results, units: next.units.map(unitKey).sort() }];
}

const cases = Object.entries(readings).map(([id, reading]) => {
  const [scenario] = scenariosFor(id, reading);
  if (scenario === undefined) throw new Error(`no scenario of case ${id}`);
  const alike = policyKey(scenario.start.policy) === policyKey(reading.policy);
  return { id, reading, scenario, first: alike ? firstSteps(scenario) : judgedSteps(scenario, reading.policy ?? {}) };
});

describe('the cases of the DATC, read twice', () => {
  it('has a second reading of every case', () => {
    const read = new Set(Object.keys(readings).map(caseOf));
    expect(scenarios.map(({ id }) => caseOf(id)).filter((id) => !read.has(id))).toEqual([]);
  });

  it.each(cases)('$id comes out alike', ({ reading, scenario, first }) => {
    const second = secondSteps(reading);
    // A case may go on in the scenario for a retreat the text only tells.
    const steps = first.slice(0, second.length);
    if (!scenario.start.phase.endsWith('A')) {
      expect(second).toEqual(steps);
      return;
    }
    // The text gives no whole position of its adjustment cases: what it does give must be there.
    expect(steps).toEqual(
      second.map(({ results, units }) => ({
        results: expect.objectContaining(results),
        units: expect.arrayContaining([...units]),
      })),
    );
  });
});
