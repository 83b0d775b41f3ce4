import type { Audience } from '@panjeong/kernel';
import { seatName } from '../rulings/subject.ts';
import type { Piece } from '../state/piece.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';

/** Whether an audience sees what a side holds face down: its settled coins, hand, deck and set cards (PLM-H1, PLM-H3). */
export function seesSide(audience: Audience, side: Side): boolean {
  switch (audience.kind) {
    case 'seat':
      return audience.seat === seatName(side);
    case 'gameMaster':
      return audience.sealed;
    case 'ended':
      return true;
    case 'spectator':
    case 'public':
      return false;
  }
}

/** Whether an audience sees the order of a side's deck. Its own player does not. */
export function seesDeck(audience: Audience): boolean {
  return audience.kind === 'ended' || (audience.kind === 'gameMaster' && audience.sealed);
}

/**
 * Which of the face-up coins of its side in its cell a coin is, in the order of arrival, from 0; null where it lies face down.
 * Two of one kind are told apart by it, as at a table.
 */
export function placeOf(state: PlamerState, { id, owner, at, stance }: Piece): number | null {
  if (stance === 'settled') return null;
  let place = 0;
  for (const other of state.pieces) {
    if (other.id === id) break;
    if (other.owner === owner && other.at === at && other.stance === 'mobile') place += 1;
  }
  return place;
}

export const pieceOf = (state: PlamerState, id: number) => state.pieces.find((piece) => piece.id === id);
