import type { Outcome, UnitOutcome } from './solve.ts';

/** What two judges of one problem must agree on. */
export type Ruling = Pick<Outcome, 'units' | 'contested'>;

/** One line for each thing that two rulings on the same units say differently; none when they agree. */
export function differences(one: Ruling, other: Ruling): readonly string[] {
  const lines = one.units.flatMap((unit, u) => {
    const [a, b] = [told(unit), told(other.units[u])];
    return a === b ? [] : [`${unit.unit.power} ${unit.unit.type} ${unit.unit.at}: ${a} | ${b}`];
  });
  const [a, b] = [one.contested.join(' '), other.contested.join(' ')];
  return a === b ? lines : [...lines, `contested: ${a} | ${b}`];
}

function told(outcome: UnitOutcome | undefined): string {
  if (outcome === undefined) return 'nothing';
  const { verdict, moved, dislodgedBy } = outcome;
  return [verdict, moved && `to ${moved}`, dislodgedBy && `dislodged from ${dislodgedBy}`].filter(Boolean).join(', ');
}
