import {
  createReferee,
  EDITIONS,
  type EditionId,
  type OrderResult,
  type PhaseResult,
  type Position,
  type Referee,
  STANDARD_MAP,
  type Verdict,
} from '@panjeong/diplomacy';
import { differences, generate, type Problem, type Ruling, sheet, shrink, solve } from '@panjeong/diplomacy/oracle';
import type { Soak, SoakReport } from './soak.ts';

const COMPARED: readonly EditionId[] = ['datc-3', 'tutorial-2021', 'datc-2'];

/**
 * The referee against the brute-force oracle on generated positions: every verdict, every place, who dislodged whom and
 * which provinces a standoff left empty. Differences are shrunk to the fewest units that still differ.
 */
export function oracleSoak(): Soak {
  const referees = new Map(COMPARED.map((edition) => [edition, createReferee(STANDARD_MAP, EDITIONS[edition])]));
  return {
    name: 'oracle',
    full: 1_000_000,
    ci: 20_000,
    chunk: 2_000,
    run: (from, to) => compareRange(referees, from, to),
  };
}

function compareRange(referees: ReadonlyMap<EditionId, Referee>, from: number, to: number): SoakReport {
  const counts: Record<string, number> = {
    'with dependent sets': 0,
    paradoxes: 0,
    rings: 0,
    'other sets': 0,
    units: 0,
  };
  const failures: string[] = [];
  const add = (what: string, many: number): void => {
    counts[what] = (counts[what] ?? 0) + many;
  };
  for (let seed = from; seed < to; seed++) {
    const edition = COMPARED[seed % COMPARED.length] ?? 'datc-3';
    const referee = referees.get(edition);
    if (referee === undefined) continue;
    const problem = generate(STANDARD_MAP, seed);
    const outcome = solve(STANDARD_MAP, problem.units, problem.orders, EDITIONS[edition]);
    add('units', problem.units.length);
    if (outcome.cycles.length > 0) add('with dependent sets', 1);
    for (const { kind } of outcome.cycles) {
      add(kind === 'paradox' ? 'paradoxes' : kind === 'moves-only' ? 'rings' : 'other sets', 1);
    }
    if (differences(outcome, judged(referee, problem)).length > 0)
      failures.push(report(referee, edition, seed, problem));
  }
  return { done: to - from, counts, failures };
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
  const differs = (smaller: Problem): boolean => {
    const outcome = solve(STANDARD_MAP, smaller.units, smaller.orders, EDITIONS[edition]);
    return differences(outcome, judged(referee, smaller)).length > 0;
  };
  const small = shrink(problem, differs);
  const outcome = solve(STANDARD_MAP, small.units, small.orders, EDITIONS[edition]);
  return [`seed ${seed}, ${edition}:`, sheet(small), ...differences(outcome, judged(referee, small))].join('\n');
}
