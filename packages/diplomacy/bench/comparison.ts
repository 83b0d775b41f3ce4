import {
  differences,
  type GeneratedProblem,
  generate,
  type Outcome,
  type Problem,
  type Ruling,
  sheet,
  shrink,
  solve,
} from '../oracle/index.ts';
import type { Position } from '../src/orders/position.ts';
import type { Verdict } from '../src/orders/verdict.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import type { OrderResult, PhaseResult, Referee } from '../src/referee/referee.ts';

/** One generated position, judged by both. */
export interface Comparison {
  readonly problem: GeneratedProblem;
  readonly outcome: Outcome;
  /** Null when they agree; else the fewest units that still differ, and how, for a person to settle by the text. */
  readonly difference: string | null;
}

/** The referee against the brute-force oracle: every verdict, every place, who dislodged whom, every standoff, on the referee's map. */
export function compare(referee: Referee, edition: EditionId, seed: number): Comparison {
  const map = referee.board.data;
  const problem = generate(map, seed);
  const outcome = solve(map, problem.units, problem.orders, EDITIONS[edition]);
  const agree = differences(outcome, judged(referee, problem)).length === 0;
  return { problem, outcome, difference: agree ? null : report(referee, edition, seed, problem) };
}

/** The referee's answer in the oracle's terms. */
function judged(referee: Referee, { units, orders }: Problem): Ruling {
  const position: Position = {
    phase: 'S1901M',
    units,
    centres: {},
    dislodged: [],
    contested: [],
    civilDisorder: [],
  };
  const result = referee.process(position, orders);
  const attackers = new Map(result.next.dislodged.map(({ unit, from }) => [unit.at, from]));
  const ofUnit = new Map<string, OrderResult>();
  for (const order of result.orders) if (order.unit !== null) ofUnit.set(order.unit, order);
  return {
    units: units.map((unit) => {
      const order = ofUnit.get(unit.at);
      const verdict: Verdict = order?.verdict ?? 'holds';
      const isMove = order?.given?.order.kind === 'move' && verdict === 'succeeds';
      return {
        unit,
        verdict,
        moved: isMove ? destination(order.order) : null,
        dislodgedBy: attackers.get(unit.at) ?? null,
      };
    }),
    contested: standoffs(result),
  };
}

/** `F GAS - SPA/NC` → `SPA/NC`. */
const destination = (text: string): string => text.split(' - ')[1]?.split(' ')[0] ?? '';

/** A position keeps what a standoff left empty only while somebody has to retreat. */
const standoffs = (result: PhaseResult): readonly string[] => [...result.next.contested].sort();

function report(referee: Referee, edition: EditionId, seed: number, problem: Problem): string {
  const map = referee.board.data;
  const differs = (smaller: Problem): boolean => {
    const outcome = solve(map, smaller.units, smaller.orders, EDITIONS[edition]);
    return differences(outcome, judged(referee, smaller)).length > 0;
  };
  const small = shrink(problem, differs);
  const outcome = solve(map, small.units, small.orders, EDITIONS[edition]);
  return [`seed ${seed}, ${edition}:`, sheet(small), ...differences(outcome, judged(referee, small))].join('\n');
}
