/** A line in drawing units that may lose points, but neither end. */
export type Line = readonly (readonly [x: number, y: number])[];

/** Points of all lines, linked to their live neighbours. */
interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly line: number;
  before: Vertex | undefined;
  after: Vertex | undefined;
  /** Twice the area of the triangle with its neighbours; the point goes when this is below a level's limit. */
  area: number;
  gone: boolean;
}

/**
 * Visvalingam's simplification of all lines at once: the point goes first that changes the picture least, and none goes if
 * another point lies in the triangle it spans with its neighbours, so that lines never come to cross. Limits are areas of that
 * triangle, coarsest first. Lines `untouched` keep all their points.
 *
 * @returns for each line its points that the finest limit leaves, each with the place of the first limit that leaves it.
 */
export function simplifyLines(
  lines: readonly Line[],
  limits: readonly number[],
  untouched: ReadonlySet<number>,
): readonly (readonly { readonly x: number; readonly y: number; readonly level: number }[])[] {
  const vertices = lines.map((line, index) =>
    line.map(([x, y]): Vertex => ({ x, y, line: index, before: undefined, after: undefined, area: 0, gone: false })),
  );
  for (const line of vertices) {
    line.forEach((vertex, index) => {
      vertex.before = line[index - 1];
      vertex.after = line[index + 1];
    });
  }
  const spare = sparePoints(lines, untouched);
  const live = vertices.map((line) => line.length);
  const crowd = new Crowd(vertices.flat());
  const levels = new Map<Vertex, number>();
  for (let level = limits.length - 1; level >= 0; level--) {
    const limit = (limits[level] ?? 0) * 2;
    let waiting = vertices.flat().filter((vertex) => !vertex.gone && vertex.before && vertex.after);
    // In rounds of growing areas: exact enough, and the same everywhere.
    for (let share = 1 / 64; share <= 1; share *= 2) {
      let changed = true;
      while (changed) {
        changed = false;
        waiting = waiting.filter((vertex) => !vertex.gone);
        for (const vertex of waiting) vertex.area = areaOf(vertex);
        const next = waiting.filter(({ area }) => area <= limit * share).sort(byArea);
        for (const vertex of next) {
          if (vertex.gone || areaOf(vertex) > limit * share) continue;
          if ((live[vertex.line] ?? 0) <= (spare[vertex.line] ?? 2) || crowd.isIn(vertex)) continue;
          vertex.gone = true;
          crowd.remove(vertex);
          live[vertex.line] = (live[vertex.line] ?? 0) - 1;
          if (vertex.before) vertex.before.after = vertex.after;
          if (vertex.after) vertex.after.before = vertex.before;
          changed = true;
        }
      }
    }
    for (const line of vertices) for (const vertex of line) if (!vertex.gone) levels.set(vertex, level);
  }
  return vertices.map((line) =>
    line
      .filter((vertex) => levels.has(vertex))
      .map((vertex) => ({ x: vertex.x, y: vertex.y, level: levels.get(vertex) ?? 0 })),
  );
}

const byArea = (a: Vertex, b: Vertex): number => a.area - b.area || a.x - b.x || a.y - b.y || a.line - b.line;

function areaOf({ x, y, before, after }: Vertex): number {
  if (before === undefined || after === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs((before.x - x) * (after.y - y) - (after.x - x) * (before.y - y));
}

/** How many points each line keeps at least: lines round the same two ends must not fall into one. */
function sparePoints(lines: readonly Line[], untouched: ReadonlySet<number>): number[] {
  const byEnds = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const ends = [line[0], line.at(-1)]
      .map((end) => (end ?? []).join())
      .sort()
      .join(' ');
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), index]);
  });
  const spare = lines.map(() => 2);
  for (const same of byEnds.values()) if (same.length > 1) for (const index of same) spare[index] = 3;
  lines.forEach((line, index) => {
    const [first, last] = [line[0], line.at(-1)];
    if (first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1]) spare[index] = 5;
  });
  for (const index of untouched) spare[index] = lines[index]?.length ?? 0;
  return spare;
}

const SQUARE = 50;

/** All live points in squares, to find those within a triangle. */
class Crowd {
  readonly #squares = new Map<number, Set<Vertex>>();

  constructor(vertices: readonly Vertex[]) {
    for (const vertex of vertices) {
      const key = keyOf(Math.floor(vertex.x / SQUARE), Math.floor(vertex.y / SQUARE));
      const square = this.#squares.get(key);
      if (square === undefined) this.#squares.set(key, new Set([vertex]));
      else square.add(vertex);
    }
  }

  remove(vertex: Vertex): void {
    this.#squares.get(keyOf(Math.floor(vertex.x / SQUARE), Math.floor(vertex.y / SQUARE)))?.delete(vertex);
  }

  /** Does another point lie in the triangle of this one and its neighbours, or on its rim? */
  isIn(middle: Vertex): boolean {
    const { before, after } = middle;
    if (before === undefined || after === undefined) return true;
    const [left, right] = [Math.min(before.x, middle.x, after.x), Math.max(before.x, middle.x, after.x)];
    const [top, bottom] = [Math.min(before.y, middle.y, after.y), Math.max(before.y, middle.y, after.y)];
    for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column++) {
      for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++) {
        for (const other of this.#squares.get(keyOf(column, row)) ?? []) {
          if (other === middle || isAt(other, before) || isAt(other, after)) continue;
          if (isWithin(other, before, middle, after)) return true;
        }
      }
    }
    return false;
  }
}

const keyOf = (column: number, row: number): number => column * 100_003 + row;
const isAt = (a: Vertex, b: Vertex): boolean => a.x === b.x && a.y === b.y;

function isWithin(point: Vertex, a: Vertex, b: Vertex, c: Vertex): boolean {
  const [ab, bc, ca] = [side(a, b, point), side(b, c, point), side(c, a, point)];
  return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

const side = (a: Vertex, b: Vertex, point: Vertex): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
