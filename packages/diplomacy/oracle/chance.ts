/** Chance from a seed, for tests and soaks alone: the same seed draws the same, on every machine. */
export interface Chance {
  /** An integer from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly odds: (probability: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: Iterable<T>) => T[];
}

/** Mulberry32, a generator of 32 bits of state in the public domain. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[below(list.length)] as T;
  };
  const shuffled = <T>(list: Iterable<T>): T[] => {
    const rest = [...list];
    const drawn: T[] = [];
    while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
    return drawn;
  };
  return { below, odds: (probability) => next() < probability, pick, shuffled };
}
