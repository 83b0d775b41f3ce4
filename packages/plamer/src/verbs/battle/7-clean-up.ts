import { hasMobile, isPresent, standIn } from '../../board/presence.ts';
import { everyPieceOf } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { ruleOnCell } from '../../rulings/cell-rulings.ts';
import { cellSubject } from '../../rulings/subject.ts';
import { otherSide, type Side } from '../../state/side.ts';
import { take } from '../act/take.ts';
import type { Battle } from './battle.ts';

/**
 * Stage 7: whoever stands, has struck and sees no mobile opponent captures all settled ones (PLM-B7); then HP returns to
 * full and what the battle granted ends (PLM-B22).
 */
export function cleanUp(play: Play, battle: Battle): void {
  const { cell, attacker } = battle;
  sweep(play, battle, attacker);
  sweep(play, battle, otherSide(attacker));
  play.emit({ kind: 'cell-restored', cell });
  if (play.record !== null) ruleOnCell(play.record, cell, standIn(play.state, cell), battle.losses);
}

/** The three conditions, and what one side captures when they hold. */
function sweep(play: Play, battle: Battle, side: Side): void {
  const { cell } = battle;
  const stand = standIn(play.state, cell);
  const opponent = otherSide(side);
  if (!isPresent(stand, opponent)) return;
  const present = isPresent(stand, side);
  const struck = present && hasStruck(play, battle, side);
  const cleared = !hasMobile(stand, opponent);
  const swept = present && struck && cleared;
  if (!swept && play.record === null) return;
  const settled = everyPieceOf(play.state, opponent, cell).filter(({ stance }) => stance === 'settled');
  if (settled.length === 0) return;
  const params = { side, cell, present, struck, cleared, settled: settled.length };
  const ruled = play.record?.rule('PLM-B7', cellSubject(cell), swept ? 'swept' : 'spared', params);
  if (!swept) return;
  const cause =
    ruled === undefined ? null : { rule: 'PLM-B7' as const, by: null, because: [ruled], losses: battle.losses };
  for (const piece of settled) take(play, piece, cause);
}

/** Whether a piece that is still there struck in stage 4 or 5 (PLM-B13, PLM-B17). */
function hasStruck({ state }: Play, { cell, struck }: Battle, side: Side): boolean {
  for (const { id, at, owner } of state.pieces) {
    if (at === cell && owner === side && struck.includes(id)) return true;
  }
  return false;
}
