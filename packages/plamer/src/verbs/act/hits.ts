import { figureIn } from '../../cards/figure.ts';
import type { Verb } from '../../cards/verb.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import { blowsOn } from '../battle/battle.ts';
import type { Acting, Outcome } from './acting.ts';
import { hpAfter, land } from './land.ts';
import { strike } from './strike.ts';
import { type Cause, take } from './take.ts';
import { whomOf } from './whom.ts';

/** Captured whatever its HP; a structure leaves a fragment (PLM-B16), and nothing saves an ant (PLM-K11). */
export function capture(play: Play, acting: Acting, { whom }: Extract<Verb, { kind: 'capture' }>): Outcome {
  const pieces = whomOf(play, acting, whom);
  if (pieces.length === 0) return 'no-target';
  for (const piece of pieces) take(play, piece, play.record === null ? null : causeOf(acting));
  return null;
}

/** A blow that no piece strikes: HP falls by ATK (PLM-R8: on whoever is there now). */
export function hit(play: Play, acting: Acting, { whom, atk }: Extract<Verb, { kind: 'hit' }>): Outcome {
  const pieces = whomOf(play, acting, whom);
  if (pieces.length === 0) return 'no-target';
  const force = figureIn(play.state.house, atk);
  if (force === 0) return null;
  for (const piece of pieces) {
    const hp = hpAfter(piece, force);
    let cause: Cause | null = null;
    if (play.record !== null) {
      const target = pieceRef(piece);
      const params = { target, power: acting.power.id, atk: force, before: piece.hp, after: hp };
      const ruled = play.record.rule(acting.power.rule, pieceSubject(target), 'hit', params, acting.because);
      const { battle } = acting;
      cause = { ...causeOf(acting), because: battle === null ? [ruled] : blowsOn(battle, piece.id, ruled) };
    }
    land(play, piece, hp, acting.stage === 3, cause);
  }
  return null;
}

/** The piece that acts strikes in stage 3; again as long as it captures: no fragment, no ant that comes back (PLM-K17). */
export function strikeInStage3(play: Play, acting: Acting, { again }: Extract<Verb, { kind: 'strike' }>): Outcome {
  const { battle, piece } = acting;
  if (battle === null || piece === null) return 'no-target';
  const fired = { rule: acting.power.rule, because: acting.because };
  let fate = strike(play, battle, piece, 3, fired);
  if (fate === null) return 'no-target';
  if (!again) return null;
  while (fate === 'captured') fate = strike(play, battle, piece, 3, fired);
  return null;
}

const causeOf = ({ power, piece, because, battle, cell }: Acting): Cause => ({
  rule: power.rule,
  by: piece === null ? null : pieceRef(piece),
  because,
  // What the stack does elsewhere is no reason for whose this cell is.
  losses: battle !== null && battle.cell === cell ? battle.losses : null,
});
