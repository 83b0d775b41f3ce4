import type { RuleId } from '@panjeong/kernel';
import { hasMobile, standIn } from '../../board/presence.ts';
import { piecesOf } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { cellSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import { otherSide } from '../../state/side.ts';
import type { Battle } from './battle.ts';

/**
 * Stage 6: with mobile pieces on both sides it begins again at stage 4 (PLM-B6), unless the rotation changed nothing
 * (PLM-B14). A side without any from the start has one rotation only (PLM-B15): it still has none.
 *
 * @returns whether there is another rotation
 */
export function check(play: Play, battle: Battle): boolean {
  const { cell, rotation, landed, attacker } = battle;
  const stand = standIn(play.state, cell);
  const both = hasMobile(stand, 0) && hasMobile(stand, 1);
  const goesOn = both && landed > 0;
  play.emit({ kind: 'rotation-ended', cell, rotation });
  if (play.record !== null) {
    // Side by side: who of the two came first is nothing to the battle, and not in a view (PLM-H2).
    const standing = [attacker, otherSide(attacker)].flatMap((side) =>
      piecesOf(play.state, side, cell).flatMap((piece) =>
        piece.stance === 'mobile' ? [{ piece: pieceRef(piece), hp: piece.hp }] : [],
      ),
    );
    const mobile = (side: 0 | 1): number => standing.filter(({ piece }) => piece.side === side).length;
    const [attackers, defenders] = [mobile(attacker), mobile(otherSide(attacker))];
    const rule = ruleOf(both, goesOn, rotation, attackers + defenders + landed);
    play.record.rule(rule, cellSubject(cell), 'checked', {
      cell,
      rotation,
      attackers,
      defenders,
      standing,
      goesOn,
    });
  }
  return goesOn;
}

/** Why it goes on, or ends. @param anything mobile pieces that stand, and strikes that landed: none is no battle at all */
function ruleOf(both: boolean, goesOn: boolean, rotation: number, anything: number): RuleId {
  if (both) return goesOn ? 'PLM-B6' : 'PLM-B14';
  if (anything === 0) return 'PLM-B9';
  return rotation === 1 ? 'PLM-B15' : 'PLM-B6';
}
