import { type Body, distanceBetween, type Stand, type Tie } from './body.ts';

/** What of a place belongs together: a dislodged unit stands by the one that drove it out, a mark and a name by the unit. */
export function tiesOf(bodies: readonly Body[], unit: number, isSea: (province: string) => boolean): readonly Tie[] {
  const apart = (first: Stand, second: Stand): number => distanceBetween(first, second) / unit;
  return bodies.flatMap((first): readonly Tie[] => {
    if (first.kind !== 'unit') return [];
    const calm = isSea(first.province) ? 0.6 : 1;
    return bodies.flatMap((second): readonly Tie[] => {
      if (second.of !== first.of || second === first) return [];
      if (second.kind === 'dislodged') return [{ first, second, cost: (a, b) => besideCost(apart(a, b), a, b, unit) }];
      if (second.kind === 'centre') return [{ first, second, cost: (a, b) => markCost(apart(a, b), a, b, unit) }];
      const label = (a: Stand, b: Stand): number =>
        calm * (apart(a, b) + (0.4 * Math.abs(a.x - b.x)) / unit + (b.y < a.y ? 0.4 : 0));
      return [{ first, second, cost: label }];
    });
  });
}

/** As close as can be, rather to the right and below. */
function besideCost(apart: number, first: Stand, second: Stand, unit: number): number {
  const left = Math.max(0, first.x - second.x) / unit;
  const above = Math.max(0, first.y - second.y) / unit;
  return 3 * apart + 3 * apart * apart + 0.2 * left + 0.1 * above;
}

/** Next to the unit at the height of its middle, rather on the left. */
function markCost(apart: number, first: Stand, second: Stand, unit: number): number {
  return 0.9 * apart + (0.3 * Math.abs(first.y - second.y)) / unit + (second.x > first.x ? 0.15 : 0);
}
