import { type Json, type RuleId, type Ruling, rulingId } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import { nameText } from '../orders/canonical-text.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position, Unit } from '../orders/position.ts';
import type { OrderResult, PhaseResult } from '../referee/referee.ts';
import type { Adjudicator } from './adjudicator.ts';
import { type ExplainedPhase, explainMovement } from './explained-phase.ts';

/**
 * All that is ruled when a phase is resolved: on every order, with its causes where it is a movement, and on whatever else
 * the phase brought about. Subjects are `AUSTRIA A TRI - VEN`; `params.culprits` names units as `AUSTRIA A TRI`.
 */
export function rulingsOnPhase(
  adjudicator: Pick<Adjudicator, 'season'>,
  position: Position,
  given: readonly GivenOrder[],
  { phase, orders, notes }: PhaseResult,
): readonly Ruling[] {
  const isMovement = phase.endsWith('M');
  const explained = isMovement ? explainMovement(adjudicator, position, given, orders, phase) : [];
  const told = new Set<number>();
  const onOrders = orders.flatMap((order, index): readonly Ruling[] => {
    const unit = position.units.findIndex(({ at }) => at === order.unit);
    const explanation = isMovement && !told.has(unit) ? explanationOf(explained, unit, order) : undefined;
    if (explanation !== undefined) {
      told.add(unit);
      return explanation;
    }
    const culprits = isMovement ? [] : culpritsOf(position, orders, order);
    return [orderRuling(`${phase}/order-${index + 1}`, order, position, culprits)];
  });
  const onNotes = notes.map(({ code, params, rule }, index): Ruling => {
    const { power, province } = params;
    return {
      id: rulingId(`${phase}/note-${index + 1}`),
      rule: rule as RuleId,
      subject: [power, province].find((id) => typeof id === 'string') ?? '',
      verdict: code,
      params: { ...params, kind: 'note' },
      because: [],
    };
  });
  return [...onOrders, ...onNotes];
}

/** The rulings that explain this order, and not what its unit did instead of it. */
function explanationOf(explained: ExplainedPhase, unit: number, order: OrderResult): readonly Ruling[] | undefined {
  const rulings = explained[unit];
  const top = rulings?.[0];
  return top?.verdict === order.verdict && top.rule === order.rule ? rulings : undefined;
}

/** A ruling on an order by itself, with the parameters that explanations have. */
function orderRuling(id: string, order: OrderResult, position: Position, culprits: readonly string[]): Ruling {
  const unit = [...position.units, ...position.dislodged.map((loser) => loser.unit)].find(
    ({ at }) => at === order.unit,
  );
  const none: Json = [];
  return {
    id: rulingId(id),
    rule: order.rule as RuleId,
    subject: `${order.power} ${order.order}`,
    verdict: order.verdict,
    params: {
      kind: 'order',
      unit: unit === undefined ? '' : unitName(unit),
      strength: 0,
      against: 0,
      supporters: none,
      uncounted: none,
      exempt: none,
      opponents: none,
      others: none,
      culprits,
    },
    because: [],
  };
}

const unitName = (unit: Unit): string => `${unit.power} ${nameText(unit)}`;

/** Units without which an order of a retreat or adjustment phase would have counted. */
function culpritsOf(position: Position, orders: readonly OrderResult[], order: OrderResult): readonly string[] {
  const written = order.given?.order;
  const places =
    written?.kind === 'retreat' ? written.to.slice(0, 1) : written?.kind === 'build' ? [written.unit.at] : [];
  const goals = places.map((place) => provinceId(place));
  const home = order.unit === null ? null : provinceId(order.unit);
  const standingIn = (provinces: readonly string[]): readonly string[] =>
    position.units.filter(({ at }) => provinces.includes(provinceId(at))).map(unitName);
  switch (order.rule) {
    // The attacker, which stands where the unit stood.
    case 'DIP-R2':
      return home === null ? [] : standingIn([home]);
    case 'DIP-R4':
    case 'DIP-B2':
      return standingIn(goals);
    case 'DIP-R5':
      return position.dislodged.flatMap(({ unit }) => {
        const rival = orders.find((other) => other.unit === unit.at && other.rule === 'DIP-R5' && other !== order);
        return rival !== undefined && sameGoal(rival, order) ? [unitName(unit)] : [];
      });
    default:
      return [];
  }
}

/** Whether two retreats, `A VIE R TYR`, go to the same province. */
function sameGoal(one: OrderResult, other: OrderResult): boolean {
  const goal = ({ order }: OrderResult): string => provinceId(order.split(' R ')[1] ?? '');
  return goal(one) === goal(other);
}
