import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { noteText } from '../src/text/index.ts';
import { givenFrom } from './written-orders.ts';

const referee = createReferee(STANDARD_MAP, EDITIONS['tutorial-2021']);
const names = indexNames(STANDARD_MAP);

/** Austria has taken Vienna from Bohemia's army; Galicia saw a standoff. */
const position: Position = {
  phase: 'S1901R',
  units: [{ power: 'GERMANY', type: 'A', at: 'VIE' }],
  centres: {},
  dislodged: [{ unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'BOH', retreats: ['BUD', 'TRI', 'TYR'] }],
  contested: ['GAL'],
  civilDisorder: [],
};

const notesOn = (...orders: readonly string[]): readonly string[] =>
  referee
    .process(position, orders.map(givenFrom))
    .notes.filter(({ code }) => code === 'retreat-refused')
    .map((note) => noteText(note, 'ko', names));

describe('[DIP-R8] a unit whose retreat falls through', () => {
  const gone = '빈(Vie)의 오스트리아 육군은 할 수 있는 퇴각을 명령받지 못해 해산됐다.';
  it.each([
    ['to where its attacker came from', ['AUSTRIA A VIE R BOH'], [gone]],
    ['to a standoff', ['AUSTRIA A VIE R GAL'], [gone]],
    ['to two places', ['AUSTRIA A VIE R BUD', 'AUSTRIA A VIE R TYR'], [gone]],
    ['to an open place: nothing to tell', ['AUSTRIA A VIE R BUD'], []],
    ['to be disbanded: nothing to tell', ['AUSTRIA A VIE D'], []],
    ['without an order: its own line says it', [], []],
  ])('%s', (_, orders, told) => {
    expect(notesOn(...orders)).toEqual(told);
  });
});
