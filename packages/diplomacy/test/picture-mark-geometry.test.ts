import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LayoutSize, Point } from '../src/drawing/drawing.ts';
import { provinceId } from '../src/map/board.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import { type Box, isInBox } from '../src/picture/marks/boxes.ts';
import { bentLine, type Course, distance, partOf, placeAlong, throughPoints } from '../src/picture/marks/course.ts';
import { shapeMarks } from '../src/picture/marks/mark-shapes.ts';
import type { PhaseMarks } from '../src/picture/marks/order-mark.ts';
import type { Shape } from '../src/picture/marks/shape.ts';
import { clearOf, type MarkShapes } from '../src/picture/marks/shapes-of-moves.ts';
import { groundFor, type Marked, marked, shaped } from './marked.ts';
import { names } from './text-positions.ts';

/** The fall turn of `examples/`, in which everything happens. */
const FALL = sheetLines('map-fall.txt');

function sheetLines(file: string): readonly string[] {
  const { orders } = parseSheet(readFileSync(new URL(`../../../examples/${file}`, import.meta.url), 'utf8'), names);
  const named = orders.flatMap(({ order }) => (order.kind === 'waive' ? [] : [order.unit]));
  const nameOf = (province: string) => named.find(({ at }) => provinceId(at) === province);
  return orders.map(({ power, order }) => `${power} ${orderText(order, nameOf)}`);
}

const PHASES: readonly (Marked & { readonly title: string })[] = [
  { title: 'the whole turn of the examples', lines: FALL },
  { title: 'the same before it is judged', lines: FALL, view: 'given' },
  { title: 'two that meet head-on', lines: ['AUSTRIA A SER - BUL', 'TURKEY A BUL - SER'] },
  {
    title: 'two that change places',
    lines: ['GERMANY A DEN - SWE VIA', 'GERMANY F BAL C A DEN - SWE', 'RUSSIA A SWE - DEN'],
  },
  {
    title: 'four into one province',
    lines: [
      'FRANCE A PAR - BUR',
      'GERMANY A MUN - BUR',
      'ENGLAND A BEL - BUR',
      'ITALY A MAR - BUR',
      'FRANCE A GAS S A PAR - BUR',
    ],
  },
  {
    title: 'supports of one move from all sides',
    lines: [
      'AUSTRIA A SER - BUL',
      'AUSTRIA A RUM S A SER - BUL',
      'AUSTRIA F AEG S A SER - BUL',
      'AUSTRIA A GRE S A SER - BUL',
      'RUSSIA F BLA S A SER - BUL',
    ],
  },
  {
    title: 'supports of supports',
    lines: ['GERMANY A MUN S A BER', 'GERMANY A BER S A SIL', 'GERMANY A SIL S A MUN', 'GERMANY A BOH S A SIL'],
  },
  { title: 'two that support each other', lines: ['GERMANY A MUN S A BER', 'GERMANY A BER S A MUN'] },
  {
    title: 'a convoy over many seas',
    lines: [
      'ENGLAND A CLY - SYR',
      'ENGLAND F NAO C A CLY - SYR',
      'ENGLAND F MAO C A CLY - SYR',
      'ENGLAND F WES C A CLY - SYR',
      'ENGLAND F TYS C A CLY - SYR',
      'ENGLAND F ION C A CLY - SYR',
      'ENGLAND F EAS C A CLY - SYR',
    ],
  },
  {
    title: 'units that stand on the straight way',
    lines: [
      'FRANCE F BRE - GAL',
      'FRANCE A PAR H',
      'GERMANY A MUN H',
      'AUSTRIA A VIE H',
      'AUSTRIA A TRI S A GAL',
      'AUSTRIA A GAL H',
      'AUSTRIA A BUD H',
    ],
  },
  { title: 'a ring of three', lines: ['AUSTRIA A BUD - RUM', 'RUSSIA A RUM - GAL', 'AUSTRIA A GAL - BUD'] },
];
const SIZES: readonly LayoutSize[] = ['small', 'large'];
const TABLE = PHASES.flatMap((phase) => SIZES.map((size) => ({ ...phase, size })));

type Line = Shape & { readonly shape: 'line' };
const linesOf = ({ lines }: MarkShapes): readonly Line[] => lines.filter((shape) => shape.shape === 'line');
const signsOf = <Kind extends Shape['shape']>({ lines, signs }: MarkShapes, kind: Kind) =>
  [...lines, ...signs].filter((shape): shape is Shape & { readonly shape: Kind } => shape.shape === kind);

/** Places at even distances. */
const spread = (course: Course, count = 24): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, k) => placeAlong(course, (course.length * k) / count).at);

const nearest = (places: readonly Point[], at: Point): number =>
  Math.min(...places.map((place) => distance(place, at)));

