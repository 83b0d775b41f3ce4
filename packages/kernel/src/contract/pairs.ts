import { seededChance } from '../chance/seeded-chance.ts';
import type { Audience } from '../game/audience.ts';
import type { Chance } from '../game/chance.ts';
import { evolve } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import type { Ruling } from '../game/ruling.ts';
import { canonicalJson } from '../log/canonical.ts';
import type { Move } from './options.ts';
import { audiencesOf, onPlans, type Subject, walk } from './walk.ts';

/**
 * Two states that look the same to an audience: the real one and one imagined from its view. Whatever leaves the table for
 * that audience must be the same from both, now and after the same move; by induction over moves nothing hidden is ever told.
 */
export interface Pair<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly audience: Audience;
  readonly states: readonly [T['State'], T['State']];
  /** The move made in each: the same one, or another seat's that may differ in what is hidden from the audience. */
  readonly moves: readonly [Move<T>, Move<T>];
  readonly seed: number;
}

export function onPairs<T extends GameTypes>(subject: Subject<T>, property: (pair: Pair<T>) => void): void {
  const { game } = subject;
  onPlans(subject, (plan) => {
    let seed = plan.seed;
    for (const step of walk(subject, plan)) {
      // The position in which a match ends is in no step's `before`.
      const states = game.outcome(step.after) === null ? [step.before] : [step.before, step.after];
      for (const state of states) {
        for (const audience of audiencesOf(game, state)) {
          seed += 1;
          const imagined = game.imagine(game.viewFor(state, audience), seededChance(seed));
          const moves = [step.move, twinOf(subject, step.move, audience, [state, imagined], seed)] as const;
          property({ subject, audience, states: [state, imagined], moves, seed });
        }
      }
    }
  });
}

/** A move that the audience is not to tell from this one, legal in the imagined state; often the move itself. */
function twinOf<T extends GameTypes>(
  { game, options }: Subject<T>,
  move: Move<T>,
  audience: Audience,
  states: readonly [T['State'], T['State']],
  seed: number,
): Move<T> {
  const { actor, command } = move;
  if (actor.kind === 'gameMaster' || (audience.kind === 'seat' && audience.seat === actor.seat)) return move;
  const twins = game
    .choices(states[1], actor.seat)
    .flatMap((choice) => (choice.kind === 'allowed' ? [choice.command] : []))
    .filter((other) => options.alike(command, other, audience, states));
  const twin = twins[seed % Math.max(1, twins.length)];
  return twin === undefined ? move : { actor, command: twin };
}

export function looksSame<T extends GameTypes>({ subject: { game }, audience, states }: Pair<T>): boolean {
  const [real, imagined] = states.map((state) => canonicalJson(game.viewFor(state, audience)));
  return real === imagined;
}

export interface Played<T extends GameTypes> {
  readonly seen: readonly T['SeenEvent'][];
  readonly rulings: readonly Ruling[];
  readonly after: T['State'];
  /** An event on the way told something by the rules; `seen` ends before it. */
  readonly reveals: boolean;
}

/** The pair's moves made in their states, or null when one of them refuses it (then only its actor learns anything). */
export function played<T extends GameTypes>({
  subject,
  audience,
  moves,
  states,
  seed,
}: Pair<T>): readonly Played<T>[] | null {
  const { game, options } = subject;
  const both = states.flatMap((state, index): readonly Played<T>[] => {
    const move = moves[index] ?? moves[0];
    const decision = game.decide(state, move.command, move.actor, countedFrom(state.draws, seed));
    if (decision.kind === 'refused') return [];
    const seen: T['SeenEvent'][] = [];
    let reveals = false;
    let after = state;
    for (const event of decision.events) {
      const before = after;
      after = evolve(game, before, event);
      reveals ||= options.reveals(event, audience, before);
      const projected = reveals ? null : game.eventFor(event, before, after, audience);
      if (projected !== null) seen.push(projected);
    }
    return [{ seen, rulings: decision.rulings, after, reveals }];
  });
  return both.length === states.length ? both : null;
}

/** Chance that falls alike in both states, however many draws each has behind it. */
export function countedFrom(draws: number, seed: number): Chance {
  const chance = seededChance(seed);
  return { draw: (at, below) => chance.draw(at - draws, below) };
}
