import { assertNever, type Ruling } from '@panjeong/kernel';
import { type Board, provinceId } from '../../map/board.ts';
import type { LocationId, ProvinceId } from '../../map/map-data.ts';
import type { GivenOrder } from '../../orders/order.ts';
import type { Position } from '../../orders/position.ts';
import type { PhaseResult } from '../../referee/results.ts';
import { baseOf, convoyMark, holdMark, type MovementDesk, moveMark, supportMark } from './movement-marks.ts';
import type { MoveMark, OrderMark, PhaseMarks } from './order-mark.ts';
import { phaseFacts } from './phase-facts.ts';
import { type MarkedOrder, ordersGiven, ordersJudged } from './read-order.ts';

/** A phase to be marked: with a result as it came out, with orders alone as they were given. */
export interface MarkedPhase {
  /** The position the phase began with. */
  readonly position: Position;
  readonly orders?: readonly GivenOrder[];
  readonly result?: PhaseResult;
  /** What was ruled on it: who stopped whom, which way armies were carried. Without, the marks say less. */
  readonly rulings?: readonly Ruling[];
}

/** What to mark on the map for a phase, and where it failed. */
export function orderMarks(board: Board, phase: MarkedPhase): PhaseMarks {
  const { position, orders, result, rulings = [] } = phase;
  const marked = result === undefined ? ordersGiven(position, orders ?? []) : ordersJudged(result.orders);
  const desk: MovementDesk = { board, position, orders: marked, facts: phaseFacts(rulings) };
  const marks = marked.map((one) => markOf(desk, one));
  return {
    orders: marks,
    openRetreats: result === undefined ? openRetreats(position, marks) : [],
    dislodged: result === undefined ? [] : dislodgements(desk, result),
    standoffs: standoffs(marks),
  };
}

function markOf(desk: MovementDesk, one: MarkedOrder): OrderMark {
  const { order } = one;
  switch (order.kind) {
    case 'hold':
      return holdMark(desk, one);
    case 'move':
      // Players write a retreat as a move.
      if (desk.position.phase.endsWith('R')) return retreatMark(desk, one, order.to);
      return moveMark(desk, one, order);
    case 'support-hold':
    case 'support-move':
      return supportMark(desk, one, order);
    case 'convoy':
      return convoyMark(desk, one, order);
    case 'retreat':
      return retreatMark(desk, one, order.to[0] ?? 'disband');
    case 'disband':
      return { kind: desk.position.phase.endsWith('A') ? 'removal' : 'disband', ...baseOf(desk, one) };
    case 'build':
      return { kind: 'build', ...baseOf(desk, one), from: order.unit.at, type: order.unit.type ?? 'A' };
    default:
      return assertNever(order);
  }
}

function retreatMark(desk: MovementDesk, one: MarkedOrder, to: LocationId): OrderMark {
  const base = baseOf(desk, one);
  if (to === 'disband') return { kind: 'disband', ...base };
  return { kind: 'retreat', ...base, to, met: one.outcome?.verdict === 'bounced' };
}

/** Where the dislodged units may go that nobody has ordered yet. */
function openRetreats({ dislodged }: Position, marks: readonly OrderMark[]): PhaseMarks['openRetreats'] {
  return dislodged
    .filter(({ unit }) => !marks.some(({ from }) => from === unit.at))
    .flatMap(({ unit, retreats }) => retreats.map((to) => ({ power: unit.power, from: unit.at, to })));
}

/** Every unit that was dislodged, also where the verdict on its order tells something else. */
function dislodgements({ facts, orders, position }: MovementDesk, result: PhaseResult): PhaseMarks['dislodged'] {
  if (!result.phase.endsWith('M')) return [];
  const entered = new Map<ProvinceId, LocationId[]>();
  for (const { order, outcome } of orders) {
    if (order.kind !== 'move' || outcome?.verdict !== 'succeeds') continue;
    entered.set(provinceId(order.to), [...(entered.get(provinceId(order.to)) ?? []), order.unit.at]);
  }
  const left = new Set(
    orders.flatMap(({ order, outcome }) =>
      order.kind === 'move' && outcome?.verdict === 'succeeds' ? [provinceId(order.unit.at)] : [],
    ),
  );
  return position.units.flatMap(({ at }) => {
    const by = entered.get(provinceId(at));
    if (by === undefined || left.has(provinceId(at))) return [];
    const told = facts.fact('order', at);
    return [{ at, by: told?.verdict === 'dislodged' ? told.opponents : by }];
  });
}

/** Provinces that several moves failed to enter and that nobody is in afterwards. */
function standoffs(marks: readonly OrderMark[]): readonly ProvinceId[] {
  const moves = marks.filter((mark): mark is MoveMark => mark.kind === 'move' && mark.ruledOut === null);
  const succeeded = moves.filter(({ failure, outcome }) => failure === null && outcome !== null);
  const entered = new Set(succeeded.map(({ to }) => provinceId(to)));
  const left = new Set(succeeded.map(({ from }) => provinceId(from)));
  const held = new Set(marks.map(({ from }) => provinceId(from)).filter((province) => !left.has(province)));
  const stopped = moves.flatMap(({ failure, to }) => (failure?.at === 'goal' ? [provinceId(to)] : []));
  // Nobody fails to enter an empty province alone.
  return [...new Set(stopped)].filter((province) => !entered.has(province) && !held.has(province));
}
