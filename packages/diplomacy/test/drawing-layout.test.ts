import { describe, expect, it } from 'vitest';
import { type Box, boxesOf } from '../src/drawing/boxes.ts';
import {
  DRAWING_WIDTH,
  type DrawnFace,
  type LayoutSize,
  layoutWidth,
  type MapDrawing,
  type Point,
  type ProvincePlaces,
} from '../src/drawing/drawing.ts';
import { labelName } from '../src/drawing/label-name.ts';
import { MEASURES } from '../src/drawing/measures.ts';
import { describeOverlap, overlaps } from '../src/drawing/overlaps.ts';
import { facePolygons, isInside } from '../src/drawing/polygons.ts';
import { DRAWINGS, LANGUAGES, SIZES } from './drawing-files.ts';

const LAYOUTS = DRAWINGS.flatMap(({ id, map, drawing }) => SIZES.map((size) => ({ id, map, drawing, size })));

describe.each(LAYOUTS)('map $id, as wide as the $size layout', ({ map, drawing, size }) => {
  const layout = drawing.layouts[size];

  it.each(LANGUAGES)(
    'labels, units, dislodged units, centres and coast anchors never overlap, by their boxes, in %s',
    (language) => expect(overlaps(drawing, size, language).map(describeOverlap)).toEqual([]),
  );

  it('has a box for everything that can stand on it', () => {
    const coasts = map.provinces.flatMap(({ coasts = [] }) => coasts).length;
    const centres = map.provinces.filter(({ centre }) => centre === true).length;
    for (const language of LANGUAGES) {
      expect(boxesOf(drawing, size, language)).toHaveLength(3 * map.provinces.length + 2 * coasts + centres);
    }
  });

  it('shows an overlap as soon as one thing is moved onto another', () => {
    for (const [id, places] of Object.entries(layout)) {
      const others = Object.entries(layout).filter(([other]) => other !== id);
      for (const broken of movedOnto(places, others[0]?.[1].unit ?? [0, 0])) {
        const copy = { ...drawing, layouts: { ...drawing.layouts, [size]: { ...layout, [id]: broken } } };
        const found = LANGUAGES.flatMap((language) => overlaps(copy, size, language));
        expect(found.map(({ box, other }) => [box.of, other === 'edge' ? other : other.of].join()).join(' ')).toContain(
          id,
        );
      }
    }
  });

  it('shows what leaves the map', () => {
    const [[id, places] = ['', undefined]] = Object.entries(layout);
    const off = {
      ...layout,
      [id]: { ...places, unit: [DRAWING_WIDTH - 10, 5_000] },
    } as MapDrawing['layouts'][LayoutSize];
    const found = overlaps({ ...drawing, layouts: { ...drawing.layouts, [size]: off } }, size, 'ko');
    expect(found.some(({ box, other }) => box.of === id && box.kind === 'unit' && other === 'edge')).toBe(true);
  });

  it('writes every name whole, on lines that join to it', () => {
    for (const province of map.provinces) {
      for (const language of LANGUAGES) {
        const { lines } = layout[province.id]?.label[language] ?? { lines: [] };
        const name = labelName(province, size, language);
        expect([name, name.replaceAll(' ', '')]).toContain(lines.join(name.includes(' ') ? ' ' : ''));
        expect(lines.length).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe.each(LAYOUTS)('on map $id, as wide as the $size layout', ({ drawing, size }) => {
  const grounds = drawing.faces.map((face) => ({
    face,
    polygons: facePolygons(drawing, face, size === 'small' ? 0 : 2),
  }));
  const faceAt = ([x, y]: Point): DrawnFace | undefined =>
    grounds.find(({ polygons }) => polygons.some((polygon) => isInside(polygon, x, y)))?.face;
  const boxes = boxesOf(drawing, size, 'ko');
  const province = ({ of }: Box): string => of.replace(/\/.*/, '');
  /** The middle of a box and points all over it, in drawing units. */
  const pointsOf = ({ left, top, right, bottom }: Box): Point[] => {
    const scale = DRAWING_WIDTH / layoutWidth(drawing, size);
    const steps = [0.5, 0.05, 0.25, 0.75, 0.95];
    return steps.flatMap((down) =>
      steps.map((across): Point => [(left + across * (right - left)) * scale, (top + down * (bottom - top)) * scale]),
    );
  };
  const shareOn = (box: Box, isMeant: (face: DrawnFace) => boolean): number => {
    const points = pointsOf(box);
    return (
      points.filter((point) => isMeant(faceAt(point) ?? { id: '', ground: 'land', pieces: [] })).length / points.length
    );
  };

  it('units and centres stand on their own ground', () => {
    const own = boxes.filter(({ kind, of }) => (kind === 'unit' || kind === 'centre') && !of.includes('/'));
    const least = size === 'small' ? 0.8 : 0.95;
    expect(own.filter((box) => shareOn(box, ({ id }) => id === box.of) < least)).toEqual([]);
  });

  it('fleets on a coast of several stand on water', () => {
    const coasts = boxes.filter(({ kind, of }) => kind === 'unit' && of.includes('/'));
    expect(coasts.filter((box) => shareOn(box, ({ ground }) => ground === 'sea') < 0.75)).toEqual([]);
  });

  it('a dislodged unit stands beside the one that drove it out', () => {
    const { width } = MEASURES[size].unit;
    const standing = new Map(boxes.filter(({ kind }) => kind === 'unit').map((box) => [box.of, box]));
    const far = boxes
      .filter(({ kind }) => kind === 'dislodged')
      .map((box) => ({
        of: box.of,
        away: standing.has(box.of) ? roomBetween(box, standing.get(box.of) ?? box) : 1_000,
      }))
      .filter(({ away }) => away > width);
    expect(far).toEqual([]);
  });

  it('no dislodged unit stands mostly on a neighbour, and no label has its middle there', () => {
    const labels = LANGUAGES.flatMap((language) => boxesOf(drawing, size, language)).filter(
      ({ kind }) => kind === 'label',
    );
    const dislodged = boxes.filter(({ kind }) => kind === 'dislodged');
    const isForeign = (box: Box) => (face: DrawnFace) =>
      face.ground === 'land' && face.impassable !== true && face.id !== province(box);
    expect(dislodged.filter((box) => shareOn(box, isForeign(box)) > 0.5)).toEqual([]);
    expect(labels.filter((box) => shareOn(box, isForeign(box)) > 0.2)).toEqual([]);
  });
});

describe('measures', () => {
  it.each([
    ['small', 6, 10, 8],
    ['large', 13, 28, 22],
  ] as const)('can be read on a %s map', (size, letter, width, height) => {
    const { unit, letter: set, line, centre, gap } = MEASURES[size];
    expect(set).toBeGreaterThanOrEqual(letter);
    expect(unit.width).toBeGreaterThanOrEqual(width);
    expect(unit.height).toBeGreaterThanOrEqual(height);
    expect(line).toBeGreaterThan(set);
    expect(centre).toBeLessThan(unit.height);
    expect(gap).toBeGreaterThan(0);
  });
});

/** That place with each of its things moved, one at a time. */
function movedOnto(places: ProvincePlaces, there: Point): ProvincePlaces[] {
  const { label, coasts = {} } = places;
  return [
    { ...places, unit: there },
    { ...places, dislodged: there },
    ...(places.centre === undefined ? [] : [{ ...places, centre: there }]),
    ...LANGUAGES.map((language) => ({ ...places, label: { ...label, [language]: { ...label[language], at: there } } })),
    ...Object.keys(coasts).map((coast) => ({
      ...places,
      coasts: { ...coasts, [coast]: { dislodged: [0, 0] as const, ...coasts[coast], unit: there } },
    })),
  ];
}

function roomBetween(a: Box, b: Box): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}
