import type { DislodgedUnit, Position, Unit } from '../orders/position.ts';
import { phaseNumber } from '../phases/calendar.ts';
import type { Referee } from '../referee/referee.ts';
import type { OutcomeDifference } from './season-record.ts';

/** `AUSTRIA A VIE`. */
export function unitKey({ power, type, at }: Unit): string {
  return `${power} ${type} ${at}`;
}

/** Units of one outcome, as far as a file tells it. */
export interface ToldOutcome {
  readonly units: readonly Unit[];
  readonly dislodged: readonly { readonly unit: Unit }[];
}

/** In what a recorded outcome is another than the ruled one; empty where they are the same. */
export function outcomeDifferences(recorded: Position, ruled: Position): readonly OutcomeDifference[] {
  const phases: readonly OutcomeDifference[] =
    recorded.phase === ruled.phase ? [] : [{ kind: 'phase', recorded: recorded.phase, ruled: ruled.phase }];
  const provinces = [...new Set([...Object.keys(recorded.centres), ...Object.keys(ruled.centres)])].sort();
  const centres = provinces.flatMap((province): readonly OutcomeDifference[] => {
    const [told, own] = [recorded.centres[province] ?? null, ruled.centres[province] ?? null];
    return told === own ? [] : [{ kind: 'centre', province, recorded: told, ruled: own }];
  });
  return [...phases, ...unitDifferences(recorded, ruled), ...centres];
}

/** The same of the units alone. */
export function unitDifferences(recorded: ToldOutcome, ruled: Position): readonly OutcomeDifference[] {
  const dislodged = dislodgedToTell(ruled.dislodged, recorded);
  return [
    ...setDifferences('unit', recorded.units, ruled.units),
    ...setDifferences(
      'dislodged',
      recorded.dislodged.map(({ unit }) => unit),
      dislodged.map(({ unit }) => unit),
    ),
  ];
}

/** Other referees take a unit that cannot retreat off the board at once: that is no difference. */
export function dislodgedToTell(
  ruled: readonly DislodgedUnit[],
  recorded: Pick<ToldOutcome, 'dislodged'>,
): readonly DislodgedUnit[] {
  const told = new Set(recorded.dislodged.map(({ unit }) => unitKey(unit)));
  return ruled.filter(({ unit, retreats }) => retreats.length > 0 || told.has(unitKey(unit)));
}

/**
 * What was ruled, gone on with until the phase a file records next, where nobody had anything to decide in between: other
 * referees skip a retreat phase in which no unit can retreat, and a winter without orders.
 */
export function caughtUp(referee: Referee, ruled: Position, phase: string | null): Position {
  if (phase === null) return ruled;
  let position = ruled;
  for (let skipped = 0; skipped < 2 && isIdle(position) && isBefore(position.phase, phase); skipped++) {
    position = referee.process(position, []).next;
  }
  return position.phase === phase ? position : ruled;
}

/** Whether a phase can pass without anybody's order. */
function isIdle({ phase, dislodged }: Position): boolean {
  return phase.endsWith('A') || (phase.endsWith('R') && dislodged.every(({ retreats }) => retreats.length === 0));
}

function isBefore(phase: string, other: string): boolean {
  return phaseNumber(phase) < phaseNumber(other);
}

function setDifferences(
  kind: 'unit' | 'dislodged',
  recorded: readonly Unit[],
  ruled: readonly Unit[],
): readonly OutcomeDifference[] {
  const [told, own] = [recorded.map(unitKey), ruled.map(unitKey)];
  return [
    ...told.filter((unit) => !own.includes(unit)).map((unit): OutcomeDifference => ({ kind, unit, only: 'recorded' })),
    ...own.filter((unit) => !told.includes(unit)).map((unit): OutcomeDifference => ({ kind, unit, only: 'ruled' })),
  ];
}
