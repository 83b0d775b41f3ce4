import { besideOf, SIDES } from './beside.ts';
import type { Body, Stand } from './body.ts';
import { chanceOf } from './chance.ts';
import type { Crowd } from './crowd.ts';

/** Faults as large as this are taken on at first, and by and by only those e to the sixth times smaller. */
const HOTTEST = 8;
const COOLING = 6;
/** What an overlap costs at first, when it may help things past each other; at last it is a hundred times as dear. */
const OVERLAP_AT_FIRST = 4;
const DEARER = 4.6;

/**
 * Finds places by simulated annealing: everything moves about, at first freely and later only for the better, while
 * overlaps grow dearer. The same seed gives the same places on every machine: nothing is reckoned here but by operations
 * whose last digit is the same everywhere, which powers and exponentials do not promise.
 */
export function anneal(crowd: Crowd, seed: number, steps: number): void {
  const chance = chanceOf(seed);
  const { bodies, stands, bounds } = crowd;
  const costs = bodies.map((body, index) => costAt(body, stands[index]));
  const loose = [...bodies.keys()].filter((index) => bodies[index] !== undefined && isLoose(bodies[index]));

  let heat = HOTTEST;
  let price = OVERLAP_AT_FIRST;
  for (let step = 0; step < steps; step++) {
    const done = step / steps;
    heat *= 1 - COOLING / steps;
    price *= 1 + DEARER / steps;
    const picked = loose[Math.floor(chance() * loose.length)] ?? 0;
    const move = proposeMove(picked, crowd, bounds.unit * (0.05 + 2.5 * (1 - done) * (1 - done)), chance);
    const group = move.together ? (crowd.groupOf[picked] ?? -1) : -1;
    const moved = move.together ? (crowd.groups[group] ?? []) : [picked];

    const before = moved.map((index) => stands[index]);
    let change = 0;
    for (const index of moved) change -= (costs[index] ?? 0) + crowd.pairCost(index, price, group);
    const after = moved.map((index, at) => {
      const body = bodies[index];
      const stand = before[at];
      if (body === undefined || stand === undefined) return 0;
      const next = move.to(body, stand, crowd);
      crowd.put(index, next);
      return costAt(body, next);
    });
    for (const cost of after) change += cost;
    for (const index of moved) change += crowd.pairCost(index, price, group);
    const isTaken = change <= 0 || chance() < fading(change / heat);
    moved.forEach((index, at) => {
      const stand = before[at];
      if (isTaken) costs[index] = after[at] ?? 0;
      else if (stand !== undefined) crowd.put(index, stand);
    });
  }
}

interface Move {
  /** With everything else of its place. */
  readonly together: boolean;
  to(body: Body, stand: Stand, crowd: Crowd): Stand;
}

function proposeMove(picked: number, crowd: Crowd, reach: number, chance: () => number): Move {
  const kind = chance();
  if (kind < 0.1) return { together: false, to: leap(chance) };
  if (kind < 0.3) return { together: false, to: besideOther(picked, crowd, chance) };
  const together = kind > 0.92;
  // All of a place may find room far off where none of it alone would.
  const far = together && chance() < 0.5 ? 5 * crowd.bounds.unit : reach;
  const dx = (chance() + chance() - 1) * far;
  const dy = (chance() + chance() - 1) * far;
  const pick = kind < 0.4 ? chance() : undefined;
  const to: Move['to'] = (body, { x, y, shape }) => {
    const other = pick === undefined ? undefined : body.shapes[Math.floor(pick * body.shapes.length)];
    return crowd.standAt(body, x + dx, y + dy, other ?? shape);
  };
  return { together, to };
}

/** To anywhere within reach. */
function leap(chance: () => number): Move['to'] {
  const [across, down] = [chance(), chance()];
  return (body, { shape }, crowd) => {
    const { left, right, top, bottom } = body.reach;
    return crowd.standAt(body, left + across * (right - left), top + down * (bottom - top), shape);
  };
}

/** Close to a side of something that it is tied to, as often as not in the middle of that side. */
function besideOther(picked: number, crowd: Crowd, chance: () => number): Move['to'] {
  const tied = crowd.tiedTo(picked);
  const other = crowd.stands[tied[Math.floor(chance() * tied.length)] ?? picked];
  const [side, along] = [Math.floor(chance() * SIDES.length), chance() < 0.5 ? 0 : 2 * chance() - 1];
  return (body, { x, y, shape }) => {
    const [toX, toY] = other === undefined ? [x, y] : besideOf(other, shape, side, along, crowd.bounds.gap);
    return crowd.standAt(body, toX, toY, shape);
  };
}

function costAt(body: Body, stand: Stand | undefined): number {
  return stand === undefined ? 0 : body.cost(stand.x, stand.y, stand.shape);
}

function isLoose({ reach, shapes }: Body): boolean {
  return reach.left < reach.right || reach.top < reach.bottom || shapes.length > 1;
}

/** Nearly e to the power of -x. */
function fading(x: number): number {
  return 1 / (1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + x / 4))));
}
