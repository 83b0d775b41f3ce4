import type { MapData, Position } from '@panjeong/diplomacy';
import { yearOf } from '../../sheet/phase-names.ts';

/**
 * Whose the centres are where nobody says: none changes hands before the first fall is over (DIP-B1); later nobody knows, and
 * a picture must not tell what nobody knows.
 */
export function unsaidCentres({ start }: MapData, phase: Position['phase']): Position['centres'] {
  if (yearOf(phase) !== yearOf(start.phase as Position['phase']) || phase.endsWith('A')) return {};
  return Object.fromEntries(
    Object.entries(start.centers).flatMap(([power, list]) => list.map((province) => [province, power])),
  );
}
