import { besideOf, SIDES } from './beside.ts';
import type { Body, Stand } from './body.ts';
import type { Crowd } from './crowd.ts';

const ROUNDS = 30;
const ALONG = [0, -0.5, 0.5, -1, 1] as const;
/** In heights of a unit. */
const NUDGES = [0.01, 0.05, 0.2, 0.6] as const;

/** Moves one thing after the other to the best place beside its companions or close by, until none finds a better one. */
export function polish(crowd: Crowd, overlapPrice: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const moved = crowd.bodies.filter((body, index) => improve(crowd, body, index, overlapPrice));
    if (moved.length === 0) return;
  }
}

function improve(crowd: Crowd, body: Body, index: number, overlapPrice: number): boolean {
  const start = crowd.stands[index];
  if (start === undefined) return false;
  const costOf = (stand: Stand): number => {
    crowd.put(index, stand);
    return body.cost(stand.x, stand.y, stand.shape) + crowd.pairCost(index, overlapPrice, -1);
  };
  let best = start;
  let least = costOf(start) - 1e-6;
  for (const stand of candidates(crowd, body, index, start)) {
    const cost = costOf(stand);
    if (cost >= least) continue;
    best = stand;
    least = cost;
  }
  crowd.put(index, best);
  return best !== start;
}

function candidates(crowd: Crowd, body: Body, index: number, { x, y, shape }: Stand): readonly Stand[] {
  const { gap, unit } = crowd.bounds;
  const others = crowd.tiedTo(index).flatMap((other) => crowd.stands[other] ?? []);
  const beside = body.shapes.flatMap((other) =>
    others.flatMap((stand) =>
      SIDES.flatMap((side) =>
        ALONG.map((along) => crowd.standAt(body, ...besideOf(stand, other, side, along, gap), other)),
      ),
    ),
  );
  const nudged = NUDGES.flatMap((by) =>
    [-by * unit, 0, by * unit].flatMap((dx) =>
      [-by * unit, 0, by * unit].map((dy) => crowd.standAt(body, x + dx, y + dy, shape)),
    ),
  );
  return [...beside, ...nudged];
}
