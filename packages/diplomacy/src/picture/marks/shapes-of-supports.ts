import type { Point } from '../../drawing/drawing.ts';
import { type Course, direction, partOf, placeAlong } from './course.ts';
import type { LaidSupport } from './lay-supports.ts';
import type { MarkGround } from './mark-ground.ts';
import type { Shape } from './shape.ts';
import { clearOf, type MarkShapes, ruledOutSign } from './shapes-of-moves.ts';

export function shapesOfSupport(ground: MarkGround, { mark, drawn, end }: LaidSupport): MarkShapes {
  const ring: Shape =
    end.kind === 'ring' ? { shape: 'ring', at: end.at, radius: end.radius } : { shape: 'frame', box: end.box };
  if (mark.outcome?.verdict === 'cut')
    return cutShapes(
      ground,
      mark.cutBy.map((at) => ground.unitBox(at).at),
      drawn,
      ring,
    );
  const style = mark.ruledOut === null ? 'dashed' : 'dotted';
  return {
    lines: [{ shape: 'line', style, course: drawn }],
    signs: [ring, ...ruledOutSign(mark, clearOf(ground, drawn, 0.5))],
  };
}

/** A line in two pieces, of which the one behind the break is faint. */
function cutShapes({ pen }: MarkGround, cutters: readonly Point[], drawn: Course, ring: Shape): MarkShapes {
  const middle = Math.min(drawn.length / 2, pen.head * 2);
  const half = Math.min(pen.line * 1.6, drawn.length / 4);
  const { at, way } = placeAlong(drawn, middle);
  const across: Point = [-way[1], way[0]];
  // The wedge comes from the side of the line on which the cutter stands.
  const towards = direction(at, cutters[0] ?? [at[0] + across[0], at[1] + across[1]]);
  const turn = towards[0] * across[0] + towards[1] * across[1] < 0 ? -1 : 1;
  const side: Point = [across[0] * turn, across[1] * turn];
  return {
    lines: [
      { shape: 'line', style: 'dashed', course: partOf(drawn, 0, middle - half) },
      { shape: 'line', style: 'faint', course: partOf(drawn, middle + half, drawn.length) },
    ],
    signs: [ring, { shape: 'break', at, way, side }],
  };
}
