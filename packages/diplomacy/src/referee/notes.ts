import type { Board } from '../map/board.ts';
import { locationId, powerId } from '../phases/pack.ts';
import type { PackedPosition } from '../phases/packed-position.ts';
import type { UnitLayout } from '../phases/unit-word.ts';
import type { PhaseNote } from './results.ts';

/** What the board looked like before a phase, to be compared with what it looks like after. */
export interface Before {
  readonly owner: Int8Array;
  readonly alive: readonly boolean[];
}

export function lookBefore(board: Board, layout: UnitLayout, position: PackedPosition): Before {
  return { owner: position.owner.slice(), alive: alive(board, layout, position) };
}

/** Powers that have a unit, on the board or dislodged, or a centre. */
function alive(board: Board, layout: UnitLayout, position: PackedPosition): readonly boolean[] {
  const found = board.powerIds.map(() => false);
  const mark = (word: number): void => {
    found[(word >> layout.powerShift) & layout.powerMask] = true;
  };
  position.words.subarray(0, position.units).forEach(mark);
  position.losers.subarray(0, position.dislodged).forEach(mark);
  for (const power of position.owner) if (power >= 0) found[power] = true;
  return found;
}

/** Centres that changed hands (DIP-B1) and powers that are out (DIP-W4). */
export function changesSince(
  board: Board,
  layout: UnitLayout,
  before: Before,
  position: PackedPosition,
): readonly PhaseNote[] {
  const captures = [...position.owner].flatMap((power, province): PhaseNote[] => {
    const from = before.owner[province] ?? -1;
    if (from === power) return [];
    const params = {
      province: locationId(board, province),
      from: from < 0 ? null : powerId(board, from),
      to: powerId(board, power),
    };
    return [{ code: 'captured', params, rule: 'DIP-B1' }];
  });
  const after = alive(board, layout, position);
  const eliminated = board.powerIds.flatMap((power, index): PhaseNote[] =>
    before.alive[index] === true && after[index] === false
      ? [{ code: 'eliminated', params: { power }, rule: 'DIP-W4' }]
      : [],
  );
  return [...captures, ...eliminated];
}
