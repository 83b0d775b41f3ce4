import type { PowerId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import { LAST_YEAR, type PackedPosition, QUIET_DRAW, VICTORY } from '../phases/packed-position.ts';
import type { PhaseOutcome } from './results.ts';

/** The outcome a packed position has come to, in the terms of the position it is unpacked to. */
export function outcomeOf(packed: PackedPosition, position: Position, powers: readonly PowerId[]): PhaseOutcome | null {
  switch (packed.ending) {
    case VICTORY:
      return { kind: 'victory', powers: [powers[packed.winner] ?? ''], rule: 'DIP-W1' };
    case QUIET_DRAW:
      return { kind: 'draw', powers: survivors(position), rule: 'DIP-W6' };
    case LAST_YEAR:
      return { kind: 'ended', powers: leaders(position), rule: 'DIP-W5' };
    default:
      return null;
  }
}

/**
 * The draw the players agreed on (DIP-W2). All who still have a centre share it, or those of them that the players name.
 *
 * @throws Error when a power named has no centre, or none is named
 */
export function agreedDraw(position: Position, sharing: readonly PowerId[] = survivors(position)): PhaseOutcome {
  const left = survivors(position);
  const out = sharing.find((power) => !left.includes(power));
  if (out !== undefined) throw new Error(`${out} has no centre and shares no draw`);
  if (sharing.length === 0) throw new Error('a draw is shared by somebody');
  return { kind: 'draw', powers: left.filter((power) => sharing.includes(power)), rule: 'DIP-W2' };
}

/**
 * The win the others have conceded to a power (DIP-W3).
 *
 * @throws Error when it has no centre
 */
export function concededTo(position: Position, winner: PowerId): PhaseOutcome {
  if (!survivors(position).includes(winner)) throw new Error(`${winner} has no centre and wins nothing`);
  return { kind: 'concession', powers: [winner], rule: 'DIP-W3' };
}

/** Powers with a centre, in alphabetical order. */
export function survivors(position: Position): PowerId[] {
  return [...new Set(Object.values(position.centres))].sort();
}

/** Powers with the most centres. */
function leaders(position: Position): PowerId[] {
  const owners = Object.values(position.centres);
  const count = (power: PowerId): number => owners.filter((owner) => owner === power).length;
  const most = Math.max(0, ...survivors(position).map(count));
  return survivors(position).filter((power) => count(power) === most);
}
