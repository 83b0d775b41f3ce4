import type { Shape, Stand } from './body.ts';

/** Right, left, below, above. */
export const SIDES = [0, 1, 2, 3] as const;

/**
 * Where a shape stands close to a side of something: in the middle of that side for 0, at its ends for -1 and 1. Places
 * are rounded later, and must not come too close by that.
 */
export function besideOf(
  other: Stand,
  shape: Shape,
  side: number,
  along: number,
  gap: number,
): readonly [x: number, y: number] {
  const across = shape.halfWidth + other.shape.halfWidth;
  const down = shape.halfHeight + other.shape.halfHeight;
  if (side >= 2) {
    const away = Math.ceil(down + gap) + 1;
    return [other.x + along * across, side === 2 ? other.y + away : other.y - away];
  }
  const away = Math.ceil(across + gap) + 1;
  return [side === 0 ? other.x + away : other.x - away, other.y + along * down];
}
