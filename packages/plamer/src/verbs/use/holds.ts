import { CELLS, type Cell } from '../../board/cell.ts';
import type { Holds } from '../../cards/query.ts';
import { isStructure } from '../../pieces/figures.ts';
import type { Piece } from '../../state/piece.ts';
import type { Side } from '../../state/side.ts';

interface Board {
  readonly pieces: readonly Piece[];
}

/** Whether a cell holds what a power of this side wants to be pointed at. Asks nothing that the side may not see. */
export function holds({ pieces }: Board, side: Side, cell: Cell, what: Holds): boolean {
  for (const piece of pieces) if (piece.at === cell && counts(piece, side, what)) return true;
  return false;
}

/** 1 for every cell that does. */
export function holding({ pieces }: Board, side: Side, what: Holds): Uint8Array {
  const cells = new Uint8Array(CELLS.length);
  for (const piece of pieces) if (counts(piece, side, what)) cells[piece.at] = 1;
  return cells;
}

function counts({ owner, stance, card }: Piece, side: Side, what: Holds): boolean {
  if (what === 'own') return owner === side;
  if (owner === side) return false;
  if (what === 'settled-opposing') return stance === 'settled';
  return what === 'opposing' || (stance === 'mobile' && isStructure(card));
}
