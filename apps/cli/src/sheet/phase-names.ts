import type { PhaseKind, PhaseName, Season } from '@panjeong/diplomacy';
import type { SheetPart } from './sheet-parts.ts';

const PHASE = /^([SFW])(\d{1,6})([MRA])$/;

/** A phase as typed (`s1901m`), or null. Winter has adjustments alone, spring and fall have none. */
export function readPhaseName(text: string): PhaseName | null {
  const [, season, , kind] = PHASE.exec(text.toUpperCase()) ?? [];
  return season !== undefined && (season === 'W') === (kind === 'A') ? (text.toUpperCase() as PhaseName) : null;
}

export function kindOf(phase: PhaseName): PhaseKind {
  return phase.at(-1) as PhaseKind;
}

export function seasonOf(phase: PhaseName): Season {
  return phase[0] as Season;
}

export function yearOf(phase: PhaseName): number {
  return Number(phase.slice(1, -1));
}

/**
 * The phase a part of a sheet is for: the one that comes next, if it fits what the part says of itself; else the one the
 * part names, as far as it does, reckoned from the last phase adjudicated.
 */
export function phaseOf(part: SheetPart, last: PhaseName | undefined, next: PhaseName): PhaseName {
  const { kind, season, year } = part;
  const fits =
    kindOf(next) === kind &&
    (season === undefined || season === seasonOf(next)) &&
    (year === undefined || year === yearOf(next));
  if (fits) return next;
  const known = last ?? next;
  if (kind === 'A') return `W${year ?? yearOf(known)}A`;
  if (kind === 'M') return `${season ?? 'S'}${year ?? yearOf(next)}M`;
  const of = seasonOf(known) === 'W' ? 'F' : seasonOf(known);
  return `${season ?? of}${year ?? yearOf(known)}R`;
}
