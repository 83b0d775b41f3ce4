import type { Board } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import { nameText } from '../orders/canonical-text.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position, Unit } from '../orders/position.ts';
import type { OrderResult, PhaseResult, Referee } from '../referee/referee.ts';
import { isRuleCode, type RuleCode } from '../rules/registry.ts';
import type { Hint, HintKind, HintOf, HintParams } from './hint.ts';

/** One phase under the linter: the orders that are known, and how the referee reads them. */
export interface PhaseRead {
  readonly board: Board;
  readonly position: Position;
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
  /** Powers whose orders are all there; what the others will order is anybody's guess. */
  readonly known: ReadonlySet<PowerId>;
  /** Powers to be given hints, in the order of the map. */
  readonly asked: readonly PowerId[];
}

/** A hint, and the order it is about as it was given. */
export interface Found {
  readonly hint: Hint;
  readonly given: GivenOrder | null;
}

/**
 * Has the referee read the orders: legality and matching are its business, so that a hint cannot contradict a ruling.
 * How battles come out is left aside: they hang on orders that may still be missing.
 *
 * @param power whose sheet alone is known; without one the orders of every power that gave any are
 */
export function readPhase(
  referee: Referee,
  position: Position,
  given: readonly GivenOrder[],
  power: PowerId | undefined,
): PhaseRead {
  const own = power === undefined ? given : given.filter((one) => one.power === power);
  const result = referee.process(position, own);
  const sent = new Set(power === undefined ? own.map((one) => one.power) : [power]);
  const asked = referee.board.powerIds.filter((id) => sent.has(id) && !position.civilDisorder.includes(id));
  // Without a player nothing is ordered: that is known too (DIP-X1).
  const known = new Set([...sent, ...position.civilDisorder]);
  return { board: referee.board, position, given: own, result, known, asked };
}

/** `AUSTRIA A TRI`, as rulings name it. */
export function unitKey(unit: Unit): string {
  return `${unit.power} ${nameText(unit)}`;
}

function ruleOf({ rule }: Pick<OrderResult, 'rule'>): RuleCode {
  if (!isRuleCode(rule)) throw new Error(`no rule: ${rule}`);
  return rule;
}

/** What there is to say, with the rule that would befall the order if that is not the one it fell under. */
interface Told<Kind extends HintKind> {
  readonly kind: Kind;
  readonly params: HintParams[Kind];
  readonly rule?: RuleCode;
}

/** A hint on an order, as the referee read it. */
export function onOrder<Kind extends HintKind>(result: OrderResult, { kind, params, rule }: Told<Kind>): Found {
  const { power, unit, order, given } = result;
  const hint: HintOf<Kind> = { kind, power, unit, order, rule: rule ?? ruleOf(result), params };
  return { hint: hint as Hint, given };
}

/** A hint on a power, or on a unit of it that was given no order. */
export function onPower<Kind extends HintKind>(
  power: PowerId,
  { kind, params, rule }: Told<Kind> & { readonly rule: RuleCode },
  unit: Unit | null = null,
): Found {
  const hint: HintOf<Kind> = { kind, power, unit: unit?.at ?? null, order: null, rule, params };
  return { hint: hint as Hint, given: null };
}
