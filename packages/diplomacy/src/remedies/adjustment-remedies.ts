import type { Adjudicator } from '../game/adjudicator.ts';
import { orderText } from '../orders/canonical-text.ts';
import type { BuildOrder, DisbandOrder, GivenOrder, Order } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import type { OrderResult, PhaseResult } from '../referee/results.ts';
import { MOST_REMEDIES, type Remedies, type Remedy } from './remedy.ts';

/**
 * What could have been built or removed instead of a build or removal that was refused, where the power had some left: every
 * other order of the same kind with which one more of its orders counts. There is nothing in it for others to change.
 */
export function adjustmentRemedies(
  { referee }: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  result: PhaseResult,
  asked: OrderResult,
): Remedies {
  const refused = asked.given;
  const kind = refused?.order.kind;
  if (refused === null || (kind !== 'build' && kind !== 'disband')) return { kind: 'none' };
  const { power } = refused;
  const places =
    kind === 'build'
      ? referee.board.data.provinces.filter(({ home }) => home === power).map(({ id }) => id)
      : position.units.filter((unit) => unit.power === power).map(({ at }) => at);
  const choices = places
    .flatMap((at) => referee.legalOrders(position, at))
    .filter((order): order is BuildOrder | DisbandOrder => order.kind === kind)
    .toSorted((a, b) => (orderText(a) < orderText(b) ? -1 : 1));
  const before = counting(result, power);
  const remedies = choices.flatMap((order): Remedy[] => {
    const changed = given.map((one) => (one === refused ? { power, order } : one));
    const other = referee.process(position, changed);
    const fate = other.orders.find((one) => one.given?.order === order);
    if (fate?.verdict !== 'succeeds' || counting(other, power) <= before) return [];
    const unit = { type: order.unit.type ?? 'A', at: order.unit.at };
    const change = { kind: 'order', power, unit, order: order satisfies Order, instead: asked.order } as const;
    return [{ changes: [change], inHand: true, verdict: fate.verdict, rule: fate.rule }];
  });
  return remedies.length === 0 ? { kind: 'none' } : { kind: 'found', remedies: remedies.slice(0, MOST_REMEDIES) };
}

/** Orders of a power that counted. */
function counting({ orders }: PhaseResult, power: string): number {
  return orders.filter((one) => one.power === power && one.given !== null && one.verdict === 'succeeds').length;
}
