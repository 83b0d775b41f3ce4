import type { Body, Shape, Stand, Tie } from './body.ts';

/** What bounds a placing, in drawing units. */
export interface Bounds {
  readonly width: number;
  readonly height: number;
  /** Kept clear between two boxes and along the edge. */
  readonly gap: number;
  /** Kept clear between two labels side by side. */
  readonly space: number;
  /** Height of a unit: what overlaps and steps are measured by. */
  readonly unit: number;
}

/** Bodies and where they stand now, in arrays by their index: annealing asks for millions of pairs. */
export class Crowd {
  readonly stands: Stand[];
  /** Bodies of one place, that may move as one. */
  readonly groups: readonly (readonly number[])[];
  readonly groupOf: Int32Array;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly halfWidth: Float64Array;
  private readonly halfHeight: Float64Array;
  /** How much more room than the gap is kept beside a label towards other labels. */
  private readonly aside: Float64Array;
  private readonly near: readonly Int32Array[];
  private readonly tied: readonly (readonly Tied[])[];
  private readonly partners: readonly (readonly number[])[];

  readonly bodies: readonly Body[];
  readonly bounds: Bounds;

  constructor(bodies: readonly Body[], ties: readonly Tie[], bounds: Bounds) {
    this.bodies = bodies;
    this.bounds = bounds;
    this.x = new Float64Array(bodies.length);
    this.y = new Float64Array(bodies.length);
    this.halfWidth = new Float64Array(bodies.length);
    this.halfHeight = new Float64Array(bodies.length);
    this.aside = Float64Array.from(bodies, ({ kind }) => (kind === 'label' ? bounds.space - bounds.gap : 0));
    this.near = neighboursOf(bodies, bounds);
    this.tied = tiesByBody(bodies, ties);
    this.partners = this.tied.map((tied) => tied.map(({ other }) => other));
    const places = [...new Set(bodies.map(({ of }) => of))];
    this.groupOf = Int32Array.from(bodies, ({ of }) => places.indexOf(of));
    this.groups = places.map((of) => [...bodies.keys()].filter((index) => bodies[index]?.of === of));
    this.stands = [];
    bodies.forEach((body, index) => {
      const [shape] = body.shapes;
      if (shape === undefined) throw new RangeError(`${body.kind} ${body.of}: no shape`);
      this.put(index, this.standAt(body, body.start[0], body.start[1], shape));
    });
  }

  put(index: number, stand: Stand): void {
    this.stands[index] = stand;
    this.x[index] = stand.x;
    this.y[index] = stand.y;
    this.halfWidth[index] = stand.shape.halfWidth;
    this.halfHeight[index] = stand.shape.halfHeight;
  }

  /** A stand within reach of the body and inside the map, as near to that place as can be; whole numbers. */
  standAt({ reach }: Body, x: number, y: number, shape: Shape): Stand {
    const { width, height, gap } = this.bounds;
    const room = (value: number, from: number, to: number, half: number, edge: number): number =>
      Math.round(Math.max(half + gap, Math.min(edge - half - gap, Math.max(from, Math.min(to, value)))));
    return {
      x: room(x, reach.left, reach.right, shape.halfWidth, width),
      y: room(y, reach.top, reach.bottom, shape.halfHeight, height),
      shape,
    };
  }

  /** Whom a body is tied to. */
  tiedTo(index: number): readonly number[] {
    return this.partners[index] ?? [];
  }

  /** What everything costs as it stands. */
  cost(overlapPrice: number): number {
    return this.bodies.reduce((sum, body, index) => {
      const stand = this.stands[index];
      const own = stand === undefined ? 0 : body.cost(stand.x, stand.y, stand.shape);
      // Each pair is counted on both sides.
      return sum + own + this.pairCost(index, overlapPrice, -1) / 2;
    }, 0);
  }

  /** What overlaps and ties of a body cost now, all but those with bodies of one group. */
  pairCost(index: number, overlapPrice: number, exceptGroup: number): number {
    const { x, y, halfWidth, halfHeight, groupOf, aside } = this;
    const { gap, unit } = this.bounds;
    const near = this.near[index] ?? new Int32Array();
    const hereX = x[index] ?? 0;
    const hereY = y[index] ?? 0;
    const roomX = (halfWidth[index] ?? 0) + gap;
    const hereAside = aside[index] ?? 0;
    const roomY = (halfHeight[index] ?? 0) + gap;
    let cost = 0;
    for (const other of near) {
      const spaced = Math.min(hereAside, aside[other] ?? 0);
      const across = roomX + spaced + (halfWidth[other] ?? 0) - Math.abs(hereX - (x[other] ?? 0));
      if (across <= 0) continue;
      const down = roomY + (halfHeight[other] ?? 0) - Math.abs(hereY - (y[other] ?? 0));
      if (down <= 0 || groupOf[other] === exceptGroup) continue;
      cost += overlapPrice * (0.3 + Math.min(across, down) / unit);
    }
    const here = this.stands[index];
    for (const { other, tie, isFirst } of this.tied[index] ?? []) {
      const there = this.stands[other];
      if (here === undefined || there === undefined || groupOf[other] === exceptGroup) continue;
      cost += isFirst ? tie.cost(here, there) : tie.cost(there, here);
    }
    return cost;
  }
}

/** For each body all those it could ever overlap with. */
function neighboursOf(bodies: readonly Body[], { gap, space }: Bounds): readonly Int32Array[] {
  const far = bodies.map(({ reach, shapes }) => {
    const across = Math.max(...shapes.map(({ halfWidth }) => halfWidth)) + Math.max(gap, space);
    const down = Math.max(...shapes.map(({ halfHeight }) => halfHeight)) + gap;
    const { left, right, top, bottom } = reach;
    return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
  });
  return bodies.map(({ language }, index) => {
    const a = far[index];
    const meets = (other: number): boolean => {
      const b = far[other];
      const spoken = bodies[other]?.language;
      if (a === undefined || b === undefined || other === index) return false;
      if (language !== undefined && spoken !== undefined && language !== spoken) return false;
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    return Int32Array.from([...bodies.keys()].filter(meets));
  });
}

interface Tied {
  readonly other: number;
  readonly tie: Tie;
  readonly isFirst: boolean;
}

function tiesByBody(bodies: readonly Body[], ties: readonly Tie[]): readonly (readonly Tied[])[] {
  const indexes = new Map(bodies.map((body, index) => [body, index]));
  const tied: Tied[][] = bodies.map(() => []);
  for (const tie of ties) {
    const [first = -1, second = -1] = [indexes.get(tie.first), indexes.get(tie.second)];
    tied[first]?.push({ other: second, tie, isFirst: true });
    tied[second]?.push({ other: first, tie, isFirst: false });
  }
  return tied;
}
