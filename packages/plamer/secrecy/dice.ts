import { seededChance } from '@panjeong/kernel';

/** Numbers from a seed, one after the other. */
export interface Dice {
  below(end: number): number;
  one<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
}

export function diceOf(seed: number): Dice {
  const chance = seededChance(seed);
  let at = 0;
  const below = (end: number) => chance.draw(at++, end);
  return {
    below,
    one(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
  };
}
