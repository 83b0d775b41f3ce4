import type { SeatId } from './ids.ts';

/** Who gives a command. A passed deadline acts for one seat at a time, with that seat's fallback. */
export type Actor =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'deadline'; readonly seat: SeatId }
  | { readonly kind: 'gameMaster' };
