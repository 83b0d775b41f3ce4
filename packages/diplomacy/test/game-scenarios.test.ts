import { evolve, hashOf, type LogEntry, type Ruling, replay, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyTypes } from '../src/game/diplomacy-types.ts';
import type { ResolvedOrder } from '../src/game/event.ts';
import { indexNames } from '../src/map/names.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderSetsOf } from '../src/orders/order-sets.ts';
import { mapOf, readScenarioFiles, type ScenarioFile, startPosition, unitKey } from './scenario-files.ts';

const chance = seededChance(1);
type Entry = LogEntry<DiplomacyTypes>;

/** A match played as at a table: every sheet is handed in by its power, and the game master resolves the phase. */
function openedAt(scenario: ScenarioFile) {
  const { map, edition, policy = {} } = scenario.start;
  const options = diplomacy.options.read({ map, edition, policy, position: startPosition(scenario) });
  if (options.kind === 'unparsable') throw new Error(`${options.at}: ${options.expected.join()}`);
  const entries: Entry[] = [];
  let state = diplomacy.blank;
  const enter = (
    actor: Entry['actor'],
    command: Entry['command'],
    events: Entry['events'],
    rulings: readonly Ruling[],
  ) => {
    entries.push({ seq: entries.length, at: 0, actor, command, events, rulings, release: 'test' });
    for (const event of events) state = evolve(diplomacy, state, event);
  };
  const master = { kind: 'gameMaster' } as const;
  enter(master, { kind: 'setup', options: options.value }, diplomacy.setup(options.value, chance), []);
  return {
    entries,
    state: () => state,
    play(actor: Entry['actor'], json: unknown): Entry {
      const command = diplomacy.readCommand(JSON.parse(JSON.stringify(json)));
      if (command.kind === 'unparsable') throw new Error(`${command.at}: ${command.expected.join()}`);
      const decision = diplomacy.decide(state, command.value, actor, chance);
      if (decision.kind === 'refused') throw new Error(`refused: ${JSON.stringify(decision.rulings)}`);
      enter(actor, { kind: 'play', command: command.value }, decision.events, decision.rulings);
      return entries.at(-1) as Entry;
    },
  };
}

function verdictsOf(orders: readonly ResolvedOrder[]): Record<string, readonly [string, string]> {
  const verdicts: Record<string, readonly [string, string]> = {};
  for (const { power, order, verdict, rule } of orders) {
    let key = `${power} ${order}`;
    for (let again = 2; key in verdicts; again++) key = `${power} ${order} (${again})`;
    verdicts[key] = [verdict, rule];
  }
  return verdicts;
}

const scenarios = readScenarioFiles().map((scenario) => ({
  title: `[${scenario.rules.join(' ')}] ${scenario.id}`,
  scenario,
}));

describe('the scenarios', () => {
  it('have ids of their own', () => {
    const ids = readScenarioFiles().map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the scenarios, played as matches', () => {
  it.each(scenarios)('$title', ({ scenario }) => {
    const match = openedAt(scenario);
    const names = indexNames(mapOf(scenario));
    for (const { orders, expect: wanted } of scenario.steps) {
      for (const { power, orders: own } of orderSetsOf(parseSheet(orders, names))) {
        const sheet: DiplomacyCommand = { kind: 'submit', orders: own.map((order) => ({ order })), says: null };
        match.play({ kind: 'seat', seat: seatId(power) }, sheet);
      }
      const { events, rulings } = match.play({ kind: 'gameMaster' }, { kind: 'process' });
      const resolved = events.flatMap((event) => (event.kind === 'phase-resolved' ? event.orders : []));
      expect(verdictsOf(resolved)).toEqual(wanted.orders);
      expect(match.state().position.units.map(unitKey).sort()).toEqual([...wanted.units].sort());
      // Whatever is told of an order is also ruled, once or with its causes.
      for (const { power, order, verdict, rule } of resolved) {
        expect(rulings).toContainEqual(expect.objectContaining({ subject: `${power} ${order}`, verdict, rule }));
      }
    }
    expect(hashOf(replay(diplomacy, JSON.parse(JSON.stringify(match.entries)) as Entry[]))).toBe(hashOf(match.state()));
  });
});
