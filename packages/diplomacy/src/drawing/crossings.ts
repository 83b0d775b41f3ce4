/** A straight piece of a line. */
interface Segment {
  readonly line: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Side of the squares that segments are sorted into, in drawing units, and more than there are in a row. */
const SQUARE = 16;
const SQUARES_ACROSS = 10_000;

/**
 * Lines that cross, touch or fall together with themselves or each other, other than end to end: their places in the list.
 * A line is `x, y, x, y …` in drawing units.
 */
export function crossingLines(lines: readonly (readonly number[])[]): ReadonlySet<number> {
  const squares = new Map<number, Segment[]>();
  const crossing = new Set<number>();
  for (const segment of lines.flatMap(segmentsOf)) {
    for (const key of squaresUnder(segment)) {
      const square = squares.get(key) ?? [];
      squares.set(key, square);
      for (const other of square) if (meet(segment, other)) crossing.add(segment.line).add(other.line);
      square.push(segment);
    }
  }
  return crossing;
}

function segmentsOf(points: readonly number[], line: number): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at < points.length; at += 2) {
    const [x1, y1, x2, y2] = [points[at - 2] ?? 0, points[at - 1] ?? 0, points[at] ?? 0, points[at + 1] ?? 0];
    segments.push({ line, x1, y1, x2, y2 });
  }
  return segments;
}

/** Numbers of the squares that the rectangle around a segment touches. */
function squaresUnder({ x1, y1, x2, y2 }: Segment): number[] {
  const keys: number[] = [];
  const square = (value: number): number => Math.floor(value / SQUARE);
  for (let column = square(Math.min(x1, x2)); column <= square(Math.max(x1, x2)); column++) {
    for (let row = square(Math.min(y1, y2)); row <= square(Math.max(y1, y2)); row++) {
      keys.push(row * SQUARES_ACROSS + column);
    }
  }
  return keys;
}

function meet(a: Segment, b: Segment): boolean {
  if (Math.max(a.x1, a.x2) < Math.min(b.x1, b.x2) || Math.max(b.x1, b.x2) < Math.min(a.x1, a.x2)) return false;
  if (Math.max(a.y1, a.y2) < Math.min(b.y1, b.y2) || Math.max(b.y1, b.y2) < Math.min(a.y1, a.y2)) return false;
  const [fromStart, fromEnd] = [side(a, b.x1, b.y1), side(a, b.x2, b.y2)];
  const [toStart, toEnd] = [side(b, a.x1, a.y1), side(b, a.x2, a.y2)];
  if (fromStart * fromEnd > 0 || toStart * toEnd > 0) return false;
  if (fromStart === 0 && fromEnd === 0) return overlapInLine(a, b);
  // They have one point in common: fine where both end.
  const isEnd = (x: number, y: number): boolean => (x === b.x1 && y === b.y1) || (x === b.x2 && y === b.y2);
  return !isEnd(a.x1, a.y1) && !isEnd(a.x2, a.y2);
}

/** Segments of one straight line: do they share more than an end? */
function overlapInLine(a: Segment, b: Segment): boolean {
  const reach = (p1: number, p2: number, q1: number, q2: number): number =>
    Math.min(Math.max(p1, p2), Math.max(q1, q2)) - Math.max(Math.min(p1, p2), Math.min(q1, q2));
  const [x, y] = [reach(a.x1, a.x2, b.x1, b.x2), reach(a.y1, a.y2, b.y1, b.y2)];
  return x >= 0 && y >= 0 && x + y > 0;
}

function side({ x1, y1, x2, y2 }: Segment, x: number, y: number): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}
