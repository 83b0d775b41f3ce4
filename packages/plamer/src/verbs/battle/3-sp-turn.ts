import type { RulingId } from '@panjeong/kernel';
import { pieceCardOf } from '../../cards/index.ts';
import type { Power } from '../../cards/power.ts';
import { byFallingLv } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { type PieceRef, pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';
import { otherSide, type Side } from '../../state/side.ts';
import { perform } from '../act/perform.ts';
import type { Battle } from './battle.ts';
import { failing } from './condition.ts';

/** Stage 3: the attacker's mobile pieces, then the defender's, fire what they must, by falling Lv (PLM-B3). */
export function spTurn(play: Play, battle: Battle): void {
  fireAll(play, battle, battle.attacker);
  fireAll(play, battle, otherSide(battle.attacker));
}

function fireAll(play: Play, battle: Battle, side: Side): void {
  for (const piece of byFallingLv(play.state, side, battle.cell)) {
    for (const power of pieceCardOf(piece.card).powers) if (power.start === 'must') fire(play, battle, piece, power);
  }
}

function fire(play: Play, battle: Battle, piece: Piece, power: Power): void {
  const failed = failing(play.state, battle, piece, power.conditions);
  const ref = play.record === null ? null : pieceRef(piece);
  if (failed !== null) {
    if (ref !== null) ruleIdle(play, ref, power, failed);
    return;
  }
  const because: RulingId[] = [];
  if (play.record !== null && ref !== null)
    because.push(play.record.rule('PLM-B3', pieceSubject(ref), 'fired', { piece: ref, power: power.id }));
  const { card, owner } = piece;
  perform(play, { side: owner, card, power, piece, cell: battle.cell, target: NO_TARGET, stage: 3, battle, because });
}

const NO_TARGET = Object.freeze({});

/** That a power did not fire is open; which condition failed, only where it names nobody who lies face down (PLM-H6). */
function ruleIdle(play: Play, piece: PieceRef, power: Power, failed: NonNullable<ReturnType<typeof failing>>): void {
  const { condition, lv, culprit } = failed;
  const against = culprit === null ? null : pieceRef(culprit);
  const ruled = play.record?.rule(power.rule, pieceSubject(piece), 'condition-failed', {
    piece,
    power: power.id,
    condition: condition.kind,
    lv,
    against,
  });
  const because = ruled === undefined ? [] : [ruled];
  play.record?.rule('PLM-B3', pieceSubject(piece), 'idle', { piece, power: power.id }, because);
}
