import { describe, expect, it } from 'vitest';
import { areAdjacent, CELLS, cellAt, DISTANCES, NEIGHBOURS } from '../src/board/cell.ts';
import { HOMES, TERRITORIES, TERRITORY_VALUE } from '../src/board/territories.ts';

const at = (column: number, row: number): number => cellAt(column, row) ?? -1;
/** The half turn that takes one side’s view of the board to the other’s. */
const turned = (cell: number): number => CELLS.length - 1 - cell;

describe('the board', () => {
  it('[PLM-G1] has 42 living cells, and none beyond them', () => {
    expect(CELLS.length).toBe(42);
    expect([cellAt(0, 5), cellAt(7, 0), cellAt(3, -1), cellAt(2, 7), cellAt(1.5, 0)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('[PLM-G2] has ten territories worth 14, and pairs of equal value under a half turn', () => {
    const values = TERRITORIES.map((cell) => TERRITORY_VALUE[cell] ?? -1);
    expect([...values].sort()).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 3, 3]);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(14);
    for (const cell of TERRITORIES) expect(TERRITORY_VALUE[turned(cell)]).toBe(TERRITORY_VALUE[cell]);
    expect(CELLS.filter((_, cell) => (TERRITORY_VALUE[cell] ?? -1) >= 0).length).toBe(10);
  });

  it('[PLM-G3] has two home cells a side, one the half turn of the other, and no territory among them', () => {
    expect(HOMES[0]).toEqual([at(0, 0), at(1, 0)]);
    expect([...HOMES[1]].sort()).toEqual([at(6, 4), at(5, 5)].sort());
    expect([...HOMES[1]].sort()).toEqual(HOMES[0].map(turned).sort());
    for (const cell of HOMES.flat()) expect(TERRITORIES).not.toContain(cell);
  });

  it('[PLM-G4] has neighbours that are mutual, at most six, and alike under a half turn', () => {
    for (const [cell, neighbours] of NEIGHBOURS.entries()) {
      expect(neighbours.length).toBeLessThanOrEqual(6);
      expect(neighbours.length).toBeGreaterThanOrEqual(3);
      for (const next of neighbours) {
        expect(areAdjacent(next, cell)).toBe(true);
        expect(areAdjacent(turned(next), turned(cell))).toBe(true);
      }
    }
    expect(areAdjacent(at(2, 2), at(3, 2))).toBe(true);
    expect(areAdjacent(at(2, 2), at(3, 3))).toBe(false);
    expect(DISTANCES[at(2, 2)]?.[at(4, 4)]).toBe(3);
    expect(DISTANCES[at(2, 2)]?.[at(6, 2)]).toBe(4);
  });
});
