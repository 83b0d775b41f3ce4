import * as word from '../judge/word.ts';
import type { Board } from '../map/board.ts';

/**
 * Where a unit's location, type and power lie in its word: the judge's one-word or two-word packing, as the map's size
 * asks. The word of a unit alone carries no order bits.
 */
export interface UnitLayout {
  /** Orders take two words a unit. */
  readonly wide: boolean;
  readonly locationMask: number;
  readonly fleetBit: number;
  readonly powerShift: number;
  readonly powerMask: number;
}

const NARROW: UnitLayout = {
  wide: false,
  locationMask: word.LOCATION_MASK,
  fleetBit: word.FLEET,
  powerShift: word.POWER_SHIFT,
  powerMask: word.POWER_MASK,
};

const WIDE: UnitLayout = {
  wide: true,
  locationMask: word.WIDE_LOCATION_MASK,
  fleetBit: word.WIDE_FLEET,
  powerShift: word.WIDE_POWER_SHIFT,
  powerMask: word.WIDE_POWER_MASK,
};

export function unitLayout(board: Board): UnitLayout {
  return board.locationCount <= word.MAX_LOCATIONS && board.powerCount <= word.MAX_POWERS ? NARROW : WIDE;
}

export function unitWord(layout: UnitLayout, location: number, fleet: boolean, power: number): number {
  return location | (fleet ? layout.fleetBit : 0) | (power << layout.powerShift);
}

/** What a unit is ordered, apart from the unit: kind bits, auxiliary province, destination. */
export interface OrderBits {
  readonly kind: number;
  readonly aux: number;
  readonly target: number;
}

/** The bits of a hold: none. */
export const HOLD: OrderBits = { kind: 0, aux: 0, target: 0 };

/** Writes the `i`th order of a phase: one word, or two on a large map. */
export function writeOrder(layout: UnitLayout, words: Int32Array, i: number, unit: number, order: OrderBits): void {
  if (layout.wide) {
    words[2 * i] = unit | order.kind;
    words[2 * i + 1] = order.aux | (order.target << 16);
  } else {
    words[i] = word.packOrder(unit, order.kind, order.aux, order.target);
  }
}

/** Whether two orders to one unit say the same. */
export function sameOrder(left: OrderBits, right: OrderBits): boolean {
  return left.kind === right.kind && left.aux === right.aux && left.target === right.target;
}
