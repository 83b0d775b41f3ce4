import { describe, expect, it } from 'vitest';
import { MAPS, STANDARD_MAP } from '../maps/index.ts';
import { exactText } from '../src/exchange/exact-order.ts';
import { readSavedGame } from '../src/exchange/saved-game-reader.ts';
import { writeSavedGame } from '../src/exchange/saved-game-writer.ts';
import type { ReadSeason, SeasonRecord } from '../src/exchange/season-record.ts';
import { policyOf } from '../src/game/options.ts';
import { createReferee } from '../src/referee/referee.ts';
import { position } from './game-match.ts';
import { given } from './written-orders.ts';

const datc = { edition: 'datc-3', policy: {} } as const;

interface Phase {
  readonly name: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers?: Readonly<Record<string, readonly string[]>>;
  readonly retreats?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly civilDisorder?: Readonly<Record<string, number>>;
  readonly orders?: Readonly<Record<string, readonly string[] | null>>;
  readonly messages?: readonly unknown[];
}

/** A saved game as the package writes it, with the keys of its states that matter for a reader. */
const game = (phases: readonly Phase[]): string =>
  JSON.stringify({
    id: 'JzC_x1',
    map: 'standard',
    rules: ['NO_PRESS', 'POWER_CHOICE'],
    phases: phases.map(({ name, units, centers, retreats, civilDisorder, orders, messages = [] }) => ({
      name,
      state: {
        timestamp: 1555555555555555,
        zobrist_hash: '1919110489198082658',
        note: '',
        name,
        units,
        retreats: retreats ?? {},
        ...(centers === undefined ? {} : { centers }),
        ...(civilDisorder === undefined ? {} : { civil_disorder: civilDisorder }),
        homes: { AUSTRIA: ['BUD', 'TRI', 'VIE'] },
        influence: {},
        builds: {},
        game_id: 'JzC_x1',
        map: 'standard',
        rules: [],
      },
      orders: orders ?? {},
      results: { 'A BUD': ['bounce'] },
      messages,
    })),
  });

function season(text: string): ReadSeason {
  const reading = readSavedGame(text, datc);
  if (reading.kind === 'unparsable') throw new Error(JSON.stringify(reading));
  return reading.value;
}

const remarksOf = ({ remarks }: ReadSeason): readonly unknown[] =>
  remarks.filter(({ code }) => code !== 'edition-assumed');

