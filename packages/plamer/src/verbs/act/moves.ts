import { type Cell, DISTANCES } from '../../board/cell.ts';
import { isPresent, standIn } from '../../board/presence.ts';
import { HOMES } from '../../board/territories.ts';
import { figureIn } from '../../cards/figure.ts';
import type { Verb } from '../../cards/verb.ts';
import { isStructure } from '../../pieces/figures.ts';
import { everyPieceOf } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import { pieceSubject } from '../../rulings/subject.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Piece } from '../../state/piece.ts';
import { otherSide, type Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import { roomIn } from '../../turns/limits.ts';
import { mark } from '../../turns/marks.ts';
import type { Acting, Outcome } from './acting.ts';
import { whomOf } from './whom.ts';

/** One more step in this movement turn (PLM-K32). */
export function moveAgain(play: Play, acting: Acting, { whom }: Extract<Verb, { kind: 'move-again' }>): Outcome {
  const [piece] = whomOf(play, acting, whom);
  if (piece === undefined) return 'no-target';
  mark(play, 'again', piece.id);
  if (play.record !== null) {
    const ref = pieceRef(piece);
    play.record.rule(acting.power.rule, pieceSubject(ref), 'may-move-again', { piece: ref }, acting.because);
  }
  return null;
}

/** To the cell that the command names, where its side has room (PLM-K19, PLM-K23). */
export function step(play: Play, acting: Acting, { whom }: Extract<Verb, { kind: 'step' }>): Outcome {
  const [piece] = whomOf(play, acting, whom);
  const { to } = acting.target;
  if (piece === undefined || to === undefined) return 'no-target';
  if (roomIn(play.state, piece.owner, to) === 0) return 'no-room';
  shift(play, acting, piece, to);
  return null;
}

/** Who can leave a cell goes, first those whom the command names, as long as there is room (PLM-K27). */
export function leave(play: Play, acting: Acting): Outcome {
  const { side, cell, target } = acting;
  const { to } = target;
  if (cell === null || to === undefined) return 'no-target';
  const leaving = namedFirst(leaversOf(play.state, side, cell), target.pieces);
  if (leaving.length === 0) return 'no-target';
  if (!isRefuge(play.state, side, to)) return 'no-refuge';
  let room = roomIn(play.state, side, to);
  if (room === 0) return 'no-room';
  for (const piece of leaving) {
    if (room === 0) break;
    shift(play, acting, piece, to);
    room -= 1;
  }
  return null;
}

/** Own pieces that a retreat takes: both stances, no structures (PLM-M3). */
export const leaversOf = (state: Pick<PlamerState, 'pieces'>, side: Side, cell: Cell): Piece[] =>
  everyPieceOf(state, side, cell).filter(({ card }) => !isStructure(card));

/** An own home cell, or one where nobody opposes. */
export const isRefuge = (state: Pick<PlamerState, 'pieces'>, side: Side, to: Cell): boolean =>
  HOMES[side].includes(to) || !isPresent(standIn(state, to), otherSide(side));

/** Mobile pieces nearby come to a cell, first those whom the command names, as long as there is room (PLM-K33). */
export function gather(play: Play, acting: Acting, { within }: Extract<Verb, { kind: 'gather' }>): Outcome {
  const { side, cell, target } = acting;
  if (cell === null) return 'no-target';
  const reach = figureIn(play.state.house, within);
  const coming = namedFirst(comersOf(play.state, side, cell, reach), target.pieces);
  if (coming.length === 0) return 'no-target';
  let room = roomIn(play.state, side, cell);
  if (room === 0) return 'no-room';
  const contested = isPresent(standIn(play.state, cell), otherSide(side));
  for (const { id } of coming) {
    if (room === 0) break;
    const piece = play.state.pieces.find((each) => each.id === id);
    if (piece === undefined) continue;
    shift(play, acting, piece, cell);
    // Going in among opposing pieces ends their movement (PLM-M5).
    if (contested) mark(play, 'moved', id);
    room -= 1;
  }
  return null;
}

/** Whether a piece may be called: an own mobile one, no structure (PLM-M3). */
export const mayGather = ({ owner, stance, card }: Piece, side: Side): boolean =>
  owner === side && stance === 'mobile' && !isStructure(card);

/** Own pieces within reach of a cell and not there yet. */
export const comersOf = (state: Pick<PlamerState, 'pieces'>, side: Side, cell: Cell, reach: number): Piece[] =>
  state.pieces.filter(
    (piece) => piece.at !== cell && (DISTANCES[cell]?.[piece.at] ?? 255) <= reach && mayGather(piece, side),
  );

/** Those whom the command names in its order, then the rest by arrival. */
function namedFirst(pieces: readonly Piece[], named: readonly number[] | undefined): readonly Piece[] {
  if (named === undefined) return pieces;
  const first = named.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return [...first, ...pieces.filter(({ id }) => !named.includes(id))];
}

function shift(play: Play, { power, because }: Acting, piece: Piece, to: Cell): void {
  const [ref, from] = [pieceRef(piece), piece.at];
  play.emit({ kind: 'piece-moved', piece: piece.id, to });
  play.record?.rule(power.rule, pieceSubject(ref), 'moved', { piece: ref, from, to }, because);
}
