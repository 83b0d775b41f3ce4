import type { Draft } from '@panjeong/kernel';
import { figureIn } from '../cards/figure.ts';
import { pieceCardOf } from '../cards/index.ts';
import { HOUSE } from '../house.ts';
import { BLANK } from '../state/blank.ts';
import type { Piece } from '../state/piece.ts';
import type { Player } from '../state/player.ts';
import { SEATS } from '../state/seats.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import type { BattleLine, BattlePiece } from './battle-line.ts';

/**
 * A state in which one cell is to be fought for: side 0 attacks. Ids are places in the line: the attacker's pieces from 0,
 * then the defender's. Figures that the line gives are grants, so that the battle reads them where it reads any.
 */
export function oneCell({ cell, dor, attacker, defender }: BattleLine): Draft<PlamerState> {
  const pieces: Draft<Piece>[] = [];
  for (const piece of attacker) pieces.push(standing(piece, 0, cell, pieces.length));
  for (const piece of defender) pieces.push(standing(piece, 1, cell, pieces.length));
  return {
    ...(BLANK as Draft<PlamerState>),
    seats: [...SEATS],
    round: 1,
    turn: 'battle',
    active: 0,
    players: [player(pieces, 0, dor[0]), player(pieces, 1, dor[1])],
    pieces,
    arrivals: pieces.length,
    nextPiece: pieces.length,
    flow: [],
    stack: [],
  };
}

function player(pieces: readonly Piece[], side: Side, dor: number): Draft<Player> {
  const used: Record<string, number> = {};
  for (const { owner, card } of pieces) if (owner === side) used[card] = (used[card] ?? 0) + 1;
  const none = { returned: {}, captives: {}, fragments: {}, gone: {}, freed: {} };
  return { faction: 'dgm', dor, vp: 0, hand: [], deck: [], discard: [], field: [], used, ...none };
}

function standing({ card, state, lv, hp, atk }: BattlePiece, owner: Side, at: number, id: number): Draft<Piece> {
  const of = pieceCardOf(card);
  const full = figureIn(HOUSE, of.hp);
  const piece: Draft<Piece> = { id, owner, card, stance: state, at, arrived: id, hp: hp ?? full, since: 0 };
  if (lv === undefined && hp === undefined && atk === undefined) return piece;
  piece.granted = {
    lv: lv === undefined ? 0 : lv - figureIn(HOUSE, of.lv),
    hp: hp === undefined ? 0 : hp - full,
    atk: atk === undefined ? 0 : atk - figureIn(HOUSE, of.atk),
  };
  return piece;
}
