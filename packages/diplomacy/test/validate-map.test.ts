import { describe, expect, it } from 'vitest';
import { MAPS, mapById, STANDARD_MAP } from '../maps/index.ts';
import type { BorderData, MapData, ProvinceData } from '../src/map/map-data.ts';
import { MAP_PROBLEM_CODES, type MapProblemCode } from '../src/map/map-problem.ts';
import { validateMap } from '../src/map/validate-map.ts';

/** A map as small as can be: two coastal homes, an inland province, a sea; Aaa has two coasts. */
const SMALL: MapData = {
  id: 'small',
  name: { ko: '작은 지도', en: 'Small map' },
  victoryCentres: 2,
  powers: [
    { id: 'RED', name: { ko: '빨강', en: 'Red' } },
    { id: 'BLUE', name: { ko: '파랑', en: 'Blue' }, aliases: { en: ['Azure'] } },
  ],
  provinces: [
    {
      id: 'AAA',
      kind: 'coastal',
      name: { ko: '가', en: 'Aland' },
      abbr: 'Aaa',
      centre: true,
      home: 'RED',
      coasts: ['NC', 'SC'],
    },
    { id: 'BBB', kind: 'coastal', name: { ko: '나', en: 'Bland' }, abbr: 'Bbb', centre: true, home: 'BLUE' },
    { id: 'CCC', kind: 'inland', name: { ko: '다', en: 'Cland' }, abbr: 'Ccc', aliases: { ko: ['라'] } },
    { id: 'SEA', kind: 'sea', name: { ko: '바다', en: 'The Sea' }, abbr: 'SEA' },
  ],
  borders: [
    { between: ['AAA', 'BBB'], army: true, fleet: false },
    { between: ['AAA', 'CCC'], army: true, fleet: false },
    { between: ['AAA/NC', 'SEA'], army: false, fleet: true },
    { between: ['AAA/SC', 'BBB'], army: false, fleet: true },
    { between: ['BBB', 'SEA'], army: false, fleet: true },
  ],
  start: {
    phase: 'S1901M',
    units: { RED: ['F AAA/NC'], BLUE: ['A BBB'] },
    centers: { RED: ['AAA'], BLUE: ['BBB'] },
  },
};

function withProvince(id: string, change: Partial<ProvinceData>): MapData {
  return { ...SMALL, provinces: SMALL.provinces.map((place) => (place.id === id ? { ...place, ...change } : place)) };
}

function withBorder(...borders: readonly BorderData[]): MapData {
  return { ...SMALL, borders: [...SMALL.borders, ...borders] };
}

function withStart(change: Partial<MapData['start']>): MapData {
  return { ...SMALL, start: { ...SMALL.start, ...change } };
}

const OTHER_SEA: ProvinceData = { id: 'FAR', kind: 'sea', name: { ko: '먼바다', en: 'Far' }, abbr: 'FAR' };