describe('a saved game as the package writes it', () => {
  const centers = { AUSTRIA: ['VIE', 'BUD'], ITALY: ['VEN'], RUSSIA: ['STP'] };
  const text = game([
    {
      name: 'F1901M',
      units: { AUSTRIA: ['A VIE'], ITALY: ['A TRI', 'A TYR'], RUSSIA: ['F STP/SC'], TURKEY: [] },
      centers,
      orders: { AUSTRIA: null, ITALY: ['A TRI - VIE', 'A TYR S A TRI - VIE'], RUSSIA: ['F STP/SC - FIN'], TURKEY: [] },
    },
    {
      name: 'F1901R',
      units: { AUSTRIA: ['*A VIE'], ITALY: ['A VIE', 'A TYR'], RUSSIA: ['F FIN'], TURKEY: [] },
      retreats: { AUSTRIA: { 'A VIE': ['BOH', 'GAL', 'BUD'] } },
      centers,
      orders: { AUSTRIA: ['A VIE R BOH'], ITALY: [], RUSSIA: [] },
    },
    {
      name: 'W1901A',
      units: { AUSTRIA: ['A BOH'], ITALY: ['A VIE', 'A TYR'], RUSSIA: ['F FIN'], TURKEY: [] },
      centers: { AUSTRIA: ['BUD'], ITALY: ['VEN', 'VIE', 'TRI'], RUSSIA: ['STP'] },
      orders: { ITALY: ['A VEN B'], RUSSIA: ['WAIVE'] },
    },
    {
      name: 'S1902M',
      units: { AUSTRIA: ['A BOH'], ITALY: ['A VIE', 'A TYR', 'A VEN'], RUSSIA: ['F FIN'], TURKEY: [] },
      centers: { AUSTRIA: ['BUD'], ITALY: ['VEN', 'VIE', 'TRI'], RUSSIA: ['STP'] },
      civilDisorder: { AUSTRIA: 1, ITALY: 0 },
      orders: { AUSTRIA: null, ITALY: ['A VEN - TUN VIA', 'A VIE D', 'sail away'] },
    },
  ]);
  const read = season(text);

  it('is read with its coasts, retreats, builds and drafts', () => {
    const { phases, current, drafts } = read.record;
    expect(phases.map(({ before }) => before.phase)).toEqual(['F1901M', 'F1901R', 'W1901A']);
    expect(phases.map((phase) => phase.given.map(exactText))).toEqual([
      ['A TRI - VIE', 'A TYR S A TRI - VIE', 'F STP/SC - FIN'],
      ['A VIE R BOH'],
      ['B A VEN', 'WAIVE'],
    ]);
    expect(phases[1]?.before.dislodged).toEqual([
      { unit: { power: 'AUSTRIA', type: 'A', at: 'VIE' }, from: 'TRI', retreats: ['BOH', 'BUD', 'GAL'] },
    ]);
    expect(current).toMatchObject({ phase: 'S1902M', civilDisorder: ['AUSTRIA'] });
    expect(drafts.map(exactText)).toEqual(['A VEN - TUN VIA', 'D A VIE']);
  });

  it('is told where its outcome is another, and where it holds no order', () => {
    expect(remarksOf(read)).toEqual([
      { code: 'order-unread', phase: 'S1902M', at: 'phases[3].orders.ITALY[2]', text: 'sail away' },
      {
        code: 'outcome-differs',
        phase: 'F1901R',
        differences: [
          { kind: 'phase', recorded: 'W1901A', ruled: 'S1902M' },
          { kind: 'centre', province: 'TRI', recorded: 'ITALY', ruled: null },
        ],
      },
    ]);
  });

  it('may end with COMPLETED, whose phase is the one ruled', () => {
    const { phases } = JSON.parse(text) as { readonly phases: readonly object[] };
    const completed = JSON.stringify({ map: 'standard', phases: [phases[2], { ...phases[3], name: 'COMPLETED' }] });
    expect(season(completed).record.current.phase).toBe('S1902M');
    expect(readSavedGame(JSON.stringify({ phases: [{ ...phases[3], name: 'COMPLETED' }] }))).toEqual({
      kind: 'unparsable',
      at: 'phases[0].name',
      found: 'COMPLETED',
      expected: ['phase'],
    });
  });

  it('says that its press is left out', () => {
    const press = season(game([{ name: 'S1901M', units: {}, messages: [{}, {}] }]));
    expect(remarksOf(press)).toEqual([{ code: 'messages-left-out', messages: 2 }]);
  });
});

describe('what is wrong in a saved game', () => {
  const one = (phase: Partial<Phase>): string => game([{ name: 'S1901M', units: {}, ...phase }]);
  it.each([
    ['no JSON', '{"map":', '', '{"map":', ['json']],
    ['no phases', '{"map":"standard","phases":[]}', 'phases', '[]', ['something']],
    ['another map', '{"map":"colonial","phases":[]}', 'map', '"colonial"', MAPS.map(({ id }) => id)],
    ['no phase', one({ name: 'X1901M' }), 'phases[0].name', '"X1901M"', ['phase']],
    ['no power', one({ units: { SPAIN: [] } }), 'phases[0].state.units', 'SPAIN', ['power']],
    ['no unit', one({ units: { ITALY: ['A ROM', 'A'] } }), 'phases[0].state.units.ITALY[1]', 'A', ['unit']],
    ['a fleet inland', one({ units: { ITALY: ['F MUN'] } }), 'phases[0].state', 'F MUN', ['unit-that-can-stand']],
    ['no centre', one({ centers: { ITALY: ['TYS'] } }), 'phases[0].state', 'TYS', ['centre']],
    ['dislodged too early', one({ units: { ITALY: ['*A ROM'] } }), 'phases[0].state', 'S1901M', ['phase']],
    ['orders that are no list', one({ orders: { ITALY: 'H' as never } }), 'phases[0].orders.ITALY', '"H"', ['array']],
    ['orders of nobody', one({ orders: { SPAIN: [] } }), 'phases[0].orders', 'SPAIN', ['power']],
  ])('is told with its place: %s', (_, text, at, found, expected) => {
    expect(readSavedGame(text)).toEqual({ kind: 'unparsable', at, found, expected });
  });
});

