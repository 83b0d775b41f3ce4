import { describe, expect, it } from 'vitest';
import type { DrawnFace, MapDrawing, Point, ProvincePlaces } from '../src/drawing/drawing.ts';
import { DRAWING_PROBLEM_CODES, type DrawingProblem, type DrawingProblemCode } from '../src/drawing/drawing-problem.ts';
import { validateDrawing } from '../src/drawing/validate-drawing.ts';
import type { MapData, ProvinceData } from '../src/map/map-data.ts';
import { DRAWINGS } from './drawing-files.ts';
import { drawingOfRows, type RowFaces } from './drawn-rows.ts';

/** A cape with a sea on either side and a neighbour inland of it; beyond the neighbour a rock. */
const province = (id: string, kind: ProvinceData['kind'], more: Partial<ProvinceData> = {}): ProvinceData => {
  return { id, kind, name: { ko: id, en: id }, abbr: id, ...more };
};
const MAP: MapData = {
  id: 'cape',
  name: { ko: '곶', en: 'Cape' },
  powers: [],
  victoryCentres: 1,
  provinces: [
    province('AAA', 'coastal', { coasts: ['NC', 'SC'], centre: true }),
    province('BBB', 'coastal'),
    province('CCC', 'inland'),
    province('NOR', 'sea'),
    province('SOU', 'sea'),
  ],
  borders: [
    { between: ['AAA', 'BBB'], army: true, fleet: false },
    { between: ['AAA', 'CCC'], army: true, fleet: false },
    { between: ['BBB', 'CCC'], army: true, fleet: false },
    { between: ['AAA/NC', 'BBB'], army: false, fleet: true },
    { between: ['AAA/NC', 'NOR'], army: false, fleet: true },
    { between: ['AAA/SC', 'SOU'], army: false, fleet: true },
    { between: ['BBB', 'NOR'], army: false, fleet: true },
  ],
  start: { phase: 'S1901M', units: {}, centers: {} },
};

const FACES: RowFaces = {
  A: ['AAA', 'land'],
  B: ['BBB', 'land'],
  C: ['CCC', 'land'],
  N: ['NOR', 'sea'],
  S: ['SOU', 'sea'],
  R: ['ROC', 'impassable'],
};

const ROWS = [
  'NNNNNNNNNN', //
  'NNNNNNNNNN',
  'AAAAABBBRR',
  'AAAAABBBRR',
  'AAAAACCCRR',
  'SSSSRRRRRR',
  'SSSSRRRRRR',
];

const places = ([x, y]: Point): ProvincePlaces => {
  const label = { at: [x, y], lines: ['x'] } as const;
  return { unit: [x, y], dislodged: [x, y], label: { ko: label, en: label } };
};
const LAYOUT = {
  AAA: {
    ...places([2_500, 3_500]),
    centre: [1_000, 3_000] as const,
    coasts: { NC: places([2_500, 1_500]), SC: places([2_500, 6_000]) },
  },
  BBB: places([6_000, 3_000]),
  CCC: places([6_500, 4_500]),
  NOR: places([5_000, 500]),
  SOU: places([1_000, 6_500]),
};

function drawing(change: Partial<MapDrawing> = {}, rows: readonly string[] = ROWS): MapDrawing {
  return { map: 'cape', ...drawingOfRows(rows, FACES), layouts: { small: LAYOUT, large: LAYOUT }, ...change };
}

/** The drawing with some letters of its rows replaced: row, column, new letters. */
function painted(...strokes: readonly (readonly [row: number, column: number, letters: string])[]): MapDrawing {
  const rows = [...ROWS];
  for (const [row, column, letters] of strokes) {
    const old = rows[row] ?? '';
    rows[row] = old.slice(0, column) + letters + old.slice(column + letters.length);
  }
  return drawing({}, rows);
}

function withFace(id: string, change: (face: DrawnFace) => DrawnFace): MapDrawing {
  const { faces } = drawing();
  return drawing({ faces: faces.map((face) => (face.id === id ? change(face) : face)) });
}

function withLayout(change: Readonly<Record<string, object | undefined>>): MapDrawing {
  const { small } = drawing().layouts;
  const kept = Object.entries({ ...small, ...change }).filter(([, value]) => value !== undefined);
  return drawing({ layouts: { small, large: Object.fromEntries(kept) as typeof small } });
}

/** Arc after arc, with the one at that place changed. */
function withArc(place: number, change: object): MapDrawing {
  return drawing({ arcs: drawing().arcs.map((arc, index) => (index === place ? { ...arc, ...change } : arc)) });
}

const between = (a: string, b: string): number =>
  drawing().arcs.findIndex((arc) => [...arc.between].sort().join() === [a, b].sort().join());

/** One broken drawing a problem, and what is told of it. */
const BROKEN: Readonly<
  Record<DrawingProblemCode, readonly (readonly [broken: MapDrawing, problem: Partial<DrawingProblem>])[]>
