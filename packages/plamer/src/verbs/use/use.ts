import type { RulingId } from '@panjeong/kernel';
import type { Play } from '../../play/play.ts';
import type { Recorder } from '../../rulings/recorder.ts';
import { cardSubject, pieceSubject, sideSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Target } from '../../state/command.ts';
import type { Piece } from '../../state/piece.ts';
import type { Side } from '../../state/side.ts';
import { mark } from '../../turns/marks.ts';
import { perform } from '../act/perform.ts';
import { giveUp } from '../act/take.ts';
import { coinsIn } from '../act/whom.ts';
import type { PowerUse } from '../power-use.ts';
import { priceOf } from './price.ts';
import { isBar, type Sourcing, sourceOf } from './source.ts';

/**
 * Uses a power that nothing forbids: flips and costs at once (PLM-R3), then it acts; what is declared in the response turn
 * goes onto the stack, what is used in stage 1 of a battle waits until both have passed.
 */
export function usePower(play: Play, side: Side, use: PowerUse): void {
  const found = sourceOf(play.state, side, use.source);
  if (isBar(found)) throw new RangeError(`${found.verdict} ${JSON.stringify(found.params)}`);
  const { power, card, slot } = found;
  const cost = priceOf(play.state.house, power);
  const target = placed(play, found, use.target);
  const because: RulingId[] = [];
  if (play.record !== null) because.push(ruleOn(play.record, side, found, target, cost));
  if (cost > 0) play.emit({ kind: 'dor-changed', side, by: -cost, reason: 'cost' });
  if (found.piece === null) play.emit({ kind: 'card-spent', side, card, slot });
  const piece = turnUp(play, found, because);
  payInKind(play, side, found, target, because);
  if (power.timing === 'response') {
    const declared = { side, card, power: power.id, piece: piece?.id ?? null, target };
    play.emit({ kind: 'declared', declared });
  } else if (power.timing === 'battle') {
    play.emit({ kind: 'battle-card-used', used: { side, card, target } });
  } else {
    if (piece !== null) mark(play, 'fired', piece.id);
    const cell = target.cell ?? piece?.at ?? null;
    perform(play, { side, card, power, piece, cell, target, stage: 0, battle: null, because });
  }
}

/**
 * The target of a declaration with the cell where it acts: the piece that fires, is paid with or is pointed at may be gone
 * when it resolves (PLM-R7), and where it was pointed is all that the opponent is told of it (PLM-H8).
 */
function placed({ state }: Play, { power, piece }: Sourcing, target: Target): Target {
  if (power.timing !== 'response' || target.cell !== undefined) return target;
  const at = piece?.at ?? state.pieces.find(({ id }) => id === target.piece)?.at;
  return at === undefined ? target : { ...target, cell: at };
}

function ruleOn(record: Recorder, side: Side, found: Sourcing, target: Target, cost: number): RulingId {
  const { power, card, piece } = found;
  const subject = piece === null ? cardSubject(side, card) : pieceSubject(pieceRef(piece));
  switch (power.timing) {
    case 'response':
      return record.rule('PLM-R3', subject, 'declared', {
        side,
        card,
        power: power.id,
        cell: target.cell ?? null,
        cost,
      });
    case 'battle':
      return record.rule('PLM-B1', subject, 'card-used', { side, card, cost });
    default:
      return record.rule(power.rule, subject, 'power-used', { side, card, power: power.id, cost });
  }
}

/** The flip: settled → mobile (PLM-P9). A coin turned up arrives anew, so that it is another object from here on. */
function turnUp(play: Play, { power, piece }: Sourcing, because: readonly RulingId[]): Piece | null {
  if (piece === null) return null;
  const flips = power.start === 'flip' || power.start === 'either';
  if (!flips || piece.stance === 'mobile') return piece;
  const ref = play.record === null ? null : pieceRef(piece);
  play.emit({ kind: 'piece-flipped', piece: piece.id, to: 'mobile' });
  if (ref !== null) play.record?.rule('PLM-P9', pieceSubject(ref), 'flipped', { piece: ref, to: 'mobile' }, because);
  return play.state.pieces.find(({ id }) => id === piece.id) ?? null;
}

/** Pieces and captives that are given for it. An offering is made when it resolves. */
function payInKind(play: Play, side: Side, found: Sourcing, target: Target, because: readonly RulingId[]): void {
  for (const { kind } of found.power.costs) {
    if (kind === 'itself' || kind === 'own-piece') {
      const id = kind === 'itself' ? found.piece?.id : target.piece;
      const piece = play.state.pieces.find((each) => each.id === id);
      if (piece !== undefined) giveUp(play, piece, because, null);
    } else if (kind === 'captives') {
      const captives = target.captives ?? {};
      play.emit({ kind: 'captives-handed', from: side, captives });
      const coins = coinsIn(captives);
      play.record?.rule('PLM-B19', sideSubject(side), 'handed-over', { side, captives, coins }, because);
    }
  }
}
