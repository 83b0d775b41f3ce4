import { seatId, seededChance } from '@panjeong/kernel';
import { type PlamerTypes, type PlayableFaction, plamer } from '@panjeong/plamer';
import { type Bout, plamerBouts, playBout } from '@panjeong/table';
import { type BotKind, botFor } from './bot-for.ts';

/** More decisions than a match can have. */
const MOST_DECISIONS = 100_000;

export interface MatchPlan {
  readonly seed: number;
  /** Of seats a and b. */
  readonly bots: readonly [BotKind, BotKind];
  readonly factions: readonly [PlayableFaction, PlayableFaction];
}

export interface PlayedMatch extends Bout<PlamerTypes> {
  readonly plan: MatchPlan;
}

/** Plays one match between bots. All chance, theirs and the match's, follows from the seed. */
export function playMatch(plan: MatchPlan): PlayedMatch {
  const { seed, bots, factions } = plan;
  const bout = playBout<PlamerTypes>(
    plamerBouts,
    { [seatId('a')]: botFor(bots[0], seed * 2 + 1), [seatId('b')]: botFor(bots[1], seed * 2 + 2) },
    {
      options: { ...plamer.options.defaults, factions },
      chance: seededChance(seed),
      most: MOST_DECISIONS,
    },
  );
  return { ...bout, plan };
}
