import { describe, expect, it } from 'vitest';
import { compare } from '../bench/comparison.ts';
import { LESSON_MAP } from '../maps/index.ts';
import { emptyText } from '../src/batch/byte-text.ts';
import { createLineAdjudicator } from '../src/batch/line-adjudicator.ts';
import { compileBoard } from '../src/map/board.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { master, opened, played, process, sheet } from './game-match.ts';

const COMPARED: readonly EditionId[] = ['datc-3', 'tutorial-2021', 'datc-2'];

describe('the lesson map', () => {
  it('has three powers, ten lands, three seas and nine centres, of which five win', () => {
    const { provinces, powers, victoryCentres } = LESSON_MAP;
    const centres = provinces.filter(({ centre }) => centre === true);
    expect([powers.length, provinces.length, centres.length, victoryCentres]).toEqual([3, 13, 9, 5]);
    // Nobody else can have as many as the winner.
    expect(victoryCentres * 2).toBeGreaterThan(centres.length);
  });

  it('has every kind of ground that a lesson needs', () => {
    const kinds = new Set(LESSON_MAP.provinces.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['coastal', 'inland', 'sea']);
    const coasts = LESSON_MAP.provinces.flatMap(({ id, coasts = [] }) => coasts.map((coast) => `${id}/${coast}`));
    expect(coasts).toEqual(['HAN/EC', 'HAN/WC']);
  });

  it('has the two coasts on different seas', () => {
    const board = compileBoard(LESSON_MAP);
    const reached = (at: string) =>
      [...(board.fleetSteps[board.locationIndex.get(at) ?? -1] ?? [])].map((to) => board.locationIds[to]).sort();
    expect(reached('HAN/EC')).toEqual(['EAS', 'GEU', 'OKJ']);
    expect(reached('HAN/WC')).toEqual(['PYO', 'UNG', 'YEL']);
  });

  it('can be won by five centres', () => {
    const years = [
      { spring: ['SILLA: A SAB - HAN, F GEU - GYA'], fall: ['SILLA: A HAN H, F GYA H'] },
      { winter: ['SILLA: B A SAB, B F GEU'] },
      { spring: ['SILLA: F GYA - SOU, A SAB - GYA'], fall: ['SILLA: F SOU - TAM, A GYA H, A HAN H'] },
    ];
    let state = opened({ map: 'lesson' });
    expect(state.policy.victoryCentres).toBe(5);
    const phases: string[] = [];
    for (const year of years) {
      for (const orders of Object.values(year)) {
        for (const text of orders) {
          const [power = '', list = ''] = text.split(': ');
          state = played(state, { kind: 'seat', seat: power as never }, sheet(list.split(', '))).state;
        }
        phases.push(state.position.phase);
        state = played(state, master, process).state;
      }
    }
    expect(phases).toEqual(['S501M', 'F501M', 'W501A', 'S502M', 'F502M']);
    expect(state.outcome).toEqual({ kind: 'won', seats: ['SILLA'], rule: 'DIP-W1' });
  });
});

describe('the referee on the lesson map', () => {
  it('agrees with the oracle on generated positions, where everybody stands close together', () => {
    const referees = COMPARED.map((edition) => ({ edition, referee: createReferee(LESSON_MAP, EDITIONS[edition]) }));
    const differing: string[] = [];
    let dependent = 0;
    for (let seed = 1; seed <= 6_000; seed++) {
      const judge = referees[seed % referees.length];
      if (judge === undefined) continue;
      const { outcome, difference } = compare(judge.referee, judge.edition, seed);
      if (outcome.cycles.length > 0) dependent++;
      if (difference !== null) differing.push(difference);
    }
    expect(differing.slice(0, 5).join('\n\n')).toBe('');
    expect(dependent).toBeGreaterThan(1_000);
  }, 60_000);

  it('takes the fast way through the batch, three digits of the year and all', () => {
    const adjudicate = createLineAdjudicator(createReferee(LESSON_MAP, EDITIONS['datc-3']));
    const text = '{"id":7,"phase":"F501M","units":{"SILLA":["A SAB","F GEU"]},"orders":{"SILLA":["A SAB - HAN"]}}';
    const bytes = new TextEncoder().encode(text);
    const out = emptyText(1_000);
    expect(adjudicate.quick(bytes, 0, bytes.length, out)).toBe(true);
    expect(new TextDecoder().decode(out.bytes.subarray(0, out.length))).toBe(adjudicate(text));
  });

  it('begins a line that names no phase where the map begins', () => {
    const adjudicate = createLineAdjudicator(createReferee(LESSON_MAP, EDITIONS['datc-3']));
    const line = '{"id":1,"units":{"SILLA":["A SAB"]},"orders":{"SILLA":["A SAB - HAN"]}}';
    expect(adjudicate(line)).toContain('"units":["SILLA A HAN"]');
  });
});
