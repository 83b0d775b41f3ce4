import { seededChance } from '@panjeong/kernel';

/** Draws one after another, uniform over 0 … `below - 1`. */
export type Dice = (below: number) => number;

/** A bot's own randomness: the same seed gives the same draws on every machine. */
export function dice(seed: number): Dice {
  const chance = seededChance(seed);
  let drawn = 0;
  return (below) => chance.draw(drawn++, below);
}
