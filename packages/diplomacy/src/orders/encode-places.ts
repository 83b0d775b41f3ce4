import type { Board } from '../map/board.ts';
import { FLEET_STEP, provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { Policy } from '../policy/policy.ts';
import { type Faults, ignoreCoast, type Standing } from './encode-faults.ts';

/**
 * Number of the province of a place.
 *
 * @throws Error when the map has no such province: orders come from a reader that knows the map.
 */
export function provinceNumber(board: Board, place: LocationId): number {
  const province = board.locationIndex.get(provinceId(place));
  if (province === undefined) throw new Error(`map ${board.data.id}: no province ${place}`);
  return province;
}

/** Coasts of a province of several that a fleet can step to. */
export function reachableCoasts(board: Board, at: number, province: number): readonly number[] {
  const row = at * board.locationCount;
  return [...(board.coasts[province] ?? [])].filter((coast) => ((board.steps[row + coast] ?? 0) & FLEET_STEP) !== 0);
}

/** Which of several coasts of a province is meant, or -1: told by the power's other orders (DATC 4.E.2). */
export type Clarify = (unit: Standing, province: number) => number;

/** A move needs a coast where there are several; a support of one does not. */
export type Purpose = { readonly kind: 'support' } | { readonly kind: 'move'; readonly clarify?: Clarify };

/**
 * The location a move or retreat, or a support of one, names for a unit (null: none stands there), as the policy reads
 * its coast. A province without the coast that is needed stays a province: no fleet can step there (DIP-L4).
 */
export function readDestination(
  board: Board,
  policy: Policy,
  unit: Standing | null,
  place: LocationId,
  purpose: Purpose,
  faults: Faults,
): number {
  const province = provinceNumber(board, place);
  const fleet = unit?.fleet === true;
  const location = board.locationIndex.get(place);
  const named = place !== provinceId(place);
  if (named && (!fleet || location === undefined)) ignoreCoast(faults, policy.irrelevantCoast, 'coast');
  if (!fleet || (board.coasts[province]?.length ?? 0) === 0) return province;
  const reachable = reachableCoasts(board, unit.at, province);
  const [first = province] = reachable;
  if (named && location !== undefined) {
    if (reachable.includes(location) || reachable.length !== 1 || policy.impossibleCoast === 'illegal') return location;
    faults.ignored.push('coast');
    return first;
  }
  if (purpose.kind === 'support') return province;
  if (reachable.length === 1) return policy.omittedCoast === 'only-one' ? first : province;
  const meant = reachable.length > 1 ? (purpose.clarify?.(unit, province) ?? -1) : -1;
  if (reachable.includes(meant)) return meant;
  return policy.ambiguousCoast === 'first' ? first : province;
}
