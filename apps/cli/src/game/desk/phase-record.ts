import {
  type DiplomacyEvent,
  type DiplomacyState,
  type DiplomacyTypes,
  diplomacy,
  type GivenOrder,
  givenIn,
  type OrderResult,
  type PhaseName,
  type PhaseOutcome,
  type PhaseResult,
} from '@panjeong/diplomacy';
import { evolve, type LogEntry, type Outcome } from '@panjeong/kernel';
import type { Desk } from './desk.ts';

/** A phase that was resolved, and still is. */
export interface PhaseRecord {
  readonly phase: PhaseName;
  /** The entry that resolved it. */
  readonly entry: LogEntry<DiplomacyTypes>;
  readonly before: DiplomacyState;
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
  /** What the game master amended while it was at hand, in time. */
  readonly amendments: readonly LogEntry<DiplomacyTypes>[];
}

type Resolved = Extract<DiplomacyEvent, { readonly kind: 'phase-resolved' }>;

/** Phases resolved one after the other, those that were taken back left out. */
export function phaseRecords(desk: Desk): readonly PhaseRecord[] {
  const records: PhaseRecord[] = [];
  let amendments: LogEntry<DiplomacyTypes>[] = [];
  for (const entry of desk.standing) {
    if (entry.command.kind === 'amend') amendments.push(entry);
    let state = desk.moments[entry.seq]?.before ?? diplomacy.blank;
    for (const [index, event] of entry.events.entries()) {
      if (event.kind === 'phase-resolved') {
        const given = givenIn(state);
        const ended = entry.events[index + 1];
        const outcome = ended?.kind === 'game-ended' ? phaseOutcome(ended.outcome) : null;
        const result = resultOf(desk, state, given, event, outcome);
        records.push({ phase: event.phase, entry, before: state, given, result, amendments });
        amendments = [];
      }
      state = evolve(diplomacy, state, event);
    }
  }
  return records;
}

/** Amendments of the phase at hand. */
export function amendmentsNow(desk: Desk): readonly LogEntry<DiplomacyTypes>[] {
  const last = phaseRecords(desk).at(-1)?.entry.seq ?? 0;
  return desk.standing.filter(({ seq, command }) => seq > last && command.kind === 'amend');
}

/**
 * The result of a phase as it was written down. Judged once more it is the same, and then knows which line each order was;
 * should another release judge otherwise, what was written down is what happened.
 */
function resultOf(
  { adjudicator }: Desk,
  { position }: DiplomacyState,
  given: readonly GivenOrder[],
  event: Resolved,
  outcome: PhaseOutcome | null,
): PhaseResult {
  const again = adjudicator.referee.process(position, given);
  const textOf = ({ power, order, verdict, rule }: Pick<OrderResult, 'power' | 'order' | 'verdict' | 'rule'>): string =>
    `${power} ${order} ${verdict} ${rule}`;
  const isSame = again.orders.map(textOf).join() === event.orders.map(textOf).join();
  if (isSame) return { ...again, notes: event.notes, next: event.position };
  const orders = event.orders.map(
    ({ power, unit, order, written, verdict, rule }): OrderResult => ({
      power,
      unit,
      order,
      given: written === null ? null : { power, order: written },
      verdict,
      rule,
    }),
  );
  return { phase: event.phase, orders, notes: event.notes, next: event.position, outcome };
}

function phaseOutcome({ kind, seats, rule }: Outcome): PhaseOutcome {
  return { kind: kind === 'won' ? 'victory' : 'draw', powers: [...seats], rule };
}