describe.each(TABLE)('$title, $size', ({ size, ...phase }) => {
  const marks: PhaseMarks = marked(phase);
  const { ground, shapes } = shaped(marks, size);
  const { pen } = ground;
  const boxOf = (at: string): Box => ground.unitBox(at);

  it('has finite figures alone', () => {
    const figures = JSON.stringify(shapes, (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'NOT FINITE' : value,
    );
    expect(figures).not.toContain('NOT FINITE');
  });

  it('is the same twice', () => {
    expect(JSON.stringify(shaped(marked(phase), size).shapes)).toBe(JSON.stringify(shapes));
  });

  it('has a line for every order but to hold', () => {
    for (const { mark, ...own } of shapes.orders) {
      expect([mark.id, linesOf(own).length > 0]).toEqual([mark.id, mark.kind !== 'hold']);
      for (const { course } of linesOf(own)) expect(course.length, mark.id).toBeGreaterThan(0);
    }
  });

  it('begins lines outside the box of their unit', () => {
    for (const { mark, ...own } of shapes.orders) {
      const [line] = linesOf(own);
      if (line === undefined || mark.kind === 'convoy') continue;
      expect([mark.id, isInBox(boxOf(mark.from), placeAlong(line.course, 0).at)]).toEqual([mark.id, false]);
    }
  });

  it('ends them outside any unit’s', () => {
    for (const { mark, ...own } of shapes.orders) {
      if (mark.kind !== 'move') continue;
      for (const { tip } of signsOf(own, 'head')) expect([mark.id, ground.isTaken(tip)]).toEqual([mark.id, false]);
    }
  });

  it('leads none over a unit that it is not about', () => {
    for (const { mark, ...own } of shapes.orders) {
      if (mark.kind === 'convoy' || (mark.kind === 'move' && mark.route.length > 0)) continue;
      const ends = [
        mark.from,
        'to' in mark && mark.to !== null ? mark.to : mark.from,
        'client' in mark ? mark.client : mark.from,
      ];
      const foreign = marks.orders.flatMap(({ from }) =>
        ends.some((end) => provinceId(end) === provinceId(from)) ? [] : [boxOf(from)],
      );
      for (const { course } of linesOf(own)) {
        const over = spread(course).filter((at) => foreign.some((box) => isInBox(box, at)));
        expect([mark.id, over.length]).toEqual([mark.id, 0]);
      }
    }
  });

  it('lays no two lines along each other', () => {
    const lines = shapes.orders.flatMap(({ mark, ...own }) =>
      mark.kind === 'convoy'
        ? []
        : linesOf(own).map(({ course }) => ({ mark, places: spread(course), length: course.length })),
    );
    for (const one of lines) {
      for (const other of lines) {
        if (one.mark === other.mark || one.length > other.length) continue;
        const covered = one.places.filter((at) => nearest(other.places, at) < pen.line).length / one.places.length;
        expect([one.mark.id, other.mark.id, covered > 0.34]).toEqual([one.mark.id, other.mark.id, false]);
      }
    }
  });

  it('lets no head hide another, and no ring', () => {
    const heads = shapes.orders.flatMap((own) => signsOf(own, 'head').map(({ tip }) => ({ id: own.mark.id, at: tip })));
    const rings = shapes.orders.flatMap((own) =>
      signsOf(own, 'ring').map(({ at, radius }) => ({ id: own.mark.id, at, radius })),
    );
    for (const one of heads) {
      for (const other of heads) {
        if (one !== other)
          expect([one.id, other.id, distance(one.at, other.at) > pen.line]).toEqual([one.id, other.id, true]);
      }
    }
    for (const one of rings) {
      for (const other of rings) {
        if (one !== other)
          expect([
            one.id,
            other.id,
            distance(one.at, other.at) + Math.abs(one.radius - other.radius) > pen.line,
          ]).toEqual([one.id, other.id, true]);
      }
    }
  });

  it('puts a ring on the line it supports', () => {
    for (const { mark, ...own } of shapes.orders) {
      if (mark.kind !== 'support' || mark.move === null) continue;
      const [ring] = signsOf(own, 'ring');
      const host = shapes.orders.find((other) => other.mark.id === mark.move);
      if (ring === undefined || host === undefined) throw new Error(`${mark.id} has no ring or no line to sit on`);
      const [line] = linesOf(host);
      expect(nearest(spread(line?.course ?? bentLine([0, 0], [0, 0], 0), 200), ring.at), mark.id).toBeLessThan(
        pen.head,
      );
    }
  });
});

describe('what lines say', () => {
  const { shapes } = shaped(marked({ lines: FALL }), 'large');
  const of = (province: string): MarkShapes => {
    const found = shapes.orders.find(({ mark }) => mark.id === `order-${province}`);
    if (found === undefined) throw new Error(`nothing for ${province}`);
    return found;
  };
  const kinds = ({ lines, signs }: MarkShapes): readonly string[] =>
    [...lines, ...signs].map((shape) => (shape.shape === 'line' ? shape.style : shape.shape));

  it.each([
    ['a move', 'SER', ['solid', 'head']],
    ['a move that bounced', 'PIE', ['solid', 'head', 'bar']],
    ['a move that met head-on', 'BUL', ['solid', 'head', 'bar']],
    ['a convoyed move whose route broke', 'ROM', ['solid', 'head', 'bar']],
    ['a support to move', 'BLA', ['dashed', 'ring']],
    ['a support to hold', 'BER', ['dashed', 'frame']],
    ['a support that was cut', 'LYO', ['dashed', 'faint', 'ring', 'break']],
    ['a void support', 'TRI', ['dotted', 'ring', 'question']],
    ['an impossible move', 'BRE', ['dotted', 'head', 'struck']],
    ['a convoy', 'IRI', ['chain']],
    ['a convoy whose fleet was lost', 'ION', ['lost-chain']],
    ['a hold', 'MAR', ['base']],
  ])('%s', (_, province, expected) => {
    expect([...kinds(of(province))].sort()).toEqual([...expected].sort());
  });

  it('bursts and standoffs', () => {
    expect(shapes.bursts).toHaveLength(3);
    expect(shapes.standoffs).toHaveLength(1);
  });

  it('a broken convoy ends before the fleet that was lost', () => {
    const [line] = of('ROM').lines;
    const ground = groundFor(['ROM', 'TYS', 'ION'], [], 'large');
    if (line?.shape !== 'line') throw new Error('no line');
    const end = placeAlong(line.course, line.course.length).at;
    expect(distance(end, ground.unitBox('ION').at)).toBeLessThan(distance(end, ground.unitBox('TYS').at));
    expect(distance(end, ground.unitBox('ION').at)).toBeLessThan(ground.pen.head * 6);
  });
});

describe('a sign on a line', () => {
  const ground = groundFor([], [], 'large');
  const line = bentLine([0, 100], [400, 100], 0);
  const name = (from: number, to: number): Box => ({ at: [(from + to) / 2, 100], half: [(to - from) / 2, 8] });
  it.each<[string, readonly Box[], number]>([
    ['stands in the middle where no name is', [], 200],
    ['keeps clear of a name in the middle', [name(190, 210)], 160],
    ['goes the other way where names are on this one', [name(100, 210)], 240],
    ['stays where names leave it no place', [name(0, 400)], 200],
  ])('%s', (_, clutter, x) => {
    expect(clearOf({ ...ground, clutter }, line, 0.5)[0]).toBeCloseTo(x, 0);
  });
});

describe('later phases', () => {
  const shapesOf = (marks: PhaseMarks) =>
    shapeMarks(groundFor(['NWY', 'BUL'], ['NWY', 'BUL'], 'large'), marks).orders.map(({ mark, lines, signs }) => [
      mark.id,
      ...[...lines, ...signs].map((shape) => (shape.shape === 'line' ? shape.style : shape.shape)),
    ]);

  it('retreats are thin with an open head, and those that met have a bar and a cross', () => {
    const unit = { power: 'RUSSIA', order: '', outcome: null, ruledOut: null } as const;
    const marks: PhaseMarks = {
      orders: [
        { kind: 'retreat', ...unit, id: 'order-NWY', from: 'NWY', to: 'SKA', met: false },
        { kind: 'retreat', ...unit, id: 'order-BUL', from: 'BUL', to: 'GRE', met: true },
      ],
      openRetreats: [],
      dislodged: [],
      standoffs: [],
    };
    expect(shapesOf(marks)).toEqual([
      ['order-NWY', 'thin', 'head'],
      ['order-BUL', 'thin', 'head', 'bar', 'cross'],
    ]);
  });
});

describe('courses', () => {
  const bent = bentLine([0, 0], [100, 0], 0.25);

  it('bend to the right of their way by a share of their length', () => {
    expect(placeAlong(bent, bent.length / 2).at[0]).toBeCloseTo(50, 1);
    expect(placeAlong(bent, bent.length / 2).at[1]).toBeCloseTo(25, 1);
  });

  it('are cut where told', () => {
    const part = partOf(bent, 20, 70);
    expect(part.length).toBeCloseTo(50, 0);
    expect(distance(placeAlong(part, 0).at, placeAlong(bent, 20).at)).toBeLessThan(0.5);
    expect(distance(placeAlong(part, part.length).at, placeAlong(bent, 70).at)).toBeLessThan(0.5);
  });

  it('go through every point', () => {
    const points: readonly Point[] = [
      [0, 0],
      [40, 30],
      [90, 10],
      [120, 60],
    ];
    const course = throughPoints(points);
    for (const point of points) expect(nearest(spread(course, 400), point)).toBeLessThan(0.5);
  });

  it('have no part behind their end', () => {
    expect(partOf(bent, bent.length + 5, bent.length + 9).length).toBe(0);
  });
});
