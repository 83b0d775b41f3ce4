import type { Adjudicator } from '../game/adjudicator.ts';
import { positionFaults } from '../game/position-schema.ts';
import { provinceId } from '../map/board.ts';
import type { PowerId, ProvinceId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import { unitKey } from './outcome-difference.ts';
import { sameSet, type ToldDislodged, type ToldPosition } from './told-position.ts';

/** One line of `PRESTATE_RESULTS`: an order of the movement phase before, and how it came out. */
export interface PriorResult {
  readonly power: PowerId;
  readonly order: Order;
  readonly succeeded: boolean;
}

/**
 * A retreat phase with what the orders before it tell: where each attacker came from, and what is contested. The orders
 * are judged again; if that leads to the same board, it says all. Else successful moves tell the attackers, and a province
 * that two moves failed to enter is contested if nobody stands there.
 */
export function withPrior(adjudicator: Adjudicator, told: ToldPosition, results: readonly PriorResult[]): ToldPosition {
  if (results.length === 0 || told.phase === null) return told;
  const judged = judgedAgain(adjudicator, told, told.phase, results);
  if (judged !== null) {
    const dislodged = told.dislodged.map(({ unit }): ToldDislodged => {
      const own = judged.dislodged.find((other) => unitKey(other.unit) === unitKey(unit));
      return own ?? { unit };
    });
    return { ...told, dislodged, contested: judged.contested };
  }
  const standing = new Set(told.units.map(({ at }) => provinceId(at)));
  const failed = movesOf(results, false).map(({ to }) => to);
  return {
    ...told,
    dislodged: told.dislodged.map((dislodged) => {
      const attack = movesOf(results, true).find(({ to }) => to === provinceId(dislodged.unit.at));
      return attack === undefined ? dislodged : { ...dislodged, from: attack.from };
    }),
    contested: [...new Set(failed.filter((to, index) => failed.indexOf(to) !== index && !standing.has(to)))].sort(),
  };
}

function judgedAgain(
  { referee, names }: Adjudicator,
  told: ToldPosition,
  phase: PhaseName,
  results: readonly PriorResult[],
): Position | null {
  const units = results.flatMap(({ power, order }): readonly Unit[] =>
    order.kind === 'waive' || order.unit.type === undefined
      ? []
      : [{ power, type: order.unit.type, at: order.unit.at }],
  );
  const position: Position = {
    phase: phase.replace(/R$/, 'M') as PhaseName,
    units,
    centres: told.centres ?? referee.start().centres,
    dislodged: [],
    contested: [],
    civilDisorder: [],
  };
  if (units.length < results.length || positionFaults(referee.board, names, position).length > 0) return null;
  const { next } = referee.process(position, results);
  const same =
    next.phase === phase &&
    sameSet(next.units.map(unitKey), told.units.map(unitKey)) &&
    sameSet(
      next.dislodged.map(({ unit }) => unitKey(unit)),
      told.dislodged.map(({ unit }) => unitKey(unit)),
    );
  return same ? next : null;
}

function movesOf(
  results: readonly PriorResult[],
  succeeded: boolean,
): readonly { readonly from: ProvinceId; readonly to: ProvinceId }[] {
  return results.flatMap((result) =>
    result.succeeded === succeeded && result.order.kind === 'move'
      ? [{ from: provinceId(result.order.unit.at), to: provinceId(result.order.to) }]
      : [],
  );
}
