import type { Cell } from '../../board/cell.ts';
import { isPresent, standIn } from '../../board/presence.ts';
import type { Play } from '../../play/play.ts';
import { cellSubject } from '../../rulings/subject.ts';
import type { UsedCard } from '../../state/flow.ts';
import { battleCards } from './1-battle-cards.ts';
import { responseSettlement } from './2-response-settlement.ts';
import { spTurn } from './3-sp-turn.ts';
import { attackersStrike } from './4-attackers-strike.ts';
import { defendersStrike } from './5-defenders-strike.ts';
import { check } from './6-check.ts';
import { cleanUp } from './7-clean-up.ts';
import { type Battle, newBattle } from './battle.ts';

/**
 * A whole battle once both have passed in stage 1; the turn player attacks (PLM-B8). Every stage runs, whoever is left
 * (PLM-B10): it asks nobody anything.
 *
 * @param used cards of stage 1, oldest first
 * @param isFirst whether it is the first battle of the turn, in which the response stack resolves
 */
export function fightBattle(play: Play, cell: Cell, used: readonly UsedCard[], isFirst: boolean): void {
  const battle = newBattle(cell, play.state.active);
  play.emit({ kind: 'battle-began', cell });
  battleCards(play, battle, used);
  responseSettlement(play, battle, isFirst);
  if (play.record !== null) ruleOnSides(play, cell);
  spTurn(play, battle);
  exchangeBlows(play, battle);
}

/** Stages 4 to 7 alone, without any power of a card: what a battle is to those who only count. */
export function fightWithoutPowers(play: Play, cell: Cell): void {
  play.emit({ kind: 'battle-began', cell });
  exchangeBlows(play, newBattle(cell, play.state.active, false));
}

/** Stages 4 to 6 over and over, then 7. */
function exchangeBlows(play: Play, battle: Battle): void {
  do {
    battle.rotation += 1;
    battle.landed = 0;
    attackersStrike(play, battle);
    defendersStrike(play, battle);
  } while (check(play, battle));
  cleanUp(play, battle);
  play.emit({ kind: 'battle-ended', cell: battle.cell });
}

/** A side that has nobody left is no reason to stop (PLM-B10, confirmed 2026-09-24). */
function ruleOnSides({ record, state }: Play, cell: Cell): void {
  const stand = standIn(state, cell);
  const empty = ([0, 1] as const).filter((side) => !isPresent(stand, side));
  if (empty.length > 0) record?.rule('PLM-B10', cellSubject(cell), 'side-empty', { cell, sides: empty });
}
