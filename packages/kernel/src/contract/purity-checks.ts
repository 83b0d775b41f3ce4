import { seededChance } from '../chance/seeded-chance.ts';
import type { Chance } from '../game/chance.ts';
import { copyOf } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import { jsonFault } from '../log/canonical.ts';
import { demand, demandSame } from './demand.ts';
import type { ContractCheck } from './options.ts';
import { questionsAt } from './questions.ts';
import { onPlans, opening, type Subject, walk } from './walk.ts';

/** Same question, same answer; nothing changed by asking; all of it plain JSON; every draw counted. */
export function purityChecks<T extends GameTypes>(subject: Subject<T>): readonly ContractCheck[] {
  const { game } = subject;
  return [
    {
      name: 'state, events and answers are plain JSON',
      run: () =>
        onPlans(subject, (plan) => {
          const demandJson = (value: unknown, what: string) => {
            const fault = jsonFault(value);
            demand(fault === null, `${what} is not plain JSON at ${fault}`);
          };
          demandJson(game.blank, 'blank');
          demandJson(game.options.defaults, 'options.defaults');
          demandJson(game.setup(plan.options, seededChance(plan.seed)), 'the opening');
          for (const step of walk(subject, plan)) {
            demandJson(step.after, `the state after ${step.move.command.kind}`);
            for (const { name, ask } of questionsAt(subject, step, plan.seed)) demandJson(ask(step.before), name);
          }
        }),
    },
    {
      name: 'the same question gets the same answer',
      run: () =>
        onPlans(subject, (plan) => {
          const setup = () => game.setup(plan.options, seededChance(plan.seed));
          demandSame(setup(), setup(), 'setup came out otherwise the second time');
          const first = [...walk(subject, plan)];
          const second = [...walk(subject, plan)];
          demandSame(first, second, 'the same moves made another match');
          for (const step of first) {
            const questions = questionsAt(subject, step, plan.seed);
            // All once, then all again on a copy: what one question leaves behind must not change another, nor may it matter
            // which object holds the state.
            const answers = questions.map(({ ask }) => ask(step.before));
            const copy = copyOf(step.before) as T['State'];
            for (const [index, { name, ask }] of questions.entries()) {
              demandSame(ask(copy), answers[index], `${name}: another answer the second time`);
            }
          }
        }),
    },
    {
      name: 'asking changes nothing',
      run: () =>
        onPlans(subject, (plan) => {
          const blank = JSON.stringify(game.blank);
          const options = copyOf(plan.options) as T['Options'];
          game.setup(deepFreeze(options), seededChance(plan.seed));
          for (const step of walk(subject, plan)) {
            const before = JSON.stringify(step.before);
            for (const { name, ask } of questionsAt(subject, step, plan.seed)) {
              // A frozen state catches a change by strict code at once, a comparison that of any other code.
              const loose = copyOf(step.before) as T['State'];
              ask(loose);
              demand(JSON.stringify(loose) === before, `${name} changed the state it was asked about`);
              try {
                ask(deepFreeze(loose));
              } catch (error) {
                demand(false, `${name} failed on a frozen state`, String(error));
              }
            }
          }
          demand(JSON.stringify(game.blank) === blank, 'blank was changed');
        }),
    },
    {
      name: 'every draw is counted',
      run: () =>
        onPlans(subject, (plan) => {
          const drawn: number[] = [];
          const chance: Chance = {
            draw(at, below) {
              drawn.push(at);
              return seededChance(plan.seed).draw(at, below);
            },
          };
          game.setup(plan.options, chance);
          const opened = opening(game, plan);
          demand(Math.max(-1, ...drawn) < opened.draws, 'setup drew more than state.draws says', drawn, opened.draws);
          for (const { before, move, decision, after } of walk(subject, plan)) {
            drawn.length = 0;
            game.decide(before, move.command, move.actor, chance);
            const name = move.command.kind;
            demand(Math.min(Number.POSITIVE_INFINITY, ...drawn) >= before.draws, `${name} drew a number again`, drawn);
            if (decision.kind === 'refused') continue;
            demand(Math.max(-1, ...drawn) < after.draws, `${name} drew more than state.draws says`, drawn, after.draws);
            demand(after.draws >= before.draws, `${name} took draws back`, before.draws, after.draws);
          }
        }),
    },
  ];
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
