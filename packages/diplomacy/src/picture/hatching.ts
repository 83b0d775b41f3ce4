import { figure, follow } from '../drawing/figures.ts';
import type { Ring } from '../drawing/polygons.ts';
import type { Pattern } from './patterns.ts';

/**
 * Fills an area with a pattern, as path data to be stroked. Lines end at the area's edge by reckoning and not by a clip
 * or a tile: they stay sharp at every scale, and wherever a pattern goes on in the next province it goes on unbroken.
 *
 * @param rings outlines and holes in px
 * @param scale how much larger than its measures the pattern is
 */
export function hatched(rings: readonly Ring[], pattern: Pattern, scale: number): string {
  if (pattern.kind === 'lines') {
    return pattern.angles.map((angle) => lines(rings, (angle * Math.PI) / 180, pattern.spacing * scale)).join('');
  }
  const { across, down, strokes } = pattern;
  const reach = Math.max(...strokes.flat().map(Math.abs)) * scale;
  let path = '';
  for (const { row, y, from, to } of chords(rings, down * scale)) {
    const offset = row % 2 === 0 ? 0 : 0.5;
    const step = across * scale;
    for (let i = Math.ceil((from + reach) / step - offset); (i + offset) * step <= to - reach; i++) {
      for (const [dx = 0, dy = 0, ...legs] of strokes) {
        const [x, top] = [tenths((i + offset) * step + dx * scale), tenths(y + dy * scale)];
        path += `M${figure(x)}${follow(top)}l${legs.map((leg, n) => (n === 0 ? figure : follow)(tenths(leg * scale))).join('')}`;
      }
    }
  }
  return path;
}

/** Parallel lines at that angle. */
function lines(rings: readonly Ring[], angle: number, spacing: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = rings.map((ring) => turn(ring, cos, -sin));
  let path = '';
  for (const { y, from, to } of chords(turned, spacing)) {
    const [x1, y1] = [tenths(from * cos - y * sin), tenths(from * sin + y * cos)];
    const [x2, y2] = [tenths(to * cos - y * sin), tenths(to * sin + y * cos)];
    if (x1 !== x2 || y1 !== y2) path += `M${figure(x1)}${follow(y1)}l${figure(x2 - x1)}${follow(y2 - y1)}`;
  }
  return path;
}

interface Chord {
  readonly row: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Where level lines, so far apart from the origin on, are inside the area. */
function chords(rings: readonly Ring[], spacing: number): readonly Chord[] {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    let x1 = ring.at(-2) ?? 0;
    let y1 = ring.at(-1) ?? 0;
    for (let i = 0; i < ring.length; i += 2) {
      const x2 = ring[i] ?? 0;
      const y2 = ring[i + 1] ?? 0;
      // A row belongs to an edge from its upper end, included, to its lower end, left out: a corner counts once.
      const last = Math.ceil(Math.max(y1, y2) / spacing) - 1;
      for (let row = Math.ceil(Math.min(y1, y2) / spacing); row <= last; row++) {
        const x = x1 + ((row * spacing - y1) / (y2 - y1)) * (x2 - x1);
        const found = crossings.get(row);
        if (found === undefined) crossings.set(row, [x]);
        else found.push(x);
      }
      x1 = x2;
      y1 = y2;
    }
  }
  return [...crossings]
    .sort(([one], [other]) => one - other)
    .flatMap(([row, found]) => {
      const sorted = found.sort((a, b) => a - b);
      return Array.from({ length: sorted.length >> 1 }, (_, i) => ({
        row: Math.abs(row),
        y: row * spacing,
        from: sorted[2 * i] ?? 0,
        to: sorted[2 * i + 1] ?? 0,
      }));
    });
}

function turn(ring: Ring, cos: number, sin: number): Ring {
  const turned: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0];
    turned.push(x * cos - y * sin, x * sin + y * cos);
  }
  return turned;
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
