import type { PhaseName } from '../orders/position.ts';

/**
 * Phases as numbers: five a year, in the order they are played. The next phase of a year that skips none is one more.
 */
export const SPRING_MOVES = 0;
export const SPRING_RETREATS = 1;
export const FALL_MOVES = 2;
export const FALL_RETREATS = 3;
export const ADJUSTMENTS = 4;
const PHASES_A_YEAR = 5;

const LABELS = [
  ['S', 'M'],
  ['S', 'R'],
  ['F', 'M'],
  ['F', 'R'],
  ['W', 'A'],
] as const;

/** Which of the five phases of its year this is. */
export function stepOf(phase: number): number {
  return phase % PHASES_A_YEAR;
}

export function yearOf(phase: number): number {
  return Math.floor(phase / PHASES_A_YEAR);
}

/** `S1901M`, `F1901R`, `W1901A`. */
export function phaseName(phase: number): PhaseName {
  const [season, kind] = LABELS[stepOf(phase)] ?? LABELS[SPRING_MOVES];
  return `${season}${yearOf(phase)}${kind}`;
}

/**
 * The number of a phase by its name.
 *
 * @throws Error when it names no phase: winter has adjustments alone, spring and fall have no adjustments.
 */
export function phaseNumber(name: string): number {
  const match = /^([SFW])(\d{1,6})([MRA])$/.exec(name);
  const step = LABELS.findIndex(([season, kind]) => season === match?.[1] && kind === match[3]);
  if (step < 0) throw new Error(`no phase: ${name}`);
  return Number(match?.[2]) * PHASES_A_YEAR + step;
}
