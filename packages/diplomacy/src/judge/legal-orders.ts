import type { Board } from '../map/board.ts';
import { COASTAL as COAST, FLEET_INTO as INTO, ARMY_STEP as STEP } from '../map/board.ts';
import { placeLists, widestEntry } from './place-lists.ts';
import { mayFloatWithout } from './routes.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const ARMY_STEP = STEP;
const COASTAL = COAST;
const FLEET_INTO = INTO;
const {
  AUX_SHIFT,
  CONVOY,
  FLEET,
  FLEET_BIT,
  LOCATION_MASK,
  MOVE,
  POWER_SHIFT,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  TARGET_SHIFT,
  VIA,
} = word;
const { at, count, fleetsAtSea, home, kind, MAX_PROVINCES, MAX_UNITS, power, standing } = scratch;

/**
 * Every legal order of every unit (DATC 4.E.1), as packed words, grouped by unit. The lists are views into one buffer
 * that the next position overwrites.
 *
 * Moves come first from tables. Supports follow from the moves: a unit supports every other unit's move into a province
 * it could itself enter. Convoys follow from one search an army: it walks every route that no fleet can be left out of.
 */
export interface LegalOrders {
  /** The words: those of unit `i` from `starts[i]` up to `starts[i + 1]`. */
  readonly words: Int32Array;
  readonly starts: Int32Array;
  /**
   * Fills the lists for the units last read into the scratch arrays.
   *
   * @returns the number of words
   */
  fill(): number;
}

const MAX_ORDERS = 1 << 18;
const MAX_ENTRIES = 1 << 14;

const words = new Int32Array(MAX_ORDERS);
const starts = new Int32Array(MAX_UNITS + 1);
/** Moves by convoy, army by army. */
const floatMove = new Int32Array(MAX_ENTRIES);
const floatStarts = new Int32Array(MAX_UNITS + 1);
/** Convoys each fleet could be part of: a chain of rows, each an army and the coasts it could reach that way. */
const carrying = new Int32Array(MAX_UNITS).fill(-1);
const rowArmy = new Int32Array(MAX_ENTRIES);
const rowNext = new Int32Array(MAX_ENTRIES);
/** While a fleet's orders are listed: its row for each army, or -1. */
const rowFor = new Int32Array(MAX_UNITS).fill(-1);
const AUX_FIELD = LOCATION_MASK << AUX_SHIFT;
/** The route being walked. */
const path = new Int32Array(MAX_PROVINCES);
/** Where the row of each of its fleets begins. */
const pathRow = new Int32Array(MAX_PROVINCES);

/**
 * Writes a support down, and keeps it if it is of another unit's move and `rest`, its place among those listed, is below 0.
 *
 * @returns the number of words then
 */
function keep(total: number, unit: number, part: number, own: number, rest: number): number {
  words[total] = unit | part;
  const differs = (part ^ own) & AUX_FIELD;
  return total + (((differs | -differs) & rest) >>> 31);
}

