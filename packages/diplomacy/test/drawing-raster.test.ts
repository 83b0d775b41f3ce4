import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calmCoasts } from '../maps/draw/calm-coasts.ts';
import { joinCorners } from '../maps/draw/join-corners.ts';
import { absorbStrays } from '../maps/draw/pieces.ts';
import { blankRaster, fillRings, type PlaneRing, type Raster } from '../maps/draw/raster.ts';
import { simplifyLines } from '../maps/draw/simplify.ts';
import { traceArcs } from '../maps/draw/trace.ts';
import { type Bump, warpOf } from '../maps/draw/warp.ts';
import { crossingLines } from '../src/drawing/crossings.ts';

const LETTERS = ['A', 'B', 'C', '.', '~'];
const SEAS = new Set(['.', '~'].map((letter) => LETTERS.indexOf(letter)));
const isSea = (face: number): boolean => SEAS.has(face);

function rasterOf(rows: readonly string[]): Raster {
  const cells = Int16Array.from(rows.join('').split(''), (letter) => LETTERS.indexOf(letter));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells };
}

function rowsOf({ width, height, cells }: Raster): string[] {
  const letters = [...cells].map((face) => LETTERS[face] ?? '?');
  return Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width).join(''));
}

describe('stray pieces', () => {
  it.each<[string, string[], string[], number[]]>([
    ['an islet turns to sea', ['AA...', 'AA.A.', 'AA...'], ['AA...', 'AA...', 'AA...'], []],
    ['a kept island stays', ['AA...', 'AA.A.', 'AA...'], ['AA...', 'AA.A.', 'AA...'], [8]],
    ['a valley goes to whom it lies open', ['AABBB', 'AABAB', 'AABBB'], ['AABBB', 'AABBB', 'AABBB'], []],
    [
      'land stays land, if most of its rim is water',
      ['A.B..', 'A.BA.', 'A.B..', '.....'],
      ['A.B..', 'A.BB.', 'A.B..', '.....'],
      [],
    ],
    ['a lake goes to the land around it', ['AAA..', 'A.A..', 'AAA..'], ['AAA..', 'AAA..', 'AAA..'], []],
    ['water stays water', ['.AAA~', '.A.~~', '.AAA~'], ['.AAA~', '.A~~~', '.AAA~'], []],
    [
      'strays within strays',
      ['AAAAAAA', 'ABBBBBA', 'ABCACBA', 'ABBBBBA', 'AAAAAAA', 'CCCCCCC'],
      ['AAAAAAA', 'ABBBBBA', 'ABBBBBA', 'ABBBBBA', 'AAAAAAA', 'CCCCCCC'],
      [],
    ],
  ])('%s', (_, before, after, kept) => {
    const raster = rasterOf(before);
    absorbStrays(raster, isSea, new Set(kept));
    expect(rowsOf(raster)).toEqual(after);
  });
});

describe('the coast', () => {
  it('loses inlets and spits, whose cells go to what lies beside them', () => {
    const straight = 'AAAA.......';
    const raster = rasterOf([straight, straight, straight, 'A...~..AAAA', straight, straight, straight]);
    calmCoasts(raster, isSea, 1);
    const rows = rowsOf(raster);
    expect([rows[0], rows[1], rows[5], rows[6]]).toEqual([straight, straight, straight, straight]);
    expect(rows[3]).toMatch(/^AAA[.A]~\.{6}$/);
  });

  it('stays as it is where nothing is calmed', () => {
    const raster = rasterOf(['A.A', '.A.', 'A.A']);
    calmCoasts(raster, isSea, 0);
    expect(rowsOf(raster)).toEqual(['A.A', '.A.', 'A.A']);
  });
});

const ANY_RASTER = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: width * height, maxLength: width * height })
      .map((cells): Raster => ({ width, height, cells: Int16Array.from(cells) })),
  );

