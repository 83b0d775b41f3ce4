import { type ContractOptions, contractSuite, type Move } from '@panjeong/kernel/contract';
import { describe, it } from 'vitest';
import { LESSON_MAP } from '../maps/index.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyTypes } from '../src/game/diplomacy-types.ts';
import { DEFAULT_OPTIONS, type DiplomacyOptions } from '../src/game/options.ts';
import type { Position } from '../src/orders/position.ts';
import { RULE_CODES } from '../src/rules/registry.ts';

const DRAFTING: readonly string[] = ['order', 'submit', 'withdraw'];

const contract: Omit<ContractOptions<DiplomacyTypes>, 'options'> = {
  wrong: (state) =>
    state.seats.slice(0, 2).flatMap((seat): readonly Move<DiplomacyTypes>[] => [
      { actor: { kind: 'seat', seat }, command: { kind: 'process' } },
      { actor: { kind: 'seat', seat }, command: { kind: 'set-civil-disorder', power: seat, inDisorder: true } },
      { actor: { kind: 'seat', seat }, command: { kind: 'concede', to: seat } },
      { actor: { kind: 'deadline', seat }, command: { kind: 'vote-draw', among: null } },
      { actor: { kind: 'gameMaster' }, command: { kind: 'ready', ready: true } },
      {
        actor: { kind: 'seat', seat },
        command: { kind: 'order', order: { kind: 'move', unit: { type: 'A', at: 'MAO' }, to: 'NAO', via: false } },
      },
      {
        actor: { kind: 'gameMaster' },
        command: { kind: 'amend', changes: [{ kind: 'remove-unit', at: 'IRI' }], reason: 'no unit is there' },
      },
      {
        actor: { kind: 'seat', seat },
        command: {
          kind: 'amend-order',
          power: seat,
          line: { order: { kind: 'hold', unit: { at: 'VIE' } } },
          reason: 'x',
        },
      },
    ]),
  extra: ({ seats, position }) => {
    const process: Move<DiplomacyTypes> = { actor: { kind: 'gameMaster' }, command: { kind: 'process' } };
    return seats.slice(0, 2).flatMap((seat): readonly Move<DiplomacyTypes>[] => [
      process,
      // A sheet of which something is told to its power alone.
      {
        actor: { kind: 'seat', seat },
        command: { kind: 'submit', orders: [{ order: { kind: 'hold', unit: { at: 'MAO' } } }], says: 'adds' },
      },
      {
        actor: { kind: 'seat', seat },
        command: { kind: 'submit', orders: [{ order: { kind: 'waive' }, ahead: 'A' }], says: 'adds' },
      },
      {
        actor: { kind: 'gameMaster' },
        command: {
          kind: 'amend-order',
          power: seat,
          line: { order: { kind: 'hold', unit: { at: 'VIE' } } },
          reason: 'x',
        },
      },
      process,
      {
        actor: { kind: 'gameMaster' },
        command: { kind: 'set-civil-disorder', power: seat, inDisorder: !position.civilDisorder.includes(seat) },
      },
    ]);
  },
  alike: (one, other, audience) =>
    DRAFTING.includes(one.kind) &&
    DRAFTING.includes(other.kind) &&
    !(audience.kind === 'gameMaster' && audience.sealed),
  reveals: (event) => event.kind === 'phase-resolved',
  rules: new Set<string>(RULE_CODES),
};

/** Few units close together, so that a random match has battles, retreats, builds and removals. */
const crowded: Position = {
  phase: 'S1901M',
  units: [
    { power: 'AUSTRIA', type: 'A', at: 'VIE' },
    { power: 'AUSTRIA', type: 'F', at: 'TRI' },
    { power: 'ITALY', type: 'A', at: 'VEN' },
    { power: 'ITALY', type: 'A', at: 'TYR' },
  ],
  centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', TRI: 'ITALY', VEN: 'ITALY', ROM: 'ITALY' },
  dislodged: [],
  contested: [],
  civilDisorder: [],
};
const retreating: Position = {
  ...crowded,
  phase: 'F1901R',
  dislodged: [
    { unit: { power: 'AUSTRIA', type: 'A', at: 'TYR' }, from: 'PIE', retreats: [] },
    { unit: { power: 'ITALY', type: 'F', at: 'TRI' }, from: 'ALB', retreats: [] },
  ],
  contested: ['BOH'],
};
const adjusting: Position = { ...crowded, phase: 'W1901A' };

const short: DiplomacyOptions = { ...DEFAULT_OPTIONS, policy: { lastYear: 1901 }, seats: ['AUSTRIA', 'ITALY'] };

describe('contract of Diplomacy, from the start', () => {
  for (const { name, run } of contractSuite(diplomacy, { ...contract, options: [short], runs: 6, steps: 40 }))
    it(name, run);
});

describe('contract of Diplomacy, on the lesson map', () => {
  const small: DiplomacyOptions = { ...DEFAULT_OPTIONS, map: LESSON_MAP.id, policy: { lastYear: 502 } };
  for (const { name, run } of contractSuite(diplomacy, { ...contract, options: [small], runs: 10, steps: 40 }))
    it(name, run);
});

describe('contract of Diplomacy, in each kind of phase', () => {
  const options = [crowded, retreating, adjusting].map((position) => ({ ...short, position }));
  for (const { name, run } of contractSuite(diplomacy, { ...contract, options, runs: 15, steps: 30 })) it(name, run);
});
