import type { Point } from '../../drawing/drawing.ts';
import { type Box, grown, isInBox } from './boxes.ts';
import type { MarkGround } from './mark-ground.ts';
import type { HoldMark } from './order-mark.ts';
import { type MarkShapes, ruledOutSign } from './shapes-of-moves.ts';

/** A stroke beneath the unit; where a name or a centre is in its way, above it or beside it. */
export function shapesOfHold(ground: MarkGround, mark: HoldMark): MarkShapes {
  const box = ground.unitBox(mark.from);
  const style = mark.ordered && mark.ruledOut === null ? 'solid' : 'dotted';
  const [from, to] = freeSide(ground, box);
  return {
    lines: [{ shape: 'base', from, to, style }],
    signs: ruledOutSign(mark, [box.at[0] + box.half[0], box.at[1] + box.half[1]]),
  };
}

type Side = readonly [from: Point, to: Point];

function freeSide({ pen, clutter }: MarkGround, { at: [x, y], half: [w, h] }: Box): Side {
  const away = pen.gap + pen.line / 2 + pen.edge;
  const level = (side: number): Side => [
    [x - w * 0.75, y + side],
    [x + w * 0.75, y + side],
  ];
  const upright = (side: number): Side => [
    [x + side, y - h * 0.8],
    [x + side, y + h * 0.8],
  ];
  const below = level(h + away);
  const sides = [below, level(-h - away), upright(w + away), upright(-w - away)];
  const isFree = ([from, to]: Side): boolean => {
    const reach = pen.line / 2 + pen.edge;
    const places = [0, 0.25, 0.5, 0.75, 1].map(
      (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    );
    return !clutter.some((box) => places.some((place) => isInBox(grown(box, reach), place)));
  };
  return sides.find(isFree) ?? below;
}
