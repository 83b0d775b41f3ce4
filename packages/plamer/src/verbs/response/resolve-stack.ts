import type { RulingId } from '@panjeong/kernel';
import type { Cell } from '../../board/cell.ts';
import { cardOf } from '../../cards/index.ts';
import type { Power } from '../../cards/power.ts';
import { maxHpOf } from '../../pieces/figures.ts';
import { everyPieceOf } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { cardSubject } from '../../rulings/subject.ts';
import type { Declared } from '../../state/flow.ts';
import type { Acting, Outcome } from '../act/acting.ts';
import { perform } from '../act/perform.ts';
import { giveUp } from '../act/take.ts';
import type { Battle } from '../battle/battle.ts';
import { holds } from '../use/holds.ts';

/**
 * The response stack resolves, the last declaration first (PLM-R2), on the board as each finds it (PLM-R8). Then what was
 * hurt outside the current battle heals (PLM-R10), and whoever came into it fights with full HP (PLM-R9).
 *
 * @param battle the one in whose stage 2 it resolves; null at the end of a response turn without one (PLM-R4)
 */
export function resolveStack(play: Play, battle: Battle | null = null): void {
  if (play.state.stack.length === 0) return;
  const arrivals = play.state.arrivals;
  for (let next = play.state.stack.at(-1); next !== undefined; next = play.state.stack.at(-1)) {
    resolve(play, battle, next);
  }
  heal(play, battle?.cell ?? null, arrivals);
}

function resolve(play: Play, battle: Battle | null, declared: Declared): void {
  const { side, card, power: id, piece, target } = declared;
  const power = powerOf(declared);
  const because: RulingId[] = [];
  if (play.record !== null)
    because.push(play.record.rule('PLM-R2', cardSubject(side, card), 'took-effect', { side, card, power: id }));
  const acting: Acting = {
    side,
    card,
    power,
    piece: play.state.pieces.find((each) => each.id === piece) ?? null,
    cell: target.cell ?? null,
    target,
    stage: 2,
    battle,
    because,
  };
  // What it was pointed at may have gone (PLM-R8): then nothing is done, and nothing offered.
  const why = missing(play, acting) ?? carryOut(play, acting);
  if (why !== null)
    play.record?.rule('PLM-R8', cardSubject(side, card), 'fizzled', { side, card, power: id, why }, because);
  play.emit({ kind: 'stack-popped', fizzled: why !== null });
}

function carryOut(play: Play, acting: Acting): Outcome {
  const { power, side, cell, because, battle } = acting;
  if (cell !== null && power.costs.some(({ kind }) => kind === 'offering')) {
    if (!holds(play.state, side, cell, 'opposing')) return 'no-target';
    const losses = battle !== null && battle.cell === cell ? battle.losses : null;
    for (const piece of everyPieceOf(play.state, side, cell)) giveUp(play, piece, because, losses);
  }
  return perform(play, acting);
}

/** The cell no longer holds what the power wants there. */
function missing({ state }: Play, { power: { aim }, side, cell }: Acting): Outcome {
  return aim.kind !== 'cell' || (cell !== null && holds(state, side, cell, aim.holds)) ? null : 'no-target';
}

function powerOf({ card, power }: Declared): Power {
  const found = cardOf(card);
  const all = found.kind === 'special' ? [found.power] : found.powers;
  const one = all.find(({ id }) => id === power);
  if (one === undefined) throw new RangeError(`${card} has no power ${power}`);
  return one;
}

/** @param since number of the first arrival after the stack began to resolve */
function heal(play: Play, battle: Cell | null, since: number): void {
  const { state } = play;
  const hurt: Cell[] = [];
  const came: number[] = [];
  for (const piece of state.pieces) {
    if (piece.granted === undefined && piece.hp === maxHpOf(state, piece)) continue;
    if (piece.at !== battle) {
      if (!hurt.includes(piece.at)) hurt.push(piece.at);
    } else if (piece.arrived >= since && piece.hp < maxHpOf(state, piece)) came.push(piece.id);
  }
  // In the order of cells: that of arrival would tell which coin had been hurt (PLM-H2).
  for (const cell of hurt.sort((one, other) => one - other)) play.emit({ kind: 'cell-restored', cell });
  for (const id of came) {
    const piece = state.pieces.find((each) => each.id === id);
    if (piece !== undefined) play.emit({ kind: 'piece-hit', piece: id, hp: maxHpOf(state, piece) });
  }
}
