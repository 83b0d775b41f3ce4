import { describe, expect, it } from 'vitest';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { rulingsOnPhase } from '../src/game/phase-rulings.ts';
import { compileBoard } from '../src/map/board.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderSetsOf, standingOrders } from '../src/orders/order-sets.ts';
import type { OrderMark, PhaseMarks } from '../src/picture/marks/order-mark.ts';
import { type MarkedPhase, orderMarks } from '../src/picture/marks/order-marks.ts';
import type { PhaseResult } from '../src/referee/referee.ts';
import { lessonPainter, standardPainter } from './picture-samples.ts';
import { mapOf, policyOf, readScenarioFiles, type ScenarioFile, startPosition } from './scenario-files.ts';

interface Step {
  readonly phase: Required<MarkedPhase>;
  readonly result: PhaseResult;
  readonly marks: PhaseMarks;
}

function play(file: ScenarioFile): readonly Step[] {
  const map = mapOf(file);
  const adjudicator = adjudicatorOf({ map: map.id, policy: policyOf(file) });
  const { referee, names } = adjudicator;
  const board = compileBoard(map);
  let position = startPosition(file);
  return file.steps.map(({ orders: sheet }) => {
    const orders = standingOrders(referee.policy, orderSetsOf(parseSheet(sheet ?? '', names)));
    const result = referee.process(position, orders);
    const rulings = rulingsOnPhase(adjudicator, position, orders, result);
    const phase = { position, orders, result, rulings };
    position = result.next;
    return { phase, result, marks: orderMarks(board, phase) };
  });
}

const files = readScenarioFiles().map((file) => [file.id, file, play(file)] as const);
const movements = files.flatMap(([id, , steps]) =>
  steps.filter(({ result }) => result.phase.endsWith('M')).map((step) => ({ id, ...step })),
);
const verdictOf = ({ outcome }: OrderMark): string => outcome?.verdict ?? '';

describe('every scenario', () => {
  it.each(files)('%s is drawn judged and as given', (_, file, steps) => {
    const painter = mapOf(file).id === 'lesson' ? lessonPainter : standardPainter;
    for (const { phase } of steps) {
      const { result: _result, rulings: _rulings, ...given } = phase;
      for (const shown of [phase, given]) {
        const svg = painter.paint({ ...shown, width: 360, lang: 'en', palette: 'light', legend: false });
        expect(/NaN|Infinity|undefined/.exec(svg)).toBeNull();
      }
    }
  });
});

describe('in every movement of the scenarios', () => {
  it('there are enough of them', () => {
    expect(movements.length).toBeGreaterThan(150);
  });

  it('units are marked as dislodged that are, and no others', () => {
    for (const { id, result, marks } of movements) {
      const said = marks.orders.filter((mark) => verdictOf(mark) === 'dislodged').map(({ from }) => from);
      const retreating = result.next.phase.endsWith('R') ? result.next.dislodged.map(({ unit }) => unit.at) : [];
      const marked = marks.dislodged.map(({ at }) => at);
      expect([id, marked]).toEqual([id, expect.arrayContaining([...said, ...retreating])]);
      if (retreating.length > 0) expect([id, [...marked].sort()]).toEqual([id, [...retreating].sort()]);
      for (const { by } of marks.dislodged) expect([id, by.length]).not.toEqual([id, 0]);
    }
  });

  it('standoffs are marked where the referee says they were', () => {
    for (const { id, result, marks } of movements) {
      if (!result.next.phase.endsWith('R')) continue;
      expect([id, [...marks.standoffs].sort()]).toEqual([id, [...result.next.contested].sort()]);
    }
  });

  it('a move fails somewhere just where it did not succeed, and somebody made it', () => {
    for (const { id, marks } of movements) {
      for (const mark of marks.orders) {
        if (mark.kind !== 'move') continue;
        const failed = mark.ruledOut === null && verdictOf(mark) !== 'succeeds';
        expect([id, mark.id, mark.failure !== null]).toEqual([id, mark.id, failed]);
        if (mark.failure?.at === 'route') expect([id, mark.route.length > mark.failure.leg]).toEqual([id, true]);
      }
    }
  });

  it('a support that was cut was cut by somebody', () => {
    for (const { id, marks } of movements) {
      for (const mark of marks.orders) {
        if (mark.kind !== 'support') continue;
        expect([id, mark.id, mark.cutBy.length > 0]).toEqual([id, mark.id, verdictOf(mark) === 'cut']);
      }
    }
  });

  it('an army that was carried goes over fleets that stood', () => {
    for (const { id, marks, phase } of movements) {
      for (const mark of marks.orders) {
        if (mark.kind !== 'move' || mark.route.length === 0 || verdictOf(mark) !== 'succeeds') continue;
        const fleets = phase.position.units.filter(({ at, type }) => type === 'F' && mark.route.includes(at));
        expect([id, mark.id, fleets.length]).toEqual([id, mark.id, mark.route.length]);
        const lost = marks.dislodged.filter(({ at }) => mark.route.includes(at));
        expect([id, mark.id, lost]).toEqual([id, mark.id, []]);
      }
    }
  });
});
