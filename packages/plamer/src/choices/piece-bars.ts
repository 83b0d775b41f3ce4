import { areAdjacent, type Cell } from '../board/cell.ts';
import { isPresent, standIn } from '../board/presence.ts';
import { isStructure } from '../pieces/figures.ts';
import { type Bar, bar, FREE } from '../rulings/bar.ts';
import { pieceRef } from '../rulings/verdicts.ts';
import type { TurnFrame } from '../state/flow.ts';
import type { Piece } from '../state/piece.ts';
import { otherSide, type Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { CELL_LIMIT, roomIn } from '../turns/limits.ts';
import { times, turnFrame } from '../turns/marks.ts';

export const ownPiece = ({ pieces }: PlamerState, side: Side, id: number): Piece | undefined =>
  pieces.find((piece) => piece.id === id && piece.owner === side);

/** Why a piece may not take a step: what holds wherever it would go, then the cell. */
export function barsOfMove(state: PlamerState, side: Side, id: number, to: Cell): readonly Bar[] {
  const piece = ownPiece(state, side, id);
  if (piece === undefined) return [bar('PLM-T6', 'no-such-piece', { piece: id })];
  const bars = [...barsOfMoving(state, piece)];
  if (!areAdjacent(piece.at, to)) bars.push(bar('PLM-M1', 'not-adjacent', { from: piece.at, to }));
  if (piece.at !== to && roomIn(state, side, to) === 0)
    bars.push(bar('PLM-M4', 'no-room', { cell: to, limit: CELL_LIMIT }));
  return bars.length === 0 ? FREE : bars;
}

/** Settled pieces stay (PLM-M2), structures too (PLM-M3); one step each (PLM-M1), and none out of a fight (PLM-M5). */
function barsOfMoving(state: PlamerState, piece: Piece): readonly Bar[] {
  const bars: Bar[] = [];
  if (piece.stance === 'settled') bars.push(bar('PLM-M2', 'not-mobile', { piece: pieceRef(piece) }));
  if (isStructure(piece.card)) bars.push(bar('PLM-M3', 'no-moving-structure', { piece: pieceRef(piece) }));
  const frame = turnFrame(state);
  const moves = frame === null ? 0 : times(frame.moved, piece.id);
  if (moves === 0) return bars;
  if (moves > times(frame?.again ?? [], piece.id)) bars.push(bar('PLM-M1', 'not-twice', { piece: pieceRef(piece) }));
  if (isPresent(standIn(state, piece.at), otherSide(piece.owner)))
    bars.push(bar('PLM-M5', 'not-further', { piece: pieceRef(piece) }));
  return bars;
}

/** The same without a word on why not. @param frame of the movement turn */
export function mayMove(state: PlamerState, { id, owner, card, at, stance }: Piece, frame: TurnFrame): boolean {
  if (stance === 'settled' || isStructure(card)) return false;
  const moves = times(frame.moved, id);
  if (moves === 0) return true;
  return moves <= times(frame.again, id) && !isPresent(standIn(state, at), otherSide(owner));
}

/** In blackout each own piece is turned over once (PLM-D1, PLM-D2). */
export function barsOfFlip(state: PlamerState, side: Side, id: number): readonly Bar[] {
  const piece = ownPiece(state, side, id);
  if (piece === undefined) return [bar('PLM-T6', 'no-such-piece', { piece: id })];
  const frame = turnFrame(state);
  if (frame?.moved.includes(id) !== true) return FREE;
  return [bar('PLM-D2', 'not-twice', { piece: pieceRef(piece) })];
}
