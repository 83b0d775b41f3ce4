import type { GameTypes } from '../game/game.ts';
import type { PlayedStep, ScenarioAdapter } from './adapter.ts';
import { differences } from './difference.ts';
import type { Expectation } from './expectation.ts';
import type { Path } from './read-scenario.ts';
import type { Why } from './schema.ts';

/** Something that came out otherwise than expected; `path` is where the expectation is written. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: unknown;
  /** For a missing reason: every reason that was given for the same subject. */
  readonly found: unknown;
}

/** Compares what a step did with what is said of it. */
export function compare<T extends GameTypes, Start, Expect extends object>(
  { path, expect, why }: Expectation<Expect>,
  played: PlayedStep<T>,
  adapter: ScenarioAdapter<T, Start, Expect>,
): readonly Mismatch[] {
  const out: Mismatch[] = [];
  if (expect !== undefined) {
    const observed = adapter.observe(played, expect);
    for (const [key, expected] of Object.entries(expect)) {
      out.push(...differences(expected, observed[key], [...path, 'expect', key]));
    }
  }
  if (why !== undefined) {
    const given = adapter.why(played).map(sorted);
    for (const [index, reason] of why.entries()) {
      if (given.some((told) => bears(told, reason))) continue;
      const expected = sorted(reason);
      const found = given.filter(({ subject }) => subject === reason.subject);
      out.push({ path: [...path, 'why', index], expected, found });
    }
  }
  return out;
}

/** The same rule of the same subject, and everyone expected is among the culprits: a scenario need not name them all. */
function bears(told: Why, expected: Why): boolean {
  const { subject, rule, culprits } = expected;
  return told.subject === subject && told.rule === rule && culprits.every((culprit) => told.culprits.includes(culprit));
}

/** The order of culprits tells nothing. */
const sorted = ({ subject, rule, culprits }: Why): Why => ({ subject, rule, culprits: [...culprits].sort() });
