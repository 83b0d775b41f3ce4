import { describe, expect, it } from 'vitest';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyState } from '../src/game/state.ts';
import {
  by,
  draftIn,
  kindsOf,
  late,
  line,
  master,
  opened,
  order,
  type Played,
  played,
  playedAll,
  position,
  process,
  ready,
  refusedBy,
  sheet,
  unit,
  unitsIn,
} from './game-match.ts';

const { seats } = opened();
const allReady = (state: DiplomacyState): Played => {
  const asked = diplomacy.pending(state).map(({ seat }) => seat);
  const last = asked.pop() ?? '';
  return played(
    playedAll(
      state,
      asked.map((seat) => [by(seat), ready]),
    ),
    by(last),
    ready,
  );
};

describe('a phase', () => {
  it('resolves in the decision in which the last who is asked is ready', () => {
    const ordered = played(opened(), by('AUSTRIA'), order('A VIE - GAL')).state;
    const waiting = playedAll(
      ordered,
      seats.slice(1).map((seat) => [by(seat), ready]),
    );
    expect(waiting.position.phase).toBe('S1901M');
    expect(diplomacy.pending(waiting).map(({ seat }) => seat)).toEqual(['AUSTRIA']);
    const { state, events } = played(waiting, by('AUSTRIA'), ready);
    expect(kindsOf(events)).toEqual(['readiness-declared', 'phase-resolved']);
    expect(state).toMatchObject({ phase: 1, ready: [], position: { phase: 'F1901M' } });
    expect(unitsIn(state)).toContain('AUSTRIA A GAL');
    expect(draftIn(state, 'AUSTRIA')).toEqual([]);
  });

  it('waits for who is not ready any more', () => {
    const moves = seats.slice(1).map((seat) => [by(seat), ready] as const);
    const state = playedAll(opened(), [
      ...moves,
      [by('TURKEY'), { kind: 'ready', ready: false }],
      [by('AUSTRIA'), ready],
    ]);
    expect(diplomacy.pending(state).map(({ seat }) => seat)).toEqual(['TURKEY']);
  });

  it('[DIP-O1] tells everyone all orders, and the units that had none', () => {
    const { events } = allReady(played(opened(), by('AUSTRIA'), sheet(['A VIE - ADR', 'A BUD - SER'])).state);
    const [, resolved] = events;
    const orders =
      resolved?.kind === 'phase-resolved' ? resolved.orders.filter(({ power }) => power === 'AUSTRIA') : [];
    expect(orders).toEqual([
      {
        power: 'AUSTRIA',
        unit: 'VIE',
        order: 'A VIE - ADR',
        written: line('A VIE - ADR').order,
        verdict: 'illegal',
        rule: 'DIP-L1',
      },
      {
        power: 'AUSTRIA',
        unit: 'BUD',
        order: 'A BUD - SER',
        written: line('A BUD - SER').order,
        verdict: 'succeeds',
        rule: 'DIP-M1',
      },
      { power: 'AUSTRIA', unit: 'TRI', order: 'F TRI H', written: null, verdict: 'holds', rule: 'DIP-O1' },
    ]);
  });

  it('is resolved by the game master, or when its time is over, with what has been drafted', () => {
    const ordered = played(opened(), by('AUSTRIA'), order('A VIE - GAL')).state;
    for (const actor of [master, late('FRANCE')]) {
      expect(unitsIn(played(ordered, actor, process).state)).toContain('AUSTRIA A GAL');
    }
  });

  it('[DIP-T4] a seat that has nothing to order cannot be ready; one that is out has left', () => {
    const retreats = opened({
      position: position(['AUSTRIA A TYR', 'ITALY A ROM'], {
        phase: 'S1902R',
        centres: { VIE: 'AUSTRIA', ROM: 'ITALY' },
        dislodged: [{ unit: unit('ITALY A TYR'), from: 'VIE', retreats: [] }],
      }),
    });
    expect(refusedBy(retreats, by('AUSTRIA'), ready)).toEqual(['DIP-T4']);
    expect(refusedBy(retreats, by('TURKEY'), ready)).toEqual(['DIP-W4', 'DIP-T4']);
  });
});

