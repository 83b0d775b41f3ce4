import type { Ruling } from '@panjeong/kernel';
import { STANDARD_MAP } from '../maps/index.ts';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { rulingsOnPhase } from '../src/game/phase-rulings.ts';
import { indexNames } from '../src/map/names.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import type { PhaseResult } from '../src/referee/referee.ts';
import { givenOf, type Imagined, imaginedPosition } from './imagined.ts';

export const names = indexNames(STANDARD_MAP);

/** Everything ruled on a phase, as a match tells it. */
export function rulingsOn(position: Position, given: readonly GivenOrder[], policy: Policy): readonly Ruling[] {
  return phaseOn(position, given, policy).rulings;
}

/** The same, with what the referee says of the phase. */
export function phaseOn(
  position: Position,
  given: readonly GivenOrder[],
  policy: Policy,
): { readonly rulings: readonly Ruling[]; readonly result: PhaseResult } {
  const adjudicator = adjudicatorOf({ map: STANDARD_MAP.id, policy });
  const result = adjudicator.referee.process(position, given);
  return { rulings: rulingsOnPhase(adjudicator, position, given, result), result };
}

/** The same for a position in short; `lines` are units with their orders, `AUSTRIA A TRI - VEN`, or without any. */
export function rulingsOf(lines: readonly string[], rest: Partial<Imagined> = {}): readonly Ruling[] {
  const units = rest.units ?? lines.map((line) => line.split(' ').slice(0, 3).join(' '));
  const imagined = {
    ...rest,
    units,
    orders: lines.filter((line) => line.split(' ').length > 3 || line.endsWith('WAIVE')),
  };
  return rulingsOn(imaginedPosition(imagined), givenOf(imagined), { ...EDITIONS['datc-3'], ...rest.policy });
}
