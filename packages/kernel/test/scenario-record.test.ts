import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readScenario,
  recordScenario,
  runScenario,
  type Scenario,
  type ScenarioDraft,
  writeScenario,
} from '../src/scenario/index.ts';
import { toyScenarios } from './toy-scenarios.ts';

const DRAFT: ScenarioDraft = {
  id: 'toy/new',
  title: { ko: '동전 내기', en: 'Staking: coins' },
  prose: { ko: '북이 이겼다.', en: 'North took the stakes.' },
  level: 1,
  source: 'house',
  start: { turns: 3, coins: 2 },
  focus: [],
  hide: [],
  steps: ['north: stake 2\nsouth: stake 1\n', 'north: yield\nsouth: flip\n'],
};

const recorded = (draft: ScenarioDraft) =>
  recordScenario(draft, toyScenarios, (played) => {
    const { points, stack } = toyScenarios.expect.parse(toyScenarios.observe(played, {}));
    return { expect: { points: { ...points }, stack: [...(stack ?? [])] }, why: toyScenarios.why(played) };
  });

function scenarioOf(draft: ScenarioDraft): Scenario {
  const made = recorded(draft);
  if (made.kind !== 'recorded') throw new Error(made.message);
  return made.scenario;
}

describe('a recorded scenario', () => {
  it('expects what came out of every step, is about the rules of its reasons, and passes', () => {
    const scenario = scenarioOf(DRAFT);
    expect(scenario.steps.map(({ expect: wanted }) => wanted)).toEqual([
      { points: { north: 0, south: 0 }, stack: ['north', 'south'] },
      { points: { north: 2, south: 1 }, stack: [] },
    ]);
    expect(scenario.rules).toContain('TOY-W1');
    expect(runScenario(writeScenario(scenario, 'new'), toyScenarios)).toEqual({ id: 'toy/new', faults: [] });
  });

  it.each<[string, Partial<ScenarioDraft>, string, RegExp]>([
    ['a start that does not read', { start: { turns: 3 } }, 'start.coins', /./],
    ['orders that do not read', { steps: ['north: stake 2\n', 'west: flip'] }, 'steps[1].orders', /west: flip/],
    ['orders that are refused', { steps: ['north: stake 2\nnorth: pass\n'] }, 'steps[0].orders', /refused by TOY-/],
  ])('is not made of %s, and that is told with its place', (_, wrong, at, message) => {
    const made = recorded({ ...DRAFT, ...wrong });
    expect(made).toMatchObject({ kind: 'unplayable', at });
    if (made.kind === 'unplayable') expect(made.message).toMatch(message);
  });
});

describe('a written scenario', () => {
  it('reads back as it was, whatever is in its texts', () => {
    const unit = fc.oneof(
      fc.constantFrom(...' \n\t#:-?|>"\'{}[],&*!%@`가\\'.split('')),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    );
    const text = fc.string({ unit, minLength: 1, maxLength: 200 }).filter((one) => one.trim() !== '');
    const orders = fc.string({ unit, maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, orders, (title, prose, source, given) => {
        const [first, ...rest] = scenarioOf(DRAFT).steps;
        const scenario: Scenario = {
          ...scenarioOf(DRAFT),
          title: { ko: title.trim(), en: title.trim() },
          prose: { ko: prose.trim(), en: prose.trim() },
          source,
          steps: [{ ...first, orders: given }, ...rest],
        };
        const reading = readScenario(writeScenario(scenario, 'to be checked'));
        expect(reading.kind === 'read' ? reading.value.scenario : reading).toEqual(scenario);
      }),
    );
  });

  it('is laid out as such files are: orders a line each, short lists and reasons on a line, its comment on top', () => {
    const text = writeScenario(scenarioOf(DRAFT), 'one\ntwo');
    expect(text).toMatch(/^# one\n# two\n\nid: toy\/new\n/);
    expect(text).toMatch(/^title: \{ko: 동전 내기, en: "Staking: coins"\}$/m);
    expect(text).toContain('prose:\n  ko: >-\n    북이 이겼다.\n');
    expect(text).toMatch(/^rules: \[TOY-.*\]$/m);
    expect(text).toContain('  - orders: |\n      north: stake 2\n      south: stake 1\n');
    expect(text).toMatch(/^ {6}- \{subject: south, rule: TOY-C3, culprits: \[\]\}$/m);
  });
});
