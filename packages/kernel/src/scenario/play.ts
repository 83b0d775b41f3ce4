import { seededChance } from '../chance/seeded-chance.ts';
import { evolve } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import type { LogEntry } from '../log/entry.ts';
import { readEntry } from '../log/read-log.ts';
import { replaySteps } from '../log/replay.ts';
import type { PlayedStep, ScenarioAdapter } from './adapter.ts';
import type { LocatedScenario, Misprint } from './read-scenario.ts';
import type { ScenarioStep } from './schema.ts';

export interface Playing<T extends GameTypes> {
  readonly steps: readonly PlayedStep<T>[];
  readonly log: readonly LogEntry<T>[];
  /** Orders that could not be read; the scenario stops there. */
  readonly misprints: readonly Misprint[];
}

/** As much of a scenario as it takes to play it. */
export interface Playable extends Pick<LocatedScenario, 'misprint'> {
  readonly scenario: { readonly steps: readonly Pick<ScenarioStep, 'orders'>[] };
}

/** Plays the steps by `decide`, keeping a log as a table would. */
export function playLive<T extends GameTypes, Start, Expect extends object>(
  { scenario, misprint }: Playable,
  start: Start,
  adapter: ScenarioAdapter<T, Start, Expect>,
): Playing<T> {
  const { game } = adapter;
  const chance = adapter.chance?.(start) ?? seededChance(1);
  const log: LogEntry<T>[] = [];
  const enter = (entry: Pick<LogEntry<T>, 'actor' | 'command' | 'events' | 'rulings'>, from: T['State']) => {
    const kept = { seq: log.length, at: 0, ...entry, release: 'scenario' };
    log.push(kept);
    let state = from;
    for (const event of entry.events) state = evolve(game, state, event);
    return { kept, state };
  };
  const options = adapter.options(start);
  const events = game.setup(options, chance);
  let { state } = enter(
    { actor: { kind: 'gameMaster' }, command: { kind: 'setup', options }, events, rulings: [] },
    game.blank,
  );
  const steps: PlayedStep<T>[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const moves = adapter.moves(step.orders ?? '', state, chance);
    if (moves.kind === 'unparsable') {
      const message = `${moves.at}: read "${moves.found}", expected ${moves.expected.join(' | ')}`;
      return { steps, log, misprints: [misprint(['steps', index, 'orders'], message)] };
    }
    const before = state;
    const entries: LogEntry<T>[] = [];
    const refusals: PlayedStep<T>['refusals'][number][] = [];
    for (const move of moves.value) {
      const decision = game.decide(state, move.command, move.actor, chance);
      if (decision.kind === 'refused') {
        refusals.push({ move, rulings: decision.rulings });
        continue;
      }
      const entered = enter(
        {
          actor: move.actor,
          command: { kind: 'play', command: move.command },
          events: decision.events,
          rulings: decision.rulings,
        },
        state,
      );
      entries.push(entered.kept);
      state = entered.state;
    }
    steps.push({ before, after: state, entries, refusals });
  }
  return { steps, log, misprints: [] };
}

/**
 * The same steps once more, from nothing but the log as it would be stored.
 *
 * @throws Error when the log does not read back, which is a bug of the game: it keeps something that JSON does not
 */
export function playAgain<T extends GameTypes, Start, Expect extends object>(
  live: Playing<T>,
  { game }: ScenarioAdapter<T, Start, Expect>,
): readonly PlayedStep<T>[] {
  const stored = JSON.parse(JSON.stringify(live)) as Playing<T>;
  const log = stored.log.map((json) => {
    const reading = readEntry<T>(json);
    if (reading.kind === 'read') return reading.value;
    throw new Error(`entry ${json.seq} does not read back: ${reading.at} is ${reading.found}`);
  });
  const replayed = [...replaySteps(game, log)];
  let next = 1;
  return stored.steps.map(({ entries, refusals }) => {
    const mine = replayed.slice(next, next + entries.length);
    next += entries.length;
    const before = replayed[next - entries.length - 1]?.after ?? game.blank;
    return { before, after: mine.at(-1)?.after ?? before, entries: mine.map(({ entry }) => entry), refusals };
  });
}
