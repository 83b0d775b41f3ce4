import type { Board } from '../map/board.ts';
import { FLEET_INTO, SEA } from '../map/board.ts';
import {
  client,
  convoys,
  count,
  kind,
  LOST,
  MATCHED,
  queue,
  rival,
  rivals,
  STALLED,
  seen,
  standing,
  state,
  WON,
} from './scratch.ts';
import { FLEET } from './word.ts';

/**
 * Convoy routes: chains of adjacent sea provinces from one coast to another. Every search is a flood over the sea
 * provinces some test admits.
 */

/** Which sea provinces a flood may use. */
type Admits = (sea: number, army: number) => boolean;

/** A fleet stands there now: it could convoy. */
const holdsFleet: Admits = (sea) => {
  const unit = standing[sea] ?? -1;
  return unit >= 0 && ((kind[unit] ?? 0) & FLEET) !== 0;
};

/** A fleet there was ordered to convoy this army, and the paradox rule has not stopped it. */
const ordered: Admits = (sea, army) => {
  const unit = standing[sea] ?? -1;
  return unit >= 0 && client[unit] === army && ((state[unit] ?? 0) & (MATCHED | STALLED)) === MATCHED;
};

/** … and it has not been dislodged, as far as is known. */
const mayStand: Admits = (sea, army) => {
  if (!ordered(sea, army)) return false;
  for (let j = rivals[sea] ?? -1; j >= 0; j = rival[j] ?? -1) if ((state[j] ?? 0) & WON) return false;
  return true;
};

/** … and it certainly will not be. */
const surelyStands: Admits = (sea, army) => {
  if (!ordered(sea, army)) return false;
  for (let j = rivals[sea] ?? -1; j >= 0; j = rival[j] ?? -1) if (((state[j] ?? 0) & LOST) === 0) return false;
  return true;
};

/** Floods the sea from a coast; true when it laps at the destination. Provinces reached carry the current stamp. */
function flood(board: Board, from: number, to: number, army: number, admits: Admits, without: number): boolean {
  const { waters, steps, locationCount } = board;
  const stamp = ++count.stamp;
  let tail = 0;
  if (without >= 0) seen[without] = stamp;
  const shore = waters[from];
  if (shore === undefined) return false;
  for (let s = 0; s < shore.length; s++) {
    const sea = shore[s] ?? 0;
    if (seen[sea] === stamp || !admits(sea, army)) continue;
    seen[sea] = stamp;
    if ((steps[sea * locationCount + to] ?? 0) & FLEET_INTO) return true;
    queue[tail++] = sea;
  }
  for (let headOfQueue = 0; headOfQueue < tail; headOfQueue++) {
    const next = waters[queue[headOfQueue] ?? 0];
    if (next === undefined) continue;
    for (let s = 0; s < next.length; s++) {
      const sea = next[s] ?? 0;
      if (seen[sea] === stamp || !admits(sea, army)) continue;
      seen[sea] = stamp;
      if ((steps[sea * locationCount + to] ?? 0) & FLEET_INTO) return true;
      queue[tail++] = sea;
    }
  }
  return false;
}

/** Whether the fleets at sea, where they stand, could carry an army between two coasts. */
export function mayFloat(board: Board, from: number, to: number): boolean {
  return flood(board, from, to, -1, holdsFleet, -1);
}

/** … leaving out the fleet in one sea province. */
export function mayFloatWithout(board: Board, from: number, to: number, sea: number): boolean {
  return flood(board, from, to, -1, holdsFleet, sea);
}

/** Whether a route was ordered at all for this army. */
export function routeOrdered(board: Board, army: number, from: number, to: number): boolean {
  return flood(board, from, to, army, ordered, -1);
}

/** Whether a route of fleets certain to stay exists. */
export function routeStands(board: Board, army: number, from: number, to: number): boolean {
  return flood(board, from, to, army, surelyStands, -1);
}

/** Whether a route of fleets that may yet stay exists. */
export function routeMayStand(board: Board, army: number, from: number, to: number): boolean {
  return flood(board, from, to, army, mayStand, -1);
}

/** Whether this army's route would fail without one of its fleets (rulebook 2000: "necessary"). */
export function routeNeeds(board: Board, army: number, from: number, to: number, sea: number): boolean {
  return !flood(board, from, to, army, ordered, sea);
}

/**
 * Whether some shortest-cut route, one that no fleet can be left out of, uses the fleet in `sea`: else its convoy order
 * is needless, and impossible (DIP-L10). Routes are searched as paths in which no fleet touches any but its two
 * neighbours, the departure only the first and the destination only the last.
 */
export function routeUses(board: Board, from: number, to: number, sea: number): boolean {
  const touches = (province: number, other: number): boolean =>
    ((board.steps[province * board.locationCount + other] ?? 0) & FLEET_INTO) !== 0;
  if (touches(sea, from) && touches(sea, to)) return true;
  const path: number[] = [];
  const extend = (last: number): boolean => {
    if (touches(last, to)) return path.includes(sea);
    for (const next of board.waters[last] ?? []) {
      if (!holdsFleet(next, -1) || touches(next, from)) continue;
      if (path.some((earlier) => earlier === next || (earlier !== last && touches(next, earlier)))) continue;
      path.push(next);
      if (extend(next)) return true;
      path.pop();
    }
    return false;
  };
  for (const first of board.waters[from] ?? []) {
    if (!holdsFleet(first, -1)) continue;
    path.push(first);
    if (extend(first)) return true;
    path.pop();
  }
  return false;
}

/** Whether the province is sea: only there does a fleet convoy (DIP-L9). */
export function isSea(board: Board, province: number): boolean {
  return board.kind[province] === SEA;
}

/** Calls back with each fleet ordered to carry this army. */
export function eachCarrier(army: number, visit: (fleet: number) => void): void {
  for (let c = 0; c < count.convoys; c++) {
    const fleet = convoys[c] ?? 0;
    if (client[fleet] === army && ((state[fleet] ?? 0) & MATCHED) !== 0) visit(fleet);
  }
}

/**
 * Whether fleet `fleet` lies on some ordered route of its army, however long: such a fleet, dislodged, breaks the
 * convoy under the 1971 rule (DATC 4.A.1).
 */
export function onSomeRoute(board: Board, army: number, from: number, to: number, fleet: number): boolean {
  const touches = (province: number, other: number): boolean =>
    ((board.steps[province * board.locationCount + other] ?? 0) & FLEET_INTO) !== 0;
  const path: number[] = [];
  const extend = (last: number): boolean => {
    if (touches(last, to) && path.includes(fleet)) return true;
    for (const next of board.waters[last] ?? []) {
      if (path.includes(next) || !ordered(next, army)) continue;
      path.push(next);
      if (extend(next)) return true;
      path.pop();
    }
    return false;
  };
  for (const first of board.waters[from] ?? []) {
    if (!ordered(first, army)) continue;
    path.push(first);
    if (extend(first)) return true;
    path.pop();
  }
  return false;
}
