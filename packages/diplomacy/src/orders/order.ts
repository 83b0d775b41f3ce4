import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';

/**
 * Orders as they are *written*: anything a sheet can say, possible or not. The judge's packed words are another type:
 * what was written is never mistaken for what is legal.
 */

export type UnitType = 'A' | 'F';

/** A unit as an order names it; what was left out is absent. */
export interface UnitName {
  readonly type?: UnitType;
  readonly at: LocationId;
  readonly power?: PowerId;
}

export interface HoldOrder {
  readonly kind: 'hold';
  readonly unit: UnitName;
}
export interface MoveOrder {
  readonly kind: 'move';
  readonly unit: UnitName;
  readonly to: LocationId;
  /** Written "via convoy" / "호송 경유". */
  readonly via: boolean;
  /** Sea provinces of a convoy route, where the sheet names one (DATC 4.A.6). */
  readonly path?: readonly ProvinceId[];
}
export interface SupportHoldOrder {
  readonly kind: 'support-hold';
  readonly unit: UnitName;
  readonly target: UnitName;
}
export interface SupportMoveOrder {
  readonly kind: 'support-move';
  readonly unit: UnitName;
  readonly target: UnitName;
  readonly to: LocationId;
}
export interface ConvoyOrder {
  readonly kind: 'convoy';
  readonly unit: UnitName;
  readonly army: UnitName;
  readonly to: LocationId;
}
export interface RetreatOrder {
  readonly kind: 'retreat';
  readonly unit: UnitName;
  /** In order of preference: the first legal one counts (DIP-R9). One entry for an ordinary retreat. */
  readonly to: readonly RetreatChoice[];
}
export type RetreatChoice = LocationId | 'disband';
/** Disbands a dislodged unit, or removes one in winter. */
export interface DisbandOrder {
  readonly kind: 'disband';
  readonly unit: UnitName;
}
export interface BuildOrder {
  readonly kind: 'build';
  readonly unit: UnitName;
}
export interface WaiveOrder {
  readonly kind: 'waive';
}

export type MovementOrder = HoldOrder | MoveOrder | SupportHoldOrder | SupportMoveOrder | ConvoyOrder;
export type Order = MovementOrder | RetreatOrder | DisbandOrder | BuildOrder | WaiveOrder;
export type OrderKind = Order['kind'];

/** An order with the power that gave it. */
export interface GivenOrder {
  readonly power: PowerId;
  readonly order: Order;
  /** Leaves the unit to this power, and names what it does if that power gives no order (DATC 4.E.5). */
  readonly proxy?: PowerId;
  /** Is to be given again every turn (DATC 4.E.4). */
  readonly perpetual?: boolean;
}
