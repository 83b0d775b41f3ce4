import type { Point } from '../../drawing/drawing.ts';
import type { MarkCode } from '../../text/mark-messages.ts';
import type { Box } from './boxes.ts';
import { bentLine, type Course, partOf } from './course.ts';
import type { PhaseMarks } from './order-mark.ts';
import type { Pen } from './pen.ts';
import type { DrawnShape } from './shape-svg.ts';
import { convoyStyle } from './shapes-of-moves.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A kind of mark as the legend shows it. */
export interface Sample {
  readonly code: MarkCode;
  /** In heights of a unit. */
  readonly width: number;
  readonly shapes: (pen: Pen, size: Size) => readonly DrawnShape[];
  /** Whether a picture has it. */
  readonly isIn: (marks: PhaseMarks) => boolean;
}

const RIGHT: Point = [1, 0];

const level = ({ width, height }: Size): Course => bentLine([0, height / 2], [width, height / 2], 0);
const middle = ({ width, height }: Size): Point => [width / 2, height / 2];
const boxIn = ({ width, height }: Size, share: number): Box => ({
  at: [width / 2, height / 2],
  half: [height * share * 0.6, height * share * 0.5],
});

const base = ({ width, height }: Size, style: 'solid' | 'dotted'): DrawnShape => ({
  shape: 'base',
  from: [0, height * 0.7],
  to: [width, height * 0.7],
  style,
});

function arrow(pen: Pen, size: Size, style: 'solid' | 'thin' | 'faint', room = 0): readonly DrawnShape[] {
  const course = level(size);
  const open = style !== 'solid';
  const end = size.width - room;
  return [
    { shape: 'line', style, course: partOf(course, 0, end - (open ? pen.thin : pen.head * 0.7)) },
    { shape: 'head', tip: [end, size.height / 2], way: RIGHT, size: pen.head, open },
  ];
}

/** In the order in which the legend tells them. */
export const SAMPLES: readonly Sample[] = [
  {
    code: 'move',
    width: 2,
    shapes: (pen, size) => arrow(pen, size, 'solid'),
    isIn: ({ orders }) => orders.some(({ kind }) => kind === 'move'),
  },
  {
    code: 'support',
    width: 2,
    shapes: (pen, size) => [
      { shape: 'line', style: 'dashed', course: partOf(level(size), 0, size.width - pen.ring * 2) },
      { shape: 'ring', at: [size.width - pen.ring, size.height / 2], radius: pen.ring },
    ],
    isIn: ({ orders }) => orders.some(({ kind }) => kind === 'support'),
  },
  ...(['convoy', 'lost-convoy'] as const).map((code): Sample => {
    const style = code === 'convoy' ? 'chain' : 'lost-chain';
    return {
      code,
      width: 2,
      shapes: (pen, size) => [
        ...arrow(pen, size, 'solid'),
        { shape: 'line', style, course: partOf(level(size), pen.dot, size.width - pen.head - pen.dot) },
      ],
      isIn: ({ orders }) => orders.some((mark) => mark.kind === 'convoy' && convoyStyle(mark) === style),
    };
  }),
  {
    code: 'hold',
    width: 1,
    shapes: (_, size) => [base(size, 'solid')],
    isIn: ({ orders }) => orders.some((mark) => mark.kind === 'hold' && mark.ordered),
  },
  {
    code: 'unordered',
    width: 1,
    shapes: (_, size) => [base(size, 'dotted')],
    isIn: ({ orders }) => orders.some((mark) => mark.kind === 'hold' && !mark.ordered),
  },
  {
    code: 'bounced',
    width: 1.6,
    shapes: (pen, size) => [
      ...arrow(pen, size, 'solid', pen.barLine * 1.5),
      { shape: 'bar', at: [size.width - pen.barLine / 2, size.height / 2], way: RIGHT },
    ],
    isIn: ({ orders }) =>
      orders.some((mark) => (mark.kind === 'move' && mark.failure !== null) || (mark.kind === 'retreat' && mark.met)),
  },
  {
    code: 'standoff',
    width: 0.8,
    shapes: (_, size) => [{ shape: 'standoff', at: middle(size) }],
    isIn: ({ standoffs }) => standoffs.length > 0,
  },
  {
    code: 'cut',
    width: 2,
    shapes: (pen, size) => [
      { shape: 'line', style: 'dashed', course: partOf(level(size), 0, size.width / 2 - pen.line * 1.6) },
      { shape: 'line', style: 'faint', course: partOf(level(size), size.width / 2 + pen.line * 1.6, size.width) },
      { shape: 'break', at: middle(size), way: RIGHT, side: [0, -1] },
    ],
    isIn: ({ orders }) => orders.some(({ outcome }) => outcome?.verdict === 'cut'),
  },
  {
    code: 'dislodged',
    width: 1.5,
    shapes: (_, size) => [{ shape: 'burst', box: boxIn(size, 0.2) }],
    isIn: ({ dislodged }) => dislodged.length > 0,
  },
  ...(['void', 'illegal'] as const).map(
    (code): Sample => ({
      code,
      width: 2,
      shapes: (_, size) => [
        { shape: 'line', style: 'dotted', course: level(size) },
        { shape: code === 'illegal' ? 'struck' : 'question', at: middle(size) },
      ],
      isIn: ({ orders }) => orders.some(({ ruledOut }) => ruledOut === code),
    }),
  ),
  {
    code: 'retreat',
    width: 2,
    shapes: (pen, size) => arrow(pen, size, 'thin'),
    isIn: ({ orders }) => orders.some(({ kind }) => kind === 'retreat'),
  },
  {
    code: 'open-retreat',
    width: 2,
    shapes: (pen, size) => arrow(pen, size, 'faint'),
    isIn: ({ openRetreats }) => openRetreats.length > 0,
  },
  {
    code: 'disband',
    width: 1,
    shapes: (_, size) => [{ shape: 'cross', box: boxIn(size, 0.8) }],
    isIn: ({ orders }) => orders.some((mark) => mark.kind === 'disband' || (mark.kind === 'retreat' && mark.met)),
  },
  {
    code: 'build',
    width: 1,
    shapes: (_, size) => [{ shape: 'plus', at: middle(size) }],
    isIn: ({ orders }) => orders.some(({ kind }) => kind === 'build'),
  },
  {
    code: 'removal',
    width: 1,
    shapes: (_, size) => [{ shape: 'minus', at: middle(size) }],
    isIn: ({ orders }) => orders.some(({ kind }) => kind === 'removal'),
  },
];
