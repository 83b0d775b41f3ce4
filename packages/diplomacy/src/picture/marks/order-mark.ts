import type { LocationId, PowerId, ProvinceId } from '../../map/map-data.ts';
import type { UnitType } from '../../orders/order.ts';
import type { OrderResult } from '../../referee/results.ts';

/** An order to be marked on the map. */
interface OrderOf<Kind extends string> {
  readonly kind: Kind;
  /** Local id of its figure: `order-LON`, `order-LON-2` for a second order of the same unit. */
  readonly id: string;
  readonly power: PowerId;
  /** Canonical text: `A LON - BEL`. */
  readonly order: string;
  /** How it came out; null while it has not been judged. */
  readonly outcome: OrderResult | null;
  /** The order did not count at all: it was illegal, or matched nothing. */
  readonly ruledOut: 'illegal' | 'void' | null;
  /** Where the unit stands. */
  readonly from: LocationId;
}

/** Where a move failed, and the units that stopped it, by where they stood. */
export type MoveFailure =
  /** Before the goal: it is held, or others came too. */
  | { readonly at: 'goal'; readonly by: readonly LocationId[] }
  /** Half-way, where it met who came the other way. */
  | { readonly at: 'midway'; readonly by: readonly LocationId[] }
  /** Before a sea of its route, by number: the fleet there was lost, or is not of the convoy. */
  | { readonly at: 'route'; readonly leg: number; readonly by: readonly LocationId[] };

export interface MoveMark extends OrderOf<'move'> {
  readonly to: LocationId;
  /** The seas an army is carried over, in their order; none where it walks. */
  readonly route: readonly ProvinceId[];
  readonly failure: MoveFailure | null;
}

export interface SupportMark extends OrderOf<'support'> {
  /** Where the supported unit stands. */
  readonly client: LocationId;
  /** Where the supported move goes; null for a support to hold. */
  readonly to: LocationId | null;
  /** Id of the mark of that move; null where nobody ordered it. */
  readonly move: string | null;
  /** Those who cut it, by where they stood. */
  readonly cutBy: readonly LocationId[];
}

export interface ConvoyMark extends OrderOf<'convoy'> {
  readonly army: LocationId;
  readonly to: LocationId;
  /** The seas of the route of which its own is one; its own alone where there is none. */
  readonly route: readonly ProvinceId[];
  /** Id of the mark of the army's move; null where nobody ordered it. */
  readonly move: string | null;
}

export interface HoldMark extends OrderOf<'hold'> {
  /** False for a unit that no order was given to. */
  readonly ordered: boolean;
}

/** Of a dislodged unit. */
export interface RetreatMark extends OrderOf<'retreat'> {
  readonly to: LocationId;
  /** Another came to the same province: both are gone. */
  readonly met: boolean;
}

/** Of a dislodged unit. */
export type DisbandMark = OrderOf<'disband'>;

export interface BuildMark extends OrderOf<'build'> {
  readonly type: UnitType;
}

export type RemovalMark = OrderOf<'removal'>;

export type OrderMark =
  | MoveMark
  | SupportMark
  | ConvoyMark
  | HoldMark
  | RetreatMark
  | DisbandMark
  | BuildMark
  | RemovalMark;

/** A way open to a dislodged unit that has not been ordered yet. */
export interface OpenRetreat {
  readonly power: PowerId;
  readonly from: LocationId;
  readonly to: LocationId;
}

/** All that is to be marked on the map for one phase. */
export interface PhaseMarks {
  /** In the order of the results. */
  readonly orders: readonly OrderMark[];
  readonly openRetreats: readonly OpenRetreat[];
  /** Where units were dislodged, and by whom, by where the attackers stood. */
  readonly dislodged: readonly { readonly at: LocationId; readonly by: readonly LocationId[] }[];
  /** Provinces where moves met and that nobody holds. */
  readonly standoffs: readonly ProvinceId[];
}
