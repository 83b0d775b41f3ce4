import { provinceId } from '../map/board.ts';
import { noFaults, type Standing } from '../orders/encode-faults.ts';
import { reachableCoasts, readDestination } from '../orders/encode-places.ts';
import type { Order, RetreatChoice } from '../orders/order.ts';
import type { Unit } from '../orders/position.ts';
import type { Referee } from '../referee/referee.ts';

/** A choice of a retreat that its unit could never make, and the rule that closes it. */
export interface ClosedChoice {
  readonly to: RetreatChoice;
  readonly rule: string;
}

/**
 * The choices of a retreat written in advance that are closed whatever the others order: not next to the unit, not for its
 * type, no such coast. Which others will be closed depends on the moves.
 *
 * @param unit as it stands: only where it stays can it be dislodged
 */
export function closedAhead({ board, policy }: Referee, unit: Unit, order: Order): readonly ClosedChoice[] {
  const at = board.locationIndex.get(unit.at) ?? -1;
  const power = board.powerIndex.get(unit.power) ?? -1;
  const standing: Standing = { at, fleet: unit.type === 'F', power };
  const steps = (standing.fleet ? board.fleetSteps[at] : board.armySteps[at]) ?? new Uint16Array();
  return choicesOf(order).flatMap((to): readonly ClosedChoice[] => {
    if (to === 'disband') return [];
    const faults = noFaults();
    const place = readDestination(board, policy, standing, to, { kind: 'move' }, faults);
    if (faults.refused) return [{ to, rule: 'DIP-O7' }];
    if (steps.includes(place)) return [];
    const province = board.locationIndex.get(provinceId(to)) ?? -1;
    const lacksCoast = place === province && standing.fleet && reachableCoasts(board, at, province).length > 0;
    return [{ to, rule: lacksCoast ? 'DIP-L4' : 'DIP-R7' }];
  });
}

/** The rule that closes a retreat with all its choices, or null while one may be open. */
export function ruleAgainstRetreat(referee: Referee, unit: Unit, order: Order): string | null {
  const closed = closedAhead(referee, unit, order);
  return closed.length < choicesOf(order).length ? null : (closed[0]?.rule ?? null);
}

function choicesOf(order: Order): readonly RetreatChoice[] {
  if (order.kind === 'retreat') return order.to;
  if (order.kind === 'move') return [order.to];
  return order.kind === 'disband' ? ['disband'] : [];
}
