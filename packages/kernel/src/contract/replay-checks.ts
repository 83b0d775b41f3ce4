import { seededChance } from '../chance/seeded-chance.ts';
import { copyOf, evolve } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import type { LogEntry } from '../log/entry.ts';
import { readEntry } from '../log/read-log.ts';
import { recheck } from '../log/recheck.ts';
import { replay } from '../log/replay.ts';
import { demand, demandSame } from './demand.ts';
import type { ContractCheck } from './options.ts';
import { deepFreeze } from './purity-checks.ts';
import { onPlans, type Plan, type Subject, walk } from './walk.ts';

/** The log leads back to every state, and both ways of applying an event agree. */
export function replayChecks<T extends GameTypes>(subject: Subject<T>): readonly ContractCheck[] {
  const { game } = subject;
  return [
    {
      name: 'a replayed log leads to the same state',
      run: () =>
        onPlans(subject, (plan) => {
          const { entries, states } = recorded(subject, plan);
          const stored: unknown = JSON.parse(JSON.stringify(entries));
          demand(Array.isArray(stored), 'a log is a list');
          const log = stored.map((json) => {
            const reading = readEntry<T>(json);
            demand(reading.kind === 'read', 'an entry does not read back', json, reading);
            return reading.value;
          });
          demandSame(replay(game, log), states.at(-1), 'the replayed state is another');
          demandSame(recheck(game, log, seededChance(plan.seed)), [], 'deciding again came out otherwise at these seq');
          const to = plan.seed % log.length;
          const rollback = rollbackEntry<T>(log.length, to);
          demandSame(replay(game, [...log, rollback]), states[to], `the state after a rollback to ${to} is another`);
        }),
    },
    {
      name: 'apply and evolve agree after every event',
      run: () =>
        onPlans(subject, (plan) => {
          const owned = copyOf(game.blank);
          let evolved: T['State'] = deepFreeze(copyOf(game.blank) as T['State']);
          const both = (event: T['Event']) => {
            const given = JSON.stringify(event);
            game.apply(owned, event);
            try {
              evolved = deepFreeze(evolve(game, evolved, deepFreeze(copyOf(event) as T['Event'])));
            } catch (error) {
              demand(
                false,
                `evolving a frozen state by ${event.kind} failed: draftFor shares what apply changes`,
                String(error),
              );
            }
            demandSame(evolved, owned, `apply and evolve disagree on ${event.kind}`);
            demand(JSON.stringify(event) === given, `apply changed the event ${event.kind}`);
          };
          for (const { events } of recorded(subject, plan).entries) for (const event of events) both(event);
        }),
    },
  ];
}

/** A random match as a log, with the state after every entry. */
function recorded<T extends GameTypes>(
  subject: Subject<T>,
  plan: Plan<T>,
): { readonly entries: readonly LogEntry<T>[]; readonly states: readonly T['State'][] } {
  const { game } = subject;
  const opened = game.setup(plan.options, seededChance(plan.seed));
  const draft = copyOf(game.blank);
  for (const event of opened) game.apply(draft, event);
  const states: T['State'][] = [draft as T['State']];
  const entries: LogEntry<T>[] = [
    {
      seq: 0,
      at: 0,
      actor: { kind: 'gameMaster' },
      command: { kind: 'setup', options: plan.options },
      events: opened,
      rulings: [],
      release: 'contract',
    },
  ];
  for (const { move, decision, after } of walk(subject, plan)) {
    if (decision.kind === 'refused') continue;
    entries.push({
      seq: entries.length,
      at: entries.length,
      actor: move.actor,
      command: { kind: 'play', command: move.command },
      events: decision.events,
      rulings: decision.rulings,
      release: 'contract',
    });
    states.push(after);
  }
  return { entries, states };
}

const rollbackEntry = <T extends GameTypes>(seq: number, to: number): LogEntry<T> => ({
  seq,
  at: seq,
  actor: { kind: 'gameMaster' },
  command: { kind: 'rollback', to, reason: 'contract' },
  events: [],
  rulings: [],
  release: 'contract',
});
