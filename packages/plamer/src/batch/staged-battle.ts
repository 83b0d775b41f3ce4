import { seededChance } from '@panjeong/kernel';
import { isStandoff, occupierOf, standIn } from '../board/presence.ts';
import { openPlay } from '../play/open-play.ts';
import { takingDown } from '../rulings/taken-down.ts';
import type { PlamerEvent } from '../state/event.ts';
import type { PlamerState } from '../state/state.ts';
import { fightBattle, fightWithoutPowers } from '../verbs/battle/fight-battle.ts';
import type { BattleAnswer, BothSides } from './battle-answer.ts';
import type { BattleLine } from './battle-line.ts';
import { oneCell } from './one-cell.ts';

/** Fights a line by the real stages, on a state with one cell. Nobody uses a card, and nothing has been declared. */
export function fightInStages(line: BattleLine): BattleAnswer {
  const state = oneCell(line);
  const attackers = line.attacker.length;
  const rotations: BattleAnswer['rotations'][number][] = [];
  const lost: Record<Lost, number[]> = { 'piece-captured': [], 'piece-fragmented': [], 'piece-returned': [] };
  const record = line.rulings ? takingDown() : null;
  const log: PlamerEvent[] = [];
  // Told of each event as soon as it has been applied.
  log.push = (event) => {
    if (event === undefined) return 0;
    if (event.kind === 'rotation-ended') rotations.push(standing(state, attackers));
    else if (isLoss(event)) lost[event.kind].push(event.piece);
    return 0;
  };
  const play = openPlay(state, seededChance(line.seed), record, log);
  if (line.powers) fightBattle(play, line.cell, [], false);
  else fightWithoutPowers(play, line.cell);
  const stand = standIn(state, line.cell);
  const occupier = occupierOf(stand);
  const captured = bySide(lost['piece-captured'], attackers);
  return {
    id: line.id,
    rotations,
    captured: { byAttacker: captured.defender, byDefender: captured.attacker },
    fragments: bySide(lost['piece-fragmented'], attackers),
    returned: bySide(lost['piece-returned'], attackers),
    survivors: bySide(
      state.pieces.map(({ id }) => id),
      attackers,
    ),
    occupier: occupier === null ? null : occupier === 0 ? 'attacker' : 'defender',
    standoff: isStandoff(stand),
    dor: { attacker: state.players[0].dor, defender: state.players[1].dor },
    ...(record === null ? {} : { rulings: record.rulings }),
  };
}

type Lost = 'piece-captured' | 'piece-fragmented' | 'piece-returned';
const isLoss = (event: PlamerEvent): event is Extract<PlamerEvent, { kind: Lost }> =>
  event.kind === 'piece-captured' || event.kind === 'piece-fragmented' || event.kind === 'piece-returned';

/** Places of each side, in order. */
function bySide(ids: readonly number[], attackers: number): BothSides<readonly number[]> {
  const sorted = [...ids].sort((one, other) => one - other);
  return {
    attacker: sorted.filter((id) => id < attackers),
    defender: sorted.filter((id) => id >= attackers).map((id) => id - attackers),
  };
}

function standing({ pieces }: Pick<PlamerState, 'pieces'>, attackers: number): BattleAnswer['rotations'][number] {
  const sorted = [...pieces].sort((one, other) => one.id - other.id);
  return {
    attacker: sorted.flatMap(({ id, hp }) => (id < attackers ? [[id, hp] as const] : [])),
    defender: sorted.flatMap(({ id, hp }) => (id >= attackers ? [[id - attackers, hp] as const] : [])),
  };
}
