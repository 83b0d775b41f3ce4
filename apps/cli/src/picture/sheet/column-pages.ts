/** Something in a column: which, and how far below the column's upper end. */
export interface Placed {
  readonly item: number;
  readonly above: number;
}

type Column = readonly Placed[];

/**
 * Fills pages of two columns with things of those heights, in their order, the columns of a page as equal as that allows.
 * Nothing is torn apart; what is higher than a whole column has one to itself.
 *
 * @param rooms height of the columns of the first page, and of the others
 */
export function columnPages(
  heights: readonly number[],
  [first, others]: readonly [first: number, others: number],
  between: number,
): readonly (readonly [Column, Column])[] {
  const pages: (readonly [Column, Column])[] = [];
  for (let from = 0; from < heights.length || pages.length === 0; ) {
    const room = pages.length === 0 ? first : others;
    // On an empty page of full height something goes, whatever its height.
    const least = pages.length > 0 ? from + 1 : from;
    const end = filled(heights, Math.max(least, filled(heights, from, room, between)), room, between);
    const split = splitOf(heights, [from, end], between);
    pages.push([column(heights, from, split, between), column(heights, split, end, between)]);
    from = end;
  }
  return pages;
}

/** How far a column is filled from an item on. */
function filled(heights: readonly number[], from: number, room: number, between: number): number {
  let end = from;
  while (end < heights.length && heightOf(heights, from, end + 1, between) <= room) end++;
  return end;
}

/** Where the left column ends so that the higher of the two is as low as can be. */
function splitOf(heights: readonly number[], [from, end]: readonly [number, number], between: number): number {
  let best = from;
  let lowest = Number.POSITIVE_INFINITY;
  for (let split = from; split <= end; split++) {
    const higher = Math.max(heightOf(heights, from, split, between), heightOf(heights, split, end, between));
    if (higher <= lowest) [best, lowest] = [split, higher];
  }
  return best;
}

function heightOf(heights: readonly number[], from: number, end: number, between: number): number {
  return heights.slice(from, end).reduce((sum, height) => sum + height, between * Math.max(0, end - from - 1));
}

function column(heights: readonly number[], from: number, end: number, between: number): Column {
  return Array.from({ length: end - from }, (_, index) => ({
    item: from + index,
    above: index === 0 ? 0 : heightOf(heights, from, from + index, between) + between,
  }));
}
