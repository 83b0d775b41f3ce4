import type { Adjudicator } from '../game/adjudicator.ts';
import { provinceId } from '../map/board.ts';
import { nameText, orderText } from '../orders/canonical-text.ts';
import type { GivenOrder, Order } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { isSameOrder } from '../orders/same-order.ts';
import type { OrderResult } from '../referee/results.ts';
import { withChanges } from './changed-orders.ts';
import { type Change, MOST_REMEDIES, type Remedies, type Remedy } from './remedy.ts';

/**
 * What would have worked for a retreat that failed: the unit does not disband. It may go anywhere that is open to it; other
 * own units may retreat elsewhere or disband; a unit of another power disbands when its order is absent. One change,
 * then two, through the referee: there are never many.
 */
export function retreatRemedies(
  adjudicator: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  order: OrderResult,
): Remedies {
  const asked = position.dislodged.find(({ unit }) => unit.at === order.unit && unit.power === order.power);
  if (asked === undefined || position.civilDisorder.includes(order.power)) return { kind: 'none' };
  const judged = (changes: readonly Change[]): Remedy | null => {
    const result = adjudicator.referee.process(position, withChanges(given, changes));
    const own = changes.find(({ unit }) => unit.at === order.unit);
    const fate = result.orders.find((one) =>
      own === undefined || own.kind === 'absent' ? one.given === order.given : one.given?.order === own.order,
    );
    if (fate?.verdict !== 'succeeds' || fate.given?.order.kind === 'disband') return null;
    const inHand = changes.every(({ kind }) => kind !== 'absent');
    return { changes, inHand, verdict: fate.verdict, rule: fate.rule };
  };
  const candidates = candidatesIn(adjudicator, position, given, order);
  const works = candidates.map((change) => judged([change]));
  const singles = works.filter((remedy) => remedy !== null);
  const left = candidates.filter((_, index) => works[index] === null);
  const told = [...singles];
  for (const [one, other] of told.length < MOST_REMEDIES ? pairsOf(left) : []) {
    if (told.length === MOST_REMEDIES) break;
    const remedy = one.unit.at === other.unit.at ? null : judged([one, other]);
    if (remedy !== null) told.push(remedy);
  }
  return told.length === 0 ? { kind: 'none' } : { kind: 'found', remedies: told.slice(0, MOST_REMEDIES) };
}

/** Pairs in canonical order: those of own orders alone, then with one of another power's, then with two. */
function pairsOf(changes: readonly Change[]): readonly (readonly [Change, Change])[] {
  const pairs = changes.flatMap((one, index) => changes.slice(index + 1).map((other) => [one, other] as const));
  const foreign = (pair: readonly Change[]): number => pair.filter(({ kind }) => kind === 'absent').length;
  return pairs.toSorted((a, b) => foreign(a) - foreign(b));
}

/** The single changes in canonical order: own orders, the asking unit's first, then orders of others absent. */
function candidatesIn(
  { referee }: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  asked: OrderResult,
): readonly Change[] {
  const changes = position.dislodged.flatMap(({ unit: { power, type, at } }): Change[] => {
    const unit = { type, at };
    const orders = given.filter((one) => one.power === power && isFor(one.order, at)).map(({ order }) => order);
    const [present] = orders;
    // Different orders come to none (DIP-O3): each of them by itself would be a change.
    const isTorn = orders.some((order) => orderText(order) !== orderText(orders[0] ?? order));
    if (power !== asked.power) {
      return present === undefined ? [] : [{ kind: 'absent', power, unit, order: orderText(present) }];
    }
    const isAsked = at === asked.unit;
    const instead = present === undefined || isTorn ? `${nameText(unit)} D` : orderText(present);
    const insteadOf = (order: Order): string =>
      orders.some((one) => isSameOrder(one, order)) ? orderText(order) : isAsked ? asked.order : instead;
    return referee
      .legalOrders(position, at)
      .filter((order) => orderText(order) !== instead && !(isAsked && order.kind === 'disband'))
      .map((order): Change => ({ kind: 'order', power, unit, order, instead: insteadOf(order) }));
  });
  const key = (change: Change): string => {
    const text = change.kind === 'absent' ? change.order : orderText(change.order);
    const isOwn = change.kind !== 'absent' && change.unit.at === asked.unit;
    return `${change.kind === 'absent' ? 1 : 0} ${isOwn ? 0 : 1} ${provinceId(change.unit.at)} ${text}`;
  };
  return changes.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

function isFor(order: Order, at: string): boolean {
  return order.kind !== 'waive' && order.kind !== 'build' && provinceId(order.unit.at) === provinceId(at);
}
