import { seededChance } from '../chance/seeded-chance.ts';
import type { Decision } from '../game/decision.ts';
import type { GameTypes } from '../game/game.ts';
import { seatId } from '../game/ids.ts';
import type { Ruling } from '../game/ruling.ts';
import { demand, demandSame } from './demand.ts';
import type { ContractCheck, Move } from './options.ts';
import { onPlans, type Subject, sampled, walk } from './walk.ts';

/** What is offered is accepted; what is wrong is refused, by rule; nothing that comes from outside throws. */
export function refusalChecks<T extends GameTypes>(subject: Subject<T>): readonly ContractCheck[] {
  const { game, options } = subject;
  const demandRefused = (decision: Decision<T['Event']>, move: Move<T>, why: string): readonly Ruling[] => {
    demand(decision.kind === 'refused', `accepted, though ${why}`, move);
    demand(decision.rulings.length > 0, `refused without a ruling: ${why}`, move);
    return decision.rulings;
  };
  return [
    {
      name: 'choices are accepted or barred as offered',
      run: () =>
        onPlans(subject, (plan) => {
          const chance = seededChance(plan.seed);
          for (const [index, { before }] of [...walk(subject, plan)].entries()) {
            for (const seat of before.seats) {
              for (const choice of sampled(game.choices(before, seat), plan.seed + index)) {
                const move: Move<T> = { actor: { kind: 'seat', seat }, command: choice.command };
                const decision = game.decide(before, move.command, move.actor, chance);
                if (choice.kind === 'allowed') {
                  demand(decision.kind === 'accepted', 'an offered choice is refused', move, decision.rulings);
                  continue;
                }
                const rules = demandRefused(decision, move, 'it is barred').map(({ rule }) => rule);
                demand(choice.reasons.length > 0, 'a choice is barred without a reason', move);
                for (const { rule } of choice.reasons) {
                  demand(rules.includes(rule), `barred by ${rule}, which the refusal does not name`, move, rules);
                }
              }
            }
          }
        }),
    },
    {
      name: 'commands and options read back from JSON',
      run() {
        const demandRead = (reading: { readonly kind: string; readonly value?: unknown }, value: unknown) => {
          demand(reading.kind === 'read', 'cannot be read', value, reading);
          demandSame(reading.value, value, 'is read as something else');
        };
        for (const garbage of [null, undefined, 0, '', 'x', [], [{}], true]) {
          demand(game.options.read(garbage).kind === 'unparsable', 'options are read from garbage', garbage);
        }
        for (const garbage of [null, undefined, 0, '', 'x', [], {}, { kind: 'no such command' }, { kind: {} }]) {
          demand(game.readCommand(garbage).kind === 'unparsable', 'a command is read from garbage', garbage);
        }
        demandRead(game.options.read(json(game.options.defaults)), game.options.defaults);
        onPlans(subject, (plan) => {
          demandRead(game.options.read(json(plan.options)), plan.options);
          for (const [index, { before }] of [...walk(subject, plan)].entries()) {
            for (const { fallback } of game.pending(before)) demandRead(game.readCommand(json(fallback)), fallback);
            for (const seat of before.seats) {
              for (const { command } of sampled(game.choices(before, seat), plan.seed + index))
                demandRead(game.readCommand(json(command)), command);
            }
          }
        });
      },
    },
    {
      name: 'wrong commands are refused with a rule',
      run() {
        let tried = 0;
        onPlans(subject, (plan) => {
          const chance = seededChance(plan.seed);
          for (const { before, move } of walk(subject, plan)) {
            const stranger: Move<T> = { actor: { kind: 'seat', seat: seatId('no such seat') }, command: move.command };
            demandRefused(
              game.decide(before, stranger.command, stranger.actor, chance),
              stranger,
              'no such seat plays',
            );
            for (const wrong of options.wrong(before)) {
              tried += 1;
              const decision = game.decide(before, wrong.command, wrong.actor, chance);
              for (const { rule } of demandRefused(decision, wrong, 'the rules forbid it')) {
                demand(options.rules?.has(rule) ?? true, `refused by ${rule}, which is no rule of the game`, wrong);
              }
            }
          }
        });
        demand(tried > 0, 'options.wrong never gave a move: nothing was checked');
      },
    },
    {
      name: 'a passed deadline is always answered',
      run: () =>
        onPlans(subject, (plan) => {
          const chance = seededChance(plan.seed);
          for (const { before, after } of walk(subject, plan)) {
            demand(after.phase >= before.phase, 'the phase went back', before.phase, after.phase);
            for (const { seat, fallback } of game.pending(before)) {
              demand(before.seats.includes(seat), 'someone without a seat is asked', seat);
              const decision = game.decide(before, fallback, { kind: 'deadline', seat }, chance);
              demand(decision.kind === 'accepted', `the fallback of ${seat} is refused`, fallback, decision.rulings);
            }
          }
        }),
    },
    {
      name: 'an outcome is final',
      run() {
        let ended = 0;
        onPlans(subject, (plan) => {
          const chance = seededChance(plan.seed);
          for (const { before, move, after } of walk(subject, plan)) {
            const outcome = game.outcome(after);
            const asked = game.pending(after).length;
            demand(
              (outcome === null) === asked > 0,
              'someone is asked after the end, or nobody before it',
              outcome,
              asked,
            );
            if (outcome === null) continue;
            ended += 1;
            for (const seat of outcome.seats) demand(after.seats.includes(seat), 'a stranger wins', outcome);
            for (const seat of after.seats) {
              demand(
                !game.choices(after, seat).some(({ kind }) => kind === 'allowed'),
                `${seat} has choices after the end`,
              );
              const late: Move<T> = { actor: { kind: 'seat', seat }, command: move.command };
              demandRefused(game.decide(after, late.command, late.actor, chance), late, 'the match has ended');
            }
            demand(game.outcome(before) === null, 'a move was possible after the end', move);
          }
        });
        demand(ended > 0 || options.ends === false, 'no random match ended: shorten options or raise steps');
      },
    },
  ];
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
