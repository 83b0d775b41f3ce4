import type { Draft } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import { maxHpOf } from '../pieces/figures.ts';
import type { PlamerEvent } from '../state/event.ts';
import type { Piece, Stance } from '../state/piece.ts';
import type { PlamerState } from '../state/state.ts';
import { count } from './tally.ts';

type State = Draft<PlamerState>;
type Entered = Extract<PlamerEvent, { kind: 'piece-entered' }>;

function indexOf({ pieces }: State, id: number): number {
  for (let index = 0; index < pieces.length; index += 1) if (pieces[index]?.id === id) return index;
  throw new RangeError(`piece ${id} is not on the board`);
}

/** Takes a coin off the board. */
export function takeOff(draft: State, id: number): Draft<Piece> {
  const [piece] = draft.pieces.splice(indexOf(draft, id), 1);
  if (piece === undefined) throw new RangeError(`piece ${id} is not on the board`);
  return piece;
}

/** The last to come to a cell is the last of the list: ties go by order of arrival (PLM-B4). */
function arrive(draft: State, piece: Draft<Piece>): void {
  piece.arrived = draft.arrivals;
  draft.arrivals += 1;
  draft.pieces.push(piece);
}

export function bringIn(draft: State, { side, piece, card, at, hp, returned }: Entered): void {
  arrive(draft, { id: piece, owner: side, card, stance: 'mobile', at, arrived: 0, hp, since: draft.round });
  draft.nextPiece = Math.max(draft.nextPiece, piece + 1);
  const player = draft.players[side];
  if (returned) count(player.returned, card, -1);
  else count(player.used, card, 1);
}

export function moveTo(draft: State, id: number, to: Cell): void {
  const piece = takeOff(draft, id);
  piece.at = to;
  arrive(draft, piece);
}

/** A coin turned up counts as the latest to arrive: its place among the face-down coins of its cell stays hidden (PLM-H2). */
export function turnOver(draft: State, id: number, to: Stance): void {
  const at = indexOf(draft, id);
  const piece = draft.pieces[at];
  if (piece === undefined || piece.stance === to) return;
  piece.stance = to;
  if (to === 'settled') return;
  draft.pieces.splice(at, 1);
  arrive(draft, piece);
}

interface Grant {
  readonly lv?: number;
  readonly hp?: number;
  readonly atk?: number;
  /** What is left of its HP from now on. */
  readonly hpNow?: number;
}

/** Adds to what the battle has granted a piece; HP granted is there at once. */
export function grant(draft: State, id: number, { lv, hp, atk, hpNow }: Grant): void {
  const piece = draft.pieces[indexOf(draft, id)];
  if (piece === undefined) return;
  if (hpNow !== undefined) piece.hp = hpNow;
  if (hp !== undefined) piece.hp += hp;
  if (lv === undefined && hp === undefined && atk === undefined) return;
  const granted = piece.granted ?? {};
  if (lv !== undefined) granted.lv = (granted.lv ?? 0) + lv;
  if (hp !== undefined) granted.hp = (granted.hp ?? 0) + hp;
  if (atk !== undefined) granted.atk = (granted.atk ?? 0) + atk;
  piece.granted = granted;
}

/** HP returns to full, and what the battle granted ends with it (S3, PLM-B7). */
export function restoreCell(draft: State, cell: Cell): void {
  for (const piece of draft.pieces) {
    if (piece.at !== cell) continue;
    if (piece.granted !== undefined) delete piece.granted;
    piece.hp = maxHpOf(draft, piece);
  }
}
