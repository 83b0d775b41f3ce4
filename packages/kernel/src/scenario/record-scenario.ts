import type { GameTypes } from '../game/game.ts';
import type { PlayedStep, ScenarioAdapter } from './adapter.ts';
import { playLive } from './play.ts';
import { type Misprint, pathText } from './read-scenario.ts';
import type { Scenario, ScenarioStep, Why } from './schema.ts';

/** A scenario of which it is not said yet what is expected. */
export interface ScenarioDraft
  extends Pick<Scenario, 'id' | 'title' | 'prose' | 'level' | 'source' | 'start' | 'focus' | 'hide'> {
  /** What is given to the referee, step by step. */
  readonly steps: readonly string[];
}

/** What came out of a step, as a scenario says it; a step that explains nothing has no `why`. */
export type Recording = Pick<ScenarioStep, 'expect'> & { readonly why: readonly Why[] };

export type RecordedScenario<T extends GameTypes> =
  | { readonly kind: 'recorded'; readonly scenario: Scenario; readonly played: readonly PlayedStep<T>[] }
  /** The start or the orders do not read, or the game refused something. */
  | { readonly kind: 'unplayable'; readonly at: string; readonly message: string };

/**
 * Plays a draft and expects of it whatever came out: what the referee says today, for a person to check. The rules it is about
 * are those of its reasons.
 */
export function recordScenario<T extends GameTypes, Start, Expect extends object>(
  draft: ScenarioDraft,
  adapter: ScenarioAdapter<T, Start, Expect>,
  record: (played: PlayedStep<T>) => Recording,
): RecordedScenario<T> {
  const start = adapter.start.safeParse(draft.start);
  if (!start.success) {
    const [issue] = start.error.issues;
    return { kind: 'unplayable', at: pathText(['start', ...(issue?.path ?? [])]), message: issue?.message ?? '' };
  }
  const { steps: orders, ...about } = draft;
  const scenario = { steps: orders.map((text) => ({ orders: text })) };
  const misprint = (path: readonly PropertyKey[], message: string): Misprint => {
    return { kind: 'misprint', line: 1, column: 1, at: pathText(path), message };
  };
  const live = playLive({ scenario, misprint }, start.data, adapter);
  const [unread] = live.misprints;
  if (unread !== undefined) return { kind: 'unplayable', at: unread.at, message: unread.message };
  for (const [index, { refusals }] of live.steps.entries()) {
    const rules = new Set(refusals.flatMap(({ rulings }) => rulings.map(({ rule }) => rule)));
    if (refusals.length === 0) continue;
    return {
      kind: 'unplayable',
      at: pathText(['steps', index, 'orders']),
      message: `refused by ${[...rules].join(', ')}`,
    };
  }
  const steps = live.steps.map((played, index): ScenarioStep => {
    const { expect, why } = record(played);
    const given = orders[index] ?? '';
    return { ...(given === '' ? {} : { orders: given }), expect, ...(why.length > 0 ? { why: [...why] } : {}) };
  });
  const rules = [...new Set(steps.flatMap(({ why = [] }) => why.map(({ rule }) => rule)))];
  const { id, title, prose, level, source, start: board, focus, hide } = about;
  const game = adapter.game.id;
  return {
    kind: 'recorded',
    scenario: { id, game, title, prose, level, rules, source, start: board, steps, focus, hide },
    played: live.steps,
  };
}
