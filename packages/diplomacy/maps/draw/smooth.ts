import { crossingLines } from '../../src/drawing/crossings.ts';
import type { Line } from './simplify.ts';
import type { RasterArc } from './trace.ts';

type Place = readonly [x: number, y: number];

const ROUNDS = 6;

/** Arcs as smooth lines of whole drawing units; where lines would come to cross, as in a narrow inlet, less smooth. */
export function smoothLines(arcs: readonly RasterArc[], scale: number): readonly Line[] {
  const lines = arcs.map((arc) => rounded(smoothArc(arc, ROUNDS), scale));
  for (let rounds = ROUNDS / 2; rounds >= 0; rounds = rounds === 0 ? -1 : Math.floor(rounds / 2)) {
    const crossing = crossingLines(lines.map((line) => line.flat()));
    if (crossing.size === 0) break;
    for (const index of crossing) {
      const arc = arcs[index];
      if (arc !== undefined) lines[index] = rounded(smoothArc(arc, rounds), scale);
    }
  }
  return lines;
}

function rounded(line: readonly Place[], scale: number): Line {
  const whole = line.map(([x, y]): Place => [Math.round(x * scale), Math.round(y * scale)]);
  return whole.filter(([x, y], index) => index === 0 || x !== whole[index - 1]?.[0] || y !== whole[index - 1]?.[1]);
}

/**
 * The line through the middles of an arc's steps, drawn towards the mean of its neighbours a few times: the stairs go,
 * bays stay. Its ends stay; a line along the edge of the raster is not touched.
 */
function smoothArc({ left, right, corners }: RasterArc, rounds: number): readonly Place[] {
  const [first] = corners;
  const last = corners.at(-1);
  if (first === undefined || last === undefined) return corners;
  if (left === -1 || right === -1) return turnsOf(corners);
  const closed = first[0] === last[0] && first[1] === last[1];
  let line: Place[] = [];
  for (let index = 0; index + 1 < corners.length; index++) {
    const [a, b] = [corners[index], corners[index + 1]];
    if (a !== undefined && b !== undefined) line.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  if (!closed) line = [first, ...line, last];
  for (let round = 0; round < rounds; round++) {
    line = line.map((place, index) => {
      const before = line[closed ? (index + line.length - 1) % line.length : index - 1];
      const after = line[closed ? (index + 1) % line.length : index + 1];
      if (before === undefined || after === undefined) return place;
      return [(before[0] + 2 * place[0] + after[0]) / 4, (before[1] + 2 * place[1] + after[1]) / 4];
    });
  }
  const [start] = line;
  return closed && start !== undefined ? [...line, start] : line;
}

/** The ends of a line of corners and the corners where it turns. */
function turnsOf(corners: readonly Place[]): readonly Place[] {
  return corners.filter((here, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (before === undefined || after === undefined) return true;
    return after[0] - here[0] !== here[0] - before[0] || after[1] - here[1] !== here[1] - before[1];
  });
}
