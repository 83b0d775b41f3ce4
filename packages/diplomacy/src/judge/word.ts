/**
 * The packed order: what a unit is and what it was ordered, in one 32-bit word.
 *
 * ```
 * bits  0–6   location of the unit          bit  7      1 for a fleet
 * bits  8–10  power                         bits 11–15  kind, one bit each; none means hold
 * bits 16–22  province of the unit supported or convoyed
 * bits 23–29  destination (location)        bit 30      the order is impossible as written (reason in bits 16–22)
 * ```
 *
 * A support to hold names the supported unit's province twice. Maps with more than 127 locations or 8 powers use the
 * same kinds in two words (below).
 */
export const LOCATION_MASK = 0x7f;
export const FLEET_BIT = 7;
export const FLEET = 1 << FLEET_BIT;
export const POWER_SHIFT = 8;
export const POWER_MASK = 0x7;
export const MOVE_BIT = 11;
export const SUPPORT_HOLD_BIT = 13;
export const SUPPORT_MOVE_BIT = 14;
export const CONVOY_BIT = 15;
export const MOVE = 1 << MOVE_BIT;
export const VIA = 1 << 12;
export const SUPPORT_HOLD = 1 << SUPPORT_HOLD_BIT;
export const SUPPORT_MOVE = 1 << SUPPORT_MOVE_BIT;
export const CONVOY = 1 << CONVOY_BIT;
export const KIND_MASK = MOVE | VIA | SUPPORT_HOLD | SUPPORT_MOVE | CONVOY;
export const AUX_SHIFT = 16;
export const TARGET_SHIFT = 23;
export const IMPOSSIBLE = 1 << 30;

export const MAX_LOCATIONS = 128;
export const MAX_POWERS = 8;

/** The word of a unit without an order. */
export function packUnit(location: number, fleet: boolean, power: number): number {
  return location | (fleet ? FLEET : 0) | (power << POWER_SHIFT);
}

/** Adds an order to a unit's word. */
export function packOrder(unit: number, kind: number, aux: number, target: number): number {
  return unit | kind | (aux << AUX_SHIFT) | (target << TARGET_SHIFT);
}

/**
 * The same for large maps: the first word holds location (bits 0–9), fleet (10), power (16–21) and kind (bits 11–15),
 * the second the auxiliary province (0–15) and the destination (16–31).
 */
export const WIDE_LOCATION_MASK = 0x3ff;
export const WIDE_FLEET = 1 << 10;
export const WIDE_POWER_SHIFT = 16;
export const WIDE_POWER_MASK = 0x3f;
