import type { Point } from '../../drawing/drawing.ts';
import { type Box, grown, isInBox, isInCircle } from './boxes.ts';
import { bentLine, distance, placeAlong } from './course.ts';
import { covering, type TakenBySign } from './crowding.ts';
import type { LaidMove } from './lay-moves.ts';
import type { MarkGround } from './mark-ground.ts';
import type { SupportMark } from './order-mark.ts';

/** A ring on the supported line, or a frame round the supported unit. */
export type SupportEnd =
  | { readonly kind: 'ring'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'frame'; readonly at: Point; readonly box: Box };

/** A place where a support's line may end, and what it costs by itself. */
export interface Seat {
  readonly end: SupportEnd;
  readonly cost: number;
}

/** Shares of the supported line at which a ring may sit. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;
/** What it costs to leave the middle by a whole line, to cover a unit or a sign, and to lie round another ring. */
const COSTS = { off: 6, unit: 4, sign: 8, nested: 2.5 } as const;

export function isInEnd(end: SupportEnd, at: Point): boolean {
  return end.kind === 'ring' ? isInCircle(end.at, end.radius, at) : isInBox(end.box, at);
}

/** @param number how many other frames lie round that unit, inside of this one */
export function frameSeat({ pen, unitBox }: MarkGround, { client }: SupportMark, number: number): Seat {
  const box = grown(unitBox(client), pen.frame * (number + 0.75));
  return { end: { kind: 'frame', at: box.at, box }, cost: 0 };
}

/**
 * Rings on the line supported; where nobody moves, on the way that was meant. A line too short for several has them one
 * round the other.
 *
 * @param signs what lies there already
 */
export function ringSeats(
  ground: MarkGround,
  mark: SupportMark,
  move: LaidMove | undefined,
  signs: readonly TakenBySign[],
): readonly Seat[] {
  const { pen, unitBox, taken } = ground;
  const line = move?.drawn ?? bentLine(unitBox(mark.client).at, unitBox(mark.to ?? mark.client).at, 0);
  // The head of a short line must stay in sight.
  const length = move === undefined ? line.length : Math.max(0, line.length - pen.head);
  return SHARES.map((share): Seat => {
    const { at } = placeAlong(line, length * share);
    const peers = signs.filter((sign) => distance(sign.at, at) < pen.line / 2);
    const level = freeLevel(
      peers.map(({ radius }) => radius),
      pen.ring,
      pen.nest,
    );
    const radius = pen.ring + level * pen.nest;
    const hits = signs.filter((sign) => !peers.includes(sign) && distance(sign.at, at) < sign.radius + radius);
    const covers = taken.some((box) => isInBox(grown(box, pen.ring * 0.7), at));
    const cost =
      Math.abs(share - 0.5) * COSTS.off +
      hits.length * COSTS.sign +
      (covers ? COSTS.unit : 0) +
      level * COSTS.nested +
      covering(ground, at, radius);
    return { end: { kind: 'ring', at, radius }, cost };
  });
}

/** The innermost of the rings round one place that nobody has. */
function freeLevel(radii: readonly number[], first: number, step: number): number {
  let level = 0;
  while (radii.some((radius) => Math.abs(radius - first - level * step) < step / 2)) level++;
  return level;
}
