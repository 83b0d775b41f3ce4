/**
 * The board: 42 living cells, hexagons in 7 columns that are centred on one line (S0; the shape is deduced from how the
 * territories pair off, RULES.md PLM-G1).
 *
 * A cell is a number from 0 to 41 in the order of columns, top to bottom. It is written `(column,row)`, both from 0.
 */
export type Cell = number;

/** Cells in each column, left to right. */
export const COLUMN_HEIGHTS = [5, 6, 7, 6, 7, 6, 5] as const;

/** Column and row of every cell. */
export const CELLS: readonly (readonly [column: number, row: number])[] = COLUMN_HEIGHTS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => [column, row] as const),
);

const firstOf = COLUMN_HEIGHTS.map((_, column) => CELLS.findIndex(([at]) => at === column));

/** The cell at a column and row, or null where none lives. */
export function cellAt(column: number, row: number): Cell | null {
  const height = COLUMN_HEIGHTS[column];
  const first = firstOf[column];
  return height === undefined || first === undefined || !(Number.isInteger(row) && row >= 0 && row < height)
    ? null
    : first + row;
}

/** `(2,4)`. */
export function cellName(cell: Cell): string {
  const place = CELLS[cell];
  if (place === undefined) throw new RangeError(`no cell ${cell}: cells are 0 to ${CELLS.length - 1}`);
  return `(${place[0]},${place[1]})`;
}

/** Twice the height of a cell's centre, so that it is a whole number: 0 is the top of the tallest column. */
const centreOf = ([column, row]: readonly [number, number]): number => 2 * row + (7 - (COLUMN_HEIGHTS[column] ?? 0));

/** Cells next to each cell: neighbours in its column, and in the next columns those with centres half a cell apart (PLM-G4). */
export const NEIGHBOURS: readonly (readonly Cell[])[] = CELLS.map((here) =>
  CELLS.flatMap((there, cell) => {
    const [across, apart] = [Math.abs(here[0] - there[0]), Math.abs(centreOf(here) - centreOf(there))];
    return (across === 0 && apart === 2) || (across === 1 && apart === 1) ? [cell] : [];
  }),
);

/** Steps from a cell to every cell, along living cells. */
export const DISTANCES: readonly Uint8Array[] = CELLS.map((_, from) => {
  const steps = new Uint8Array(CELLS.length).fill(255);
  steps[from] = 0;
  const reached = [from];
  for (const cell of reached) {
    for (const next of NEIGHBOURS[cell] ?? []) {
      if (steps[next] !== 255) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      reached.push(next);
    }
  }
  return steps;
});

export const areAdjacent = (one: Cell, other: Cell): boolean => DISTANCES[one]?.[other] === 1;