/** One broken map a problem, and what is told of it. */
const BROKEN: Readonly<Record<MapProblemCode, readonly (readonly [map: MapData, ...subjects: readonly string[]])[]>> = {
  'malformed-id': [
    [{ ...SMALL, provinces: [...SMALL.provinces, { ...OTHER_SEA, id: 'FAR/X' }] }, 'FAR/X'],
    [withProvince('AAA', { coasts: ['NC', 'SC', 'south'] }), 'AAA/south'],
  ],
  'duplicate-power': [[{ ...SMALL, powers: [...SMALL.powers, ...SMALL.powers.slice(0, 1)] }, 'RED']],
  'duplicate-province': [[{ ...SMALL, provinces: [...SMALL.provinces, ...SMALL.provinces.slice(2, 3)] }, 'CCC']],
  'duplicate-coast': [[withProvince('AAA', { coasts: ['NC', 'SC', 'NC'] }), 'AAA/NC']],
  'duplicate-name': [
    [withProvince('CCC', { aliases: { en: ['b. LAND'] } }), 'bland', 'BBB', 'CCC'],
    [withProvince('CCC', { abbr: 'sea' }), 'sea', 'CCC', 'SEA'],
    [
      { ...SMALL, powers: [{ id: 'RED', name: { ko: '빨강', en: 'azure' } }, ...SMALL.powers.slice(1)] },
      'azure',
      'RED',
      'BLUE',
    ],
  ],
  'missing-name': [
    [withProvince('CCC', { name: { ko: '', en: 'Cland' } }), 'CCC', 'ko'],
    [withProvince('CCC', { name: { ko: '다', en: ' - ' } }), 'CCC', 'en'],
    [withProvince('CCC', { abbr: '' }), 'CCC', 'abbr'],
    [{ ...SMALL, name: { ko: '작은 지도', en: '' } }, 'small', 'en'],
    [{ ...SMALL, powers: [{ id: 'RED', name: { ko: '', en: 'Red' } }, ...SMALL.powers.slice(1)] }, 'RED', 'ko'],
  ],
  'dangling-border': [
    [withBorder({ between: ['CCC', 'ZZZ'], army: true, fleet: false }), 'ZZZ'],
    [withBorder({ between: ['AAA/EC', 'SEA'], army: false, fleet: true }), 'AAA/EC'],
  ],
  'duplicate-border': [[withBorder({ between: ['CCC', 'AAA'], army: true, fleet: false }), 'CCC', 'AAA']],
  'border-with-itself': [[withBorder({ between: ['AAA/NC', 'AAA/SC'], army: false, fleet: true }), 'AAA/NC', 'AAA/SC']],
  'closed-border': [[withBorder({ between: ['BBB', 'CCC'], army: false, fleet: false }), 'BBB', 'CCC']],
  'impossible-border': [
    [withBorder({ between: ['CCC', 'SEA'], army: true, fleet: false }), 'CCC', 'SEA'],
    [withBorder({ between: ['CCC', 'SEA'], army: false, fleet: true }), 'CCC', 'SEA'],
    [withBorder({ between: ['AAA', 'SEA'], army: false, fleet: true }), 'AAA', 'SEA'],
    [withBorder({ between: ['AAA/NC', 'CCC'], army: true, fleet: false }), 'AAA/NC', 'CCC'],
  ],
  'impossible-coast': [
    [withProvince('BBB', { coasts: ['NC'] }), 'BBB'],
    [withProvince('CCC', { coasts: ['NC', 'SC'] }), 'CCC'],
  ],
  'coast-without-fleet-border': [[withProvince('AAA', { coasts: ['NC', 'SC', 'EC'] }), 'AAA/EC']],
  'unreachable-province': [[{ ...SMALL, provinces: [...SMALL.provinces, OTHER_SEA] }, 'FAR']],
  'impossible-canal': [[withProvince('CCC', { canal: true }), 'CCC']],
  'home-of-nobody': [[withProvince('CCC', { centre: true, home: 'GREEN' }), 'CCC', 'GREEN']],
  'home-without-centre': [[withProvince('CCC', { home: 'RED' }), 'CCC', 'RED']],
  'power-without-home': [
    [{ ...SMALL, powers: [...SMALL.powers, { id: 'GREEN', name: { ko: '초록', en: 'Green' } }] }, 'GREEN'],
  ],
  'impossible-victory': [
    [{ ...SMALL, victoryCentres: 0 }, 'small', '0'],
    [{ ...SMALL, victoryCentres: 1.5 }, 'small', '1.5'],
    [{ ...SMALL, victoryCentres: 3 }, 'small', '3'],
  ],
  'malformed-phase': [
    [withStart({ phase: 'S19M' }), 'S19M'],
    [withStart({ phase: 'Spring' }), 'Spring'],
    [withStart({ phase: 'W1901M' }), 'W1901M'],
  ],
  'unknown-start-power': [[withStart({ units: { ...SMALL.start.units, GREEN: [] } }), 'GREEN']],
  'dangling-start-centre': [
    [withStart({ centers: { RED: ['AAA', 'CCC'] } }), 'CCC'],
    [withStart({ centers: { RED: ['ZZZ'] } }), 'ZZZ'],
  ],
  'start-centre-twice': [[withStart({ centers: { RED: ['AAA'], BLUE: ['AAA'] } }), 'AAA']],
  'malformed-start-unit': [
    [withStart({ units: { RED: ['AAA'] } }), 'AAA'],
    [withStart({ units: { RED: ['X AAA'] } }), 'X AAA'],
  ],
  'dangling-start-unit': [[withStart({ units: { RED: ['F AAA/EC'] } }), 'F AAA/EC']],
  'impossible-start-unit': [
    [withStart({ units: { RED: ['A SEA'] } }), 'A SEA'],
    [withStart({ units: { RED: ['F CCC'] } }), 'F CCC'],
    [withStart({ units: { RED: ['F AAA'] } }), 'F AAA'],
    [withStart({ units: { RED: ['A AAA/NC'] } }), 'A AAA/NC'],
  ],
  'start-unit-twice': [[withStart({ units: { RED: ['F AAA/NC'], BLUE: ['A AAA'] } }), 'AAA']],
};

describe('the map validator', () => {
  it.each(MAPS.map((map) => [map.id, map] as const))('finds nothing wrong with the map "%s"', (id, map) => {
    expect(validateMap(map)).toEqual([]);
    expect(mapById(id)).toBe(map);
  });

  it('finds nothing wrong with the smallest map', () => expect(validateMap(SMALL)).toEqual([]));

  for (const code of MAP_PROBLEM_CODES) {
    it.each(BROKEN[code].map(([map, ...subjects]) => [subjects.join(' '), map, subjects] as const))(
      `${code}: %s`,
      (_, map, subjects) => expect(validateMap(map)).toContainEqual({ code, subjects }),
    );
  }

  it('knows no map by an unknown id', () => expect(mapById('nowhere')).toBeUndefined());
});

describe('the standard map', () => {
  it('has the provinces, centres and powers of the rules', () => {
    const { provinces, powers, victoryCentres } = STANDARD_MAP;
    expect([provinces.length, provinces.filter(({ centre }) => centre).length, powers.length]).toEqual([75, 34, 7]);
    expect(victoryCentres).toBe(18);
  });
});
