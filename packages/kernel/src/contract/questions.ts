import { seededChance } from '../chance/seeded-chance.ts';
import { copyOf, evolve } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import { rulingsFor } from '../rulings/projection.ts';
import { audiencesOf, type Step, type Subject } from './walk.ts';

/** Something a table asks a game; `ask` may be called any number of times on equal states. */
export interface Question<T extends GameTypes> {
  readonly name: string;
  readonly ask: (state: T['State']) => unknown;
}

/** Everything a table asks of a game around one step, each taking the state before the step. */
export function questionsAt<T extends GameTypes>(
  { game }: Subject<T>,
  step: Step<T>,
  seed: number,
): readonly Question<T>[] {
  const chance = seededChance(seed);
  const { actor } = step.move;
  const command = copyOf(step.move.command) as T['Command'];
  const audiences = audiencesOf(game, step.before);
  const afterDecision = (state: T['State']) => {
    const decision = game.decide(state, command, actor, chance);
    const spans = [];
    let after = state;
    for (const event of decision.kind === 'accepted' ? decision.events : []) {
      const before = after;
      after = evolve(game, before, event);
      spans.push({ event, before, after });
    }
    return { spans, after, rulings: decision.rulings };
  };
  return [
    { name: 'pending', ask: (state) => game.pending(state) },
    { name: 'outcome', ask: (state) => game.outcome(state) },
    ...step.before.seats.map((seat) => ({
      name: `choices of ${seat}`,
      ask: (state: T['State']) => game.choices(state, seat),
    })),
    { name: 'decide', ask: (state) => game.decide(state, command, actor, chance) },
    ...audiences.flatMap((audience): readonly Question<T>[] => [
      { name: `view of ${audience.kind}`, ask: (state) => game.viewFor(state, audience) },
      {
        name: `imagine by ${audience.kind}`,
        ask: (state) => game.imagine(game.viewFor(state, audience), seededChance(seed)),
      },
      {
        name: `events for ${audience.kind}`,
        ask: (state) =>
          afterDecision(state).spans.map(({ event, before, after }) => game.eventFor(event, before, after, audience)),
      },
      {
        name: `rulings for ${audience.kind}`,
        ask(state) {
          const { rulings, after } = afterDecision(state);
          return rulingsFor(game, rulings, after, audience);
        },
      },
    ]),
  ];
}
