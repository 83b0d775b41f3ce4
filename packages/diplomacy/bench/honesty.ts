import type { Judge } from '../src/judge/judge.ts';
import { FACT_WORDS, recordFacts } from '../src/judge/record.ts';
import { kind, state, WON } from '../src/judge/scratch.ts';
import { ruleOf, verdictOf } from '../src/judge/verdict.ts';
import { IMPOSSIBLE } from '../src/judge/word.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Position } from '../src/orders/position.ts';
import { packPosition } from '../src/phases/pack.ts';
import type { Season } from '../src/phases/season.ts';
import { processWith } from '../src/referee/context.ts';
import { processMovement } from '../src/referee/movement.ts';
import { explainPhase } from '../src/rulings/explain-phase.ts';
import type { Fact } from '../src/rulings/fact.ts';
import { type Explanation, unitsNamed } from '../src/rulings/facts.ts';

/** Outcomes after which a player asks who did it. */
const LOSING: ReadonlySet<string> = new Set(['bounced', 'cut', 'dislodged', 'no-route', 'void']);

/** What was checked, and every way in which an explanation was not honest. */
export interface HonestyReport {
  readonly orders: number;
  readonly losing: number;
  readonly faults: readonly string[];
}

/** The words each unit of a movement phase is judged by. */
export function wordsOf(season: Season, position: Position, given: readonly GivenOrder[]): Int32Array {
  const { board, layout } = season;
  let words = new Int32Array();
  const recording: Season = {
    ...season,
    move: (packed, orders) => {
      words = orders.slice(0, packed.units);
      season.move(packed, orders);
    },
  };
  const packed = packPosition(board, layout, position);
  processWith({ season: recording, board, position, packed, given }, processMovement);
  return words;
}

/**
 * The three properties that keep explanations honest, on every order of a phase: with every unit the explanation does not
 * name taken off the board, the verdict stays; with its culprits taken off, the verdict or its rule changes; every figure
 * follows from what it cites. And the graph has no circle and cites nothing that is not there.
 */
export function checkHonesty(judge: Judge, words: Int32Array): HonestyReport {
  const units = words.length;
  const everyone = Array.from(words, (_, unit) => unit);
  judge.judge(words, 0, units);
  const facts = new Int32Array(units * FACT_WORDS);
  recordFacts(facts, 0);
  const before = everyone.map((unit) => outcome(judge, unit));
  // Under a printed paradox rule a support may count although its unit is dislodged.
  const upheld = everyone.map((unit) => ((state[unit] ?? 0) & WON) !== 0);
  // A support that leaves out the coast it has to name fails by itself, and has no culprit.
  const byItself = everyone.map((unit) => ((kind[unit] ?? 0) & IMPOSSIBLE) !== 0);
  const explanations = explainPhase(judge, words, facts);
  const faults: string[] = [];
  let losing = 0;
  explanations.forEach((explanation, unit) => {
    const own = before[unit];
    if (own === undefined) return;
    const complain = (what: string): number => faults.push(`unit ${unit} (${own}): ${what}`);
    const named = unitsNamed(explanation);
    const among = (kept: readonly number[]): string => {
      const some = Int32Array.from(kept, (other) => words[other] ?? 0);
      judge.judge(some, 0, some.length);
      return outcome(judge, kept.indexOf(unit));
    };
    const alone = among(everyone.filter((other) => named.has(other)));
    if (alone !== own) complain(`becomes ${alone} among those its explanation names`);
    if (LOSING.has(explanation.top.verdict) && byItself[unit] !== true) {
      losing++;
      const { culprits } = explanation.top;
      const without = among(everyone.filter((other) => !culprits.includes(other)));
      if (culprits.length === 0) complain('names no culprit');
      else if (without === own) complain('stays the same without its culprits');
    }
    for (const fault of graphFaults(explanation)) complain(fault);
    for (const fact of explanation.facts.values()) {
      for (const fault of figureFaults(fact, upheld)) complain(`${fact.id}: ${fault}`);
    }
  });
  return { orders: units, losing, faults };
}

function outcome(judge: Judge, unit: number): string {
  return `${verdictOf(unit)} ${ruleOf(unit, judge.rules)}`;
}

function graphFaults({ top, facts }: Explanation): string[] {
  const faults: string[] = [];
  const path = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string): void => {
    if (path.has(id)) faults.push(`cites itself in a circle: ${id}`);
    if (path.has(id) || done.has(id)) return;
    const fact = facts.get(id);
    if (fact === undefined) {
      faults.push(`cites what is not there: ${id}`);
      return;
    }
    path.add(id);
    for (const cited of fact.because) visit(cited);
    path.delete(id);
    done.add(id);
  };
  visit(top.id);
  return faults;
}

/** Strength is one and the supports that counted; each of those must itself have succeeded. */
function figureFaults(fact: Fact, upheld: readonly boolean[]): string[] {
  if (fact.kind !== 'move' || fact.verdict === 'no-route') return [];
  const faults: string[] = [];
  if (fact.strength !== 1 + fact.supporters.length) faults.push('its strength is not one and its supports');
  // What it met: whoever won was stronger, whoever lost was not, unless it was an own unit that stood in the way.
  if (fact.verdict === 'succeeds' && fact.strength <= fact.against) faults.push('it won against as much');
  const isOwn = fact.rule === 'DIP-M8';
  if (fact.verdict === 'bounced' && !isOwn && fact.opponents.length > 0) {
    if (fact.against !== fact.opponents.length) faults.push('what it met is not its opponents');
    if (fact.strength > fact.against) faults.push('it lost against less');
  }
  for (const unit of [...fact.supporters, ...fact.uncounted]) {
    if (upheld[unit] !== true) faults.push(`counts the support of unit ${unit}, which failed`);
  }
  return faults;
}

/** A phase as a sheet, for a person to repeat what went wrong. */
export function phaseText(position: Position, given: readonly GivenOrder[]): string {
  const units = position.units.map(({ power, type, at }) => `${power} ${type} ${at}`);
  return [...units, '--', ...given.map(({ power, order }) => `${power} ${orderText(order)}`)].join('\n');
}
