import { hasSingleCharge, isStructure, isUndying } from '../../pieces/figures.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';
import { type Cause, type Fate, take } from './take.ts';

/** HP after a blow lands: one takes whatever is settled (PLM-B12), and whatever has a single charge (PLM-K9). */
export const hpAfter = ({ stance, card, hp }: Piece, atk: number): number =>
  stance === 'settled' || hasSingleCharge(card) ? 0 : Math.max(0, hp - atk);

/**
 * A blow lands: HP falls, and at 0 the piece is gone (PLM-B4, PLM-B23), but for one that cannot die (PLM-K11).
 *
 * @param undying whether it is late enough for an ant not to die: from stage 3 on (PLM-K11)
 * @param cause null when nobody asks why
 */
export function land(play: Play, target: Piece, hp: number, undying: boolean, cause: Cause | null): Fate {
  if (hp > 0) {
    play.emit({ kind: 'piece-hit', piece: target.id, hp });
    return 'stands';
  }
  if (target.stance === 'mobile' && !isStructure(target.card)) {
    if (undying && isUndying(target.card)) return bringBack(play, target, cause);
  }
  return take(play, target, cause);
}

function bringBack(play: Play, piece: Piece, cause: Cause | null): Fate {
  const ref = play.record === null ? null : pieceRef(piece);
  play.emit({ kind: 'piece-returned', piece: piece.id });
  if (play.record !== null && ref !== null) {
    const ruled = play.record.rule('PLM-K11', pieceSubject(ref), 'returned', { piece: ref }, cause?.because ?? []);
    cause?.losses?.push(ruled);
  }
  return 'returned';
}
