import { KIND_MASK, SUPPORT_MOVE, VIA } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { goalOf } from './candidates.ts';
import { OWN_SUPPORT } from './remedy.ts';
import { type Find, isMoveWord, type Trial, worksWithout } from './search.ts';

/** Keeps those finds that say something of their own. */
export interface Sieve {
  /** Takes notice of the pairs of one more kind: all of them, before any is asked about. */
  enter(finds: readonly Find[]): void;
  /** Whether a find, in canonical order, adds something to those asked about before it. */
  isNew(find: Find): boolean;
}

/**
 * Of finds that are one to a player, only the first is told:
 *
 * - where a unit's holding works, whatever else it might have been ordered, but for a support of the move asked about: what it
 *   was ordered was the trouble;
 * - where a unit's move works as well with the unit off the board, wherever else it might have gone: that it stayed was the
 *   trouble; nor is it told with a second change that only makes room for it elsewhere;
 * - moves to one province by another coast or way, and supports that differ in the coast.
 *
 * @param alone by candidate: 1 where it works by itself
 */
export function sieveOf(board: Board, trial: Trial, alone: Uint8Array): Sieve {
  const { candidates, asked } = trial;
  const { unit, word, client, holdOf, count } = candidates;
  const works = new Set<number>();
  const told = new Set<string>();
  const without = new Map<number, boolean>();
  /** Units whose leaving was told by itself. */
  const leavers = new Set<number>();
  const numberOf = (one: number, other: number): number => Math.min(one, other) * count + Math.max(one, other);

  const holdWorks = (other: number, hold: number): boolean => {
    if (hold < 0) return false;
    return other < 0 ? alone[hold] === 1 : alone[hold] === 1 || works.has(numberOf(hold, other));
  };

  const leaves = (i: number, other: number): boolean => {
    const u = unit[i] ?? 0;
    const key = u * (count + 1) + other + 1;
    const known = without.get(key) ?? worksWithout(trial, u, other);
    without.set(key, known);
    return known;
  };

  /** What a change is called among others like it; null for one that says no more than its unit's hold. */
  const nameOf = (i: number, other: number): string | null => {
    const u = unit[i] ?? 0;
    const w = word[i] ?? 0;
    const kind = candidates.starts.findLastIndex((start) => start <= i);
    if (kind > OWN_SUPPORT) return `${u} absent`;
    const helped = client[i] ?? -1;
    if (u !== asked && i !== holdOf[u]) {
      const backsMove = helped === asked && (w & SUPPORT_MOVE) !== 0;
      if (!backsMove && holdWorks(other, holdOf[u] ?? -1)) return null;
      if (isMoveWord(w) && leavers.has(u)) return other < 0 ? `${u} leaves` : null;
      if (isMoveWord(w) && leaves(i, other)) {
        if (other < 0) leavers.add(u);
        return `${u} leaves`;
      }
    }
    return `${u} ${w & KIND_MASK & ~VIA} ${helped} ${goalOf(board, w)}`;
  };

  return {
    enter: (finds) => {
      for (const { first, second } of finds) if (second >= 0) works.add(numberOf(first, second));
    },
    isNew: ({ first, second }) => {
      const one = nameOf(first, second);
      const other = second < 0 ? '' : nameOf(second, first);
      if (one === null || other === null) return false;
      const name = [one, other].sort().join(' + ');
      if (told.has(name)) return false;
      told.add(name);
      return true;
    },
  };
}
