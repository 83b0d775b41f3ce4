import type { Board } from '../map/board.ts';
import { ARMY_STEP, FLEET_STEP } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';

/** Farther than any number of steps. */
export const UNREACHABLE = 0xffff;

/** Steps from a location to a province: `[location * provinceCount + province]`. */
export type DistanceTable = Uint16Array;

/** How far armies and fleets are from each province, over what the policy counts (DIP-D6, DATC 4.D.8). */
export interface Distances {
  readonly army: DistanceTable;
  readonly fleet: DistanceTable;
}

export function measureDistances(board: Board, policy: Pick<Policy, 'armyDistance' | 'fleetDistance'>): Distances {
  const anyStep = neighbours(board, ARMY_STEP | FLEET_STEP, true);
  return {
    army: flood(board, policy.armyDistance === 'land' ? neighbours(board, ARMY_STEP, true) : anyStep),
    // A fleet at sea and along coasts keeps to the coast it lies on.
    fleet: flood(board, policy.fleetDistance === 'sea-and-coast' ? neighbours(board, FLEET_STEP, false) : anyStep),
  };
}

/** Locations one step away from each; `byProvince` takes all coasts of a province for one place. */
function neighbours(board: Board, bits: number, byProvince: boolean): readonly (readonly number[])[] {
  const { locationCount, provinceOf, steps } = board;
  const near = Array.from({ length: locationCount }, () => new Set<number>());
  for (let from = 0; from < locationCount; from++) {
    for (let to = 0; to < locationCount; to++) {
      if (((steps[from * locationCount + to] ?? 0) & bits) === 0) continue;
      near[byProvince ? (provinceOf[from] ?? 0) : from]?.add(byProvince ? (provinceOf[to] ?? 0) : to);
    }
  }
  return near.map((places) => [...places]);
}

/** Counts steps outward from every location, breadth first. */
function flood(board: Board, near: readonly (readonly number[])[]): DistanceTable {
  const { locationCount, provinceCount, provinceOf } = board;
  const table = new Uint16Array(locationCount * provinceCount).fill(UNREACHABLE);
  for (let start = 0; start < locationCount; start++) {
    const row = start * provinceCount;
    const seen = new Uint8Array(locationCount);
    const home = provinceOf[start] ?? 0;
    // A place without steps of its own (a coast, where coasts are one place) starts from its province.
    let ring = (near[start] ?? []).length > 0 ? [start] : [home];
    table[row + home] = 0;
    for (let steps = 1; ring.length > 0; steps++) {
      const next: number[] = [];
      for (const place of ring) {
        for (const neighbour of near[place] ?? []) {
          if (seen[neighbour] === 1) continue;
          seen[neighbour] = 1;
          next.push(neighbour);
          const province = row + (provinceOf[neighbour] ?? 0);
          table[province] = Math.min(table[province] ?? UNREACHABLE, steps);
        }
      }
      ring = next;
    }
  }
  return table;
}
