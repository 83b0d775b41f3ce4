import type { Board } from '../map/board.ts';
import { INLAND, provinceId } from '../map/board.ts';
import { provinceNumber } from '../orders/encode-places.ts';
import type { BuildOrder } from '../orders/order.ts';
import type { PackedPosition } from '../phases/packed-position.ts';
import type { Policy } from '../policy/policy.ts';

/** A unit to be built, or the rule that forbids it. */
export type BuildReading =
  | { readonly kind: 'build'; readonly location: number; readonly fleet: boolean }
  | { readonly kind: 'refused'; readonly rule: string };

/**
 * Reads a build against the board before any of the phase is built (DIP-B2, DIP-B5, DATC 4.B.6, 4.B.7, 4.C.3, 4.C.4).
 *
 * @param occupied 1 where a unit stands, by province
 * @throws Error when the map has no such province
 */
export function readBuild(
  board: Board,
  policy: Policy,
  position: PackedPosition,
  occupied: Uint8Array,
  power: number,
  { unit }: BuildOrder,
): BuildReading {
  const province = provinceNumber(board, unit.at);
  const open = board.home[province] === power && position.owner[province] === power && occupied[province] === 0;
  if (!open) return { kind: 'refused', rule: 'DIP-B2' };
  const inland = board.kind[province] === INLAND;
  const coast = unit.at === provinceId(unit.at) ? null : (board.locationIndex.get(unit.at) ?? -1);
  const type = unit.type ?? unnamedType(policy, inland, coast);
  if (type === null) return { kind: 'refused', rule: 'DIP-B5' };
  if (type === 'F' && inland && policy.fleetBuiltInland === 'illegal') return { kind: 'refused', rule: 'DIP-B5' };
  const army = type === 'A' || inland;
  const coasts = board.coasts[province] ?? new Uint16Array();
  const idle = coast !== null && (army || coast < 0);
  if (idle && policy.irrelevantCoast === 'illegal') return { kind: 'refused', rule: 'DIP-O7' };
  if (army || coasts.length === 0) return { kind: 'build', location: province, fleet: !army };
  if (coast !== null && coast >= 0) return { kind: 'build', location: coast, fleet: true };
  const [first] = coasts;
  if (policy.buildCoast === 'illegal' || first === undefined) return { kind: 'refused', rule: 'DIP-B5' };
  return { kind: 'build', location: first, fleet: true };
}

/** The type of a unit whose build names none; null where that leaves a doubt. */
function unnamedType(policy: Policy, inland: boolean, coast: number | null): 'A' | 'F' | null {
  if (policy.missingBuildType === 'illegal') return null;
  if (inland) return 'A';
  return policy.missingBuildType === 'by-coast' && coast !== null && coast >= 0 ? 'F' : null;
}
