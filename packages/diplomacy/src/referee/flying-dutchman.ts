import type { Board } from '../map/board.ts';
import type { Position } from '../orders/position.ts';
import { FALL_MOVES, SPRING_MOVES, stepOf } from '../phases/calendar.ts';
import { packPosition, unpackUnit } from '../phases/pack.ts';
import { removalsOn } from '../phases/removals.ts';
import { unitLayout } from '../phases/unit-word.ts';
import type { Policy } from '../policy/policy.ts';
import type { PhaseNote } from './results.ts';

/**
 * Takes off the board the units that should not be on it (DATC 4.E.6): those a power has beyond its centres when units are
 * about to move, chosen as the removals of civil disorder are. The referee's own positions never hold such a unit; one
 * that comes from elsewhere is passed through here. A position that names no centres at all is left as it is: it is a
 * board somebody imagined.
 *
 * @throws Error when the position names what the map does not have
 */
export function withoutFlyingDutchmen(
  board: Board,
  policy: Policy,
  position: Position,
): { readonly position: Position; readonly notes: readonly PhaseNote[] } {
  const layout = unitLayout(board);
  const packed = packPosition(board, layout, position);
  const step = stepOf(packed.phase);
  const looked = policy.flyingDutchman === 'removed' && (step === SPRING_MOVES || step === FALL_MOVES);
  if (!looked || Object.keys(position.centres).length === 0) return { position, notes: [] };
  const removals = removalsOn(board, layout, policy);
  const marked = new Uint8Array(packed.words.length);
  board.powerIds.forEach((id, power) => {
    const units = position.units.filter((unit) => unit.power === id).length;
    const centres = packed.owner.filter((owner) => owner === power).length;
    if (units > centres) removals.choose(packed, power, units - centres, marked, 1);
  });
  const removed = [...packed.words.subarray(0, packed.units)].flatMap((word, i) =>
    marked[i] === 0 ? [] : [unpackUnit(board, layout, word)],
  );
  return {
    position: { ...position, units: position.units.filter((_, i) => marked[i] === 0) },
    notes: removed.map(({ power, type, at }) => ({
      code: 'flying-dutchman',
      params: { power, type, unit: at },
      rule: 'DIP-D1',
    })),
  };
}
