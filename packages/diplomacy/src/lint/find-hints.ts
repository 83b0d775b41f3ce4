import { adjustmentHints } from './adjustment-hints.ts';
import { movementHints } from './movement-hints.ts';
import type { Found, PhaseRead } from './phase-read.ts';
import { retreatHints } from './retreat-hints.ts';

/** All there is to say of a phase but for names that may have been taken for others. */
export function findHints(phase: PhaseRead): readonly Found[] {
  switch (phase.position.phase.at(-1)) {
    case 'R':
      return retreatHints(phase);
    case 'A':
      return adjustmentHints(phase);
    default:
      return movementHints(phase);
  }
}
