import type { CardId } from '../cards/card.ts';

/** Counts coins of a kind up or down; kinds with none are left out, so that equal tallies are equal JSON. */
export function count(tally: Record<CardId, number>, card: CardId, by: number): void {
  const now = (tally[card] ?? 0) + by;
  if (now < 0) throw new RangeError(`no ${card} left to take off a tally`);
  if (now === 0) delete tally[card];
  else tally[card] = now;
}