describe('any raster', () => {
  it('is traced once round every side between two faces, once its corners are joined', () => {
    fc.assert(
      fc.property(ANY_RASTER, (raster) => {
        joinCorners(raster);
        const { width, height, cells } = raster;
        const faceAt = (column: number, row: number): number =>
          column < 0 || row < 0 || column >= width || row >= height ? -1 : (cells[row * width + column] ?? -1);
        let sides = 0;
        for (let row = 0; row <= height; row++) {
          for (let column = 0; column <= width; column++) {
            if (faceAt(column, row) !== faceAt(column - 1, row)) sides++;
            if (faceAt(column, row) !== faceAt(column, row - 1)) sides++;
          }
        }
        const arcs = traceArcs(raster);
        expect(arcs.reduce((sum, { corners }) => sum + corners.length - 1, 0)).toBe(sides);
        expect(crossingLines(arcs.map(({ corners }) => corners.flat())).size).toBe(0);
      }),
    );
  });

  it('keeps its lines apart when they lose points', () => {
    fc.assert(
      fc.property(ANY_RASTER, (raster) => {
        joinCorners(raster);
        const lines = traceArcs(raster).map(({ corners }) => corners.map(([x, y]) => [x * 10, y * 10] as const));
        const simplified = simplifyLines(lines, [400, 60], new Set());
        for (const level of [0, 1]) {
          const left = simplified.map((line) =>
            line.filter((point) => point.level <= level).flatMap(({ x, y }) => [x, y]),
          );
          expect(crossingLines(left).size).toBe(0);
        }
      }),
    );
  });
});

describe('lines that cross', () => {
  it.each<[string, number[][], number[]]>([
    [
      'each other',
      [
        [0, 0, 100, 100],
        [0, 100, 100, 0],
      ],
      [0, 1],
    ],
    [
      'themselves',
      [
        [0, 0, 100, 100, 100, 0, 0, 100],
        [500, 0, 500, 9],
      ],
      [0],
    ],
    [
      'at an end that the other has not',
      [
        [0, 0, 100, 0],
        [50, 0, 50, 50],
      ],
      [0, 1],
    ],
    [
      'along each other',
      [
        [0, 0, 100, 0],
        [50, 0, 200, 0],
      ],
      [0, 1],
    ],
    [
      'nowhere but at their ends',
      [
        [0, 0, 100, 0],
        [100, 0, 200, 50],
        [100, 0, 100, -50],
      ],
      [],
    ],
    [
      'nowhere, one after the other on one straight line',
      [
        [0, 0, 100, 0],
        [100, 0, 200, 0],
      ],
      [],
    ],
  ])('%s', (_, lines, crossing) => expect([...crossingLines(lines)].sort((a, b) => a - b)).toEqual(crossing));
});

describe('filled rings', () => {
  it('leave no cell between neighbours, and take none twice', () => {
    const place = fc.tuple(fc.double({ min: 1, max: 11, noNaN: true }), fc.double({ min: 1, max: 11, noNaN: true }));
    fc.assert(
      fc.property(place, ([x, y]) => {
        const corners = [
          [0, 0],
          [12, 0],
          [12, 12],
          [0, 12],
        ] as const;
        const parts = corners.map((corner, index): PlaneRing => [corner, corners[(index + 1) % 4] ?? corner, [x, y]]);
        const times = blankRaster(12, 12);
        for (const [index, part] of parts.entries()) {
          const one = blankRaster(12, 12);
          // One of two neighbours is walked the other way round.
          fillRings(one, [index % 2 === 0 ? part : [...part].reverse()], 1);
          one.cells.forEach((value, cell) => {
            times.cells[cell] = (times.cells[cell] ?? 0) + value;
          });
        }
        expect(new Set(times.cells)).toEqual(new Set([1]));
      }),
    );
  });
});

describe('the warp', () => {
  const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
  const bump: fc.Arbitrary<Bump> = fc.record({
    at: fc.tuple(coordinate, coordinate),
    radius: fc.double({ min: 5, max: 100, noNaN: true }),
    factor: fc.double({ min: 0.3, max: 2.8, noNaN: true }),
  });

  it('never folds: small triangles keep their sense', () => {
    fc.assert(
      fc.property(fc.array(bump, { maxLength: 6 }), coordinate, coordinate, (bumps, x, y) => {
        const move = warpOf(bumps);
        const [[ax, ay], [bx, by], [cx, cy]] = [move([x, y]), move([x + 1e-4, y]), move([x, y + 1e-4])];
        expect((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).toBeGreaterThan(0);
      }),
    );
  });

  it('enlarges the middle of a bump by its factor and leaves what is far', () => {
    const move = warpOf([{ at: [10, 20], radius: 5, factor: 2 }]);
    expect(move([10, 20])).toEqual([10, 20]);
    expect(move([10.001, 20])[0]).toBeCloseTo(10.002, 8);
    expect(move([60, 20])).toEqual([60, 20]);
  });
});
