import { evolve, type Ruling, seededChance } from '@panjeong/kernel';
import { readScenario } from '@panjeong/kernel/scenario';
import { PAIRS, playRandomMatch } from '../bench/random-match.ts';
import { plamer } from '../src/game.ts';
import type { Recorder } from '../src/rulings/recorder.ts';
import { takingDown } from '../src/rulings/taken-down.ts';
import { plamerScenarios } from '../src/scenario/adapter.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import { SEATS } from '../src/state/seats.ts';
import type { PlamerState } from '../src/state/state.ts';
import type { SeenEvent } from '../src/views/seen-event.ts';
import { scenarioTexts } from './scenario-files.ts';

/** What there is to be told: rulings and events as they come about in matches and scenarios. */
export interface Told {
  readonly rulings: readonly Ruling[];
  readonly events: readonly SeenEvent[];
}

/** Of each verdict and each kind of event as many as this are kept; the rest say the same with other names. */
const KEPT = 60;

/** Everything that random matches of every pairing and all scenarios give to tell. */
export function toldInMatches(): Told {
  const rulings = new Map<string, Ruling[]>();
  const events = new Map<string, SeenEvent[]>();
  const keep = <Kept>(into: Map<string, Kept[]>, key: string, value: Kept): void => {
    const kept = into.get(key) ?? [];
    if (kept.length < KEPT) into.set(key, [...kept, value]);
  };
  const rule = (ruling: Ruling): void => keep(rulings, ruling.verdict, ruling);
  for (const [index, factions] of PAIRS.entries()) {
    const record = takingDown();
    let asked = 0;
    playRandomMatch(
      { seed: index + 11, factions },
      {
        before(state, side) {
          asked += 1;
          if (asked % 40 !== 0) return;
          for (const choice of plamer.choices(state, SEATS[side]))
            if (choice.kind === 'barred') choice.reasons.forEach(rule);
        },
      },
      record satisfies Recorder,
    );
    record.rulings.forEach(rule);
  }
  const happen = (event: PlamerEvent, before: PlamerState, after: PlamerState): void => {
    for (const audience of [{ kind: 'seat', seat: SEATS[0] }, { kind: 'public' }] as const) {
      const seen = plamer.eventFor(event, before, after, audience);
      if (seen !== null) keep(events, seen.kind, seen);
    }
  };
  for (const { text } of scenarioTexts()) for (const decision of playedIn(text, happen)) decision.forEach(rule);
  return { rulings: [...rulings.values()].flat(), events: [...events.values()].flat() };
}

/**
 * Plays a scenario. @returns the rulings of each decision
 *
 * @param happen is told of every event
 */
export function playedIn(
  text: string,
  happen: (event: PlamerEvent, before: PlamerState, after: PlamerState) => void = () => {},
): readonly (readonly Ruling[])[] {
  const reading = readScenario(text);
  if (reading.kind !== 'read') throw new Error('unreadable');
  const start = plamerScenarios.start.parse(reading.value.scenario.start);
  const chance = plamerScenarios.chance?.(start) ?? seededChance(1);
  let state: PlamerState = plamer.blank;
  const enter = (event: PlamerEvent): void => {
    const before = state;
    state = evolve(plamer, state, event);
    happen(event, before, state);
  };
  plamer.setup(plamerScenarios.options(start), chance).forEach(enter);
  const decisions: (readonly Ruling[])[] = [];
  for (const { orders = '' } of reading.value.scenario.steps) {
    const moves = plamerScenarios.moves(orders, state, chance);
    if (moves.kind !== 'read') throw new Error(`unreadable: ${orders}`);
    for (const { actor, command } of moves.value) {
      const decision = plamer.decide(state, command, actor, chance);
      decisions.push(decision.rulings);
      if (decision.kind === 'accepted') decision.events.forEach(enter);
    }
  }
  return decisions;
}
