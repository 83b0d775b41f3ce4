import type { Cell } from '../board/cell.ts';
import type { Play } from '../play/play.ts';
import { pieceSubject } from '../rulings/subject.ts';
import { pieceRef } from '../rulings/verdicts.ts';
import type { Piece } from '../state/piece.ts';
import { mark } from './marks.ts';

function onBoard({ state }: Play, id: number): Piece {
  const piece = state.pieces.find((each) => each.id === id);
  if (piece === undefined) throw new RangeError(`piece ${id} is not on the board`);
  return piece;
}

/** One step of a mobile piece (PLM-M1). */
export function movePiece(play: Play, id: number, to: Cell): void {
  const piece = onBoard(play, id);
  const [ref, from] = [pieceRef(piece), piece.at];
  play.emit({ kind: 'piece-moved', piece: id, to });
  mark(play, 'moved', id);
  play.record?.rule('PLM-M1', pieceSubject(ref), 'moved', { piece: ref, from, to });
}

/** Face down or up again (PLM-D1). */
export function flipPiece(play: Play, id: number): void {
  const piece = onBoard(play, id);
  const ref = pieceRef(piece);
  const to = piece.stance === 'mobile' ? 'settled' : 'mobile';
  play.emit({ kind: 'piece-flipped', piece: id, to });
  mark(play, 'moved', id);
  play.record?.rule('PLM-D1', pieceSubject(ref), 'flipped', { piece: ref, to });
}
