import { describe, expect, it } from 'vitest';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import {
  by,
  draftIn,
  late,
  line,
  master,
  opened,
  order,
  played,
  playedAll,
  position,
  refusedBy,
  sheet,
} from './game-match.ts';

const start = opened();
const austria = by('AUSTRIA');
const draftOf = (moves: readonly DiplomacyCommand[], from = start) =>
  draftIn(
    playedAll(
      from,
      moves.map((command) => [austria, command] as const),
    ),
    'AUSTRIA',
  );

describe('a draft', () => {
  it('[DIP-O4] an order set takes the place of the unit’s earlier one', () => {
    expect(draftOf([order('A VIE - GAL'), order('A BUD - SER'), order('A VIE - TRI')])).toEqual([
      line('A BUD - SER'),
      line('A VIE - TRI'),
    ]);
  });

  it('[DIP-O4] the newest sheet replaces the one before, and orders set before it', () => {
    expect(draftOf([order('A VIE - GAL'), sheet(['A BUD - SER']), sheet(['F TRI - ALB'])])).toEqual([
      line('F TRI - ALB'),
    ]);
  });

  it('[DIP-O4] a sheet that says so is added: unit by unit', () => {
    const draft = draftOf([sheet(['A VIE - GAL', 'A BUD - SER']), sheet(['A VIE - BOH', 'F TRI - ALB'], 'adds')]);
    expect(draft).toEqual([line('A BUD - SER'), line('A VIE - BOH'), line('F TRI - ALB')]);
  });

  it('[DIP-O4] where the policy puts sheets together, one is replaced only if it says so', () => {
    const combining = opened({ policy: { laterSheet: 'combines-unless-replacing' } });
    const both = [sheet(['A VIE - GAL']), sheet(['F TRI - ALB'])];
    expect(draftOf(both, combining)).toEqual([line('A VIE - GAL'), line('F TRI - ALB')]);
    expect(draftOf([...both, sheet(['A BUD H'], 'replaces')], combining)).toEqual([line('A BUD H')]);
  });

  it('[DIP-T6] what is taken back was given before', () => {
    const withdraw: DiplomacyCommand = { kind: 'withdraw', unit: 'VIE' };
    expect(draftOf([order('A VIE - GAL'), order('A BUD - SER'), withdraw])).toEqual([line('A BUD - SER')]);
    expect(refusedBy(start, austria, withdraw)).toEqual(['DIP-T6']);
    expect(refusedBy(start, austria, { kind: 'withdraw', unit: null })).toEqual(['DIP-T6']);
  });

  it('[DIP-B6] waived builds are taken back one by one', () => {
    const winter = opened({
      position: position([], { phase: 'W1901A', centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA' } }),
    });
    const waived = draftOf([order('WAIVE'), order('WAIVE'), { kind: 'withdraw', unit: null }], winter);
    expect(waived).toEqual([line('WAIVE')]);
  });
});

describe('what is impossible', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['[DIP-L1] an army at sea', 'A VIE - ADR', ['DIP-L1']],
    ['[DIP-L2] too far', 'A VIE - WAR', ['DIP-L2']],
    ['[DIP-O5] a unit of another power', 'A VEN - ROM', ['DIP-O5']],
    ['[DIP-O5] no unit', 'A GAL - WAR', ['DIP-O5']],
    ['[DIP-L5] a support out of reach', 'A VIE S A VEN - PIE', ['DIP-L5']],
    ['[DIP-O2] an order of another phase', 'B A VIE', ['DIP-O2']],
    ['[DIP-O5] a retreat of a foreign unit, in advance', 'A VEN R ROM', ['DIP-O5']],
    ['[DIP-T7] a place that is not on the map', 'A VIE - XXX', ['DIP-T7']],
    ['[DIP-T7] a unit in no place of the map, supported', 'A VIE S A XXX', ['DIP-T7']],
  ])('%s is refused as an order', (_title, text, rules) => {
    expect(refusedBy(start, austria, order(text))).toEqual(rules);
  });

  it('[DIP-O2] on a sheet it is kept as it was written, and told', () => {
    const { state, events, rulings } = played(start, austria, sheet(['A VIE - ADR', 'A BUD - SER', 'A ROM H']));
    expect(draftIn(state, 'AUSTRIA')).toEqual([line('A VIE - ADR'), line('A BUD - SER'), line('A ROM H')]);
    expect(events).toHaveLength(1);
    expect(rulings.map(({ subject, verdict, rule }) => [subject, verdict, rule])).toEqual([
      ['AUSTRIA A VIE - ADR', 'illegal', 'DIP-L1'],
      ['AUSTRIA A ROM H', 'illegal', 'DIP-O5'],
    ]);
  });

  it('[DIP-O3] two different orders to a unit are told when the sheet is handed in', () => {
    const { rulings } = played(start, austria, sheet(['A VIE - GAL', 'A VIE - BOH']));
    expect(rulings.map(({ verdict, rule }) => [verdict, rule])).toEqual([['different-orders', 'DIP-O3']]);
  });

  it('[DIP-T7] a sheet that names what is not on the map is refused, with all of it', () => {
    const orders = [
      { order: { kind: 'hold', unit: { type: 'A', at: 'VIE', power: 'PRUSSIA' } } },
      { order: { kind: 'move', unit: { at: 'BUD' }, to: 'ATLANTIS', via: false }, proxy: 'NOBODY' },
    ] as const;
    expect(refusedBy(start, austria, { kind: 'submit', orders, says: null })).toEqual(['DIP-T7', 'DIP-T7', 'DIP-T7']);
  });

  it('[DIP-B3] more builds than are due are refused one by one, and told on a sheet', () => {
    const winter = opened({
      position: position(['AUSTRIA A SER'], {
        phase: 'W1901A',
        centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA' },
      }),
    });
    const built = played(winter, austria, order('B A VIE')).state;
    expect(refusedBy(built, austria, order('B A BUD'))).toEqual(['DIP-B3']);
    expect(played(winter, austria, sheet(['B A VIE', 'B A BUD'])).rulings).toMatchObject([
      { subject: 'AUSTRIA B A BUD', rule: 'DIP-B3' },
    ]);
  });
});

