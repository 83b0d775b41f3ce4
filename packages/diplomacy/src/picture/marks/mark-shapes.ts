import { assertNever } from '@panjeong/kernel';
import { grown, isInBox } from './boxes.ts';
import { bentLine, outside, partOf, placeAlong } from './course.ts';
import { layMoves } from './lay-moves.ts';
import { laySupports } from './lay-supports.ts';
import type { MarkGround } from './mark-ground.ts';
import type { BuildMark, OpenRetreat, OrderMark, PhaseMarks } from './order-mark.ts';
import type { Shape } from './shape.ts';
import { shapesOfHold } from './shapes-of-holds.ts';
import { type MarkShapes, ruledOutSign, shapesOfConvoy, shapesOfMove } from './shapes-of-moves.ts';
import { shapesOfSupport } from './shapes-of-supports.ts';

/** The marks of a phase as shapes: those of an order together, then those of no order's. */
export interface ShapedMarks {
  readonly orders: readonly (MarkShapes & { readonly mark: OrderMark })[];
  readonly openRetreats: readonly (MarkShapes & { readonly power: string })[];
  readonly bursts: readonly Shape[];
  readonly standoffs: readonly Shape[];
}

/** Lays everything out: the same marks on the same ground give the same shapes. */
export function shapeMarks(ground: MarkGround, marks: PhaseMarks): ShapedMarks {
  const moves = layMoves(ground, marks);
  const supports = laySupports(ground, marks, moves);
  const shapesOf = (mark: OrderMark): MarkShapes => {
    switch (mark.kind) {
      case 'move':
      case 'retreat': {
        const laid = moves.find((one) => one.mark === mark);
        return laid === undefined ? NOTHING : shapesOfMove(ground, laid);
      }
      case 'support': {
        const laid = supports.find((one) => one.mark === mark);
        return laid === undefined ? NOTHING : shapesOfSupport(ground, laid);
      }
      case 'convoy':
        return shapesOfConvoy(
          ground,
          marks,
          mark,
          moves.find((one) => one.mark.id === mark.move),
        );
      case 'hold':
        return shapesOfHold(ground, mark);
      case 'disband':
        return { lines: [], signs: [{ shape: 'cross', box: ground.dislodgedBox(mark.from) }] };
      case 'build':
        return shapesOfBuild(ground, mark);
      case 'removal':
        return shapesOfRemoval(ground, mark);
      default:
        return assertNever(mark);
    }
  };
  return {
    orders: marks.orders.map((mark) => ({ mark, ...shapesOf(mark) })),
    openRetreats: marks.openRetreats.map((open) => ({ power: open.power, ...shapesOfOpenRetreat(ground, open) })),
    bursts: marks.dislodged.map(({ at }) => ({ shape: 'burst', box: ground.unitBox(at) })),
    standoffs: marks.standoffs.map((at) => standoffAt(ground, at)),
  };
}

const NOTHING: MarkShapes = { lines: [], signs: [] };

function shapesOfBuild(ground: MarkGround, mark: BuildMark): MarkShapes {
  const box = ground.unitBox(mark.from);
  const corner = [box.at[0] + box.half[0], box.at[1] - box.half[1]] as const;
  return {
    lines: [],
    signs: [
      { shape: 'outline', box },
      { shape: 'newcomer', at: box.at, unit: mark },
      ...(mark.ruledOut === null ? [{ shape: 'plus', at: corner } as const] : ruledOutSign(mark, corner)),
    ],
  };
}

function shapesOfRemoval(ground: MarkGround, mark: OrderMark): MarkShapes {
  const box = ground.unitBox(mark.from);
  const corner = [box.at[0] + box.half[0], box.at[1] - box.half[1]] as const;
  if (mark.ruledOut !== null) return { lines: [], signs: ruledOutSign(mark, corner) };
  return {
    lines: [],
    signs: [
      { shape: 'cross', box },
      { shape: 'minus', at: corner },
    ],
  };
}

function shapesOfOpenRetreat(ground: MarkGround, { from, to }: OpenRetreat): MarkShapes {
  const { pen } = ground;
  const start = grown(ground.dislodgedBox(from), pen.gap);
  const whole = bentLine(start.at, ground.unitBox(to).at, 0.06);
  const [first, last] = outside(
    whole,
    (at) => isInBox(start, at),
    () => false,
  );
  const course = partOf(whole, first, last);
  const end = placeAlong(course, course.length);
  return {
    lines: [{ shape: 'line', style: 'faint', course }],
    signs: [{ shape: 'head', tip: end.at, way: end.way, size: pen.head * 0.8, open: true }],
  };
}

/** In the middle of the province, or beside the unit that stood there when it began. */
function standoffAt(ground: MarkGround, at: string): Shape {
  const { at: middle } = ground.unitBox(at);
  return { shape: 'standoff', at: ground.isTaken(middle) ? ground.dislodgedBox(at).at : middle };
}
