/** Games that have scenarios and rules to show. */
export const GAMES = ['diplomacy', 'plamer'] as const;
export type GameId = (typeof GAMES)[number];

/** What can be said behind commands that show something of every game. */
export interface OfGame {
  readonly game?: GameId;
}
