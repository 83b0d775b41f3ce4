import type { Judge } from '../judge/judge.ts';
import { onSomeRoute, routeUses } from '../judge/routes.ts';
import * as scratch from '../judge/scratch.ts';
import type { Rules } from '../judge/settle.ts';
import type { Board } from '../map/board.ts';

const { client, CONVOYED, count, DISLODGED, goal, home, IS_CONVOY, IS_SUPPORT, knot, MATCHED } = scratch;
const { rival, rivals, STALLED, standing, state, WON } = scratch;

/** The phase just judged, by the questions facts ask of it. Units are named by their place in the phase. */
export interface PhaseView {
  readonly board: Board;
  readonly rules: Rules;
  /** State bits of a unit (`scratch.ts`). */
  readonly bits: (i: number) => number;
  /** Location id of a unit. */
  readonly place: (i: number) => string;
  /** The unit that stands where a move goes, or -1. */
  readonly occupant: (i: number) => number;
  /** Units ordered to move to a province, in the order of units. */
  readonly movers: (province: number) => number[];
  /** Units whose support matches a unit's order … */
  readonly supporters: (i: number) => readonly number[];
  /** … and those of them that were not cut. */
  readonly counted: (i: number) => number[];
  /** Fleets whose convoy matches an army's order … */
  readonly carriers: (i: number) => readonly number[];
  /** … and those of them that carried it: on its routes, and not lost. */
  readonly standingCarriers: (i: number) => number[];
  /** Moves that dislodged a fleet. */
  readonly sinkers: (fleet: number) => number[];
  /** Fleets at sea that make a convoyed move possible: without them the order would be another. */
  readonly floaters: (i: number) => number[];
  /** Fleets at sea, but for one unit. */
  readonly fleetsAtSea: (except: number) => number[];
  /** Units of a set of decisions that was settled together. */
  readonly membersOf: (id: number) => number[];
}

/** Looks at what the judge has just decided: good until it judges anything else. */
export function viewPhase({ board, rules }: Judge): PhaseView {
  const units = Array.from({ length: count.units }, (_, i) => i);
  const bits = (i: number): number => state[i] ?? 0;
  const isAtSea = (i: number): boolean => (board.seaNumber[home[i] ?? 0] ?? -1) >= 0;

  const supportsOf: number[][] = units.map(() => []);
  const carriersOf: number[][] = units.map(() => []);
  for (const i of units) {
    if ((bits(i) & MATCHED) === 0) continue;
    if (bits(i) & IS_SUPPORT) supportsOf[client[i] ?? 0]?.push(i);
    if (bits(i) & IS_CONVOY) carriersOf[client[i] ?? 0]?.push(i);
  }
  const supporters = (i: number): readonly number[] => supportsOf[i] ?? [];
  const carriers = (i: number): readonly number[] => carriersOf[i] ?? [];
  const movers = (province: number): number[] => {
    const found: number[] = [];
    for (let j = rivals[province] ?? -1; j >= 0; j = rival[j] ?? -1) found.push(j);
    return found.reverse();
  };

  return {
    board,
    rules,
    bits,
    place: (i) => board.locationIds[home[i] ?? 0] ?? '',
    occupant: (i) => standing[goal[i] ?? 0] ?? -1,
    movers,
    supporters,
    counted: (i) => supporters(i).filter((s) => bits(s) & WON),
    carriers,
    standingCarriers: (i) => {
      const carries = (f: number): boolean => onSomeRoute(board, i, home[i] ?? 0, goal[i] ?? 0, home[f] ?? 0);
      return carriers(i).filter((f) => (bits(f) & (DISLODGED | STALLED)) === 0 && carries(f));
    },
    sinkers: (fleet) => (bits(fleet) & DISLODGED ? movers(home[fleet] ?? 0).filter((j) => bits(j) & WON) : []),
    floaters: (i) => {
      if ((bits(i) & CONVOYED) === 0) return [];
      return units.filter((f) => isAtSea(f) && routeUses(board, home[i] ?? 0, goal[i] ?? 0, home[f] ?? 0));
    },
    fleetsAtSea: (except) => units.filter((f) => isAtSea(f) && f !== except),
    membersOf: (id) => units.filter((i) => knot[i] === id),
  };
}
