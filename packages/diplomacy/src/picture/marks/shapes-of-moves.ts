import type { Point } from '../../drawing/drawing.ts';
import { grown, isInBox } from './boxes.ts';
import { type Course, outside, partOf, placeAlong } from './course.ts';
import { covering } from './crowding.ts';
import { courseOver, endAt, type LaidMove } from './lay-moves.ts';
import type { MarkGround } from './mark-ground.ts';
import type { ConvoyMark, OrderMark, PhaseMarks } from './order-mark.ts';
import type { Shape } from './shape.ts';

/** A mark's shapes: lines lie beneath the units, signs upon them. */
export interface MarkShapes {
  readonly lines: readonly Shape[];
  readonly signs: readonly Shape[];
}

export function shapesOfMove(ground: MarkGround, { mark, drawn }: LaidMove): MarkShapes {
  const { pen } = ground;
  const end = placeAlong(drawn, drawn.length);
  const open = mark.kind === 'retreat';
  const size = Math.min(pen.head, drawn.length * 0.6);
  const style = mark.ruledOut !== null ? 'dotted' : open ? 'thin' : 'solid';
  // A filled head hides the end of its line; an open one shows it, up to its tip.
  const line = partOf(drawn, 0, drawn.length - (open ? pen.thin : size * 0.7));
  const fails = mark.kind === 'move' ? mark.failure !== null : mark.met;
  const bar: Point = [end.at[0] + end.way[0] * pen.barLine, end.at[1] + end.way[1] * pen.barLine];
  return {
    lines: [{ shape: 'line', style, course: line }],
    signs: [
      { shape: 'head', tip: end.at, way: end.way, size, open },
      ...(fails ? [{ shape: 'bar', at: bar, way: end.way } as const] : []),
      ...ruledOutSign(mark, clearOf(ground, drawn, 0.5)),
      ...(mark.kind === 'retreat' && mark.met
        ? [{ shape: 'cross', box: ground.dislodgedBox(mark.from) } as const]
        : []),
    ],
  };
}

/** A fleet's part of the chain: from half-way from the place before it to half-way to the one behind it. */
export function shapesOfConvoy(
  ground: MarkGround,
  marks: PhaseMarks,
  mark: ConvoyMark,
  move: LaidMove | undefined,
): MarkShapes {
  const { pen } = ground;
  const isOnIt = move?.mark.kind === 'move' && move.mark.route.join() === mark.route.join();
  const whole = isOnIt ? move.whole : courseOver(ground, { ...mark, from: mark.army }, 0);
  const start = grown(ground.unitBox(mark.army), pen.gap + pen.dot);
  const [from, to] = outside(whole, (at) => isInBox(start, at), endAt(ground, marks, mark.to, pen.head + pen.dot));
  const leg = mark.route.indexOf(mark.from);
  const along = (t: number): number => whole.samples.find((sample) => sample.t >= t)?.along ?? whole.length;
  const first = leg <= 0 ? from : along(leg + 0.5);
  const last = leg === mark.route.length - 1 ? to : along(leg + 1.5);
  const stretch = partOf(whole, first, last);
  return {
    lines: [{ shape: 'line', style: convoyStyle(mark), course: stretch }],
    signs: ruledOutSign(mark, clearOf(ground, stretch, 0.3)),
  };
}

/** A chain, hollow where the fleet was lost or its convoy came to nothing. */
export function convoyStyle({ ruledOut, outcome }: ConvoyMark): 'chain' | 'lost-chain' | 'dotted' {
  if (ruledOut !== null) return 'dotted';
  return (outcome?.verdict ?? 'succeeds') === 'succeeds' ? 'chain' : 'lost-chain';
}

/** How far from its usual place on a line a sign may stand, as shares of the line. */
const ASIDE = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3] as const;

/** A place on a line for a sign, as near to its usual share of the way as names leave free: a name lies over a sign. */
export function clearOf(ground: MarkGround, line: Course, share: number): Point {
  const places = ASIDE.map((aside) => share + aside)
    .filter((at) => at >= 0.1 && at <= 0.9)
    .map((at) => placeAlong(line, line.length * at).at);
  const usual = placeAlong(line, line.length * share).at;
  return places.find((at) => covering(ground, at, ground.pen.sign) === 0) ?? usual;
}

export function ruledOutSign({ ruledOut }: Pick<OrderMark, 'ruledOut'>, at: Point): readonly Shape[] {
  if (ruledOut === null) return [];
  return [{ shape: ruledOut === 'illegal' ? 'struck' : 'question', at }];
}
