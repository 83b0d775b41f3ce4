import type { Judge } from '../judge/judge.ts';
import { recallFacts } from '../judge/record.ts';
import { ruleOf, verdictOf } from '../judge/verdict.ts';
import type { Explanation } from './facts.ts';
import { explain, unitsNamed } from './facts.ts';

/** Verdicts after which a player asks who did it. */
const LOSING: ReadonlySet<string> = new Set(['bounced', 'cut', 'dislodged', 'no-route', 'void']);

/**
 * Explains every order of a movement phase, each by a graph of its own, and sees to two of the properties that keep
 * explanations honest: with the units an explanation does not name taken off the board the verdict stays, and with its
 * culprits taken off the verdict or its rule changes. Both are tried, and what was missing is added.
 *
 * @param words one packed word a unit
 * @param facts what `recordFacts` wrote when the phase was judged
 */
export function explainPhase(judge: Judge, words: Int32Array, facts: Int32Array): Explanation[] {
  recallFacts(judge.board, words, facts);
  const explanations = Array.from(words, (_, i) => explain(judge, i));
  return explanations.map((explanation, i) =>
    completeNames(judge, words, i, withCulprits(judge, words, i, explanation)),
  );
}

interface Outcome {
  readonly verdict: number;
  readonly rule: string;
}

/** Judges only some of the units, and tells how unit `i` comes out. */
function outcomeAmong(judge: Judge, words: Int32Array, kept: readonly number[], i: number): Outcome {
  const some = Int32Array.from(kept, (unit) => words[unit] ?? 0);
  judge.judge(some, 0, some.length);
  const place = kept.indexOf(i);
  return { verdict: verdictOf(place), rule: ruleOf(place, judge.rules) };
}

const same = (one: Outcome, other: Outcome): boolean => one.verdict === other.verdict && one.rule === other.rule;

/**
 * Taking off who stopped a move may leave another who stops it just the same: then that one is a culprit too, and so on
 * until the outcome changes.
 */
function withCulprits(judge: Judge, words: Int32Array, i: number, explanation: Explanation): Explanation {
  if (!LOSING.has(explanation.top.verdict)) return explanation;
  const everyone = Array.from(words, (_, unit) => unit);
  const whole = outcomeAmong(judge, words, everyone, i);
  const culprits = new Set(explanation.top.culprits);
  for (let grown = true; grown && culprits.size > 0; ) {
    const kept = everyone.filter((unit) => !culprits.has(unit));
    if (!same(outcomeAmong(judge, words, kept, i), whole)) break;
    grown = false;
    for (const place of explain(judge, kept.indexOf(i)).top.culprits) {
      const unit = kept[place];
      if (unit === undefined || unit === i) continue;
      culprits.add(unit);
      grown = true;
    }
  }
  if (culprits.size === explanation.top.culprits.length) return explanation;
  const top = { ...explanation.top, culprits: [...culprits] };
  return { top, facts: new Map(explanation.facts).set(top.id, top) };
}

/** Where leaving out everyone unnamed would change the outcome, the explanation names the others it also rests on. */
function completeNames(judge: Judge, words: Int32Array, i: number, explanation: Explanation): Explanation {
  const everyone = Array.from(words, (_, unit) => unit);
  const named = new Set(unitsNamed(explanation));
  const whole = outcomeAmong(judge, words, everyone, i);
  if (
    same(
      outcomeAmong(
        judge,
        words,
        everyone.filter((unit) => named.has(unit)),
        i,
      ),
      whole,
    )
  )
    return explanation;
  // Drop bystanders one by one as long as the outcome stays: what is left is needed.
  let kept = everyone;
  for (const unit of everyone) {
    if (named.has(unit)) continue;
    const without = kept.filter((other) => other !== unit);
    if (same(outcomeAmong(judge, words, without, i), whole)) kept = without;
  }
  const added = kept.filter((unit) => !named.has(unit));
  const top = { ...explanation.top, others: [...explanation.top.others, ...added] };
  return { top, facts: new Map(explanation.facts).set(top.id, top) };
}
