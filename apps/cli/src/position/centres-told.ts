import type { AdjudicatedPhase, AdjudicatedSheet } from '../sheet/adjudicate-sheet.ts';

/**
 * Whether the owners of the centres after a phase are worth telling: always where they were given; else after a fall or
 * winter, when centres change hands (DIP-B1), and then reckoned from those of the start. Where even the units are only
 * those that the orders name, that says nothing of anyone, unless builds or removals need the centres.
 */
export function centresTold(sheet: AdjudicatedSheet): (phase: AdjudicatedPhase) => boolean {
  const isBoardGuessed = sheet.notices.some(({ kind }) => kind === 'units-from-orders');
  const hasWinter = sheet.phases.some(({ before }) => before.phase.endsWith('A'));
  const areReckoned = hasWinter || !isBoardGuessed;
  return ({ before, result }) => {
    if (sheet.hasCentres) return true;
    const isFallOver = before.phase.startsWith('F') && !result.next.phase.startsWith('F');
    return areReckoned && (isFallOver || before.phase.endsWith('A'));
  };
}
