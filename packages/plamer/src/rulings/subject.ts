import type { Cell } from '../board/cell.ts';
import { cellName } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Side } from '../state/side.ts';
import type { PieceRef } from './verdicts.ts';

export const seatName = (side: Side): 'a' | 'b' => (side === 0 ? 'a' : 'b');

/** `a guardsman (2,4)`; a concealed piece is `b ? (2,4)`. */
export const pieceSubject = ({ side, card, at }: PieceRef): string =>
  `${seatName(side)} ${card ?? '?'} ${cellName(at)}`;

/** `a guardsman`: a card, wherever it is. */
export const cardSubject = (side: Side, card: CardId | null): string => `${seatName(side)} ${card ?? '?'}`;

/** `(2,4)`. */
export const cellSubject = (cell: Cell): string => cellName(cell);

/** `a`. */
export const sideSubject = (side: Side): string => seatName(side);
