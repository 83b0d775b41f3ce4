import { type Emission, type Ruling, seatId } from '@panjeong/kernel';
import type { PowerId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import { withPerpetual } from '../orders/perpetual.ts';
import type { OrderResult } from '../referee/referee.ts';
import { adjudicatorOf } from './adjudicator.ts';
import { isComplete, isStillPlayed } from './asked.ts';
import type { DiplomacyTypes } from './diplomacy-types.ts';
import { lineOf, linesFor } from './draft.ts';
import type { ResolvedOrder } from './event.ts';
import type { DraftLine } from './order-schema.ts';
import { rulingsOnPhase } from './phase-rulings.ts';
import type { DiplomacyState } from './state.ts';
import { agreedOutcome, agreementIn, outcomeOf } from './voting.ts';

/** Resolves the phase with what has been drafted. */
export function resolvePhase({ draft, emit }: Emission<DiplomacyTypes>, told: Ruling[]): void {
  const state = draft as DiplomacyState;
  const { position } = state;
  const adjudicator = adjudicatorOf(state);
  const given = givenIn(state);
  const result = adjudicator.referee.process(position, given);
  if (state.rulings) told.push(...rulingsOnPhase(adjudicator, position, given, result));
  const { phase, notes, next } = result;
  emit({ kind: 'phase-resolved', phase, orders: result.orders.map(resolvedOrder), notes, position: next });
  if (result.outcome !== null) emit({ kind: 'game-ended', outcome: outcomeOf(state, result.outcome) });
}

/** Resolves the phase if all who are asked are ready, and then phases in which nobody with a player is asked anything. */
export function resolveComplete(emission: Emission<DiplomacyTypes>, told: Ruling[]): void {
  const state = emission.draft as DiplomacyState;
  while (state.outcome === null && isStillPlayed(state) && isComplete(state)) resolvePhase(emission, told);
}

/** Ends the match if all voters agree how (DIP-W2, DIP-W3). */
export function endIfAgreed({ draft, emit }: Emission<DiplomacyTypes>): void {
  const state = draft as DiplomacyState;
  const agreed = agreementIn(state);
  if (state.outcome !== null || agreed === null) return;
  const outcome = agreedOutcome(state, agreed);
  emit(agreed.kind === 'draw' ? { kind: 'drawn', among: agreed.among } : { kind: 'conceded', to: agreed.to });
  emit({ kind: 'game-ended', outcome });
}

/** Every order given in this phase, power by power, those that repeat every turn included. */
export function givenIn({ seats, drafts, perpetual, policy, position }: DiplomacyState): readonly GivenOrder[] {
  return seats.flatMap((power) => {
    const own = givenBy(power, linesFor(position.phase, drafts[power] ?? []));
    return position.phase.endsWith('M') ? withPerpetual(policy, givenBy(power, perpetual[power]), own) : own;
  });
}

function givenBy(power: PowerId, lines: readonly DraftLine[] = []): readonly GivenOrder[] {
  return lines.map((line) => ({ power: seatId(power), ...lineOf(line) }));
}

/** What becomes known of an order: whether it is to be repeated stays its power's secret. */
function resolvedOrder({ power, unit, order, given, verdict, rule }: OrderResult): ResolvedOrder {
  return { power, unit, order, written: given?.order ?? null, verdict, rule };
}
