import type { Judge } from '../judge/judge.ts';
import * as scratch from '../judge/scratch.ts';
import { ILLEGAL_VERDICT, SUCCEEDS, VOID, verdictOf } from '../judge/verdict.ts';
import { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../judge/word.ts';
import type { Reached } from './aim.ts';
import { type Candidates, matches } from './candidates.ts';

const { IS_MOVE, state } = scratch;

/** A set of changes that works: indices of candidates, the lower first; `second` is -1 where one is enough. */
export interface Find {
  readonly first: number;
  readonly second: number;
  /** Changed moves that would themselves have failed. */
  readonly failing: number;
}

/** A phase that is judged again and again with a word or two changed. */
export interface Trial {
  readonly judge: Judge;
  /** The phase as it was judged; while a trial runs, with its changes. */
  readonly words: Int32Array;
  readonly candidates: Candidates;
  readonly asked: number;
  readonly reached: Reached;
}

/**
 * The single changes that work. A support or convoy that matches nothing is as a hold, so that only those are tried that may
 * match, and only those are found that do.
 *
 * @param alone by candidate: set to 1 where it works, whether or not it is one to be told
 */
export function findSingles(trial: Trial, alone: Uint8Array): readonly Find[] {
  const { judge, words, candidates, asked, reached } = trial;
  const { count, unit, word, fits, holdOf } = candidates;
  const found: Find[] = [];
  for (let i = 0; i < count; i++) {
    if (fits[i] === 0) continue;
    const u = unit[i] ?? 0;
    const present = words[u] ?? 0;
    words[u] = word[i] ?? 0;
    judge.judge(words, 0, words.length);
    words[u] = present;
    if (!reached(asked)) continue;
    alone[i] = 1;
    if (counts(u, word[i] ?? 0)) found.push({ first: i, second: -1, failing: fails(u) });
  }
  for (let i = 0; i < count; i++) if (fits[i] === 0) alone[i] = alone[holdOf[unit[i] ?? 0] ?? -1] ?? 0;
  return found;
}

/**
 * The pairs of one kind each that work though neither change does so alone.
 *
 * @param one kind of change, not before `other`
 */
export function findPairs(trial: Trial, alone: Uint8Array, one: number, other: number): readonly Find[] {
  const { judge, words, candidates, asked, reached } = trial;
  const { unit, word, client, fits, starts } = candidates;
  const { board } = judge;
  const found: Find[] = [];
  const end = starts[other + 1] ?? 0;
  const lastOfOne = starts[one + 1] ?? 0;
  for (let i = starts[other] ?? 0; i < end; i++) {
    if (alone[i] === 1) continue;
    const u = unit[i] ?? 0;
    const w = word[i] ?? 0;
    const helped = client[i] ?? -1;
    const fitsAlone = fits[i] ?? 0;
    const present = words[u] ?? 0;
    for (let j = one === other ? i + 1 : (starts[one] ?? 0); j < lastOfOne; j++) {
      const v = unit[j] ?? 0;
      if (v === u || alone[j] === 1) continue;
      const x = word[j] ?? 0;
      if (helped === v ? !matches(board, w, x) : fitsAlone === 0) continue;
      if (client[j] === u ? !matches(board, x, w) : fits[j] === 0) continue;
      const presentToo = words[v] ?? 0;
      words[u] = w;
      words[v] = x;
      judge.judge(words, 0, words.length);
      words[u] = present;
      words[v] = presentToo;
      if (reached(asked) && counts(u, w) && counts(v, x)) {
        found.push({ first: i, second: j, failing: fails(u) + fails(v) });
      }
    }
  }
  return found;
}

/** Whether a changed unit does what its word says: a support or convoy that came to nothing is told as a hold. */
function counts(u: number, w: number): boolean {
  if ((w & (SUPPORT_HOLD | SUPPORT_MOVE | CONVOY)) === 0) return true;
  const verdict = verdictOf(u);
  return verdict !== VOID && verdict !== ILLEGAL_VERDICT;
}

function fails(u: number): number {
  return ((state[u] ?? 0) & IS_MOVE) !== 0 && verdictOf(u) !== SUCCEEDS ? 1 : 0;
}

/** Whether the aim comes true with a unit off the board and another perhaps ordered otherwise. */
export function worksWithout(trial: Trial, gone: number, other: number): boolean {
  const { judge, words, candidates, asked, reached } = trial;
  const changed = other < 0 ? -1 : (candidates.unit[other] ?? 0);
  const rest = new Int32Array(words.length - 1);
  let cursor = 0;
  words.forEach((present, unit) => {
    if (unit === gone) return;
    rest[cursor++] = unit === changed ? (candidates.word[other] ?? 0) : present;
  });
  judge.judge(rest, 0, rest.length);
  return reached(asked > gone ? asked - 1 : asked);
}

/** Whether a word moves its unit. */
export function isMoveWord(w: number): boolean {
  return (w & MOVE) !== 0;
}
