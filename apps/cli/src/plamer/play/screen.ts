import type { Locale } from '@panjeong/kernel';
import type { PlamerView, Side } from '@panjeong/plamer';
import type { Paint } from '../../terminal.ts';
import { drawBoard } from '../board/draw-board.ts';
import { facesOf } from '../board/faces-of.ts';
import { type Imagined, imagined } from '../told/imagined.ts';
import { ledgerLines } from '../told/ledger-lines.ts';
import { classLines, pieceLines } from '../told/piece-lines.ts';
import { playerLines } from '../told/player-lines.ts';
import { roundLine, trackLine } from '../told/track-lines.ts';

export interface Look {
  readonly locale: Locale;
  readonly paint: Paint;
  /** Columns. */
  readonly width: number;
  /** Whose eyes: the side that stands in the upper rows of the cells. */
  readonly side: Side;
}

/** Everything there is to see: round and turn, the board, both players, the coins one by one. */
export function positionLines(view: PlamerView, look: Look): readonly string[] {
  const fit: Imagined = imagined(view);
  return [
    roundLine(view, look),
    trackLine(view, look),
    '',
    ...drawBoard(facesOf(fit, look), look.width, look.paint),
    '',
    ...classLines(fit, look),
    ...pieceLines(fit, look),
    '',
    ...playerLines(view, look),
  ];
}

export const publicLedger = (view: PlamerView, look: Look): readonly string[] => ledgerLines(view, look);
