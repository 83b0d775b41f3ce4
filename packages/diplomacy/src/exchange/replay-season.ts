import { canonicalJson, type Json } from '@panjeong/kernel';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import type { PhaseResult, Referee } from '../referee/referee.ts';
import { caughtUp, outcomeDifferences, type ToldOutcome, unitDifferences, unitKey } from './outcome-difference.ts';
import type { ExchangeRemark, OutcomeDifference, PlayedPhase, SeasonRecord } from './season-record.ts';
import { settled, type ToldPosition, unexplained } from './told-position.ts';

/** A phase as a file tells it. */
export interface ToldPhase {
  readonly told: ToldPosition;
  readonly given: readonly GivenOrder[];
  /** Its outcome, where the file has it twice, or no phase follows. */
  readonly outcome: ToldOutcome | null;
  /** Does it go on from the phase before it. */
  readonly follows: boolean;
}

export interface Replayed {
  readonly phases: readonly PlayedPhase[];
  readonly current: Position;
  readonly remarks: readonly ExchangeRemark[];
}

/**
 * Plays a season again as it was played: every phase is ruled, told where the outcome on file is another, and gone on
 * from what is on file.
 *
 * @param current null where the file ends with a resolved phase: what came of it is then the position now
 */
export function replaySeason(referee: Referee, told: readonly ToldPhase[], current: ToldPosition | null): Replayed {
  const phases: PlayedPhase[] = [];
  const remarks: ExchangeRemark[] = [];
  let ruled: Position = referee.start();
  let before: Position | null = null;
  let outcome: ToldOutcome | null = null;

  const differs = (phase: PhaseName, differences: readonly OutcomeDifference[]): void => {
    if (differences.length > 0) remarks.push({ code: 'outcome-differs', phase, differences });
  };
  const arrive = (next: ToldPosition, follows: boolean): Position => {
    if (!follows && before !== null) {
      if (outcome !== null) differs(before.phase, unitDifferences(outcome, ruled));
      return known(settled(referee, next, null));
    }
    const caught = caughtUp(referee, ruled, next.phase);
    const position = settled(referee, next, before !== null || next.phase === caught.phase ? caught : null);
    if (before !== null) differs(before.phase, outcomeDifferences(position, caught));
    return known(position);
  };
  const known = (position: Position): Position => {
    for (const unit of unexplained(position)) {
      remarks.push({ code: 'attacker-unknown', phase: position.phase, unit: unitKey(unit) });
    }
    return position;
  };

  for (const phase of told) {
    before = arrive(phase.told, phase.follows);
    phases.push({ before, given: phase.given });
    ruled = referee.process(before, phase.given).next;
    outcome = phase.outcome;
  }
  if (current !== null) return { phases, current: arrive(current, true), remarks };
  if (before === null || outcome === null) return { phases, current: ruled, remarks };
  const differences = unitDifferences(outcome, ruled);
  differs(before.phase, differences);
  return { phases, current: differences.length === 0 ? ruled : afterwards(referee, before, outcome, ruled), remarks };
}

/** The position that a recorded outcome leads to, where no phase behind it says. */
function afterwards(referee: Referee, before: Position, outcome: ToldOutcome, ruled: Position): Position {
  const { units, dislodged } = outcome;
  const untold = { centres: null, civilDisorder: null, contested: null, exact: null };
  if (dislodged.length > 0) {
    const phase = before.phase.replace(/.$/, 'R') as PhaseName;
    return settled(referee, { ...untold, phase, units, dislodged }, { ...ruled, phase, centres: before.centres });
  }
  if (before.phase.endsWith('A')) return { ...ruled, units };
  // Nobody orders anything: the units stay where the file has them, and the season ends as it does.
  return referee.process({ ...before, units, dislodged: [], contested: [] }, []).next;
}

/** A season that is written: each of its positions, what came of it, and whether a reader could tell it by itself. */
export interface WrittenStep {
  readonly position: Position;
  readonly given: readonly GivenOrder[];
  /** Null for the current phase. */
  readonly result: PhaseResult | null;
  /** Null where what the format says of the position, and the rules, give it whole. */
  readonly exact: Position | null;
}

/**
 * The phases of a record, and the current one behind them.
 *
 * @param toldOf what a format says of a position
 * @throws Error when a position or an order names what the map does not have
 */
export function stepsOf(
  referee: Referee,
  record: SeasonRecord,
  toldOf: (position: Position, isCurrent: boolean) => ToldPosition,
): readonly WrittenStep[] {
  const steps: WrittenStep[] = [];
  let ruled: Position = referee.start();
  const exactOf = (position: Position, isCurrent: boolean): Position | null => {
    const told = toldOf(position, isCurrent);
    const caught = caughtUp(referee, ruled, told.phase);
    const read = settled(referee, told, steps.length > 0 || told.phase === caught.phase ? caught : null);
    return samePosition(read, position) ? null : position;
  };
  for (const { before, given } of record.phases) {
    const exact = exactOf(before, false);
    const result = referee.process(before, given);
    steps.push({ position: before, given, result, exact });
    ruled = result.next;
  }
  steps.push({
    position: record.current,
    given: record.drafts,
    result: null,
    exact: exactOf(record.current, true),
  });
  return steps;
}

function samePosition(left: Position, right: Position): boolean {
  return canonicalJson(plain(left)) === canonicalJson(plain(right));
}

/** Positions are plain JSON; their types do not say so. */
function plain(position: Position): Json {
  return JSON.parse(JSON.stringify(position)) as Json;
}
