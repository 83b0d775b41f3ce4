import type { Outcome, RuleId } from '@panjeong/kernel';
import type { PowerId } from '../map/map-data.ts';
import { agreedDraw, concededTo, survivors } from '../referee/ending.ts';
import type { PhaseOutcome } from '../referee/referee.ts';
import { inSeatOrder } from './asked.ts';
import type { DiplomacyState, Vote } from './state.ts';

/** Powers whose players decide how the match may end before it is won: those that own a centre and have a player. */
export function votersIn({ position }: DiplomacyState): readonly PowerId[] {
  return survivors(position).filter((power) => !position.civilDisorder.includes(power));
}

/**
 * What all voters agree on, if they do: a draw among the same powers (DIP-W2), or that one of them has won, who need not
 * vote himself (DIP-W3).
 */
export function agreementIn(state: DiplomacyState): Vote | null {
  const voters = votersIn(state);
  const votes = voters.map((power) => state.votes[power]);
  const [first] = votes;
  if (first?.kind === 'draw' && votes.every((vote) => vote?.kind === 'draw' && sameDraw(vote.among, first.among))) {
    return first;
  }
  const winner = voters.find((power) => {
    const others = voters.filter((other) => other !== power).map((other) => state.votes[other]);
    return others.length > 0 && others.every((vote) => vote?.kind === 'concede' && vote.to === power);
  });
  return winner === undefined ? null : { kind: 'concede', to: winner };
}

const sameDraw = (one: readonly PowerId[], other: readonly PowerId[]): boolean => one.join() === other.join();

/** How a match ends that all voters agree to end so. */
export function agreedOutcome(state: DiplomacyState, agreed: Vote): Outcome {
  const { position } = state;
  return outcomeOf(
    state,
    agreed.kind === 'draw' ? agreedDraw(position, agreed.among) : concededTo(position, agreed.to),
  );
}

/** A phase's outcome as the kernel knows it. After the last year (DIP-W5) a single leader has won; several draw. */
export function outcomeOf(state: DiplomacyState, { kind, powers, rule }: PhaseOutcome): Outcome {
  const isWon = kind === 'victory' || kind === 'concession' || (kind === 'ended' && powers.length === 1);
  return { kind: isWon ? 'won' : 'drawn', seats: inSeatOrder(state, powers), rule: rule as RuleId };
}
