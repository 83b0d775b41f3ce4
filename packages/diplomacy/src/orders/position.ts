import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import type { UnitType } from './order.ts';

/** A unit on the board. An army, and a fleet in a province of one coast, stands at the province itself. */
export interface Unit {
  readonly power: PowerId;
  readonly type: UnitType;
  readonly at: LocationId;
}

/** A unit that lost its province in the movement phase just judged and has yet to retreat. */
export interface DislodgedUnit {
  readonly unit: Unit;
  /** Province its attacker came from. */
  readonly from: ProvinceId;
  /** Where it may retreat, sorted; empty when it can only be disbanded (DIP-R1). */
  readonly retreats: readonly LocationId[];
}

export type Season = 'S' | 'F' | 'W';
export type PhaseKind = 'M' | 'R' | 'A';
/** `S1901M`, `F1901R`, `W1901A`: season, year, movement | retreats | adjustments. */
export type PhaseName = `${Season}${number}${PhaseKind}`;

/** What stands on the board between two phases: plain JSON. */
export interface Position {
  readonly phase: PhaseName;
  readonly units: readonly Unit[];
  /** Owner of every centre that has one. */
  readonly centres: Readonly<Record<ProvinceId, PowerId>>;
  /** Only in a retreat phase. */
  readonly dislodged: readonly DislodgedUnit[];
  /** Provinces left empty by a standoff in the movement phase just judged (DIP-R3). */
  readonly contested: readonly ProvinceId[];
  /** Powers without a player (DIP-X1). */
  readonly civilDisorder: readonly PowerId[];
  /** Whole years in a row without a centre changing hands (DIP-W6); none when left out. */
  readonly quietYears?: number;
  /** Units whose owners announced that another power may order them in this phase (DATC 4.E.5). */
  readonly proxies?: readonly Proxy[];
}

/** A unit left to another power for one phase. */
export interface Proxy {
  readonly unit: LocationId;
  readonly to: PowerId;
}
