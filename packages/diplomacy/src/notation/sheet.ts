import type { PowerId, ProvinceId } from '../map/map-data.ts';
import type { Order, UnitName } from '../orders/order.ts';
import type { SheetPhase, SheetSection } from './heading.ts';
import type { Problem, SheetPlace } from './problem.ts';

/** What was read on a sheet, line by line; every line that is not blank is in one of the lists. */
export interface Sheet {
  readonly orders: readonly SheetOrder[];
  /** Positions, where the sheet lists units under such a heading. */
  readonly units: readonly SheetUnit[];
  /** Centres and their owners, where the sheet lists them. */
  readonly centres: readonly SheetCentre[];
  /** Units that the movement before the sheet dislodged, where it lists them. */
  readonly dislodged: readonly SheetDislodged[];
  readonly headings: readonly SheetHeading[];
  /** Headings that name no power of the map, as written. */
  readonly strangers: readonly SheetText[];
  /** Greetings and other lines that are no orders. */
  readonly unread: readonly SheetText[];
  readonly problems: readonly Problem[];
  /** The first phase the sheet names. */
  readonly phase?: SheetPhase;
}

export interface SheetText extends SheetPlace {
  readonly text: string;
}

export interface SheetOrder extends SheetText {
  /** The power the line itself names as the giver, else the one whose heading it stands under. */
  readonly power?: PowerId;
  /** The power whose heading it stands under, where the line names another. */
  readonly under?: PowerId;
  /** The heading it stands under, where that names no power of the map. */
  readonly stranger?: string;
  /** Who wrote it, where the sheet is a chat that says so: a messenger's name, or a name before the line's colon. */
  readonly writer?: string;
  /** The power was announced in a sentence ("오스트리아 갑니다") and not by a heading: less sure than that. */
  readonly isAnnounced?: true;
  readonly order: Order;
  /**
   * Counts the sheets inside the sheet: a heading begins a new block, 0 is what stands before any. Of two blocks of one
   * power the later one is its newer sheet (DIP-O4).
   */
  readonly block: number;
}

export interface SheetUnit extends SheetText {
  readonly power?: PowerId;
  /** As with an order. */
  readonly stranger?: string;
  readonly unit: UnitName;
  readonly block: number;
}

export interface SheetCentre extends SheetText {
  readonly power?: PowerId;
  /** As with an order. */
  readonly stranger?: string;
  readonly province: ProvinceId;
}

export interface SheetDislodged extends SheetUnit {
  /** The province the attacker came from, where that is said. */
  readonly from?: ProvinceId;
}

/** A line, or the beginning of one, that says whose, when, or who writes. */
export interface SheetHeading extends SheetText {
  readonly kind: 'power' | 'phase' | 'section' | 'message';
  readonly power?: PowerId;
  readonly phase?: SheetPhase;
  readonly section?: SheetSection;
}
