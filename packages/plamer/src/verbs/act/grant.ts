import { figureIn } from '../../cards/figure.ts';
import type { Verb } from '../../cards/verb.ts';
import { lvOf } from '../../pieces/figures.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';
import type { Acting, Outcome } from './acting.ts';
import { amountOf, whomOf } from './whom.ts';

interface Granted {
  readonly lv?: number;
  readonly hp?: number;
  readonly atk?: number;
}

/** Adds to pieces for this battle (PLM-B22 ends it). */
export function grant(play: Play, acting: Acting, { whom, hp, atk }: Extract<Verb, { kind: 'grant' }>): Outcome {
  const pieces = whomOf(play, acting, whom);
  if (pieces.length === 0) return 'no-target';
  const granted: { hp?: number; atk?: number } = {};
  if (hp !== undefined) granted.hp = amountOf(play, acting, hp);
  if (atk !== undefined) granted.atk = amountOf(play, acting, atk);
  for (const piece of pieces) give(play, acting, piece, granted);
  return null;
}

/** The Lv becomes what the card says, whatever it was. */
export function becomeLv(play: Play, acting: Acting, { whom, lv }: Extract<Verb, { kind: 'become-lv' }>): Outcome {
  const pieces = whomOf(play, acting, whom);
  if (pieces.length === 0) return 'no-target';
  const wanted = figureIn(play.state.house, lv);
  for (const piece of pieces) give(play, acting, piece, { lv: wanted - lvOf(play.state, piece) });
  return null;
}

function give(play: Play, { power, because }: Acting, piece: Piece, granted: Granted): void {
  play.emit({ kind: 'piece-granted', piece: piece.id, ...granted });
  if (play.record === null) return;
  const ref = pieceRef(piece);
  const params = { piece: ref, lv: granted.lv ?? 0, hp: granted.hp ?? 0, atk: granted.atk ?? 0 };
  play.record.rule(power.rule, pieceSubject(ref), 'granted', params, because);
}
