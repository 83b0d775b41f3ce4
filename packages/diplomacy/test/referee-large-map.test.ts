import { describe, expect, it } from 'vitest';
import type { BorderData, MapData, ProvinceData } from '../src/map/map-data.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { standing, verdicts } from './imagined.ts';
import { given } from './written-orders.ts';

/**
 * A map too large for orders of one word: 15 rows of 12 provinces, the first column sea and the second its coast, nine
 * powers with a home centre each in column 3, and one province of two coasts.
 */
const ROWS = 15;
const COLUMNS = 12;
const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY', 'CHINA', 'JAPAN'];
const id = (row: number, column: number): string => `R${row}C${column}`;

const cells = Array.from({ length: ROWS * COLUMNS }, (_, n) => [Math.floor(n / COLUMNS), n % COLUMNS] as const);
const provinces = cells.map(([row, column]): ProvinceData => {
  const home = column === 2 ? POWERS[row] : undefined;
  const name = { ko: `${row}줄 ${column}칸`, en: `Row ${row} column ${column}` };
  const kind = column === 0 ? 'sea' : column === 1 ? 'coastal' : 'inland';
  return { id: id(row, column), kind, name, abbr: id(row, column), centre: true, ...(home !== undefined && { home }) };
});
const COAST_ROW = 5;
const coastal = (row: number): string => (row === COAST_ROW ? `${id(row, 1)}/NC` : id(row, 1));
const borders: BorderData[] = cells.flatMap(([row, column]) => {
  const near: [number, number][] = [
    [row + 1, column],
    [row, column + 1],
  ];
  return near
    .filter(([r, c]) => r < ROWS && c < COLUMNS)
    .flatMap(([r, c]): BorderData[] => {
      const army = column > 0 && c > 0;
      const fleet = column <= 1 && c <= 1;
      const [a, b] = [id(row, column), id(r, c)];
      const split = fleet && (a === id(COAST_ROW, 1) || b === id(COAST_ROW, 1));
      const at = (place: string): string => (place === id(COAST_ROW, 1) ? coastal(COAST_ROW) : place);
      if (!split) return [{ between: [a, b], army, fleet }];
      return [
        ...(army ? [{ between: [a, b] as const, army, fleet: false }] : []),
        { between: [at(a), at(b)], army: false, fleet: true },
      ];
    });
});
const map: MapData = {
  id: 'large',
  name: { ko: '큰 지도', en: 'Large map' },
  victoryCentres: 1,
  powers: POWERS.map((power) => ({ id: power, name: { ko: power, en: power } })),
  provinces: provinces.map((province) =>
    province.id === id(COAST_ROW, 1) ? { ...province, coasts: ['NC', 'SC'] } : province,
  ),
  borders,
  start: { phase: 'S1901M', units: { JAPAN: ['A R8C2'] }, centers: { JAPAN: ['R8C2'] } },
};

describe('a map of more than 127 locations and eight powers', () => {
  const referee = createReferee(map, EDITIONS['datc-3']);
  const position: Position = {
    phase: 'F1901M',
    units: [
      { power: 'JAPAN', type: 'A', at: 'R14C11' },
      { power: 'JAPAN', type: 'A', at: 'R13C10' },
      { power: 'CHINA', type: 'A', at: 'R14C10' },
      { power: 'AUSTRIA', type: 'A', at: 'R14C9' },
      { power: 'RUSSIA', type: 'A', at: 'R2C1' },
      { power: 'JAPAN', type: 'F', at: 'R2C0' },
      { power: 'JAPAN', type: 'F', at: 'R3C0' },
      { power: 'JAPAN', type: 'F', at: 'R4C0' },
      { power: 'TURKEY', type: 'F', at: 'R5C0' },
      { power: 'TURKEY', type: 'A', at: 'R4C2' },
    ],
    centres: { R8C2: 'JAPAN', R7C2: 'CHINA', R14C11: 'JAPAN', R13C10: 'JAPAN' },
    dislodged: [],
    contested: [],
    civilDisorder: [],
  };

  it('is refereed as any other', () => {
    const fall = referee.process(position, [
      given('JAPAN', 'A R14C11 - R14C10'),
      given('JAPAN', 'A R13C10 S A R14C11 - R14C10'),
      given('JAPAN', 'A R13C10 S A R14C11 - R14C10'),
      given('AUSTRIA', 'A R14C9 - R0C3'),
      given('TURKEY', 'F R5C0 - R5C1'),
      given('TURKEY', 'A R4C2 - R4C1'),
      given('RUSSIA', 'A R2C1 - R4C1'),
      given('JAPAN', 'F R2C0 C A R2C1 - R4C1'),
      given('JAPAN', 'F R3C0 C A R2C1 - R4C1'),
      given('JAPAN', 'F R4C0 C A R2C1 - R4C1'),
      given('ENGLAND', 'A R2C1 H'),
    ]);
    expect(verdicts(fall.orders)).toMatchObject({
      'JAPAN A R14C11 - R14C10': 'succeeds DIP-M1',
      'JAPAN A R13C10 S A R14C11 - R14C10': 'succeeds DIP-S1',
      'AUSTRIA A R14C9 - R0C3': 'illegal DIP-L2',
      'TURKEY F R5C0 - R5C1/NC': 'succeeds DIP-M1',
      'TURKEY A R4C2 - R4C1': 'bounced DIP-M2',
      'RUSSIA A R2C1 - R4C1': 'bounced DIP-M2',
      'JAPAN F R3C0 C A R2C1 - R4C1': 'succeeds DIP-C1',
      'ENGLAND A R2C1 H': 'illegal DIP-O5',
      'CHINA A R14C10 H': 'dislodged DIP-M11',
    });
    expect([fall.next.phase, fall.next.contested]).toEqual(['F1901R', ['R4C1']]);
    expect(fall.next.dislodged).toEqual([
      { unit: { power: 'CHINA', type: 'A', at: 'R14C10' }, from: 'R14C11', retreats: [] },
    ]);
    const winter = referee.process(fall.next, []);
    expect(verdicts(winter.orders)).toEqual({ 'CHINA A R14C10 D': 'succeeds DIP-R1' });
    expect(winter.next.phase).toBe('W1901A');
    const spring = referee.process(winter.next, [given('CHINA', 'B A R7C2'), given('JAPAN', 'B A R8C2')]);
    expect(verdicts(spring.orders)).toMatchObject({
      'CHINA B A R7C2': 'succeeds DIP-B2',
      'JAPAN B A R8C2': 'succeeds DIP-B2',
    });
    expect(standing(spring)).toContain('CHINA A R7C2');
    expect(spring.next.phase).toBe('S1902M');
  });
});
