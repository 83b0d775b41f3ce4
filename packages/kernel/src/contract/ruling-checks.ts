import { seededChance } from '../chance/seeded-chance.ts';
import type { GameTypes } from '../game/game.ts';
import type { Ruling } from '../game/ruling.ts';
import { graphFaults } from '../rulings/graph.ts';
import { HIDDEN, rulingsFor } from '../rulings/projection.ts';
import { demand, demandSame } from './demand.ts';
import type { ContractCheck } from './options.ts';
import { audiencesOf, onPlans, type Subject, walk } from './walk.ts';

/** Rulings are a sound graph, for the referee and for every audience, and cite rules of the game. */
export function rulingChecks<T extends GameTypes>(subject: Subject<T>): readonly ContractCheck[] {
  const { game, options } = subject;
  const demandSound = (rulings: readonly Ruling[], what: string) => {
    demandSame(graphFaults(rulings), [], `${what}: the rulings are no sound graph`);
    for (const { rule } of rulings) {
      demand(rule === HIDDEN.rule || (options.rules?.has(rule) ?? true), `${what}: ${rule} is no rule of the game`);
    }
  };
  return [
    {
      name: 'rulings rest on rulings, never in circles',
      run: () =>
        onPlans(subject, (plan) => {
          const chance = seededChance(plan.seed);
          for (const { before, move, decision, after } of walk(subject, plan)) {
            demandSound(decision.rulings, move.command.kind);
            for (const audience of audiencesOf(game, after)) {
              demandSound(
                rulingsFor(game, decision.rulings, after, audience),
                `${move.command.kind} for ${audience.kind}`,
              );
            }
            for (const wrong of options.wrong(before)) {
              demandSound(game.decide(before, wrong.command, wrong.actor, chance).rulings, wrong.command.kind);
            }
            for (const seat of before.seats) {
              for (const choice of game.choices(before, seat)) {
                if (choice.kind === 'barred') demandSound(choice.reasons, `barred ${choice.command.kind}`);
              }
            }
          }
        }),
    },
  ];
}
