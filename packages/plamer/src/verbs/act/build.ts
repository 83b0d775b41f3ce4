import type { Verb } from '../../cards/verb.ts';
import { costOf, limitOf } from '../../pieces/figures.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { type PieceRef, pieceRef } from '../../rulings/verdicts.ts';
import { leftOfKind, roomIn, usedOfKind } from '../../turns/limits.ts';
import { enter } from '../../turns/produce.ts';
import type { Acting, Outcome } from './acting.ts';

/** A piece from the reserve, mobile (PLM-P1), where there is room and its kind is not used up (PLM-R11, PLM-P4). */
export function build(play: Play, acting: Acting, verb: Extract<Verb, { kind: 'build' }>): Outcome {
  const { side, piece, cell, target, power, because } = acting;
  const card = verb.card === 'named' ? target.card : verb.card;
  const at = verb.at === 'its-cell' ? piece?.at : cell;
  if (card === undefined || at === undefined || at === null) return 'no-target';
  if (roomIn(play.state, side, at) === 0) return 'no-room';
  if (leftOfKind(play.state, side, card) === 0) return 'no-more-of-kind';
  const cost = verb.paid ? costOf(play.state, card) : 0;
  if (cost > 0) play.emit({ kind: 'dor-changed', side, by: -cost, reason: 'production' });
  enter(play, side, card, at, verb.by);
  if (play.record !== null) {
    const built: PieceRef = { side, card, at, stance: 'mobile' };
    const [used, limit] = [usedOfKind(play.state, side, card), limitOf(card)];
    const { dor } = play.state.players[side];
    const params = { piece: built, by: verb.by, cost, dor, used, limit };
    play.record.rule(power.rule, pieceSubject(built), 'built', params, because);
  }
  return null;
}

/** Production asks itself which places are open: those of pieces that have fired this turn (`placesFor`, PLM-K18). */
export function openPlace(play: Play, { piece, power, because }: Acting): Outcome {
  if (piece === null) return 'no-target';
  if (play.record !== null) {
    const ref = pieceRef(piece);
    play.record.rule(power.rule, pieceSubject(ref), 'opened-production', { piece: ref }, because);
  }
  return null;
}
