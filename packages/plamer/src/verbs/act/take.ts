import type { RuleId, RulingId } from '@panjeong/kernel';
import { isStructure } from '../../pieces/figures.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { type PieceRef, pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';

/** What has become of a piece that was hit. */
export type Fate = 'stands' | 'captured' | 'fragment' | 'returned';

/** Who did it, and the rulings that led to it; not put together when nobody asks why. */
export interface Cause {
  /** The rule by which it is lost. */
  readonly rule: RuleId;
  readonly by: PieceRef | null;
  readonly because: readonly RulingId[];
  /** Takes down that a piece was lost. */
  readonly losses: RulingId[] | null;
}

/** A piece is taken: captured (PLM-B19, PLM-B23), or a structure's fragment is left (PLM-B16). */
export function take(play: Play, piece: Piece, cause: Cause | null): Fate {
  const { id, card } = piece;
  const structure = isStructure(card);
  const ref = play.record === null ? null : pieceRef(piece);
  play.emit({ kind: structure ? 'piece-fragmented' : 'piece-captured', piece: id });
  if (play.record !== null && ref !== null && cause !== null) {
    const { rule, by, because, losses } = cause;
    const subject = pieceSubject(ref);
    const ruled = structure
      ? play.record.rule('PLM-B16', subject, 'fragmented', { piece: ref, by }, because)
      : play.record.rule(rule, subject, 'captured', { piece: ref, by }, because);
    losses?.push(ruled);
  }
  return structure ? 'fragment' : 'captured';
}

/** An own piece is given up, as a cost or an offering: out of the game, a structure to its fragments (PLM-B21). */
export function giveUp(play: Play, piece: Piece, because: readonly RulingId[], losses: RulingId[] | null): void {
  const structure = isStructure(piece.card);
  const ref = play.record === null ? null : pieceRef(piece);
  play.emit({ kind: structure ? 'piece-fragmented' : 'piece-destroyed', piece: piece.id });
  if (play.record === null || ref === null) return;
  const ruled = play.record.rule('PLM-B21', pieceSubject(ref), 'given-up', { piece: ref }, because);
  losses?.push(ruled);
}
