import { CELLS, type Cell, cellAt } from './cell.ts';

/** Column, row and value of the ten territories (PLM-G2, S0). */
const PLACED = [
  [0, 2, 1],
  [2, 2, 0],
  [3, 0, 1],
  [5, 0, 2],
  [2, 4, 3],
  [1, 5, 2],
  [4, 4, 0],
  [4, 2, 3],
  [3, 5, 1],
  [6, 2, 1],
] as const;

const living = (column: number, row: number): Cell => {
  const cell = cellAt(column, row);
  if (cell === null) throw new RangeError(`no cell (${column},${row})`);
  return cell;
};

/** The territories, in the order of cells. */
export const TERRITORIES: readonly Cell[] = PLACED.map(([column, row]) => living(column, row)).sort((a, b) => a - b);

/** Value of the territory on each cell; -1 where there is none. */
export const TERRITORY_VALUE: Int8Array = (() => {
  const values = new Int8Array(CELLS.length).fill(-1);
  for (const [column, row, value] of PLACED) values[living(column, row)] = value;
  return values;
})();

/** Home cells of the first side (upper left, S0 and S1) and of the second (lower right, its half turn): PLM-G3. */
export const HOMES: readonly [readonly Cell[], readonly Cell[]] = [
  [living(0, 0), living(1, 0)],
  [living(5, 5), living(6, 4)],
];
