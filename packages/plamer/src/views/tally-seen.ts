import type { Tally } from '../state/player.ts';

/** A tally with its kinds in the order of the alphabet: the order in which they were counted first is nobody's business. */
export const tallySeen = (tally: Tally): Tally =>
  Object.fromEntries(
    Object.entries(tally)
      .filter(([, count]) => count !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** How many of each kind. */
export function tallyOf(kinds: Iterable<string>): Tally {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return tallySeen(counts);
}

/** Every single one of a tally, kind by kind. */
export const unfold = (tally: Tally): string[] =>
  Object.entries(tally).flatMap(([kind, count]) => Array.from({ length: Math.max(0, count) }, () => kind));
