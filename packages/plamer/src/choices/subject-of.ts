import { cardSubject, cellSubject, pieceSubject, sideSubject } from '../rulings/subject.ts';
import { pieceRef } from '../rulings/verdicts.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { ownPiece } from './piece-bars.ts';

/** What a refusal of a command is about: the piece, the card or the cell that it names. */
export function subjectOf(state: PlamerState, side: Side, command: PlamerCommand): string {
  switch (command.kind) {
    case 'move':
    case 'flip':
    case 'fire':
    case 'respond-by-piece': {
      const piece = ownPiece(state, side, command.piece);
      return piece === undefined ? sideSubject(side) : pieceSubject(pieceRef(piece));
    }
    case 'lay':
    case 'set':
    case 'play':
    case 'use':
    case 'produce':
      return cardSubject(side, command.card);
    case 'retire':
    case 'respond':
      return cardSubject(side, state.players[side].field[command.slot]?.card ?? null);
    case 'fight':
      return cellSubject(command.cell);
    default:
      return sideSubject(side);
  }
}
