import type { Verb } from '../../cards/verb.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Acting, Outcome } from './acting.ts';
import { whomOf } from './whom.ts';

/** Pieces turn up or down; those that lie so already are no target. */
export function turn(play: Play, acting: Acting, { whom, to }: Extract<Verb, { kind: 'turn' }>): Outcome {
  const pieces = whomOf(play, acting, whom).filter(({ stance }) => stance !== to);
  if (pieces.length === 0) return 'no-target';
  for (const piece of pieces) {
    const ref = pieceRef(piece);
    play.emit({ kind: 'piece-flipped', piece: piece.id, to });
    play.record?.rule(acting.power.rule, pieceSubject(ref), 'flipped', { piece: ref, to }, acting.because);
  }
  return null;
}
