import { assertNever } from '@panjeong/kernel';
import { figureIn } from '../../cards/figure.ts';
import type { Amount, Whom } from '../../cards/query.ts';
import { isStructure } from '../../pieces/figures.ts';
import { aSettledOf, everyPieceOf, highestLv, highestOpposing, lowestOwn, piecesOf } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import type { Piece } from '../../state/piece.ts';
import { otherSide } from '../../state/side.ts';
import type { Acting } from './acting.ts';

const NOBODY: readonly Piece[] = Object.freeze([]);
const one = (piece: Piece | null | undefined): readonly Piece[] =>
  piece === null || piece === undefined ? NOBODY : [piece];

/** Whom a verb is about, as the board now is (PLM-R8); nobody when there is none. */
export function whomOf(play: Play, acting: Acting, whom: Whom): readonly Piece[] {
  const { state, draw } = play;
  const { side, cell, piece, target } = acting;
  const opponent = otherSide(side);
  if (whom.kind === 'itself') return one(piece);
  if (whom.kind === 'named') return one(state.pieces.find(({ id, owner }) => id === target.piece && owner === side));
  if (cell === null) return NOBODY;
  switch (whom.kind) {
    case 'comrades-here':
      return piecesOf(state, side, cell).filter(({ id, stance }) => stance === 'mobile' && id !== piece?.id);
    case 'lowest-own-here':
      return one(lowestOwn(state, side, cell));
    case 'highest-opposing':
      return one(highestOpposing(state, side, cell, draw, whom.atMost && figureIn(state.house, whom.atMost)));
    case 'every-opposing':
      return everyPieceOf(state, opponent, cell);
    case 'a-settled-opposing':
      return one(aSettledOf(state, opponent, cell, draw));
    case 'opposing-structures':
      return piecesOf(state, opponent, cell).filter(({ card, stance }) => stance === 'mobile' && isStructure(card));
    case 'opposing-of-named-kind':
      return one(ofKind(piecesOf(state, opponent, cell), target.card));
    default:
      return assertNever(whom);
  }
}

/** Of several alike the one with the lowest HP, then the earliest to arrive (PLM-B18). */
function ofKind(pieces: readonly Piece[], kind: string | undefined): Piece | null {
  let found: Piece | null = null;
  for (const piece of pieces) {
    if (piece.card !== kind || piece.stance !== 'mobile' || isStructure(piece.card)) continue;
    if (found === null || piece.hp < found.hp) found = piece;
  }
  return found;
}

/** How much, as the moment has it. */
export function amountOf({ state }: Play, { side, cell, target }: Acting, amount: Amount): number {
  if (amount.source !== 'moment') return figureIn(state.house, amount);
  switch (amount.of) {
    case 'highest-opposing-lv':
      return cell === null ? 0 : highestLv(state, otherSide(side), cell);
    case 'captives-handed':
      return coinsIn(target.captives);
    default:
      return assertNever(amount.of);
  }
}

export function coinsIn(captives: Readonly<Record<string, number>> | undefined): number {
  let coins = 0;
  for (const kind in captives) coins += captives[kind] ?? 0;
  return coins;
}
