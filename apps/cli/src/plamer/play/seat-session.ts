import type { Choice, Ruling, SeatId } from '@panjeong/kernel';
import type { PlamerCommand, PlamerTypes, Side } from '@panjeong/plamer';
import type { Preset } from './presets.ts';

/** What one player at this terminal has been told, and has said beforehand. */
export interface SeatSession {
  readonly seat: SeatId;
  readonly side: Side;
  /** Entries of the log that the player has been told of. */
  told: number;
  /** Round and turn, and the board, as they were last shown. */
  turn: string;
  board: string;
  preset: Preset | null;
  /** Rulings that came with the last news, for `why`. */
  rulings: readonly (readonly Ruling[])[];
  /** What the numbers stand for. */
  allowed: readonly PlamerCommand[];
  choices: readonly Choice<PlamerTypes['Command']>[];
}

export const newSession = (seat: SeatId, side: Side): SeatSession => ({
  seat,
  side,
  told: 0,
  turn: '',
  board: '',
  preset: null,
  rulings: [],
  allowed: [],
  choices: [],
});
