import type { GameState, Outcome } from '@panjeong/kernel';
import type { House } from '../house.ts';
import type { Declared, Frame, Turn } from './flow.ts';
import type { Piece } from './piece.ts';
import type { Player } from './player.ts';
import type { Side } from './side.ts';

/** All there is of a match, as JSON. */
export interface PlamerState extends GameState {
  /** The house values that this match is played by, from its opening event. */
  readonly house: House;
  /** From 1; both players' rounds count together (house 28). */
  readonly round: number;
  readonly turn: Turn;
  /** The turn player. */
  readonly active: Side;
  readonly players: readonly [Player, Player];
  /** By `arrived`, all over the board: one that arrives, or is turned up, goes to the end. */
  readonly pieces: readonly Piece[];
  /** Number of the next arrival, and id of the next piece. */
  readonly arrivals: number;
  readonly nextPiece: number;
  /** What waits for an answer; the last frame asks. */
  readonly flow: readonly Frame[];
  /** Declarations of the response turn that have not been resolved; the last goes first. */
  readonly stack: readonly Declared[];
  /** Who offers a draw. */
  readonly offer: Side | null;
  readonly outcome: Outcome | null;
}
