import type { SeatId } from './ids.ts';

/**
 * Who looks. What each may see is the game's to say, field by field.
 *
 * - `spectator`: `delay` is counted in phases; the table shows a delayed spectator an older state, so a game treats every
 *   spectator as one who looks at the state it is given.
 * - `gameMaster`: `sealed` says whether this match lets its game master, who then is no player, see sealed orders.
 * - `ended`: anyone, once there is an outcome. Opens orders, hands and decks, never press.
 */
export type Audience =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'spectator'; readonly delay: number }
  | { readonly kind: 'gameMaster'; readonly sealed: boolean }
  | { readonly kind: 'public' }
  | { readonly kind: 'ended' };
