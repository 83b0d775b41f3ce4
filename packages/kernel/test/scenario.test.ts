import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenario, runScenario, scenarioJsonSchema } from '../src/scenario/index.ts';
import { toyScenarios } from './toy-scenarios.ts';

const GOOD = `id: toy/first
game: toy
title: { ko: 동전 내기, en: Staking coins }
prose: { ko: 북이 이겼다., en: North took the stakes. }
level: 1
rules: [TOY-W1, TOY-T1]
source: house
start: { turns: 3, coins: 2 }
steps:
  - orders: |
      north: stake 2
      south: stake 1
    expect:
      stack: [south, north]
    why:
      - { subject: south, rule: TOY-C3, culprits: [] }
  - orders: |
      north: yield
      north: pass
      south: flip
    expect:
      points: { north: 2, south: 1 }
      stack: []
      refused: [TOY-T1]
    why:
      - { subject: north, rule: TOY-W1, culprits: [north, south] }
      - { subject: north pass, rule: TOY-T1, culprits: [] }
`;

const good = (from = '', to = '') => {
  const text = GOOD.replace(from, to);
  if (from !== '' && text === GOOD) throw new Error(`the scenario has no "${from}"`);
  return text;
};
const faultsOf = (text: string, adapter: typeof toyScenarios = toyScenarios) => runScenario(text, adapter).faults;

