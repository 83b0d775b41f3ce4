import type { Cell } from '../board/cell.ts';
import { battleCells } from '../board/presence.ts';
import type { Play } from '../play/play.ts';
import { sideSubject } from '../rulings/subject.ts';
import type { BattleFrame, BattlesFrame, UsedCard } from '../state/flow.ts';
import type { Side } from '../state/side.ts';
import { fightBattle } from '../verbs/battle/fight-battle.ts';

/** Turn 5: battle cells are listed (PLM-B20); the attacker picks their order (PLM-B8). */
export function battle(play: Play): boolean {
  const cells = battleCells(play.state);
  if (cells.length === 0) {
    play.record?.rule('PLM-B20', sideSubject(play.state.active), 'no-battle', {});
    return false;
  }
  play.record?.rule('PLM-B20', sideSubject(play.state.active), 'battle-cells', { cells });
  return askNext(play, { kind: 'battles', cells, fought: [] });
}

/** Asks for the next battle; a single one needs no choice. */
function askNext(play: Play, battles: BattlesFrame): boolean {
  const [only] = battles.cells;
  if (only === undefined) return false;
  if (battles.cells.length === 1) beginBattle(play, battles, only);
  else play.emit({ kind: 'flow-set', flow: [battles] });
  return true;
}

/** Stage 1: (battle) special cards, the attacker first (PLM-B1). */
export function beginBattle(play: Play, battles: BattlesFrame, cell: Cell): void {
  askForCards(play, battles, { kind: 'battle', cell, asked: play.state.active, passed: false, cards: [] });
}

export function askForCards(play: Play, battles: BattlesFrame, frame: BattleFrame): void {
  play.emit({ kind: 'flow-set', flow: [battles, frame] });
}

/** Asks the next one in stage 1, the attacker again after each card. @param passed whether the other has just passed */
export function askStage1(play: Play, asked: Side, passed: boolean): void {
  const [battles, frame] = play.state.flow;
  if (battles?.kind !== 'battles' || frame?.kind !== 'battle') throw new RangeError('no battle is under way');
  askForCards(play, battles, { ...frame, asked, passed });
}

/**
 * Stages 1 to 7 of the battle for which both have passed, then the next one. Cells that became battle cells meanwhile join,
 * each fought at most once a turn; listed ones are fought even when emptied (PLM-B20).
 *
 * @returns whether another battle is asked for
 */
export function fight(play: Play, battles: BattlesFrame, cell: Cell, used: readonly UsedCard[]): boolean {
  fightBattle(play, cell, used, battles.fought.length === 0);
  const fought = [...battles.fought, cell];
  const listed = new Set([...battles.cells, ...battleCells(play.state)]);
  const cells = [...listed].filter((each) => !fought.includes(each)).sort((one, other) => one - other);
  return askNext(play, { kind: 'battles', cells, fought });
}
