import { type SeatId, seatId, seededChance } from '@panjeong/kernel';
import { type PlamerTypes, plamer } from '@panjeong/plamer';
import { describe, expect, it } from 'vitest';
import { type Bot, type Bout, greedyBot, plamerBouts, playBout, randomBot, type Sight } from '../src/index.ts';

const [A, B] = [seatId('a'), seatId('b')];
type Bots = Readonly<Record<SeatId, Bot<PlamerTypes>>>;

const played = (seed: number, bots: Bots): Bout<PlamerTypes> =>
  playBout(plamerBouts, bots, { options: plamer.options.defaults, chance: seededChance(seed), most: 100_000 });

const randoms = (seed: number): Bots => ({ [A]: randomBot(2 * seed), [B]: randomBot(2 * seed + 1) });

const winnerOf = ({ outcome }: Bout<PlamerTypes>): SeatId | null =>
  outcome.kind === 'won' ? (outcome.seats[0] ?? null) : null;

describe('bots', () => {
  it('play the same match from the same seeds, and another from others', () => {
    expect(played(1, randoms(1))).toEqual(played(1, randoms(1)));
    expect(played(1, randoms(1)).state).not.toEqual(played(1, randoms(2)).state);
    expect(played(1, { ...randoms(1), [A]: greedyBot(1) })).toEqual(played(1, { ...randoms(1), [A]: greedyBot(1) }));
  });

  it('take nothing but what is allowed', () => {
    const watched = (bot: Bot<PlamerTypes>): Bot<PlamerTypes> => ({
      id: bot.id,
      choose(sight: Sight<PlamerTypes>) {
        const command = bot.choose(sight);
        expect(sight.allowed).toContain(command);
        return command;
      },
    });
    for (let seed = 0; seed < 5; seed++) played(seed, { [A]: watched(randomBot(seed)), [B]: watched(greedyBot(seed)) });
  });

  it('decide alike wherever they are shown the same', () => {
    // The greedy bot in another state that its view cannot tell from this one.
    const blind = (bot: Bot<PlamerTypes>, seed: number): Bot<PlamerTypes> => ({
      id: bot.id,
      choose(sight: Sight<PlamerTypes>) {
        const other = plamer.imagine(sight.view(), seededChance(seed));
        return bot.choose({ ...sight, view: () => plamer.viewFor(other, { kind: 'seat', seat: sight.seat }) });
      },
    });
    for (let seed = 0; seed < 3; seed++) {
      const bots: Bots = { ...randoms(seed), [B]: greedyBot(seed) };
      expect(played(seed, { ...randoms(seed), [B]: blind(greedyBot(seed), 99 + seed) })).toEqual(played(seed, bots));
    }
  });

  it.each([A, B])('greedy beats random in at least 80 of 100 matches from seat %s', (seat) => {
    let won = 0;
    for (let seed = 0; seed < 200; seed++) {
      if (winnerOf(played(seed, { ...randoms(seed), [seat]: greedyBot(seed) })) === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(160);
  });
});
