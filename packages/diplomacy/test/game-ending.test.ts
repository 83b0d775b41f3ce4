import { describe, expect, it } from 'vitest';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import {
  by,
  kindsOf,
  master,
  opened,
  order,
  played,
  playedAll,
  position,
  process,
  refusedBy,
  sheet,
} from './game-match.ts';

const three = opened({
  position: position(['AUSTRIA A VIE', 'ITALY A VEN', 'TURKEY A CON'], {
    centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', VEN: 'ITALY', CON: 'TURKEY' },
  }),
});
const draw: DiplomacyCommand = { kind: 'vote-draw', among: null };
const concede = (to: string): DiplomacyCommand => ({ kind: 'concede', to });

describe('votes', () => {
  it('[DIP-W2] a draw is when all who own a centre vote for the same one', () => {
    const two = playedAll(three, [
      [by('AUSTRIA'), draw],
      [by('ITALY'), draw],
    ]);
    expect(two.outcome).toBeNull();
    const { state, events } = played(two, by('TURKEY'), draw);
    expect(kindsOf(events)).toEqual(['vote-cast', 'drawn', 'game-ended']);
    expect(state.outcome).toEqual({ kind: 'drawn', seats: ['AUSTRIA', 'ITALY', 'TURKEY'], rule: 'DIP-W2' });
  });

  it('[DIP-W2] among fewer powers, if the others agree', () => {
    const among: DiplomacyCommand = { kind: 'vote-draw', among: ['TURKEY', 'AUSTRIA'] };
    const different = playedAll(three, [
      [by('AUSTRIA'), among],
      [by('ITALY'), draw],
      [by('TURKEY'), among],
    ]);
    expect(different.outcome).toBeNull();
    expect(played(different, by('ITALY'), among).state.outcome?.seats).toEqual(['AUSTRIA', 'TURKEY']);
  });

  it('[DIP-W3] a power wins when all others say so; it need not', () => {
    const one = played(three, by('ITALY'), concede('AUSTRIA')).state;
    const { state, events } = played(one, by('TURKEY'), concede('AUSTRIA'));
    expect(kindsOf(events)).toEqual(['vote-cast', 'conceded', 'game-ended']);
    expect(state.outcome).toEqual({ kind: 'won', seats: ['AUSTRIA'], rule: 'DIP-W3' });
  });

  it('[DIP-X1] a power without a player has no vote, and may be the last that was missing', () => {
    const two = playedAll(three, [
      [by('AUSTRIA'), draw],
      [by('ITALY'), draw],
    ]);
    const { state } = played(two, master, { kind: 'set-civil-disorder', power: 'TURKEY', inDisorder: true });
    expect(state.outcome?.rule).toBe('DIP-W2');
  });

  it('are for one position: they end with the phase', () => {
    const cast = played(three, by('AUSTRIA'), draw).state;
    expect(Object.keys(cast.votes)).toEqual(['AUSTRIA']);
    expect(played(cast, master, process).state.votes).toEqual({});
  });

  it('[DIP-T6] may be taken back', () => {
    const back: DiplomacyCommand = { kind: 'withdraw-vote' };
    expect(
      playedAll(three, [
        [by('AUSTRIA'), draw],
        [by('AUSTRIA'), back],
      ]).votes,
    ).toEqual({});
    expect(refusedBy(three, by('AUSTRIA'), back)).toEqual(['DIP-T6']);
  });

  it.each<readonly [string, string, DiplomacyCommand, readonly string[]]>([
    [
      '[DIP-W2] for a draw with a power that owns nothing',
      'AUSTRIA',
      { kind: 'vote-draw', among: ['AUSTRIA', 'FRANCE'] },
      ['DIP-W2'],
    ],
    ['[DIP-W2] for a draw of one', 'AUSTRIA', { kind: 'vote-draw', among: ['AUSTRIA'] }, ['DIP-W2']],
    ['[DIP-W2] of a power that owns nothing', 'FRANCE', draw, ['DIP-W2']],
    ['[DIP-W3] for itself', 'AUSTRIA', concede('AUSTRIA'), ['DIP-W3']],
    ['[DIP-W3] for a power that owns nothing', 'AUSTRIA', concede('FRANCE'), ['DIP-W3']],
    ['[DIP-T7] for a power that is none', 'AUSTRIA', concede('PRUSSIA'), ['DIP-T7']],
  ])('nobody votes %s', (_title, power, command, rules) => {
    expect(refusedBy(three, by(power), command)).toEqual(rules);
  });
});

describe('the end', () => {
  const won = opened({
    policy: { victoryCentres: 3 },
    position: position(['AUSTRIA A VIE', 'ITALY A ROM'], {
      phase: 'F1901M',
      centres: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', ROM: 'ITALY' },
    }),
  });
  const outcomeAfter = (policy: object, from = won, orders: readonly string[] = []) =>
    playedAll(opened({ policy: { victoryCentres: 18, ...policy }, position: from.position }), [
      [by('AUSTRIA'), sheet(orders)],
      [master, process],
    ]).outcome;

  it('[DIP-W1] is when a power owns the centres that win after fall', () => {
    expect(outcomeAfter({ victoryCentres: 3 }, won, ['A VIE - TRI'])).toEqual({
      kind: 'won',
      seats: ['AUSTRIA'],
      rule: 'DIP-W1',
    });
  });

  it('[DIP-W5] [DIP-W6] is after the last year, or after quiet ones', () => {
    expect(outcomeAfter({ lastYear: 1901 })).toEqual({ kind: 'won', seats: ['AUSTRIA'], rule: 'DIP-W5' });
    expect(outcomeAfter({ drawAfterYears: 1 })).toEqual({ kind: 'drawn', seats: ['AUSTRIA', 'ITALY'], rule: 'DIP-W6' });
    expect(outcomeAfter({ lastYear: 1902, drawAfterYears: 2 })).toBeNull();
  });

  it('[DIP-W5] of several that lead after the last year none has won', () => {
    const level = opened({
      position: { ...won.position, centres: { VIE: 'AUSTRIA', ROM: 'ITALY' } },
    });
    expect(outcomeAfter({ lastYear: 1901 }, level)).toMatchObject({ kind: 'drawn', seats: ['AUSTRIA', 'ITALY'] });
  });

  it('[DIP-T2] after it nothing is asked, offered or accepted', () => {
    const ended = playedAll(three, [
      [by('ITALY'), concede('AUSTRIA')],
      [by('TURKEY'), concede('AUSTRIA')],
    ]);
    expect(diplomacy.pending(ended)).toEqual([]);
    expect(ended.seats.flatMap((seat) => diplomacy.choices(ended, seat))).toEqual([]);
    expect(refusedBy(ended, by('AUSTRIA'), order('A VIE - GAL'))).toEqual(['DIP-T2']);
    expect(refusedBy(ended, master, process)).toEqual(['DIP-T2']);
    expect(refusedBy(ended, by('AUSTRIA'), process)).toEqual(['DIP-T2', 'DIP-T3']);
  });
});
