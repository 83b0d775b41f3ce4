import type { RulingId } from '@panjeong/kernel';
import { securerOf, standsOf } from '../board/presence.ts';
import { HOMES, TERRITORIES } from '../board/territories.ts';
import type { Play } from '../play/play.ts';
import { ruleOnCell } from '../rulings/cell-rulings.ts';
import { sideSubject } from '../rulings/subject.ts';
import { pieceRef } from '../rulings/verdicts.ts';
import type { Piece } from '../state/piece.ts';
import { otherSide, type Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { askIfCouldLay } from './ask-turn.ts';
import { end } from './ending.ts';

/**
 * Turn 1: the turn player wins by a piece on an opposing home cell (PLM-V1); else VP grows by the difference of secured
 * territories, never falls (PLM-V2), and the target wins (PLM-V3). What is only occupied counts for nothing (PLM-V4), and a
 * side without pieces is checked like any other: nobody is eliminated (PLM-E4).
 *
 * @returns whether the turn player is asked
 */
export function victoryCheck(play: Play): boolean {
  const { active, house } = play.state;
  const invader = invaderOf(play.state, active);
  if (invader !== undefined) {
    play.record?.rule('PLM-V1', sideSubject(active), 'won-by-home', { side: active, piece: pieceRef(invader) });
    end(play, active, 'PLM-V1');
    return false;
  }
  const because = gainVp(play);
  const { vp } = play.state.players[active];
  const target = house['vp-target'];
  if (vp < target) return askIfCouldLay(play);
  play.record?.rule('PLM-V3', sideSubject(active), 'won-by-vp', { side: active, vp, target }, because);
  end(play, active, 'PLM-V3');
  return false;
}

function gainVp(play: Play): readonly RulingId[] {
  const { state, record } = play;
  const side = state.active;
  const stands = standsOf(state);
  let [secured, lost] = [0, 0];
  const because: RulingId[] = [];
  for (const cell of TERRITORIES) {
    const stand = stands[cell] ?? 0;
    const securer = securerOf(stand);
    if (securer === side) secured += 1;
    else if (securer !== null) lost += 1;
    const ruled = record === null ? null : ruleOnCell(record, cell, stand);
    if (ruled !== null) because.push(ruled);
  }
  const gain = Math.max(0, secured - lost);
  play.emit({ kind: 'victory-checked', side, secured, lost, gain });
  if (record === null) return [];
  const { vp } = play.state.players[side];
  return [record.rule('PLM-V2', sideSubject(side), 'vp-gained', { side, secured, lost, gain, vp }, because)];
}

/** A piece on an opposing home cell. One that is face up goes first: which one is named must not tell of the others (PLM-H2). */
function invaderOf({ pieces }: PlamerState, side: Side): Piece | undefined {
  const homes = HOMES[otherSide(side)];
  const invaders = pieces.filter(({ owner, at }) => owner === side && homes.includes(at));
  return (
    invaders.find(({ stance }) => stance === 'mobile') ??
    homes.flatMap((home) => invaders.filter(({ at }) => at === home)).at(0)
  );
}
