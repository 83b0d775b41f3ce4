import type { Piece } from '../state/piece.ts';
import { otherSide, type Side } from '../state/side.ts';
import { CELLS, type Cell } from './cell.ts';
import { TERRITORIES } from './territories.ts';

/**
 * Who stands in a cell, as four bits: 1 a mobile piece of side 0, 2 a settled one, 4 a mobile piece of side 1, 8 a settled
 * one. All of section 4 reads this and nothing else.
 */
export type Stand = number;

interface Board {
  readonly pieces: readonly Piece[];
}

const bitOf = (owner: Side, mobile: boolean): number => (mobile ? 1 : 2) << (owner * 2);

/** The stand in every cell. */
export function standsOf({ pieces }: Board): Uint8Array {
  const stands = new Uint8Array(CELLS.length);
  for (const { owner, stance, at } of pieces) stands[at] = (stands[at] ?? 0) | bitOf(owner, stance === 'mobile');
  return stands;
}

export function standIn({ pieces }: Board, cell: Cell): Stand {
  let stand = 0;
  for (const { owner, stance, at } of pieces) if (at === cell) stand |= bitOf(owner, stance === 'mobile');
  return stand;
}

const of = (stand: Stand, side: Side): number => (stand >> (side * 2)) & 3;

export const isPresent = (stand: Stand, side: Side): boolean => of(stand, side) !== 0;
export const hasMobile = (stand: Stand, side: Side): boolean => (of(stand, side) & 1) !== 0;
export const hasSettled = (stand: Stand, side: Side): boolean => (of(stand, side) & 2) !== 0;

const bothPresent = (stand: Stand): boolean => isPresent(stand, 0) && isPresent(stand, 1);

/** Both sides, all settled: nobody's (PLM-O3, S0, confirmed 2026-09-17). */
export const isStandoff = (stand: Stand): boolean => bothPresent(stand) && !hasMobile(stand, 0) && !hasMobile(stand, 1);

/** Both sides, and somebody mobile: a battle cell (PLM-B8, S3). */
export const isBattle = (stand: Stand): boolean => bothPresent(stand) && !isStandoff(stand);

/** The only side there occupies, whatever the state of its pieces (PLM-O1, S0). */
export function occupierOf(stand: Stand): Side | null {
  if (stand === 0 || bothPresent(stand)) return null;
  return isPresent(stand, 0) ? 0 : 1;
}

/**
 * The side that has a settled piece there, if the other has none (PLM-O2 alone in the cell, PLM-O4 in a shared one: S0,
 * confirmed 2026-09-25). Nobody in a standoff, nor where both have one (PLM-O5, house).
 */
export function securerOf(stand: Stand): Side | null {
  const [first, second] = [hasSettled(stand, 0), hasSettled(stand, 1)];
  if (first === second) return null;
  return first ? 0 : 1;
}

/** Cells where a battle is to be fought, in the order of cells. */
export function battleCells(board: Board): readonly Cell[] {
  const stands = standsOf(board);
  const cells: Cell[] = [];
  for (let cell = 0; cell < stands.length; cell += 1) if (isBattle(stands[cell] ?? 0)) cells.push(cell);
  return cells;
}

/** Territories that each side secures. */
export function securedTerritories(board: Board): readonly [readonly Cell[], readonly Cell[]] {
  const stands = standsOf(board);
  const secured: [Cell[], Cell[]] = [[], []];
  for (const cell of TERRITORIES) {
    const side = securerOf(stands[cell] ?? 0);
    if (side !== null) secured[side].push(cell);
  }
  return secured;
}

/** How a territory stands for a viewer, as the board's summary colours it (PLM-O6, S0): ㄱ, ㄴ, ㄷ, ㄹ. */
export const TERRITORY_CLASSES = ['secured', 'occupied', 'secured-by-opponent', 'neither'] as const;
export type TerritoryClass = (typeof TERRITORY_CLASSES)[number];

/** A shared cell goes by who secures it; only opposing mobile pieces make it neither (house). */
export function classFor(stand: Stand, viewer: Side): TerritoryClass {
  const securer = securerOf(stand);
  if (securer === viewer) return 'secured';
  if (securer === otherSide(viewer)) return 'secured-by-opponent';
  return occupierOf(stand) === viewer ? 'occupied' : 'neither';
}

export interface TerritorySummary {
  /** In the order of {@link TERRITORIES}. */
  readonly classes: readonly TerritoryClass[];
  /** The counter: "secured 4 / occupied 6". What is secured alone is also occupied. */
  readonly secured: number;
  readonly occupied: number;
}

export function territorySummary(board: Board, viewer: Side): TerritorySummary {
  const stands = standsOf(board);
  const territories = TERRITORIES.map((cell) => stands[cell] ?? 0);
  const classes = territories.map((stand) => classFor(stand, viewer));
  return {
    classes,
    secured: classes.filter((each) => each === 'secured').length,
    occupied: territories.filter((stand) => occupierOf(stand) === viewer).length,
  };
}
