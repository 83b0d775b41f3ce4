import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import { limitOf } from '../pieces/figures.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';

/** Pieces of one side that a cell holds, structures included (PLM-G5, PLM-G6). */
export const CELL_LIMIT = 3;

/** How many more pieces of a side a cell takes; 0 when it is full. */
export function roomIn({ pieces }: PlamerState, side: Side, cell: Cell): number {
  let room = CELL_LIMIT;
  for (const { at, owner } of pieces) if (at === cell && owner === side) room -= 1;
  return Math.max(0, room);
}

/** Coins of a kind that count against its limit: those that came back to the reserve do so no more (PLM-P4). */
export function usedOfKind({ players }: PlamerState, side: Side, card: CardId): number {
  const { used, returned } = players[side];
  return (used[card] ?? 0) - (returned[card] ?? 0);
}

/** How many more pieces of a kind a side may still bring onto the board. */
export const leftOfKind = (state: PlamerState, side: Side, card: CardId): number =>
  Math.max(0, limitOf(card) - usedOfKind(state, side, card));

/** Whether the next coin of a kind to enter is one that came back, which counts no second time. */
export const comesBack = ({ players }: PlamerState, side: Side, card: CardId): boolean =>
  (players[side].returned[card] ?? 0) > 0;
