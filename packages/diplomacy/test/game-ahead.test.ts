import { describe, expect, it } from 'vitest';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DraftLine } from '../src/game/order-schema.ts';
import { by, draftIn, line, master, opened, played, playedAll, position, process, refusedBy } from './game-match.ts';

const ahead = (kind: 'R' | 'A', text: string): DraftLine => ({ ...line(text), ahead: kind });
const submit = (orders: readonly DraftLine[], says: 'adds' | 'replaces' = 'replaces'): DiplomacyCommand => ({
  kind: 'submit',
  orders,
  says,
});
const austria = by('AUSTRIA');
const centres = { VIE: 'AUSTRIA', BUD: 'AUSTRIA', TRI: 'AUSTRIA', VEN: 'ITALY', ROM: 'ITALY' } as const;
const fall = opened({
  position: position(['AUSTRIA A TYR', 'ITALY A VEN', 'ITALY A PIE'], { phase: 'F1901M', centres }),
});
const draftAfter = (...moves: Parameters<typeof playedAll>[1]) => draftIn(playedAll(fall, moves), 'AUSTRIA');
const builds = [ahead('A', 'B A VIE'), ahead('A', 'B F TRI')];

describe('builds written in advance', () => {
  it('[DIP-O8] are kept until winter, and made then', () => {
    const winter = playedAll(fall, [
      [austria, submit([line('A TYR H'), ...builds])],
      [master, process],
    ]);
    expect([winter.position.phase, draftIn(winter, 'AUSTRIA')]).toEqual(['W1901A', builds]);
    const { state, events } = played(winter, master, process);
    expect(state.position.units).toContainEqual({ power: 'AUSTRIA', type: 'F', at: 'TRI' });
    expect(events[0]).toMatchObject({
      orders: [{ order: 'B A VIE', verdict: 'succeeds' }, { order: 'B F TRI' }],
      phase: 'W1901A',
    });
    expect(draftIn(state, 'AUSTRIA')).toEqual([]);
  });

  it('do not count among the moves, which they would make impossible', () => {
    const { state, events, rulings } = played(fall, austria, submit([line('A TYR - VIE'), ...builds]));
    expect([events.length, rulings]).toEqual([1, []]);
    expect(played(state, master, process).events[0]).toMatchObject({
      orders: [{ order: 'A TYR - VIE', verdict: 'succeeds' }, {}, {}],
    });
  });

  it('[DIP-B2] [DIP-B3] by priority: what is closed or surplus is passed over, and told', () => {
    const winter = playedAll(fall, [
      [
        austria,
        submit([line('A TYR - VIE'), ahead('A', 'B A VIE'), ...['TRI', 'BUD'].map((at) => ahead('A', `B A ${at}`))]),
      ],
      [master, { kind: 'amend', changes: [{ kind: 'set-owner', centre: 'BUD', owner: null }], reason: 'lost' }],
      [master, process],
    ]);
    const { events } = played(winter, master, process);
    expect(events[0]).toMatchObject({
      orders: [
        { order: 'B A VIE', verdict: 'illegal', rule: 'DIP-B2' },
        { order: 'B A TRI', verdict: 'succeeds' },
        { order: 'B A BUD', verdict: 'illegal', rule: 'DIP-B2' },
      ],
    });
  });

  it('[DIP-B2] in no home of the power’s are told at once', () => {
    const { rulings } = played(fall, austria, submit([ahead('A', 'B A VEN')]));
    expect(rulings).toMatchObject([{ subject: 'AUSTRIA B A VEN', rule: 'DIP-B2' }]);
  });

  it('[DIP-O8] are dropped when the year passes without a winter', () => {
    const even = opened({
      position: position(['AUSTRIA A TYR', 'ITALY A VEN'], {
        phase: 'F1901M',
        centres: { VIE: 'AUSTRIA', VEN: 'ITALY' },
      }),
    });
    const next = playedAll(even, [
      [austria, submit([ahead('A', 'B A VIE')])],
      [master, process],
    ]);
    expect([next.position.phase, draftIn(next, 'AUSTRIA')]).toEqual(['S1902M', []]);
  });

  it('written in spring are still there in the winter', () => {
    const spring = opened({ position: { ...fall.position, phase: 'S1901M' } });
    const winter = playedAll(spring, [
      [austria, submit(builds)],
      [master, process],
      [master, process],
    ]);
    expect([winter.position.phase, draftIn(winter, 'AUSTRIA')]).toEqual(['W1901A', builds]);
  });
});

