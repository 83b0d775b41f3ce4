import { PLAYABLE, type PlayableFaction, plamer } from '@panjeong/plamer';

/** Every pair of factions that may sit so, mirrors included: dgm sits in a against others (PLM-E5). */
export const PAIRINGS: readonly (readonly [PlayableFaction, PlayableFaction])[] = PLAYABLE.flatMap((a) =>
  PLAYABLE.map((b) => [a, b] as const),
).filter((factions) => plamer.options.read({ factions }).kind === 'read');