describe('a saved game of ours', () => {
  const policy = policyOf({ map: 'standard', edition: 'datc-3', policy: {} });
  const start = createReferee(STANDARD_MAP, policy).start();
  const orders = [
    given('FRANCE', 'A PAR - BUR'),
    given('FRANCE', 'A MAR - BUR'),
    given('RUSSIA', 'F STP - BOT'),
    { power: 'FRANCE', order: { kind: 'retreat', unit: { at: 'BRE' }, to: ['PIC', 'disband'] } } as const,
  ];
  const record: SeasonRecord = {
    map: 'standard',
    edition: 'datc-3',
    policy,
    phases: [{ before: start, given: orders.slice(0, 3) }],
    current: createReferee(STANDARD_MAP, policy).process(start, orders.slice(0, 3)).next,
    drafts: orders.slice(3),
  };
  const text = writeSavedGame(record, 'table-7');
  const written = JSON.parse(text) as {
    readonly phases: readonly { readonly state: object; readonly results: unknown; readonly orders: unknown }[];
  };

  it('is one line with all that the package loads', () => {
    expect(text.split('\n')).toHaveLength(2);
    expect(written).toMatchObject({ id: 'table-7', map: 'standard', rules: ['NO_PRESS'] });
    const [first, second] = written.phases;
    expect(Object.keys(first ?? {}).sort()).toEqual(['messages', 'name', 'orders', 'panjeong', 'results', 'state']);
    expect(Object.keys(first?.state ?? {}).sort()).toEqual([
      'builds',
      'centers',
      'civil_disorder',
      'game_id',
      'homes',
      'influence',
      'map',
      'name',
      'note',
      'retreats',
      'rules',
      'timestamp',
      'units',
      'zobrist_hash',
    ]);
    expect(first).toMatchObject({
      name: 'S1901M',
      messages: [],
      orders: { FRANCE: ['A PAR - BUR', 'A MAR - BUR'], RUSSIA: ['F STP/SC - BOT'], ITALY: [] },
      results: { 'A PAR': ['bounce'], 'F STP/SC': [], 'A ROM': [] },
      panjeong: { orders: { RUSSIA: ['F STP - BOT'] } },
      state: { units: { RUSSIA: ['A MOS', 'A WAR', 'F SEV', 'F STP/SC'] }, builds: { ITALY: { count: 0, homes: [] } } },
    });
    expect(second).toMatchObject({
      orders: { FRANCE: ['F BRE R PIC'], RUSSIA: null },
      state: { influence: { RUSSIA: expect.arrayContaining(['STP', 'BOT']) } },
      results: {},
    });
  });

  it('reads as what was written', () => {
    expect(readSavedGame(text)).toEqual({ kind: 'read', value: { record, remarks: [] } });
  });

  it('counts for what it says where somebody has edited it', () => {
    const edited = readSavedGame(text.replace('F STP/SC - BOT', 'F STP/SC - FIN'));
    if (edited.kind === 'unparsable') throw new Error(JSON.stringify(edited));
    expect(edited.value.record.phases[0]?.given.at(-1)).toEqual(given('RUSSIA', 'F STP/SC - FIN'));
    expect(edited.value.remarks.map(({ code }) => code)).toEqual(['outcome-differs']);
  });

  it('tells builds and retreats as the package does', () => {
    const winter = position(['ITALY A ROM', 'TURKEY A CON', 'TURKEY A ANK'], {
      phase: 'W1901A',
      centres: { ROM: 'ITALY', VEN: 'ITALY', NAP: 'ITALY', CON: 'TURKEY' },
    });
    const drafts = [given('ITALY', 'B F NAP'), given('ITALY', 'WAIVE'), given('TURKEY', 'D A ANK')];
    const saved = JSON.parse(writeSavedGame({ ...record, phases: [], current: winter, drafts })) as typeof written;
    expect(saved.phases[0]).toMatchObject({
      orders: { ITALY: ['F NAP B', 'WAIVE'], TURKEY: ['A ANK D'] },
      state: { builds: { ITALY: { count: 2, homes: ['NAP', 'VEN'] }, TURKEY: { count: -1, homes: [] } } },
    });
  });

  it('ends with COMPLETED when the game is over', () => {
    const over = { ...policy, victoryCentres: 4 };
    const referee = createReferee(STANDARD_MAP, over);
    const fall = { ...start, phase: 'F1901M' } as const;
    const won: SeasonRecord = {
      ...record,
      policy: over,
      phases: [{ before: fall, given: [] }],
      current: referee.process(fall, []).next,
      drafts: [],
    };
    const line = writeSavedGame(won);
    expect((JSON.parse(line) as typeof written).phases.at(-1)).toMatchObject({ name: 'COMPLETED' });
    expect(readSavedGame(line)).toEqual({ kind: 'read', value: { record: won, remarks: [] } });
  });
});
