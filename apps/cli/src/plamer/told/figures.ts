import { atkOf, type CardId, limitOf, lvOf, type Piece, type SeenPiece, type Side } from '@panjeong/plamer';
import type { Imagined } from './imagined.ts';

export interface Figures {
  readonly lv: number;
  readonly hp: number;
  readonly atk: number;
}

/** A coin's figures as they are now, standing effects and what the battle granted included. */
export function figuresOf({ state }: Imagined, owner: Side, seen: SeenPiece): Figures {
  const { card, stance, at, hp, granted } = seen;
  // Neither asks for what the view leaves out.
  const unseen = { id: -1, arrived: 0, since: 0 };
  const piece: Piece = { ...unseen, owner, card, stance, at, hp, ...(granted === null ? {} : { granted }) };
  return { lv: lvOf(state, piece), hp, atk: atkOf(state, piece) };
}

export const limitOfKind = (card: CardId): number => limitOf(card);
