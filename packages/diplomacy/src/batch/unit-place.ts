import { type Board, INLAND, provinceId, SEA } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import { type NameIndex, nearestNames } from '../map/names.ts';
import type { UnitType } from '../orders/order.ts';

export const UNIT_FAULT_CODES = [
  /** No such place on the map. */
  'unknown-province',
  /** The province has no coast of that name. */
  'unknown-coast',
  'army-at-sea',
  'fleet-inland',
  /** A fleet in a province of several coasts, without one. */
  'coast-missing',
  /** An army is in the province, not on a coast of it. */
  'army-on-coast',
] as const;

export type UnitFaultCode = (typeof UNIT_FAULT_CODES)[number];

/** Why no such unit can stand there. */
export interface UnitFault {
  readonly code: UnitFaultCode;
  /** Places that may have been meant. */
  readonly nearest: readonly LocationId[];
}

/** Whether a unit of a type can stand at a place of the map, and why not. */
export function unitFault(board: Board, names: NameIndex, type: UnitType, at: LocationId): UnitFault | null {
  const id = provinceId(at);
  const province = board.locationIndex.get(id);
  if (province === undefined) return { code: 'unknown-province', nearest: nearestNames(names.provinceNames, id) };
  const coasts = Array.from(board.coasts[province] ?? [], (coast) => board.locationIds[coast] ?? '');
  if (!board.locationIndex.has(at)) return { code: 'unknown-coast', nearest: coasts.length > 0 ? coasts : [id] };
  const kind = board.kind[province];
  if (type === 'A') {
    if (kind === SEA) return { code: 'army-at-sea', nearest: [] };
    return at === id ? null : { code: 'army-on-coast', nearest: [id] };
  }
  if (kind === INLAND) return { code: 'fleet-inland', nearest: [] };
  return at === id && coasts.length > 0 ? { code: 'coast-missing', nearest: coasts } : null;
}
