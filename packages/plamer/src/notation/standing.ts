import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Turn } from '../state/flow.ts';
import type { Stance } from '../state/piece.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import type { PlamerView } from '../views/view.ts';

export interface OwnPiece {
  readonly id: number;
  readonly card: CardId;
  readonly stance: Stance;
  readonly at: Cell;
}

/** What a command is read and written against: what its player sees of the own things. */
export interface Standing {
  readonly turn: Turn;
  /** In order of arrival. */
  readonly pieces: readonly OwnPiece[];
  /** Card in each slot; null for an empty one. */
  readonly field: readonly (CardId | null)[];
}

export function standingOf(state: PlamerState, side: Side): Standing {
  return {
    turn: state.turn,
    pieces: state.pieces.filter(({ owner }) => owner === side),
    field: state.players[side].field.map((laid) => laid?.card ?? null),
  };
}

/** The same from what the player sees. @param view of the seat of that side */
export function standingSeen(view: PlamerView, side: Side): Standing {
  const player = view.players[side];
  return {
    turn: view.turn,
    pieces: player.pieces.flatMap(({ id, card, stance, at }) => (id === null ? [] : [{ id, card, stance, at }])),
    field: player.field.map((laid) => laid?.card ?? null),
  };
}
