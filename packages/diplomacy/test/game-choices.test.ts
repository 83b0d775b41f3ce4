import { type Chance, type Choice, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyState } from '../src/game/state.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { createReferee } from '../src/referee/referee.ts';
import { by, master, opened, order, played, position, process, ready, refusedBy, sheet, unit } from './game-match.ts';

type DiplomacyChoice = Choice<DiplomacyCommand>;

const choicesOf = (state: DiplomacyState, power: string): readonly DiplomacyChoice[] =>
  diplomacy.choices(state, seatId(power));
const ordersOf = (choices: readonly DiplomacyChoice[]): readonly string[] =>
  choices.flatMap(({ kind, command }) =>
    kind === 'allowed' && command.kind === 'order' ? [orderText(command.order)] : [],
  );
const barredOf = (choices: readonly DiplomacyChoice[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    choices.flatMap((choice) =>
      choice.kind === 'barred' && choice.command.kind === 'order'
        ? [[orderText(choice.command.order), choice.reasons.map(({ rule }) => rule)]]
        : [],
    ),
  );

/** Positions of a match in which every power takes some of its choices. */
function wandering(policy: Partial<Policy>, phases: number): readonly DiplomacyState[] {
  const chance: Chance = seededChance(7);
  let drawn = 0;
  let state = opened({ policy, rulings: false });
  const states = [state];
  for (let phase = 0; phase < phases; phase++) {
    for (const { seat } of diplomacy.pending(state)) {
      for (let n = 0; n < 4; n++) {
        const choices = choicesOf(state, seat).filter(
          ({ kind, command }) => kind === 'allowed' && command.kind === 'order',
        );
        const { command } = choices[chance.draw(drawn++, Math.max(1, choices.length))] ?? {};
        if (command !== undefined) state = played(state, by(seat), command).state;
      }
    }
    state = played(state, master, process).state;
    states.push(state);
  }
  return states;
}

describe('orders to choose from', () => {
  const states = wandering({}, 30);

  it('are every legal order of one’s own units, and nobody else’s', () => {
    const referee = createReferee(STANDARD_MAP, EDITIONS['tutorial-2021']);
    const moving = states.filter(({ position: { phase } }) => !phase.endsWith('A'));
    expect(moving.length).toBeGreaterThan(15);
    for (const { seats, position: now, ...state } of moving) {
      const units = now.phase.endsWith('R') ? now.dislodged.map((loser) => loser.unit) : now.units;
      for (const seat of seats) {
        const legal = units.filter(({ power }) => power === seat).flatMap(({ at }) => referee.legalOrders(now, at));
        const offered = ordersOf(choicesOf({ ...state, seats, position: now }, seat));
        expect([...offered].sort()).toEqual(legal.map((one) => orderText(one)).sort());
      }
    }
  });

  it.each<readonly [string, Partial<Policy>]>([
    ['as the edition has it', {}],
    ['where foreign units are to be named', { missingNationality: 'illegal' }],
    ['where supports need their coast', { supportCoast: 'required', omittedCoast: 'illegal' }],
    ['where armies may walk after all', { landFallback: 'disrupted', adjacentConvoy: 'opposing-move' }],
    ['where orders are read as a set', { poorOrder: 'as-set', implicitOrder: 'allowed' }],
    ['where the last of many counts', { surplusBuilds: 'last', repeatedBuild: 'none', surplusRemovals: 'by-rule' }],
  ])('are accepted or refused as offered, %s', (_title, policy) => {
    for (const state of wandering(policy, 8)) {
      for (const seat of state.seats) {
        for (const choice of choicesOf(state, seat)) {
          const rules = refusedBy(state, by(seat), choice.command);
          expect([choice.command, rules]).toEqual([
            choice.command,
            choice.kind === 'allowed' ? [] : choice.reasons.map(({ rule }) => rule),
          ]);
        }
      }
    }
  });
});

describe('orders one would expect and may not give', () => {
  it('[DIP-L1] [DIP-L2] [DIP-L4] moves to what lies next to the unit', () => {
    const state = opened({ position: position(['ITALY A VEN', 'ITALY F ROM', 'FRANCE F GAS', 'TURKEY F CON']) });
    expect(barredOf(choicesOf(state, 'ITALY'))).toEqual({
      'A VEN - ADR': ['DIP-L1'],
      'F ROM - APU': ['DIP-L2'],
      'F ROM - VEN': ['DIP-L2'],
    });
    expect(barredOf(choicesOf(state, 'FRANCE'))).toEqual({
      'F GAS - BUR': ['DIP-L1'],
      'F GAS - MAR': ['DIP-L2'],
      'F GAS - PAR': ['DIP-L1'],
      'F GAS - SPA/SC': ['DIP-L4'],
    });
    expect(barredOf(choicesOf(state, 'TURKEY'))).toEqual({ 'F CON - BUL': ['DIP-L4'] });
  });

  it('[DIP-R2] [DIP-R3] [DIP-R4] retreats to what is closed', () => {
    const state = opened({
      position: position(['ITALY A VIE', 'ITALY A GAL'], {
        phase: 'S1901R',
        dislodged: [{ unit: unit('AUSTRIA A VIE'), from: 'TYR', retreats: [] }],
        contested: ['BOH'],
      }),
    });
    const choices = choicesOf(state, 'AUSTRIA');
    expect(ordersOf(choices)).toEqual(['A VIE R BUD', 'A VIE R TRI', 'D A VIE']);
    expect(barredOf(choices)).toEqual({
      'A VIE R TYR': ['DIP-R2'],
      'A VIE R BOH': ['DIP-R3'],
      'A VIE R GAL': ['DIP-R4'],
    });
    expect(choicesOf(state, 'ITALY').some(({ command }) => command.kind === 'order')).toBe(false);
  });

  const winter = opened({
    position: position(['AUSTRIA A VIE', 'ITALY A ROM', 'ITALY F NAP'], {
      phase: 'W1901A',
      centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', SER: 'AUSTRIA', TRI: 'ITALY' },
    }),
  });

  it('[DIP-B2] [DIP-B3] builds in home centres that are not open, and more than are due', () => {
    const choices = choicesOf(winter, 'AUSTRIA');
    expect(ordersOf(choices)).toEqual(['B A BUD', 'WAIVE']);
    expect(barredOf(choices)).toEqual({ 'B A VIE': ['DIP-B2'], 'B A TRI': ['DIP-B2'] });
    const full = played(winter, by('AUSTRIA'), sheet(['WAIVE', 'WAIVE'])).state;
    expect(barredOf(choicesOf(full, 'AUSTRIA'))).toMatchObject({ 'B A BUD': ['DIP-B3'], WAIVE: ['DIP-B3'] });
  });

  it('[DIP-D4] removals, when enough are ordered', () => {
    expect(ordersOf(choicesOf(winter, 'ITALY'))).toEqual(['D A ROM', 'D F NAP']);
    const enough = played(winter, by('ITALY'), order('D A ROM')).state;
    expect(ordersOf(choicesOf(enough, 'ITALY'))).toEqual(['D A ROM']);
    expect(barredOf(choicesOf(enough, 'ITALY'))).toEqual({ 'D F NAP': ['DIP-D4'] });
  });
});

describe('what else there is to choose', () => {
  const kinds = (state: DiplomacyState, power: string) => [
    ...new Set(choicesOf(state, power).map(({ command }) => command.kind)),
  ];

  it('is to be ready, to vote, and to take back', () => {
    const start = opened();
    expect(kinds(start, 'AUSTRIA')).toEqual(['order', 'ready', 'vote-draw', 'concede']);
    const drafted = played(start, by('AUSTRIA'), order('A VIE - GAL')).state;
    const voted = played(drafted, by('AUSTRIA'), { kind: 'vote-draw', among: null }).state;
    expect(kinds(voted, 'AUSTRIA')).toEqual(['order', 'withdraw', 'ready', 'vote-draw', 'concede', 'withdraw-vote']);
    expect(choicesOf(voted, 'AUSTRIA')).toContainEqual({ kind: 'allowed', command: { kind: 'withdraw', unit: 'VIE' } });
    const waiting = played(voted, by('AUSTRIA'), ready).state;
    expect(choicesOf(waiting, 'AUSTRIA')).toContainEqual({ kind: 'allowed', command: { kind: 'ready', ready: false } });
  });

  it('[DIP-X1] is nothing for a power without a player', () => {
    expect(choicesOf(opened({ seats: ['ITALY'] }), 'AUSTRIA')).toEqual([]);
    expect(choicesOf(opened(), 'PRUSSIA')).toEqual([]);
  });
});
