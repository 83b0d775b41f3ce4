import type { Cell } from '../board/cell.ts';
import type { Piece } from '../state/piece.ts';
import { otherSide, type Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { lvOf } from './figures.ts';

/** Picks one of several by chance: an integer from 0 below. */
export type Draw = (below: number) => number;

/** Pieces of a side in a cell, in the order of arrival. */
export function piecesOf({ pieces }: Pick<PlamerState, 'pieces'>, side: Side, cell: Cell): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) if (piece.at === cell && piece.owner === side) found.push(piece);
  return found;
}

/**
 * All pieces of a side in a cell, as they are met by what meets all of them: those face up by arrival, then those face down by
 * kind, so that nobody learns in which order these came (PLM-H2).
 */
export function everyPieceOf(state: Pick<PlamerState, 'pieces'>, side: Side, cell: Cell): Piece[] {
  const all = piecesOf(state, side, cell);
  const down = all.filter(({ stance }) => stance === 'settled');
  if (down.length === 0) return all;
  down.sort((one, other) => (one.card < other.card ? -1 : one.card > other.card ? 1 : 0));
  return [...all.filter(({ stance }) => stance === 'mobile'), ...down];
}

/** Mobile pieces of a side in a cell by falling Lv, equal ones by arrival (PLM-B4, PLM-B11). */
export function byFallingLv(state: PlamerState, side: Side, cell: Cell): Piece[] {
  const found: Piece[] = [];
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner !== side || piece.stance !== 'mobile') continue;
    const lv = lvOf(state, piece);
    let at = found.length;
    // Few pieces: inserting keeps equal ones in the order of arrival.
    for (; at > 0; at -= 1) {
      const before = found[at - 1];
      if (before === undefined || lvOf(state, before) >= lv) break;
    }
    found.splice(at, 0, piece);
  }
  return found;
}

/**
 * Whom a strike of a side hits: the mobile opposing piece of the highest Lv (ties: lowest HP, then arrival); with none left a
 * settled one, by chance among several (PLM-B4, PLM-B11, PLM-B12).
 */
export function strikeTarget(state: PlamerState, striker: Side, cell: Cell, draw: Draw): Piece | null {
  let best: Piece | null = null;
  let bestLv = 0;
  let settled = 0;
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner === striker) continue;
    if (piece.stance === 'settled') {
      settled += 1;
      continue;
    }
    const lv = lvOf(state, piece);
    if (best === null || lv > bestLv || (lv === bestLv && piece.hp < best.hp)) [best, bestLv] = [piece, lv];
  }
  if (best !== null || settled === 0) return best;
  return nthSettled(state, otherSide(striker), cell, settled === 1 ? 0 : draw(settled), null);
}

/**
 * The opposing piece of the highest Lv in a cell, both stances counted (PLM-B18): ties go to mobile ones, then to the lowest
 * HP, then to arrival; among face-down ones chance picks.
 *
 * @param atMost only pieces of this Lv or less
 */
export function highestOpposing(
  state: PlamerState,
  side: Side,
  cell: Cell,
  draw: Draw,
  atMost = Number.POSITIVE_INFINITY,
): Piece | null {
  let best: Piece | null = null;
  let bestLv = 0;
  let tied = 0;
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner === side) continue;
    const lv = lvOf(state, piece);
    if (lv > atMost) continue;
    if (best === null || lv > bestLv) [best, bestLv, tied] = [piece, lv, 1];
    else if (lv === bestLv) {
      tied = piece.stance === 'settled' && best.stance === 'settled' ? tied + 1 : tied;
      if (piece.stance === 'mobile' && (best.stance === 'settled' || piece.hp < best.hp)) best = piece;
    }
  }
  if (best === null || best.stance === 'mobile' || tied === 1) return best;
  return nthSettled(state, otherSide(side), cell, draw(tied), bestLv);
}

/** The own piece of the lowest Lv in a cell: ties go to mobile ones, then to the lowest HP, then to arrival (PLM-B18). */
export function lowestOwn(state: PlamerState, side: Side, cell: Cell): Piece | null {
  let best: Piece | null = null;
  let bestLv = 0;
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner !== side) continue;
    const lv = lvOf(state, piece);
    const tie = best !== null && lv === bestLv;
    if (best === null || lv < bestLv || (tie && comesBefore(piece, best))) [best, bestLv] = [piece, lv];
  }
  return best;
}

const comesBefore = (piece: Piece, other: Piece): boolean =>
  piece.stance === other.stance ? piece.hp < other.hp : piece.stance === 'mobile';

/** One settled piece of a side in a cell, by chance among several (PLM-R12); null when there is none. */
export function aSettledOf(state: PlamerState, side: Side, cell: Cell, draw: Draw): Piece | null {
  let settled = 0;
  for (const { at, owner, stance } of state.pieces) {
    if (at === cell && owner === side && stance === 'settled') settled += 1;
  }
  return settled === 0 ? null : nthSettled(state, side, cell, settled === 1 ? 0 : draw(settled), null);
}

/** The settled piece of a side in a cell that chance has picked, counted by arrival. @param lv only those of this Lv */
function nthSettled(state: PlamerState, side: Side, cell: Cell, nth: number, lv: number | null): Piece | null {
  let left = nth;
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner !== side || piece.stance !== 'settled') continue;
    if (lv !== null && lvOf(state, piece) !== lv) continue;
    if (left === 0) return piece;
    left -= 1;
  }
  return null;
}

/** The highest Lv of a side's pieces in a cell, both stances; 0 when there is none. */
export function highestLv(state: PlamerState, side: Side, cell: Cell): number {
  let highest = 0;
  for (const piece of state.pieces) {
    if (piece.at === cell && piece.owner === side) highest = Math.max(highest, lvOf(state, piece));
  }
  return highest;
}
