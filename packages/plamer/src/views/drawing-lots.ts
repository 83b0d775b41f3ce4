import type { Chance } from '@panjeong/kernel';

/** Draws from 0 up, one after the other: what is imagined is drawn apart from the match (PLM-H7). */
export interface Lots {
  /** Uniform over 0 … `below - 1`. */
  draw(below: number): number;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** Undefined only of an empty list. */
  one<Item>(items: readonly Item[]): Item | undefined;
}

export function lotsOf(chance: Chance): Lots {
  let drawn = 0;
  const draw = (below: number): number => (below <= 1 ? 0 : chance.draw(drawn++, below));
  return {
    draw,
    shuffled(items) {
      const left = [...items];
      return items.flatMap(() => left.splice(draw(left.length), 1));
    },
    one: (items) => items[draw(items.length)],
  };
}
