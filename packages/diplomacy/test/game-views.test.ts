import { type Audience, rulingsFor, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyState } from '../src/game/state.ts';
import {
  by,
  decided,
  draftIn,
  line,
  master,
  opened,
  played,
  playedAll,
  position,
  process,
  ready,
  sheet,
} from './game-match.ts';

const seat = (power: string): Audience => ({ kind: 'seat', seat: seatId(power) });
const others: readonly Audience[] = [
  seat('ITALY'),
  { kind: 'spectator', delay: 0 },
  { kind: 'gameMaster', sealed: false },
  { kind: 'public' },
];
const privileged: readonly Audience[] = [seat('AUSTRIA'), { kind: 'gameMaster', sealed: true }, { kind: 'ended' }];

const start = opened();
const written = sheet(['A VIE - GAL', 'A BUD - ADR', 'A VIE R TYR']);
const submitted = played(start, by('AUSTRIA'), written);
const viewsOf = (state: DiplomacyState, audiences: readonly Audience[]) =>
  audiences.map((audience) => {
    const { audience: _, ...view } = diplomacy.viewFor(state, audience);
    return view;
  });

describe('a draft', () => {
  it.each(others)('is nothing to $kind: not even that there is one', (audience) => {
    expect(viewsOf(submitted.state, [audience])).toEqual(viewsOf(start, [audience]));
    for (const event of submitted.events) {
      expect(diplomacy.eventFor(event, start, submitted.state, audience)).toBeNull();
    }
    expect(rulingsFor(diplomacy, submitted.rulings, submitted.state, audience)).toEqual([]);
  });

  it.each(privileged)('is seen by $kind, with what was told of it', (audience) => {
    const [view] = viewsOf(submitted.state, [audience]);
    expect(view?.drafts).toMatchObject({ AUSTRIA: draftIn(submitted.state, 'AUSTRIA') });
    const [event] = submitted.events;
    if (event === undefined) throw new Error('nothing happened');
    expect(diplomacy.eventFor(event, start, submitted.state, audience)).toEqual(event);
    expect(rulingsFor(diplomacy, submitted.rulings, submitted.state, audience)).toMatchObject([
      { subject: 'AUSTRIA A BUD - ADR', rule: 'DIP-L1' },
    ]);
  });

  it('of others is not in a seat’s view, by name or by length', () => {
    const view = diplomacy.viewFor(submitted.state, seat('ITALY'));
    expect(Object.keys(view.drafts)).toEqual(['ITALY']);
    expect(Object.keys(view.perpetual)).toEqual(['ITALY']);
  });

  it('becomes known when the phase is resolved, by an event of its own', () => {
    const { state, events, rulings } = played(submitted.state, master, process);
    for (const audience of [...others, ...privileged]) {
      const seen = events.map((event) => diplomacy.eventFor(event, submitted.state, state, audience));
      expect(JSON.stringify(seen)).toContain('A VIE - GAL');
      const subjects = rulingsFor(diplomacy, rulings, state, audience).map(({ subject }) => subject);
      expect(subjects).toContain('AUSTRIA A VIE - GAL');
    }
  });
});

describe('that a seat is ready', () => {
  it('is known to everyone', () => {
    const { state, events } = played(start, by('AUSTRIA'), ready);
    for (const view of viewsOf(state, [...others, ...privileged])) expect(view.ready).toEqual(['AUSTRIA']);
    const [event] = events;
    if (event === undefined) throw new Error('nothing happened');
    for (const audience of others) expect(diplomacy.eventFor(event, start, state, audience)).toEqual(event);
  });
});

describe('a refusal', () => {
  it.each([by('AUSTRIA'), master])('is told to whom it was given: $kind', (actor) => {
    const { rulings } = decided(start, actor, { kind: 'concede', to: 'AUSTRIA' });
    const isTold = (audience: Audience) => rulingsFor(diplomacy, rulings, start, audience).length > 0;
    const own = actor.kind === 'seat' ? seat('AUSTRIA') : ({ kind: 'gameMaster', sealed: false } as const);
    expect(isTold(own)).toBe(true);
    expect([seat('ITALY'), { kind: 'public' } as const].map(isTold)).toEqual([false, false]);
  });
});

describe('an imagined match', () => {
  const full = playedAll(start, [
    [by('AUSTRIA'), written],
    [by('ITALY'), sheet(['A VEN - PIE'])],
    [by('TURKEY'), ready],
  ]);

  it('looks the same to who imagines it, and varies what is hidden', () => {
    const audiences = [...others, seat('AUSTRIA')];
    for (const audience of audiences) {
      const view = diplomacy.viewFor(full, audience);
      const imagined = [1, 2, 3].map((seed) => diplomacy.imagine(view, seededChance(seed)));
      for (const state of imagined) expect(diplomacy.viewFor(state, audience)).toEqual(view);
      expect(new Set(imagined.map(({ drafts }) => JSON.stringify(drafts))).size).toBe(3);
    }
  });

  it('has legal drafts, in every kind of phase', () => {
    const positions = [
      start.position,
      position(['AUSTRIA A VIE'], { phase: 'W1901A', centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', TRI: 'AUSTRIA' } }),
      position(['AUSTRIA A VIE', 'AUSTRIA A SER'], { phase: 'W1901A', centres: { VIE: 'AUSTRIA' } }),
      position(['ITALY A VIE'], {
        phase: 'S1901R',
        dislodged: [{ unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'TYR', retreats: [] }],
      }),
    ];
    let lines = 0;
    for (const [seed, now] of positions.flatMap((one) => [one, one, one]).entries()) {
      const state = diplomacy.imagine(
        diplomacy.viewFor(opened({ position: now }), { kind: 'public' }),
        seededChance(seed),
      );
      const orders = draftIn(state, 'AUSTRIA');
      lines += orders.length;
      expect(played(state, by('AUSTRIA'), { kind: 'submit', orders, says: null }).rulings).toEqual([]);
    }
    expect(lines).toBeGreaterThan(8);
  });

  it('leaves nothing hidden once all of it was seen', () => {
    const view = diplomacy.viewFor(full, { kind: 'gameMaster', sealed: true });
    expect(diplomacy.imagine(view, seededChance(1))).toEqual(full);
    expect(draftIn(full, 'ITALY')).toEqual([line('A VEN - PIE')]);
  });
});