const attacked = opened({
  position: position(['AUSTRIA A VIE', 'ITALY A VEN', 'ITALY A BOH', 'ITALY A TYR'], {
    centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', VEN: 'ITALY', ROM: 'ITALY', NAP: 'ITALY' },
  }),
});
const attack = sheet(['A TYR - VIE', 'A BOH S A TYR - VIE']);

describe('retreats', () => {
  it('are asked of who has a dislodged unit, and of nobody else', () => {
    const { state } = allReady(played(attacked, by('ITALY'), attack).state);
    expect(state.position.phase).toBe('S1901R');
    expect(diplomacy.pending(state)).toMatchObject([{ seat: 'AUSTRIA', ask: { kind: 'retreats', units: ['VIE'] } }]);
    const { state: next } = played(played(state, by('AUSTRIA'), order('A VIE R GAL')).state, by('AUSTRIA'), ready);
    expect(unitsIn(next)).toContain('AUSTRIA A GAL');
  });

  it('[DIP-R9] written in advance they wait, secretly, for the unit to be dislodged', () => {
    const inAdvance = sheet(['A VIE H', 'A VIE R TYR GAL D']);
    const { state, events } = allReady(
      playedAll(attacked, [
        [by('ITALY'), attack],
        [by('AUSTRIA'), inAdvance],
      ]),
    );
    expect(draftIn(state, 'AUSTRIA')).toEqual([line('A VIE R TYR GAL D')]);
    expect(JSON.stringify(events)).not.toContain('retreat"');
    const { state: next, events: told } = played(state, by('AUSTRIA'), ready);
    expect(unitsIn(next)).toContain('AUSTRIA A GAL');
    expect(told).toContainEqual(
      expect.objectContaining({ notes: [expect.objectContaining({ code: 'retreat-passed-over', rule: 'DIP-R9' })] }),
    );
  });

  it('[DIP-R9] written in advance they are forgotten with their turn', () => {
    const { state } = allReady(played(attacked, by('AUSTRIA'), sheet(['A VIE H', 'A VIE R GAL'])).state);
    expect(state.position.phase).toBe('F1901M');
    expect(draftIn(state, 'AUSTRIA')).toEqual([]);
  });

  it('[DIP-O3] in its phase an order to disband takes the place of a retreat', () => {
    const { state } = allReady(played(attacked, by('ITALY'), attack).state);
    const drafted = playedAll(state, [
      [by('AUSTRIA'), order('A VIE R GAL')],
      [by('AUSTRIA'), order('A VIE D')],
    ]);
    expect(draftIn(drafted, 'AUSTRIA')).toEqual([line('A VIE D')]);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['[DIP-R2] not to where the attacker came from', 'A VIE R TYR', ['DIP-R2']],
    ['[DIP-R4] not to where a unit stands', 'A VIE R BOH', ['DIP-R4']],
    ['[DIP-R7] not farther than a step', 'A VIE R WAR', ['DIP-R7']],
    ['[DIP-R6] no other orders', 'A VIE S A TYR', ['DIP-R6']],
  ])('%s', (_title, text, rules) => {
    const { state } = allReady(played(attacked, by('ITALY'), attack).state);
    expect(refusedBy(state, by('AUSTRIA'), order(text))).toEqual(rules);
  });
});