describe('a scenario', () => {
  it('that comes out as written has no faults', () => {
    expect(runScenario(GOOD, toyScenarios)).toEqual({ id: 'toy/first', faults: [] });
  });

  it('may say what it expects after the last step at the top', () => {
    const text = `${GOOD}expect: { points: { north: 2, south: 1 } }\nwhy: [{ subject: north, rule: TOY-W1, culprits: [south, north] }]\n`;
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(text.replace('expect: { points: { north: 2', 'expect: { points: { north: 3'))).toMatchObject([
      { kind: 'differs', run: 'live', at: 'expect.points.north', expected: 3, found: 2 },
      { kind: 'differs', run: 'replay', at: 'expect.points.north', expected: 3, found: 2 },
    ]);
  });

  it.each<readonly [string, string, string, object]>([
    [
      'a wrong figure',
      'south: 1 }',
      'south: 2 }',
      { at: 'steps[1].expect.points.south', line: 22, column: 27, expected: 2, found: 1 },
    ],
    ['a missing figure', ', south: 1 }', ' }', { at: 'steps[1].expect.points.south', line: 22, found: 1 }],
    [
      'a wrong list',
      'stack: []',
      'stack: [north]',
      { at: 'steps[1].expect.stack', line: 23, expected: ['north'], found: [] },
    ],
    [
      'a wrong rule',
      'rule: TOY-C3',
      'rule: TOY-W1',
      { at: 'steps[0].why[0]', line: 16, found: [{ rule: 'TOY-C3' }, { rule: 'TOY-C1' }] },
    ],
    [
      'a culprit whom the ruling does not name',
      '[north, south]',
      '[north, south, west]',
      { at: 'steps[1].why[0]', found: [{ culprits: ['north', 'south'] }] },
    ],
    ['a subject nobody ruled on', 'subject: south', 'subject: west', { at: 'steps[0].why[0]', found: [] }],
  ])('fails in both runs for %s', (_name, from, to, fault) => {
    expect(faultsOf(good(from, to))).toMatchObject([
      { kind: 'differs', run: 'live', ...fault },
      { kind: 'differs', run: 'replay', ...fault },
    ]);
  });

  it('fails when a move is refused and the step does not expect that', () => {
    expect(faultsOf(good('      refused: [TOY-T1]\n', ''))).toMatchObject([
      { kind: 'refused', at: 'steps[1].orders', line: 17, found: [{ rulings: [{ rule: 'TOY-T1' }] }] },
    ]);
  });

  it.each<readonly [string, string, string, object]>([
    ['an empty expectation', '      stack: [south, north]\n', '      {}\n', { at: 'steps[0].expect', line: 13 }],
    [
      'an empty why',
      '\n      - { subject: south, rule: TOY-C3, culprits: [] }',
      ' []',
      { at: 'steps[0].why', line: 15 },
    ],
    ['an unknown key', 'level: 1', 'lever: 1\nlevel: 1', { at: 'lever', line: 5, column: 1 }],
    [
      'a missing language',
      '{ ko: 동전 내기, en: Staking coins }',
      '{ ko: 동전 내기 }',
      { at: 'title.en', line: 3, column: 1 },
    ],
    ['a level there is not', 'level: 1', 'level: 6', { at: 'level', line: 5 }],
    ['no rules', '[TOY-W1, TOY-T1]', '[]', { at: 'rules', line: 6 }],
    ['something that is no rule', 'TOY-W1, TOY', 'toy-w1, TOY', { at: 'rules[0]', line: 6, column: 9 }],
    ['another game', 'game: toy', 'game: chess', { at: 'game', line: 2, message: 'expected toy' }],
    ['a start the game cannot read', 'turns: 3', 'turns: many', { at: 'start.turns', line: 8 }],
    [
      'an expectation the game cannot read',
      'stack: [south, north]',
      'stuck: []',
      { at: 'steps[0].expect.stuck', line: 14 },
    ],
    ['orders the game cannot read', 'south: stake 1', 'south steaks 1', { at: 'steps[0].orders', line: 10 }],
    ['YAML that does not parse', 'source: house', 'source: [house', { at: '', line: 8 }],
    ['a key given twice', 'level: 1', 'level: 1\nlevel: 2', { at: '', line: 6 }],
    ['an alias that means nothing', 'source: house', 'source: *house', { at: '', line: 7, column: 9 }],
  ])('is misprinted with %s', (_name, from, to, fault) => {
    expect(faultsOf(good(from, to))).toMatchObject([{ kind: 'misprint', ...fault }]);
  });

  it('is misprinted when no step says why, or what it expects', () => {
    const without = (key: string) => GOOD.replaceAll(new RegExp(`^    ${key}:(\n      .*)+\n`, 'gm'), '');
    expect(faultsOf(without('why'))).toMatchObject([{ kind: 'misprint', at: 'steps', message: 'no step has why' }]);
    expect(faultsOf(without('expect'))).toMatchObject([{ kind: 'misprint', message: 'no step has expect' }]);
  });

  it('is misprinted when its question has no such answer', () => {
    const ask =
      'ask: { question: { ko: 왜, en: Why }, options: [{ ko: 가, en: a }, { ko: 나, en: b }], answer: 2, why: { ko: 음, en: So } }\n';
    expect(faultsOf(GOOD + ask)).toMatchObject([{ kind: 'misprint', at: 'ask.answer', line: 28 }]);
    expect(faultsOf(GOOD + ask.replace('answer: 2', 'answer: 1'))).toEqual([]);
  });

  it('that would fill the memory is misprinted', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'.split('').map((key, index) => {
        const last = 'abcdefgh'[index];
        return `${key}: &${key} [${Array(9).fill(`*${last}`).join(', ')}]`;
      }),
    ].join('\n');
    expect(readScenario(bomb)).toMatchObject({ kind: 'unparsable', misprints: [{ line: 1, column: 1 }] });
  });

  it('fails in the second run alone when the game keeps something that a log does not', () => {
    const { game } = toyScenarios;
    const forgetful: typeof toyScenarios = {
      ...toyScenarios,
      game: {
        ...game,
        decide(state, command, actor, chance) {
          const decision = game.decide(state, command, actor, chance);
          if (decision.kind === 'refused') return decision;
          return {
            ...decision,
            events: decision.events.map((event) =>
              event.kind === 'revealed' ? Object.defineProperty({ ...event }, 'winner', { enumerable: false }) : event,
            ),
          };
        },
      },
    };
    const faults = faultsOf(GOOD, forgetful);
    expect(faults).not.toEqual([]);
    expect(faults.every((fault) => fault.kind === 'differs' && fault.run === 'replay')).toBe(true);
  });
});

describe('the published schema', () => {
  it('is the one in the code (npm run schema writes it)', () => {
    const published: unknown = JSON.parse(readFileSync(new URL('../scenario.schema.json', import.meta.url), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())));
  });

  it('takes no empty expectation and no empty why', () => {
    expect(scenarioJsonSchema()).toMatchObject({
      properties: { steps: { items: { properties: { expect: { minProperties: 1 }, why: { minItems: 1 } } } } },
    });
  });
});