describe('who may', () => {
  it.each<readonly [string, Parameters<typeof refusedBy>[1], DiplomacyCommand, readonly string[]]>([
    ['[DIP-T1] the game master gives no orders', master, order('A VIE - GAL'), ['DIP-T1']],
    ['[DIP-T1] nor does a deadline', late('AUSTRIA'), sheet([]), ['DIP-T1']],
    ['[DIP-T1] nor who has no seat', by('PRUSSIA'), sheet([]), ['DIP-T1']],
    ['[DIP-T3] no seat resolves a phase', austria, { kind: 'process' }, ['DIP-T3']],
    ['[DIP-T3] nor a deadline of no seat', late('PRUSSIA'), { kind: 'process' }, ['DIP-T3']],
    [
      '[DIP-T3] no seat says who has a player, nor of a power that is none',
      austria,
      { kind: 'set-civil-disorder', power: 'PRUSSIA', inDisorder: true },
      ['DIP-T3', 'DIP-T7'],
    ],
  ])('%s', (_title, actor, command, rules) => {
    expect(refusedBy(start, actor, command)).toEqual(rules);
  });

  it('[DIP-X1] [DIP-L1] a refusal names every rule', () => {
    const left = opened({ seats: ['ITALY'] });
    expect(refusedBy(left, austria, { kind: 'ready', ready: true })).toEqual(['DIP-X1']);
    expect(refusedBy(left, austria, order('A XXX H'))).toEqual(['DIP-X1', 'DIP-T7']);
  });
});

describe('options', () => {
  it.each<readonly [string, object, string]>([
    ['a power the map does not have', { seats: ['AUSTRIA', 'PRUSSIA'] }, 'seats[1]'],
    ['a power twice', { seats: ['AUSTRIA', 'AUSTRIA'] }, 'seats[1]'],
    ['an edition nobody wrote', { edition: 'house' }, 'edition'],
    ['a field no policy has', { policy: { doubleMoves: 'allowed' } }, 'policy'],
    ['a value a field does not have', { policy: { repeatedOrder: 'all' } }, 'policy.repeatedOrder'],
    ['a map nobody drew', { map: 'moon' }, 'map'],
    ['two units in a province', { position: position(['AUSTRIA A VIE', 'ITALY A VIE']) }, 'position'],
    ['an army at sea', { position: position(['AUSTRIA A ADR']) }, 'position'],
    ['an owner of what is no centre', { position: position([], { centres: { BOH: 'AUSTRIA' } }) }, 'position'],
    ['no phase', { position: position([], { phase: 'W1901M' as 'W1901A' }) }, 'position.phase'],
  ])('with %s cannot be read', (_title, json, where) => {
    expect(diplomacy.options.read(json)).toMatchObject({ kind: 'unparsable', at: where });
  });

  it('the first event holds the whole policy', () => {
    const reading = diplomacy.options.read({ edition: 'datc-3', policy: { lastYear: 1908 } });
    if (reading.kind === 'unparsable') throw new Error(reading.at);
    const [event] = diplomacy.setup(reading.value, { draw: () => 0 });
    expect(event).toMatchObject({
      kind: 'match-opened',
      edition: 'datc-3',
      policy: { convoyParadox: 'szykman', dislodgedEffect: 'head-to-head', lastYear: 1908 },
    });
  });
});
