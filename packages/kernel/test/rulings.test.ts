import { describe, expect, it } from 'vitest';
import { graphFaults, HIDDEN, type Ruling, rulingId, rulingsFor } from '../src/index.ts';

const ruling = (id: string, ...because: readonly string[]): Ruling => ({
  id: rulingId(id),
  rule: 'TOY-1',
  subject: id,
  verdict: 'ruled',
  params: {},
  because: because.map(rulingId),
});

describe('ruling graph', () => {
  it.each<readonly [string, readonly Ruling[], readonly object[]]>([
    ['a tree', [ruling('a', 'b', 'c'), ruling('b'), ruling('c')], []],
    ['a cause shared by two', [ruling('a', 'b', 'c'), ruling('b', 'd'), ruling('c', 'd'), ruling('d')], []],
    ['a missing cause', [ruling('a', 'b')], [{ kind: 'unresolved', id: 'a', because: 'b' }]],
    ['an id given twice', [ruling('a'), ruling('a')], [{ kind: 'duplicate', id: 'a' }]],
    ['a ruling that is its own reason', [ruling('a', 'a')], [{ kind: 'cycle', ids: ['a'] }]],
    [
      'a circle behind a start',
      [ruling('x', 'a'), ruling('a', 'b'), ruling('b', 'c'), ruling('c', 'a')],
      [{ kind: 'cycle', ids: ['a', 'b', 'c'] }],
    ],
  ])('%s', (_name, rulings, faults) => {
    expect(graphFaults(rulings)).toEqual(faults);
  });

  it('survives a chain longer than any call stack', () => {
    const chain = Array.from({ length: 50_000 }, (_, n) => ruling(`${n}`, ...(n === 0 ? [] : [`${n - 1}`])));
    expect(graphFaults(chain.reverse())).toEqual([]);
  });
});

describe('rulings for an audience', () => {
  const hiding = (...subjects: readonly string[]) => ({
    rulingFor: (seen: Ruling): Ruling | null => (subjects.includes(seen.subject) ? null : seen),
  });
  const everyone = { kind: 'public' } as const;
  const state = { seats: [], phase: 0, draws: 0 };
  const rulings = [ruling('a', 'b', 'c', 'd'), ruling('b'), ruling('c'), ruling('d', 'b'), ruling('e')];
  const graph = (seen: readonly Ruling[]) => seen.map(({ id, subject, because }) => [id, subject, because]);

  it('renames ids in the order of what is seen, and puts one leaf for all hidden causes of one ruling', () => {
    expect(graph(rulingsFor(hiding('b', 'c'), rulings, state, everyone))).toEqual([
      ['r1', 'a', ['r2', 'hidden']],
      ['r2', 'd', ['hidden']],
      ['r3', 'e', []],
      ['hidden', '', []],
    ]);
  });

  it('shows no leaf when nothing that is seen rests on what is hidden', () => {
    expect(rulingsFor(hiding('e'), rulings, state, everyone)).not.toContain(HIDDEN);
    expect(rulingsFor(hiding('a', 'd', 'e'), rulings, state, everyone)).not.toContain(HIDDEN);
  });

  it('tells nothing by how many are hidden, nor by what a game forgot to strip', () => {
    const one = rulingsFor(hiding('b'), [ruling('a', 'b'), ruling('b')], state, everyone);
    const three = rulingsFor(
      hiding('b', 'c', 'd'),
      [ruling('b'), ruling('c'), ruling('a', 'b', 'c', 'd'), ruling('d')],
      state,
      everyone,
    );
    expect(JSON.stringify(one)).toBe(JSON.stringify(three));
    const chatty = { ...ruling('a'), secret: 3 };
    expect(JSON.stringify(rulingsFor(hiding(), [chatty], state, everyone))).not.toContain('secret');
  });

  it('stays a sound graph whatever is hidden', () => {
    for (const hidden of ['a', 'b', 'c', 'd', 'e']) {
      expect(graphFaults(rulingsFor(hiding(hidden), rulings, state, everyone))).toEqual([]);
    }
  });
});
