import type { Board } from '../map/board.ts';
import { FLEET_INTO as INTO, SEA } from '../map/board.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const FLEET_INTO = INTO;
const { FLEET } = word;
const { client, convoys, count, fleetsAtSea, home, kind, LOST, MATCHED, MAX_SEA_WORDS, rival, rivals } = scratch;
const { STALLED, standing, state, WON } = scratch;

/**
 * Convoy routes: chains of adjacent sea provinces from one coast to another. A search takes the set of seas it may use
 * and lets it flood from the departure; sets of seas are words of 32 bits (`Board.waterSets`).
 */

/** The seas a search may use. */
const open = new Int32Array(MAX_SEA_WORDS);
/** The seas it has reached, and those it has yet to look beyond. */
const reached = new Int32Array(MAX_SEA_WORDS);
const frontier = new Int32Array(MAX_SEA_WORDS);

/** Whether the open seas lead from one coast to another. */
function flood(board: Board, from: number, to: number): boolean {
  const { waterSets, seas, seaWords } = board;
  if (seaWords === 1) return floodWord(waterSets, seas, from, to, open[0] ?? 0);
  const shore = from * seaWords;
  const goalShore = to * seaWords;
  let landed = 0;
  for (let w = 0; w < seaWords; w++) {
    const first = (waterSets[shore + w] ?? 0) & (open[w] ?? 0);
    reached[w] = first;
    frontier[w] = first;
    landed |= first & (waterSets[goalShore + w] ?? 0);
  }
  for (let w = 0; landed === 0 && w < seaWords; w++) {
    const waiting = frontier[w] ?? 0;
    if (waiting === 0) continue;
    const bit = 31 - Math.clz32(waiting);
    frontier[w] = waiting & ~(1 << bit);
    const beyond = (seas[w * 32 + bit] ?? 0) * seaWords;
    for (let v = 0; v < seaWords; v++) {
      const fresh = (waterSets[beyond + v] ?? 0) & (open[v] ?? 0) & ~(reached[v] ?? 0);
      reached[v] = (reached[v] ?? 0) | fresh;
      frontier[v] = (frontier[v] ?? 0) | fresh;
      landed |= fresh & (waterSets[goalShore + v] ?? 0);
    }
    w = -1;
  }
  return landed !== 0;
}

/** The same where one word holds all seas. */
function floodWord(waterSets: Int32Array, seas: Uint16Array, from: number, to: number, usable: number): boolean {
  const goalShore = waterSets[to] ?? 0;
  let all = (waterSets[from] ?? 0) & usable;
  if (all & goalShore) return true;
  for (let waiting = all; waiting !== 0; ) {
    const bit = 31 - Math.clz32(waiting);
    const fresh = (waterSets[seas[bit] ?? 0] ?? 0) & usable & ~all;
    if (fresh & goalShore) return true;
    all |= fresh;
    waiting = (waiting & ~(1 << bit)) | fresh;
  }
  return false;
}

/** Opens the seas where fleets stand, but for one (or -1). */
function openFleets(board: Board, without: number): void {
  const { seaWords, seaNumber } = board;
  for (let w = 0; w < seaWords; w++) open[w] = fleetsAtSea[w] ?? 0;
  if (without < 0) return;
  const number = seaNumber[without] ?? -1;
  if (number >= 0) open[number >> 5] = (open[number >> 5] ?? 0) & ~(1 << (number & 31));
}

const ORDERED = 0;
const MAY_STAND = 1;
const SURELY_STANDS = 2;

/** Opens the seas of the fleets ordered to carry an army, as far as they stand. */
function openCarriers(board: Board, army: number, standard: number, without: number): void {
  const { seaWords, seaNumber } = board;
  for (let w = 0; w < seaWords; w++) open[w] = 0;
  const total = count.convoys;
  for (let c = 0; c < total; c++) {
    const fleet = convoys[c] ?? 0;
    const sea = home[fleet] ?? 0;
    if (((state[fleet] ?? 0) & (MATCHED | STALLED)) !== MATCHED || client[fleet] !== army || sea === without) continue;
    if (standard !== ORDERED && !stands(sea, standard)) continue;
    const number = seaNumber[sea] ?? 0;
    open[number >> 5] = (open[number >> 5] ?? 0) | (1 << (number & 31));
  }
}

/** Whether the fleet in a sea may still stay (no attack has won), or surely will (every attack has lost). */
function stands(sea: number, standard: number): boolean {
  for (let j = rivals[sea] ?? -1; j >= 0; j = rival[j] ?? -1) {
    const bits = state[j] ?? 0;
    if (standard === MAY_STAND ? bits & WON : (bits & LOST) === 0) return false;
  }
  return true;
}

/** Whether the fleets at sea, where they stand, could carry an army between two coasts. */
export function mayFloat(board: Board, from: number, to: number): boolean {
  if (board.seaWords === 1) return floodWord(board.waterSets, board.seas, from, to, fleetsAtSea[0] ?? 0);
  openFleets(board, -1);
  return flood(board, from, to);
}

/** … leaving out the fleet in one sea province. */
export function mayFloatWithout(board: Board, from: number, to: number, sea: number): boolean {
  openFleets(board, sea);
  return flood(board, from, to);
}

/** Whether a route was ordered at all for this army. */
export function routeOrdered(board: Board, army: number, from: number, to: number): boolean {
  openCarriers(board, army, ORDERED, -1);
  return flood(board, from, to);
}

/** Whether a route of fleets certain to stay exists. */
export function routeStands(board: Board, army: number, from: number, to: number): boolean {
  openCarriers(board, army, SURELY_STANDS, -1);
  return flood(board, from, to);
}

/** Whether a route of fleets that may yet stay exists. */
export function routeMayStand(board: Board, army: number, from: number, to: number): boolean {
  openCarriers(board, army, MAY_STAND, -1);
  return flood(board, from, to);
}

/** Whether this army's route would fail without one of its fleets (rulebook 2000: "necessary"). */
export function routeNeeds(board: Board, army: number, from: number, to: number, sea: number): boolean {
  openCarriers(board, army, ORDERED, sea);
  return !flood(board, from, to);
}

/** Whether a fleet stands there now: it could convoy. */
function holdsFleet(sea: number): boolean {
  const unit = standing[sea] ?? -1;
  return unit >= 0 && ((kind[unit] ?? 0) & FLEET) !== 0;
}

/** Whether a fleet there was ordered to convoy this army, and the paradox rule has not stopped it. */
function ordered(sea: number, army: number): boolean {
  const unit = standing[sea] ?? -1;
  return unit >= 0 && ((state[unit] ?? 0) & (MATCHED | STALLED)) === MATCHED && client[unit] === army;
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
      if (!holdsFleet(next) || touches(next, from)) continue;
      if (path.some((earlier) => earlier === next || (earlier !== last && touches(next, earlier)))) continue;
      path.push(next);
      if (extend(next)) return true;
      path.pop();
    }
    return false;
  };
  for (const first of board.waters[from] ?? []) {
    if (!holdsFleet(first)) continue;
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
