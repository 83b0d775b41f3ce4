import { describe, expect, it } from 'vitest';
import { groundOf } from '../maps/draw/layout/ground.ts';
import { heartsOf } from '../maps/draw/layout/heart.ts';
import { homeGroundOf } from '../maps/draw/layout/home-ground.ts';
import { lineBreaks } from '../maps/draw/layout/line-breaks.ts';
import { placeAll } from '../maps/draw/layout/place-all.ts';
import type { PlaceHints } from '../maps/draw/layout/place-hints.ts';
import { summedArea } from '../maps/draw/layout/summed-area.ts';
import { groundCost } from '../maps/draw/layout/terrain.ts';
import { LAYOUT_WIDTHS } from '../src/drawing/drawing.ts';
import { describeOverlap, overlaps } from '../src/drawing/overlaps.ts';
import type { MapData, ProvinceData } from '../src/map/map-data.ts';
import { LANGUAGES, SIZES, SQUARE_FACES } from './drawing-files.ts';

const PROVINCES: readonly ProvinceData[] = [
  { id: 'AAA', kind: 'coastal', name: { ko: '가', en: 'Aland' }, abbr: 'Aaa', centre: true },
  { id: 'BBB', kind: 'coastal', name: { ko: '나', en: 'Bland' }, abbr: 'Bbb', coasts: ['NC', 'SC'] },
  { id: 'SEA', kind: 'sea', name: { ko: '넓은 바다', en: 'The Wide Sea' }, abbr: 'SEA' },
];

const MAP: MapData = {
  id: 'square',
  name: { ko: '네모', en: 'Square' },
  powers: [],
  victoryCentres: 1,
  provinces: PROVINCES,
  borders: [
    { between: ['AAA', 'BBB'], army: true, fleet: false },
    { between: ['AAA', 'SEA'], army: false, fleet: true },
    { between: ['BBB/NC', 'SEA'], army: false, fleet: true },
    { between: ['BBB/SC', 'SEA'], army: false, fleet: true },
  ],
  start: { phase: 'S1901M', units: {}, centers: {} },
};

const HINTS: PlaceHints = {
  widths: LAYOUT_WIDTHS,
  places: { small: {}, large: { AAA: { unit: [1_000, 1_000], label: { en: { lines: ['A', 'land'] } } } } },
  coasts: { 'BBB/NC': [6_500, 5_600], 'BBB/SC': [9_000, 5_600] },
};

describe('placing everything on a map', () => {
  const layouts = placeAll(MAP, SQUARE_FACES, HINTS);

  it('leaves no overlap', () => {
    const drawing = { map: MAP.id, ...SQUARE_FACES, layouts };
    for (const size of SIZES) {
      for (const language of LANGUAGES) expect(overlaps(drawing, size, language).map(describeOverlap)).toEqual([]);
    }
  });

  it('gives the same places for the same map', () => {
    expect(placeAll(MAP, SQUARE_FACES, HINTS)).toEqual(layouts);
  });

  it('puts land on land, the sea on the sea, and fleets of a coast on its water close to it', () => {
    for (const size of SIZES) {
      const { AAA, BBB, SEA } = layouts[size];
      expect(AAA?.unit[1]).toBeLessThan(5_000);
      expect(AAA?.unit[0]).toBeLessThan(5_000);
      expect(AAA?.centre?.[0]).toBeLessThan(5_000);
      expect(BBB?.unit[0]).toBeGreaterThan(5_000);
      expect(BBB?.centre).toBeUndefined();
      expect(SEA?.unit[1]).toBeGreaterThan(5_000);
      for (const coast of ['NC', 'SC']) {
        expect(BBB?.coasts?.[coast]?.unit[0]).toBeGreaterThan(5_000);
        expect(BBB?.coasts?.[coast]?.unit[1]).toBeGreaterThan(5_000);
        expect(BBB?.coasts?.[coast]?.unit[1]).toBeLessThan(6_500);
      }
    }
  });

  it('keeps what was placed by hand', () => {
    expect(layouts.large['AAA']?.unit).toEqual([1_000, 1_000]);
    expect(layouts.large['AAA']?.label.en.lines).toEqual(['A', 'land']);
    expect(layouts.small['AAA']?.unit).not.toEqual([1_000, 1_000]);
  });

  it('wants a face for every province and a place for every coast', () => {
    const lacking = { ...SQUARE_FACES, faces: SQUARE_FACES.faces.slice(1) };
    expect(() => placeAll(MAP, lacking, HINTS)).toThrow('AAA');
    expect(() => placeAll(MAP, SQUARE_FACES, { ...HINTS, coasts: {} })).toThrow('BBB/NC');
  });
});

