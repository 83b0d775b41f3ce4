import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { checkHonesty, wordsOf } from '../bench/honesty.ts';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { rulingsOnPhase } from '../src/game/phase-rulings.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderSetsOf, standingOrders } from '../src/orders/order-sets.ts';
import { rulingLines } from '../src/text/index.ts';
import { mapOf, policyOf, readScenarioFiles, type ScenarioFile, startPosition } from './scenario-files.ts';

const FAILURES = ['bounced', 'cut', 'dislodged', 'no-route', 'void', 'illegal'];

const files = readScenarioFiles();
const failing = files.filter(({ steps }) =>
  steps.some(({ expect: { orders } }) => Object.values(orders).some(([verdict]) => FAILURES.includes(verdict))),
);
const told = [...new Set([...files.filter(({ id }) => id.startsWith('tutorial/')), ...failing])];

interface Told {
  readonly rulings: ReturnType<typeof rulingsOnPhase>;
  readonly faults: readonly string[];
  readonly losing: number;
}

/** Plays a scenario, and tells each step’s rulings and whatever is not honest in its movements. */
function play(file: ScenarioFile): readonly Told[] {
  const adjudicator = adjudicatorOf({ map: mapOf(file).id, policy: policyOf(file) });
  const { referee, names, season } = adjudicator;
  let position = startPosition(file);
  return file.steps.map(({ orders }) => {
    const given = standingOrders(referee.policy, orderSetsOf(parseSheet(orders ?? '', names)));
    const result = referee.process(position, given);
    const rulings = rulingsOnPhase(adjudicator, position, given, result);
    const isMovement = position.phase.endsWith('M');
    const report = isMovement
      ? checkHonesty(season.judge, wordsOf(season, position, given))
      : { faults: [], losing: 0 };
    position = result.next;
    return { rulings, faults: report.faults, losing: report.losing };
  });
}

describe('the explanations of scenarios', () => {
  it('are of all tutorial scenarios, and of every case in which an order failed', () => {
    expect(told.filter(({ id }) => id.startsWith('tutorial/')).length).toBeGreaterThanOrEqual(26);
    expect(told.filter(({ id }) => id.startsWith('datc-3/')).length).toBeGreaterThan(120);
  });

  it.each(told.map((file) => [file.id, file] as const))('%s', (_, file) => {
    const { names } = adjudicatorOf({ map: mapOf(file).id, policy: policyOf(file) });
    for (const { rulings, faults } of play(file)) {
      expect(faults).toEqual([]);
      const cited = new Set<string>(rulings.flatMap(({ because }) => because));
      const tops = rulings.filter(({ id, params }) => !cited.has(id) && params['kind'] !== 'note');
      for (const top of tops) {
        for (const lang of LOCALES) {
          const lines = rulingLines(rulings, top.id, lang, names);
          const texts = lines.map(({ text }) => text);
          expect(lines[0]?.id).toBe(top.id);
          expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
          for (const text of texts) expect(text).toMatch(/^\S.+[:.] \S.+\.$/);
          // What is said of an order is not said over again by what it rests on.
          const sentences = texts.map((text) => text.slice(text.indexOf('. ') + 2));
          lines.forEach(({ depth }, index) => {
            const parent = lines.slice(0, index).findLastIndex((above) => above.depth === depth - 1);
            if (parent >= 0) expect(sentences[index]).not.toBe(sentences[parent]);
          });
        }
      }
    }
  });

  it('name somebody for every order that somebody stopped', () => {
    let losing = 0;
    for (const file of told) for (const step of play(file)) losing += step.losing;
    expect(losing).toBeGreaterThan(200);
  });
});