describe('civil disorder', () => {
  it('[DIP-X1] a power without a player is not waited for, and its draft is gone', () => {
    const drafted = played(opened(), by('AUSTRIA'), order('A VIE - GAL')).state;
    const { state, events } = played(drafted, master, {
      kind: 'set-civil-disorder',
      power: 'AUSTRIA',
      inDisorder: true,
    });
    expect(kindsOf(events)).toEqual(['power-fell-into-civil-disorder']);
    expect(draftIn(state, 'AUSTRIA')).toEqual([]);
    expect(diplomacy.pending(state).map(({ seat }) => seat)).not.toContain('AUSTRIA');
    expect(refusedBy(state, by('AUSTRIA'), sheet([]))).toEqual(['DIP-X1']);
  });

  it('[DIP-X1] when it was the last not ready, the phase resolves', () => {
    const waiting = playedAll(
      opened(),
      seats.slice(1).map((seat) => [by(seat), ready]),
    );
    const { events } = played(waiting, master, { kind: 'set-civil-disorder', power: 'AUSTRIA', inDisorder: true });
    expect(kindsOf(events)).toEqual(['power-fell-into-civil-disorder', 'phase-resolved']);
  });

  it('[DIP-X1] phases that concern only such powers pass by themselves; the game master goes one by one', () => {
    const deserted = played(attacked, master, { kind: 'set-civil-disorder', power: 'AUSTRIA', inDisorder: true }).state;
    const ordered = played(deserted, by('ITALY'), attack).state;
    const { state, events } = played(ordered, by('ITALY'), ready);
    expect(kindsOf(events)).toEqual(['readiness-declared', 'phase-resolved', 'phase-resolved']);
    expect(state.position.phase).toBe('F1901M');
    expect(played(ordered, late('ITALY'), process).state.position.phase).toBe('F1901M');
    const step = played(ordered, master, process).state;
    expect(step.position.phase).toBe('S1901R');
    expect(diplomacy.pending(step)).toMatchObject([{ seat: 'AUSTRIA', ask: { kind: 'wait' }, fallback: process }]);
    expect(played(step, late('AUSTRIA'), process).state.position.phase).toBe('F1901M');
  });

  it('[DIP-X1] a power may find a player again', () => {
    const without = opened({ seats: seats.slice(1) });
    expect(without.position.civilDisorder).toEqual(['AUSTRIA']);
    const { state } = played(without, master, { kind: 'set-civil-disorder', power: 'AUSTRIA', inDisorder: false });
    expect(diplomacy.pending(state).map(({ seat }) => seat)).toEqual(seats);
    const again = { kind: 'set-civil-disorder', power: 'AUSTRIA', inDisorder: false } as const;
    expect(refusedBy(state, master, again)).toEqual(['DIP-X1']);
  });

  it('[DIP-X1] a match all players have left waits, and goes on when told to', () => {
    const left = opened({ seats: [], policy: { lastYear: 1901 } });
    expect(diplomacy.pending(left)).toHaveLength(7);
    const { state } = played(left, late('FRANCE'), process);
    expect(state.position.phase).toBe('F1901M');
    expect(played(state, master, process).state.outcome).toMatchObject({ rule: 'DIP-W5' });
  });
});

describe('orders of other kinds', () => {
  it('given once for every turn are repeated until taken back, and only their power sees that', () => {
    const perpetual = opened({ policy: { perpetualOrder: 'allowed' } });
    const every = { ...line('A VIE S A BUD'), perpetual: true };
    const ordered = played(perpetual, by('AUSTRIA'), { kind: 'submit', orders: [every], says: null }).state;
    const { state, events } = played(ordered, master, process);
    expect(JSON.stringify(events)).not.toContain('perpetual');
    expect(state.perpetual).toMatchObject({ AUSTRIA: [every], ITALY: [] });
    const [again] = played(state, master, process).events;
    expect(again).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ order: 'A VIE S A BUD', rule: 'DIP-S1' })]),
    });
    const without = played(state, by('AUSTRIA'), { kind: 'withdraw', unit: 'VIE' }).state;
    expect(without.perpetual).toMatchObject({ AUSTRIA: [] });
  });

  it('left to another power on the sheet are followed, where the policy lets them', () => {
    const proxies = opened({ policy: { proxyOrder: 'in-sheet' } });
    const left = { ...line('A VEN H'), proxy: 'AUSTRIA' };
    const ordered = playedAll(proxies, [
      [by('ITALY'), { kind: 'submit', orders: [left], says: null }],
      [by('AUSTRIA'), sheet(['A VEN - PIE'])],
    ]);
    expect(unitsIn(played(ordered, master, process).state)).toContain('ITALY A PIE');
  });
});
