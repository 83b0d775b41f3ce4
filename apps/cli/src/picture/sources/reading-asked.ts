import type { EditionId, MapData, PhaseName, PowerId } from '@panjeong/diplomacy';

/** What a match, a season or a scenario says itself. */
export const RULING = ['map', 'rules'] as const;

/** What was said of how to read something that does not say it itself. */
export interface ReadingAsked {
  readonly map: MapData;
  readonly rules: EditionId;
  /** Which of the two were said, and are not there by default. */
  readonly named: readonly (typeof RULING)[number][];
  /** The phase to draw; of what names no phase, the phase it is in. */
  readonly phase: PhaseName | undefined;
  /** Whose orders those are over which no power stands. */
  readonly power: PowerId | undefined;
  /** A file of positions, or `start`. */
  readonly units: string | undefined;
}
