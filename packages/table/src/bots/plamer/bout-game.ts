import type { SeatId } from '@panjeong/kernel';
import { commandsOf, type PlamerTypes, plamer, playCommand, type Side, sideOf } from '@panjeong/plamer';
import type { BoutGame } from '../bout.ts';

/** The Plamer by its quick way: no copies, no rulings. */
export const plamerBouts: BoutGame<PlamerTypes> = {
  ...plamer,
  commands: (state, seat) => commandsOf(state, sideIn(seat)),
  play: (draft, seat, command, chance) => playCommand(draft, sideIn(seat), command, chance),
};

export function sideIn(seat: SeatId): Side {
  const side = sideOf(seat);
  if (side === null) throw new Error(`${seat} is no seat of this game`);
  return side;
}
