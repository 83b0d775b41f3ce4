import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import { costOf, fullHpOf, limitOf } from '../pieces/figures.ts';
import type { Play } from '../play/play.ts';
import { pieceSubject } from '../rulings/subject.ts';
import type { PieceRef } from '../rulings/verdicts.ts';
import type { Entry } from '../state/event.ts';
import type { Side } from '../state/side.ts';
import { activate } from './cards.ts';
import { isActive, slotOf } from './field.ts';
import { comesBack, usedOfKind } from './limits.ts';

/** A piece of a kind for its cost, in a home cell or where resupply allows (PLM-P1 … PLM-P6). */
export function producePiece(play: Play, side: Side, card: CardId, at: Cell): void {
  const { field } = play.state.players[side];
  const slot = slotOf(play.state.players[side], card);
  if (slot >= 0 && !isActive(field[slot])) activate(play, side, card, slot);
  const cost = costOf(play.state, card);
  if (cost > 0) play.emit({ kind: 'dor-changed', side, by: -cost, reason: 'production' });
  enter(play, side, card, at, 'production');
  if (play.record === null) return;
  const piece: PieceRef = { side, card, at, stance: 'mobile' };
  const [used, limit] = [usedOfKind(play.state, side, card), limitOf(card)];
  const { dor } = play.state.players[side];
  play.record.rule('PLM-P1', pieceSubject(piece), 'produced', { piece, cost, dor, used, limit });
}

/** A coin from the reserve onto the board, mobile whatever brings it (PLM-P1). Room and kind limit are the caller's to ask. */
export function enter(play: Play, side: Side, card: CardId, at: Cell, by: Entry): void {
  const { state } = play;
  play.emit({
    kind: 'piece-entered',
    side,
    piece: state.nextPiece,
    card,
    at,
    hp: fullHpOf(state, card),
    by,
    returned: comesBack(state, side, card),
  });
}
