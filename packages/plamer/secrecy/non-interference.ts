import { type Audience, seatId } from '@panjeong/kernel';
import { diceOf } from './dice.ts';
import { type Compared, compare, type PlamerGame, pairFor } from './pair.ts';
import { type RandomGames, randomSteps } from './random-game.ts';

export interface NonInterferenceRun extends RandomGames {
  /** One position in so many is compared, at random; 1 unless told. */
  readonly every?: number;
}

export interface NonInterferenceReport extends Compared {
  games: number;
  decisions: number;
}

const AUDIENCES: readonly Audience[] = [
  { kind: 'seat', seat: seatId('a') },
  { kind: 'seat', seat: seatId('b') },
  { kind: 'public' },
];

/**
 * Random games, and beside each position another that an audience cannot tell from it: imagined from its view. Everything
 * that leaves the table for that audience must be the same bytes from both, now and after the same move; by induction over
 * moves nothing hidden is ever told (PLM-H1 … PLM-H6).
 *
 * @throws Error naming game, step, audience and channel, with both texts around the first difference
 */
export function nonInterference(game: PlamerGame, run: NonInterferenceRun): NonInterferenceReport {
  const report: NonInterferenceReport = {
    games: 0,
    decisions: 0,
    pairs: 0,
    varied: 0,
    choices: 0,
    refusals: 0,
    whole: 0,
    events: 0,
    rulings: 0,
  };
  let last: number | null = null;
  for (const { game: number, step, state, seat, command } of randomSteps(game, run)) {
    const dice = diceOf(number * 100_003 + step);
    if (number !== last) report.games += 1;
    last = number;
    report.decisions += 1;
    if (dice.below(run.every ?? 1) > 0) continue;
    const where = `game ${number}, step ${step}, ${seat} ${JSON.stringify(command)}`;
    compare(pairFor(game, state, dice.one(AUDIENCES), dice.below(2 ** 31), where), seat, command, report);
  }
  return report;
}

export type { PlamerGame };