export function createLegalOrders(board: Board): LegalOrders {
  const { provinceOf, steps, locationCount, provinceCount, seas, seaBit, seaNumber, seaWords, waterSets } = board;
  const coastWords = Math.ceil(provinceCount / 32);
  /** Coasts a sea touches, as a set of provinces. */
  const shores = new Int32Array(provinceCount * coastWords);
  for (let sea = 0; sea < provinceCount; sea++) {
    if ((seaNumber[sea] ?? -1) < 0) continue;
    for (let province = 0; province < provinceCount; province++) {
      if (board.kind[province] === COASTAL && (steps[sea * locationCount + province] ?? 0) & FLEET_INTO) {
        const index = sea * coastWords + (province >> 5);
        shores[index] = (shores[index] ?? 0) | (1 << (province & 31));
      }
    }
  }
  const before = new Int32Array((MAX_PROVINCES + 1) * coastWords);
  /** Seas that a route of so many fleets may not go on to: those its earlier fleets touch, or are. */
  const blocked = new Int32Array((seas.length + 2) * seaWords);
  const rowSets = new Int32Array(MAX_ENTRIES * coastWords);
  const reach = new Int32Array(coastWords);
  let floats = 0;
  let rows = 0;

  const moves = placeLists(board, board.fleetSteps);
  const reaches = placeLists(board, board.fleetInto);
  /** Moves into each province as the order part of a support: steps first, then moves only a convoy makes possible. */
  const stride = widestEntry(board) + provinceCount + 4;
  const parts = new Int32Array(provinceCount * stride);
  const entered = new Int32Array(provinceCount);
  const stepsIn = new Int32Array(provinceCount);

  /** The order part of a support of unit `i`'s move, without where to. */
  const supportPart = (i: number): number => SUPPORT_MOVE | ((home[i] ?? 0) << AUX_SHIFT);

  /** The row of an army among those of a fleet: the newest, if it is this army's. */
  const rowOf = (fleet: number, army: number): number => {
    const newest = carrying[fleet] ?? -1;
    if (newest >= 0 && rowArmy[newest] === army) return newest;
    rowArmy[rows] = army;
    rowNext[rows] = newest;
    for (let w = 0; w < coastWords; w++) rowSets[rows * coastWords + w] = 0;
    carrying[fleet] = rows;
    return rows++;
  };

  /** Walks on from a route of `length` fleets; `before` holds the coasts its earlier fleets touch. */
  const walk = (army: number, from: number, length: number): void => {
    const last = path[length - 1] ?? 0;
    const row = length * coastWords;
    for (let w = 0; w < coastWords; w++) {
      const shore = shores[last * coastWords + w] ?? 0;
      const earlier = before[row - coastWords + w] ?? 0;
      const landing = shore & ~earlier;
      before[row + w] = earlier | shore;
      if (landing === 0) continue;
      reach[w] = (reach[w] ?? 0) | landing;
      for (let f = 0; f < length; f++) {
        const set = (pathRow[f] ?? 0) + w;
        rowSets[set] = (rowSets[set] ?? 0) | landing;
      }
    }
    // Onwards to fleets that touch neither the departure nor any fleet of the route but the last.
    const base = (length - 1) * seaWords;
    for (let w = 0; w < seaWords; w++) {
      blocked[base + seaWords + w] = (blocked[base + w] ?? 0) | (waterSets[last * seaWords + w] ?? 0);
    }
    const own = base + seaWords + ((seaNumber[last] ?? 0) >> 5);
    blocked[own] = (blocked[own] ?? 0) | (seaBit[last] ?? 0);
    for (let w = 0; w < seaWords; w++) {
      const around = (waterSets[last * seaWords + w] ?? 0) & ~(waterSets[from * seaWords + w] ?? 0);
      let left = (fleetsAtSea[w] ?? 0) & around & ~(blocked[base + w] ?? 0);
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        sail(army, from, length, seas[w * 32 + bit] ?? 0);
      }
    }
  };

  /** Adds a sea to a route of `length` fleets and walks on from it. */
  const sail = (army: number, from: number, length: number, sea: number): void => {
    path[length] = sea;
    pathRow[length] = rowOf(standing[sea] ?? 0, army) * coastWords;
    walk(army, from, length + 1);
  };

  /** Everywhere an army could be convoyed, into `reach`; the fleets' rows along the way. */
  const float = (army: number): boolean => {
    const from = home[army] ?? 0;
    if (board.kind[from] !== COASTAL) return false;
    let afloat = false;
    for (let w = 0; w < seaWords; w++) {
      let left = (fleetsAtSea[w] ?? 0) & (waterSets[from * seaWords + w] ?? 0);
      if (left === 0) continue;
      if (!afloat) {
        for (let c = 0; c < coastWords; c++) {
          reach[c] = 0;
          before[c] = 0;
        }
        // The departure is no destination.
        before[from >> 5] = 1 << (from & 31);
        afloat = true;
      }
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        sail(army, from, 0, seas[w * 32 + bit] ?? 0);
      }
    }
    return afloat;
  };

  /** Enters the steps of unit `i` where they lead. */
  const enterSteps = (i: number): void => {
    const list = 2 * (at[i] ?? 0) + (((kind[i] ?? 0) >> FLEET_BIT) & 1);
    const end = moves.starts[list + 1] ?? 0;
    const part = supportPart(i);
    for (let s = moves.starts[list] ?? 0; s < end; s++) {
      const to = moves.places[s] ?? 0;
      const into = provinceOf[to] ?? 0;
      const filled = entered[into] ?? 0;
      parts[into * stride + filled] = part | (to << TARGET_SHIFT);
      entered[into] = filled + 1;
    }
  };

  /** Enters the moves that only a convoy makes possible, behind the steps, and lists all that army `i` could float to. */
  const enterFloats = (i: number): void => {
    if ((kind[i] ?? 0) & FLEET || !float(i)) return;
    const row = (home[i] ?? 0) * locationCount;
    const part = supportPart(i);
    for (let w = 0; w < coastWords; w++) {
      for (let left = reach[w] ?? 0; left !== 0; ) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        const to = w * 32 + bit;
        const order = to << TARGET_SHIFT;
        if ((steps[row + to] ?? 0) & ARMY_STEP) {
          // It could walk there too: a support does not tell the two apart.
          floatMove[floats++] = MOVE | VIA | order;
          continue;
        }
        const filled = entered[to] ?? 0;
        parts[to * stride + filled] = part | order;
        entered[to] = filled + 1;
        floatMove[floats++] = MOVE | order;
      }
    }
  };

  /** Whether fleet `i` cannot support army `mover` by convoy into a province, since it would have to carry it (DIP-L8). */
  const neededBy = (i: number, mover: number, into: number): boolean => {
    const row = rowFor[mover] ?? -1;
    if (row < 0 || (((rowSets[row * coastWords + (into >> 5)] ?? 0) >> (into & 31)) & 1) === 0) return false;
    return !mayFloatWithout(board, home[mover] ?? 0, into, home[i] ?? 0);
  };

  const fill = (): number => {
    const units = count.units;
    entered.fill(0);
    carrying.fill(-1, 0, units);
    floats = 0;
    rows = 0;
    for (let i = 0; i < units; i++) enterSteps(i);
    stepsIn.set(entered);
    for (let i = 0; i < units; i++) {
      floatStarts[i] = floats;
      enterFloats(i);
    }
    floatStarts[units] = floats;
    let total = 0;
    for (let i = 0; i < units; i++) {
      starts[i] = total;
      const isFleet = (kind[i] ?? 0) & FLEET;
      const own = (home[i] ?? 0) << AUX_SHIFT;
      const unit = (at[i] ?? 0) | isFleet | ((power[i] ?? 0) << POWER_SHIFT);
      words[total++] = unit;
      const list = 2 * (at[i] ?? 0) + (isFleet >> FLEET_BIT);
      const lastMove = moves.starts[list + 1] ?? 0;
      for (let s = moves.starts[list] ?? 0; s < lastMove; s++) {
        words[total++] = unit | MOVE | ((moves.places[s] ?? 0) << TARGET_SHIFT);
      }
      const end = floatStarts[i + 1] ?? 0;
      for (let e = floatStarts[i] ?? 0; e < end; e++) words[total++] = unit | (floatMove[e] ?? 0);
      const carries = (carrying[i] ?? -1) >= 0;
      for (let row = carrying[i] ?? -1; row >= 0; row = rowNext[row] ?? -1) rowFor[rowArmy[row] ?? 0] = row;
      const lastReach = reaches.starts[list + 1] ?? 0;
      for (let s = reaches.starts[list] ?? 0; s < lastReach; s++) {
        const into = reaches.places[s] ?? 0;
        // Written first, then kept or not, four at a time: which entries count follows no pattern a branch could learn.
        words[total] = unit | SUPPORT_HOLD | (into << AUX_SHIFT) | (into << TARGET_SHIFT);
        total += ~(standing[into] ?? -1) >>> 31;
        const first = into * stride;
        const last = first + ((carries ? stepsIn[into] : entered[into]) ?? 0);
        for (let e = first; e < last; e += 4) {
          total = keep(total, unit, parts[e] ?? 0, own, e - last);
          total = keep(total, unit, parts[e + 1] ?? 0, own, e + 1 - last);
          total = keep(total, unit, parts[e + 2] ?? 0, own, e + 2 - last);
          total = keep(total, unit, parts[e + 3] ?? 0, own, e + 3 - last);
        }
        if (!carries) continue;
        const lastFloat = first + (entered[into] ?? 0);
        for (let e = last; e < lastFloat; e++) {
          const part = parts[e] ?? 0;
          const mover = standing[(part >> AUX_SHIFT) & LOCATION_MASK] ?? 0;
          if (mover !== i && !neededBy(i, mover, into)) words[total++] = unit | part;
        }
      }
      for (let row = carrying[i] ?? -1; row >= 0; row = rowNext[row] ?? -1) {
        rowFor[rowArmy[row] ?? 0] = -1;
        const order = unit | CONVOY | ((home[rowArmy[row] ?? 0] ?? 0) << AUX_SHIFT);
        for (let w = 0; w < coastWords; w++) {
          for (let left = rowSets[row * coastWords + w] ?? 0; left !== 0; ) {
            const bit = 31 - Math.clz32(left);
            left &= ~(1 << bit);
            words[total++] = order | ((w * 32 + bit) << TARGET_SHIFT);
          }
        }
      }
    }
    starts[units] = total;
    return total;
  };
  return { words, starts, fill };
}
