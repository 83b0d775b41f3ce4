import { type Cell, NEIGHBOURS } from '../board/cell.ts';
import { HOMES } from '../board/territories.ts';
import type { CardId } from '../cards/card.ts';
import { PIECE_CARDS } from '../cards/index.ts';
import { isStructure } from '../pieces/figures.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { turnFrame } from './marks.ts';

/** A piece whose power that opens its cell to production has been used this turn (resupply). */
function openers(state: PlamerState, side: Side): readonly Cell[] {
  const frame = turnFrame(state);
  if (frame === null || frame.fired.length === 0) return NONE;
  return state.pieces.flatMap(({ id, owner, card, at }) =>
    owner === side && frame.fired.includes(id) && OPENERS.has(card) ? at : [],
  );
}

/** Kinds with a power that opens their cell. */
const OPENERS: ReadonlySet<CardId> = new Set(
  PIECE_CARDS.flatMap(({ id, powers }) =>
    powers.some(({ verbs }) => verbs.some(({ kind }) => kind === 'open-place')) ? id : [],
  ),
);

const NONE: readonly Cell[] = Object.freeze([]);

/**
 * Cells where a kind may be produced: the own home cells (PLM-P2), a cell that resupply has opened this turn, and for
 * structures the cells next to that one (S1).
 */
export function placesFor(state: PlamerState, side: Side, card: CardId): readonly Cell[] {
  const opened = openers(state, side);
  if (opened.length === 0) return HOMES[side];
  const places = new Set([...HOMES[side], ...opened]);
  if (isStructure(card)) {
    for (const cell of opened) for (const near of NEIGHBOURS[cell] ?? []) places.add(near);
  }
  return [...places];
}
