import type { RuleId, RulingId } from '@panjeong/kernel';
import { atkOf, hasSingleCharge } from '../../pieces/figures.ts';
import { strikeTarget } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';
import { type Battle, blowsOn } from '../battle/battle.ts';
import { hpAfter, land } from './land.ts';
import type { Cause, Fate } from './take.ts';

/** Stages in which pieces strike. */
export type StrikeStage = 3 | 4 | 5;

/**
 * One strike of a piece with its current ATK. ATK 0 does not strike (PLM-B13), nor does a spent charge (PLM-K9), nor anyone
 * without an opponent (PLM-B10).
 *
 * @param power the one that makes it strike in stage 3
 * @returns what became of whoever was struck; null when there was no strike
 */
export function strike(
  play: Play,
  battle: Battle,
  striker: Piece,
  stage: StrikeStage,
  power: Fired | null = null,
): Fate | null {
  const { state } = play;
  const atk = atkOf(state, striker);
  const spent = battle.spent.includes(striker.id);
  const target = atk === 0 || spent ? null : strikeTarget(state, striker.owner, battle.cell, play.draw);
  if (target === null) {
    if (play.record !== null) holdBack(play, battle, striker, spent ? 'spent' : atk === 0 ? 'no-atk' : 'no-target');
    return null;
  }
  if (hasSingleCharge(striker.card)) battle.spent.push(striker.id);
  const hp = hpAfter(target, atk);
  return land(play, target, hp, battle.powers, causeOf(play, battle, striker, target, { atk, hp, stage, power }));
}

interface Blow {
  readonly atk: number;
  readonly hp: number;
  readonly stage: StrikeStage;
  readonly power: Fired | null;
}

/** A power of stage 3 by which a piece strikes, and the ruling that it fired. */
export interface Fired {
  readonly rule: RuleId;
  readonly because: readonly RulingId[];
}

function causeOf(play: Play, battle: Battle, striker: Piece, target: Piece, blow: Blow): Cause | null {
  if (play.record === null) return null;
  const [by, hit] = [pieceRef(striker), pieceRef(target)];
  const { atk, hp, stage, power } = blow;
  const rule = power?.rule ?? (target.stance === 'settled' ? 'PLM-B12' : stage === 5 ? 'PLM-B5' : 'PLM-B4');
  const params = { striker: by, target: hit, atk, before: target.hp, after: hp, rotation: battle.rotation, stage };
  const ruled = play.record.rule(rule, pieceSubject(by), 'struck', params, power?.because ?? []);
  return { rule, by, because: blowsOn(battle, target.id, ruled), losses: battle.losses };
}

function holdBack(play: Play, battle: Battle, striker: Piece, why: 'spent' | 'no-atk' | 'no-target'): void {
  const piece = pieceRef(striker);
  const rule = why === 'spent' ? 'PLM-K9' : why === 'no-atk' ? 'PLM-B13' : 'PLM-B10';
  play.record?.rule(rule, pieceSubject(piece), 'held-back', { piece, why, rotation: battle.rotation });
}
