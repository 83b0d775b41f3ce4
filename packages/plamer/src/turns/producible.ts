import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import { costOf, limitOf } from '../pieces/figures.ts';
import { type Bar, bar, FREE } from '../rulings/bar.ts';
import type { FieldCard } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { isActive, isPieceCard, mayActivate, slotOf } from './field.ts';
import { CELL_LIMIT, leftOfKind, roomIn, usedOfKind } from './limits.ts';
import { placesFor } from './places.ts';

/** Why a side may not produce a piece of a kind in a cell, structures like any other (PLM-P8): every reason, none when it may. */
export function producible(state: PlamerState, side: Side, card: CardId, cell: Cell): readonly Bar[] {
  const bars: Bar[] = [...barsOfKind(state, side, card)];
  if (!placesFor(state, side, card).includes(cell)) bars.push(bar('PLM-P2', 'not-a-home', { cell }));
  if (roomIn(state, side, cell) === 0) bars.push(bar('PLM-G5', 'no-room', { cell, limit: CELL_LIMIT }));
  return bars.length === 0 ? FREE : bars;
}

/** Whether a kind whose card lies in the field may be produced somewhere: `barsOfKind` without a word on why not. */
export function mayProduce(state: PlamerState, side: Side, { card, face }: FieldCard): boolean {
  return (
    isPieceCard(card) &&
    state.players[side].dor >= costOf(state, card) &&
    leftOfKind(state, side, card) > 0 &&
    (face === 'up' || mayActivate(state, side, card))
  );
}

/** The reasons that hold wherever it would stand. */
function barsOfKind(state: PlamerState, side: Side, card: CardId): readonly Bar[] {
  const bars: Bar[] = [];
  const player = state.players[side];
  const slot = slotOf(player, card);
  if (slot < 0) bars.push(bar('PLM-P3', 'not-active', { card }));
  else if (!isActive(player.field[slot]) && !mayActivate(state, side, card))
    bars.push(bar('PLM-P7', 'no-intermediate', { card }));
  if (leftOfKind(state, side, card) === 0) {
    const used = usedOfKind(state, side, card);
    bars.push(bar('PLM-P4', 'no-more-of-kind', { card, limit: limitOf(card), used }));
  }
  const cost = costOf(state, card);
  if (player.dor < cost) bars.push(bar('PLM-P3', 'no-dor', { cost, dor: player.dor }));
  return bars;
}
