import type { PowerId } from '../map/map-data.ts';
import { mismatches } from './mismatches.ts';
import { type MovementSheet, movementSheet } from './movement-sheet.ts';
import { differentOrders, orderFaults } from './order-faults.ts';
import { ownConflicts } from './own-conflicts.ts';
import { type Found, onPower, type PhaseRead, unitKey } from './phase-read.ts';

/** Hints on the orders of a movement phase. */
export function movementHints(phase: PhaseRead): readonly Found[] {
  const sheet = movementSheet(phase);
  return phase.asked.flatMap((power) => [
    ...orderFaults(phase, power),
    ...differentOrders(phase, power),
    ...mismatches(sheet, power),
    ...ownConflicts(sheet, power),
    ...idle(sheet, power),
  ]);
}

/** Units without any order (DIP-O1); one ordered to hold, or told to go by a support for it (DATC 4.E.3), is not idle. */
function idle(sheet: MovementSheet, power: PowerId): readonly Found[] {
  return sheet
    .unitsOf(power)
    .filter(({ line, order }) => order === null && (line === undefined || line.given === null))
    .map(({ unit }) => onPower(power, { rule: 'DIP-O1', kind: 'idle-unit', params: { name: unitKey(unit) } }, unit));
}
