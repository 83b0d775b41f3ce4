import { describe, expect, it } from 'vitest';
import type { Amendment, DiplomacyCommand } from '../src/game/command.ts';
import {
  by,
  draftIn,
  line,
  master,
  opened,
  order,
  played,
  playedAll,
  position,
  ready,
  refusedBy,
  unit,
  unitsIn,
} from './game-match.ts';

const amend = (...changes: readonly Amendment[]): DiplomacyCommand => ({
  kind: 'amend',
  changes,
  reason: 'the map showed it otherwise',
});
const place = (text: string): Amendment => ({ kind: 'place-unit', unit: unit(text) });
const start = opened({
  position: position(['AUSTRIA A VIE', 'ITALY A VEN'], { centres: { VIE: 'AUSTRIA', VEN: 'ITALY' } }),
});

describe('an amendment', () => {
  it('changes units and owners, one after the other, and says why', () => {
    const changes = [
      { kind: 'remove-unit', at: 'VIE' },
      place('ITALY A VIE'),
      place('AUSTRIA F STP/SC'),
      { kind: 'set-owner', centre: 'VIE', owner: 'ITALY' },
      { kind: 'set-owner', centre: 'VEN', owner: null },
    ] as const;
    const { state, events } = played(start, master, amend(...changes));
    expect(events).toEqual([
      { kind: 'position-amended', changes, reason: 'the map showed it otherwise', position: state.position },
    ]);
    expect(unitsIn(state)).toEqual(['AUSTRIA F STP/SC', 'ITALY A VEN', 'ITALY A VIE']);
    expect(state.position.centres).toEqual({ VIE: 'ITALY' });
  });

  it('keeps what was drafted, but nobody stays ready, and no vote stands', () => {
    const drafted = playedAll(start, [
      [by('AUSTRIA'), order('A VIE - GAL')],
      [by('AUSTRIA'), ready],
      [by('AUSTRIA'), { kind: 'vote-draw', among: null }],
    ]);
    const { state } = played(drafted, master, amend(place('ITALY A GAL')));
    expect(draftIn(state, 'AUSTRIA')).toEqual([line('A VIE - GAL')]);
    expect([state.ready, state.votes]).toEqual([[], {}]);
  });

  it('[DIP-R4] opens and closes retreats', () => {
    const retreats = opened({
      position: position(['ITALY A VIE', 'ITALY A GAL'], {
        phase: 'S1901R',
        dislodged: [{ unit: unit('AUSTRIA A VIE'), from: 'TYR', retreats: [] }],
      }),
    });
    const [before] = retreats.position.dislodged;
    expect(before?.retreats).toEqual(['BOH', 'BUD', 'TRI']);
    const { state } = played(retreats, master, amend({ kind: 'remove-unit', at: 'GAL' }, place('ITALY A BOH')));
    expect(state.position.dislodged[0]?.retreats).toEqual(['BUD', 'GAL', 'TRI']);
    const without = played(retreats, master, amend({ kind: 'remove-dislodged', at: 'VIE' })).state;
    expect(without.position).toMatchObject({ phase: 'S1901R', dislodged: [] });
  });

  it.each<readonly [string, Amendment]>([
    ['a second unit in a province', place('ITALY F VIE')],
    ['two units in one province', place('ITALY A VIE')],
    ['an army at sea', place('ITALY A ADR')],
    ['a fleet inland', place('ITALY F BOH')],
    ['a fleet on no coast of two', place('ITALY F SPA')],
    ['a place that is none', place('ITALY A XXX')],
    ['a power that is none', place('PRUSSIA A BER')],
    ['a unit that is not there', { kind: 'remove-unit', at: 'BER' }],
    ['a dislodged unit that is not there', { kind: 'remove-dislodged', at: 'VIE' }],
    ['an owner of what is no centre', { kind: 'set-owner', centre: 'BOH', owner: 'ITALY' }],
    ['an owner that is no power', { kind: 'set-owner', centre: 'VIE', owner: 'PRUSSIA' }],
  ])('[DIP-T5] cannot make %s', (_title, change) => {
    expect(refusedBy(start, master, amend(change))).toEqual(['DIP-T5']);
  });

  it('[DIP-T5] is made whole or not at all, and every fault is told', () => {
    const faults = amend(place('ITALY A ADR'), place('ITALY A GAL'), { kind: 'remove-unit', at: 'BER' });
    expect(refusedBy(start, master, faults)).toEqual(['DIP-T5', 'DIP-T5']);
  });

  it('[DIP-T3] is the game master’s alone', () => {
    expect(refusedBy(start, by('ITALY'), amend(place('ITALY A GAL')))).toEqual(['DIP-T3']);
  });
});