describe('the ground under a box', () => {
  const ground = groundOf(SQUARE_FACES, 2);
  const land = homeGroundOf(ground, 'AAA');
  const sea = homeGroundOf(ground, 'SEA');
  const prices = { ownWaters: 1, otherWaters: 10, impassable: 100, otherLand: 1_000 };
  const shape = { halfWidth: 100, halfHeight: 100, lines: [] };

  it.each([
    ['wholly at home', land, 2_500, 2_500, 0],
    ['half on the sea of its coast', land, 2_500, 5_000, 0.5],
    ['on the sea of another coast', land, 8_000, 5_500, 10],
    ['half on a neighbour', land, 5_000, 2_500, 500],
    ['on a neighbour', land, 7_500, 2_500, 1_000],
    ['beyond the edge', land, -500, 2_500, 1_000],
    ['wholly at sea', sea, 5_000, 7_500, 0],
    ['of a sea half on land', sea, 2_500, 5_000, 500],
  ])('%s costs what it should', (_case, home, x, y, cost) => {
    expect(groundCost(ground, home, prices, x, y, shape)).toBeCloseTo(cost, 6);
  });

  it('has its heart in the middle', () => {
    const hearts = heartsOf(ground, 500);
    const middles = [
      [2_500, 2_500],
      [7_500, 2_500],
      [5_000, 7_500],
    ] as const;
    const away = middles.map(([x, y], index) =>
      Math.hypot(x - (hearts[index]?.[0] ?? 0), y - (hearts[index]?.[1] ?? 0)),
    );
    expect(Math.max(...away)).toBeLessThan(30);
  });

  it('is counted as by counting', () => {
    const holds = (cell: number): boolean => (cell * 7) % 5 < 2;
    const area = summedArea(20, { left: 3, top: 2, right: 17, bottom: 11 }, holds);
    for (const [left, top, right, bottom] of [
      [0, 0, 20, 20],
      [3, 2, 17, 11],
      [5, 5, 6, 6],
      [9, 1, 12, 8],
      [18, 0, 25, 9],
    ] as const) {
      let counted = 0;
      for (let row = Math.max(top, 2); row < Math.min(bottom, 11); row++) {
        for (let column = Math.max(left, 3); column < Math.min(right, 17); column++)
          if (holds(row * 20 + column)) counted++;
      }
      expect(area.count(left, top, right, bottom)).toBe(counted);
    }
  });
});

describe('breaking a name into lines', () => {
  it.each([
    ['Vienna', ['Vienna']],
    ['Black Sea', ['Black Sea', 'Black|Sea']],
    ['Gulf of Lyon', ['Gulf of Lyon', 'Gulf|of Lyon', 'Gulf of|Lyon', 'Gulf|of|Lyon']],
  ])('%s', (name, ways) => expect(lineBreaks(name).map((lines) => lines.join('|'))).toEqual(ways));

  it('makes no more lines than asked for', () => {
    expect(lineBreaks('a b c d').every((lines) => lines.length <= 3)).toBe(true);
    expect(lineBreaks('a b c d', 1)).toEqual([['a b c d']]);
  });
});