> = {
  'other-map': [[drawing({ map: 'standard' }), { subjects: ['standard', 'cape'] }]],
  'duplicate-face': [[drawing({ faces: drawing().faces.flatMap((face) => [face, face]) }), { subjects: ['AAA'] }]],
  'missing-face': [[drawing({ faces: drawing().faces.filter(({ id }) => id !== 'BBB') }), { subjects: ['BBB'] }]],
  'stray-face': [
    [withFace('ROC', ({ id, ground, pieces }) => ({ id, ground, pieces })), { subjects: ['ROC'] }],
    [withFace('CCC', (face) => ({ ...face, impassable: true })), { subjects: ['CCC'] }],
  ],
  'wrong-ground': [
    [withFace('NOR', (face) => ({ ...face, ground: 'land' })), { subjects: ['NOR'] }],
    [withFace('AAA', (face) => ({ ...face, ground: 'sea' })), { subjects: ['AAA'] }],
  ],
  'malformed-arc': [
    [withArc(0, { between: ['XXX', null] }), { subjects: ['0'] }],
    [withArc(1, { between: ['AAA', 'AAA'] }), { subjects: ['1'] }],
    [withArc(2, { details: '0' }), { subjects: ['2'] }],
    [withArc(3, { steps: [0.5, 0, 1, 1], details: '00' }), { subjects: ['3'] }],
    [withArc(4, { details: '1'.repeat(drawing().arcs[4]?.details.length ?? 0) }), { subjects: ['4'] }],
  ],
  'broken-outline': [
    [withFace('AAA', (face) => ({ ...face, pieces: [[(face.pieces[0]?.[0] ?? []).slice(1)]] })), { subjects: ['AAA'] }],
    [withFace('AAA', (face) => ({ ...face, pieces: [...face.pieces, ...face.pieces] })), { subjects: ['AAA'] }],
    [withFace('CCC', (face) => ({ ...face, pieces: [] })), { subjects: ['CCC'] }],
  ],
  'crossed-lines': [
    // The border of the two lands swings out over the sea and back.
    [
      withArc(between('AAA', 'BBB'), {
        steps: [5_000, 2_000, -1_000, -1_000, 2_000, 0, -1_000, 3_000],
        details: '0000',
      }),
      { subjects: ['NOR'] },
    ],
    // It touches the coast at a point where nothing ends.
    [
      withArc(between('AAA', 'BBB'), { steps: [5_000, 2_000, -500, 1_000, 0, -1_000, 500, 2_000], details: '0000' }),
      { subjects: ['BBB'] },
    ],
  ],
  'unnamed-piece': [
    [painted([0, 8, 'BB']), { subjects: ['BBB'] }],
    [withFace('BBB', (face) => ({ ...face, islands: ['Isle'] })), { subjects: ['BBB'] }],
  ],
  'short-border': [
    [painted([4, 4, 'R']), { subjects: ['AAA', 'CCC'], length: 0 }],
    [painted([2, 5, 'RRR'], [3, 5, 'BBB']), { subjects: ['BBB', 'NOR'], length: 0 }],
  ],
  'false-border': [
    [painted([5, 4, 'SS']), { subjects: ['CCC', 'SOU'], length: 100 }],
    [painted([2, 7, 'N'], [3, 7, 'N']), { subjects: ['CCC', 'NOR'], length: 100 }],
  ],
  'border-off-water': [[painted([1, 4, 'RR']), { subjects: ['AAA/NC', 'BBB'] }]],
  'border-on-water': [[painted([5, 4, 'SS']), { subjects: ['AAA', 'CCC', 'SOU'] }]],
  'missing-place': [
    [withLayout({ BBB: undefined }), { subjects: ['BBB'] }],
    [withLayout({ XXX: LAYOUT.BBB }), { subjects: ['XXX'] }],
    [withLayout({ AAA: places([1_000, 3_000]) }), { subjects: ['AAA'] }],
    [withLayout({ BBB: { ...LAYOUT.BBB, centre: [1, 1] } }), { subjects: ['BBB'] }],
    [withLayout({ AAA: { ...LAYOUT.AAA, coasts: { NC: LAYOUT.AAA.coasts.NC } } }), { subjects: ['AAA/SC'] }],
    [withLayout({ BBB: { ...LAYOUT.BBB, coasts: { EC: LAYOUT.BBB } } }), { subjects: ['BBB/EC'] }],
  ],
  'coast-off-water': [
    [
      withLayout({ AAA: { ...LAYOUT.AAA, coasts: { ...LAYOUT.AAA.coasts, SC: places([2_500, 1_500]) } } }),
      { subjects: ['AAA/SC', 'NOR'] },
    ],
    [
      withLayout({ AAA: { ...LAYOUT.AAA, coasts: { ...LAYOUT.AAA.coasts, NC: places([2_500, 3_500]) } } }),
      { subjects: ['AAA/NC'] },
    ],
  ],
};

describe('the drawing validator', () => {
  it('finds nothing wrong with a small drawing', () => expect(validateDrawing(MAP, drawing())).toEqual([]));

  it.each(DRAWINGS)('finds nothing wrong with the drawing of the map "$id"', ({ map, drawing }) => {
    expect(validateDrawing(map, drawing)).toEqual([]);
  });

  for (const code of DRAWING_PROBLEM_CODES) {
    it.each(
      BROKEN[code].map(([broken, problem], index) => [problem.subjects?.join(' '), index, broken, problem] as const),
    )(`${code}: %s, %i`, (_, _index, broken, problem) => {
      expect(validateDrawing(MAP, broken)).toContainEqual(expect.objectContaining({ code, ...problem }));
    });
  }
});