describe('[DIP-O4] another sheet', () => {
  it('of the same turn replaces what was written in advance on the one before', () => {
    const retreat = line('A TYR R BOH');
    expect(draftAfter([austria, submit([...builds, retreat])], [austria, submit([line('A TYR H')])])).toEqual([
      line('A TYR H'),
    ]);
  });

  it('added to it leaves what it says nothing of', () => {
    const added = submit([line('A TYR - VIE'), ahead('A', 'B A TRI')], 'adds');
    expect(draftAfter([austria, submit([line('A TYR H'), ...builds])], [austria, added])).toEqual([
      line('A TYR - VIE'),
      builds[0],
      ahead('A', 'B A TRI'),
    ]);
  });

  const dislodging = [by('ITALY'), submit(['A VEN - TYR', 'A PIE S A VEN - TYR'].map(line))] as const;

  it('of retreats leaves builds alone, unless it says something of them', () => {
    const early = [...builds, ahead('R', 'A TYR D')];
    const before = [[austria, submit(early)], dislodging, [master, process]] as const;
    expect(draftAfter(...before)).toEqual([ahead('R', 'A TYR D'), ...builds]);
    expect(draftAfter(...before, [austria, submit([line('A TYR R BOH')])])).toEqual([line('A TYR R BOH'), ...builds]);
    expect(draftAfter(...before, [austria, submit([line('A TYR R BOH'), ahead('A', 'WAIVE')])])).toEqual([
      line('A TYR R BOH'),
      ahead('A', 'WAIVE'),
    ]);
  });
});

describe('an order amended by the game master', () => {
  const amend = (text: string, power = 'AUSTRIA'): DiplomacyCommand => ({
    kind: 'amend-order',
    power,
    line: line(text),
    reason: 'he wrote Tyrolia where he meant Vienna',
  });

  it('takes the place of the unit’s others, and leaves what is for another phase', () => {
    const draft = draftAfter(
      [austria, submit([line('A TYR H'), line('A TYR - BOH'), line('A TYR R BOH'), ...builds])],
      [master, amend('A TYR - VIE')],
    );
    expect(draft).toEqual([line('A TYR R BOH'), ...builds, line('A TYR - VIE')]);
  });

  it('is known to its power and to who may see its draft, and to nobody else', () => {
    const { events, state } = played(fall, master, amend('A TYR - VIE'));
    const [event] = events;
    if (event === undefined) throw new Error('nothing happened');
    const seen = (audience: Parameters<typeof diplomacy.eventFor>[3]) =>
      diplomacy.eventFor(event, fall, state, audience) !== null;
    const seatOf = (power: string) => {
      const seat = fall.seats.find((one) => one === power);
      if (seat === undefined) throw new Error(power);
      return { kind: 'seat', seat } as const;
    };
    expect(seen(seatOf('AUSTRIA'))).toBe(true);
    expect(seen({ kind: 'gameMaster', sealed: true })).toBe(true);
    expect(seen({ kind: 'gameMaster', sealed: false })).toBe(false);
    expect(seen(seatOf('ITALY'))).toBe(false);
    expect(seen({ kind: 'public' })).toBe(false);
  });

  it('may be an impossible one, as on a sheet', () => {
    expect(draftAfter([master, amend('A TYR - NAO')])).toEqual([line('A TYR - NAO')]);
  });

  it.each<readonly [string, Parameters<typeof refusedBy>[1], DiplomacyCommand, readonly string[]]>([
    ['[DIP-T3] of nobody else', austria, amend('A TYR - VIE'), ['DIP-T3']],
    ['[DIP-T7] of no power of the map', master, amend('A TYR - VIE', 'PRUSSIA'), ['DIP-T7']],
    ['[DIP-T7] to a place that is none', master, amend('A TYR - XXX'), ['DIP-T7']],
  ])('%s', (_title, actor, command, rules) => {
    expect(refusedBy(fall, actor, command)).toEqual(rules);
  });

  it('[DIP-X1] of no power without a player', () => {
    const left = playedAll(fall, [[master, { kind: 'set-civil-disorder', power: 'AUSTRIA', inDisorder: true }]]);
    expect(refusedBy(left, master, amend('A TYR - VIE'))).toEqual(['DIP-X1']);
  });
});
