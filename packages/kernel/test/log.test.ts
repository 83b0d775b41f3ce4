import { describe, expect, it } from 'vitest';
import {
  type Actor,
  emission,
  evolve,
  hashOf,
  type LogCommand,
  type LogEntry,
  readEntry,
  recheck,
  replay,
  replaySteps,
  seatId,
  seededChance,
  standing,
} from '../src/index.ts';
import { type ToyCommand, type ToyState, type ToyTypes, toy } from './toy.ts';

const chance = seededChance(3);
const north: Actor = { kind: 'seat', seat: seatId('north') };
const south: Actor = { kind: 'seat', seat: seatId('south') };
const master: Actor = { kind: 'gameMaster' };
type Entry = LogEntry<ToyTypes>;

/** Adds an entry as a table would. */
function add(log: readonly Entry[], actor: Actor, command: LogCommand<ToyTypes>): readonly Entry[] {
  const state = replay(toy, log);
  const decision =
    command.kind === 'setup'
      ? { events: toy.setup(command.options, chance), rulings: [] }
      : command.kind === 'rollback'
        ? { events: [], rulings: [] }
        : toy.decide(state, command.command, actor, chance);
  if (!('events' in decision)) throw new Error('refused');
  const { events, rulings } = decision;
  return [...log, { seq: log.length, at: 1000, actor, command, events, rulings, release: '0.1.0' }];
}
const play = (log: readonly Entry[], actor: Actor, command: ToyCommand) => add(log, actor, { kind: 'play', command });
const back = (log: readonly Entry[], to: number) => add(log, master, { kind: 'rollback', to, reason: 'a slip' });

const opened = add([], master, { kind: 'setup', options: { turns: 4, coins: 2 } });
const flipped = play(opened, north, { kind: 'flip' });
const twice = play(flipped, south, { kind: 'flip' });

describe('replay', () => {
  it('applies the events of every entry and nothing else', () => {
    const broken = { ...toy, decide: () => expect.fail('decided'), setup: () => expect.fail('set up') };
    expect(replay(broken, twice)).toEqual({ ...replay(toy, twice), phase: 2 });
    expect([...replaySteps(broken, twice)].map(({ entry, after }) => [entry.seq, after.phase])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('leaves the blank state of the game alone', () => {
    const before = hashOf(toy.blank);
    replay(toy, twice);
    expect(hashOf(toy.blank)).toBe(before);
  });
});

describe('a rollback', () => {
  it('leads to the state after the entry it names, and play goes on from there', () => {
    const rolled = back(twice, 1);
    expect(replay(toy, rolled)).toEqual(replay(toy, flipped));
    const passed = play(rolled, south, { kind: 'pass' });
    expect(standing(passed).map(({ seq }) => seq)).toEqual([0, 1, 4]);
    expect(passed).toHaveLength(5);
  });

  it('gives back the same draw', () => {
    const again = play(back(twice, 1), south, { kind: 'flip' });
    expect(again.at(-1)?.events).toEqual(twice.at(-1)?.events);
  });

  it('can be undone by a rollback to what it took back', () => {
    expect(replay(toy, back(back(twice, 0), 2))).toEqual(replay(toy, twice));
    expect(replay(toy, back(back(twice, 0), 3))).toEqual(replay(toy, opened));
  });

  it('goes to an earlier entry only', () => {
    expect(() => standing(back(twice, 3))).toThrow('entry 3 goes back to 3');
    expect(() => standing(twice.slice(1))).toThrow('seq 1');
  });
});

describe('recheck', () => {
  it('finds nothing in a log that was decided by the same rules and chance, amendments and rollbacks included', () => {
    const amended = add(twice, master, {
      kind: 'amend',
      command: { kind: 'give', seat: seatId('north'), points: 2 },
      reason: 'a coin was miscounted',
    });
    expect(recheck(toy, play(back(amended, 2), north, { kind: 'pass' }), chance)).toEqual([]);
  });

  it('finds an entry whose events are not what the command gives', () => {
    const forged = twice.map((entry, seq): Entry => {
      if (seq !== 1) return entry;
      return {
        ...entry,
        events: entry.events.map((event) => (event.kind === 'flipped' ? { ...event, heads: !event.heads } : event)),
      };
    });
    expect(recheck(toy, forged, chance)).toEqual([1]);
    expect(recheck(toy, [...opened, { ...(flipped[1] as Entry), actor: south }], chance)).toEqual([1]);
  });
});

describe('reading an entry', () => {
  const stored = (change: object = {}): unknown => ({ ...JSON.parse(JSON.stringify(twice[1])), ...change });

  it('gives back what was stored', () => {
    expect(readEntry(stored())).toEqual({ kind: 'read', value: twice[1] });
  });

  it.each<readonly [string, unknown, string, string]>([
    ['nothing', undefined, '', 'nothing'],
    ['a number', 7, '', '7'],
    ['no events', stored({ events: null }), 'events', 'null'],
    ['an event without a kind', stored({ events: [{ kind: 'a' }, {}] }), 'events[1].kind', 'nothing'],
    ['an actor there is not', stored({ actor: { kind: 'ghost' } }), 'actor.kind', '"ghost"'],
    ['a negative seq', stored({ seq: -1 }), 'seq', '-1'],
    ['a key there is not', stored({ key: 1 }), '', JSON.stringify(stored({ key: 1 })).slice(0, 80)],
    [
      'a rollback without a reason',
      stored({ command: { kind: 'rollback', to: 0, reason: '' } }),
      'command.reason',
      '""',
    ],
  ])('that holds %s says where', (_name, json, at, found) => {
    expect(readEntry(json)).toMatchObject({ kind: 'unparsable', at, found });
  });
});

describe('applying', () => {
  const state: ToyState = replay(toy, twice);

  it('by evolve leaves the state it starts from', () => {
    const before = hashOf(state);
    expect(evolve(toy, state, { kind: 'passed', seat: seatId('north') }).phase).toBe(3);
    expect(hashOf(state)).toBe(before);
  });

  it('inside decide shows the next step the effect of the last', () => {
    const { draft, events, emit } = emission<ToyTypes>((target, event) => toy.apply(target, event), state);
    emit({ kind: 'passed', seat: seatId('north') });
    expect(draft.phase).toBe(3);
    emit({ kind: 'passed', seat: seatId('south') });
    expect([draft.phase, events.length, state.phase]).toEqual([4, 2, 2]);
  });
});
