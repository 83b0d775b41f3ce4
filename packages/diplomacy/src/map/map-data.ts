/**
 * A Diplomacy map as data: what a folder under `maps/` holds in `map.json`.
 *
 * A *location* is where a unit can stand: a province (`VIE`) or, for a fleet in a province of several coasts, one of its
 * coasts (`STP/SC`). Borders are listed once; the compiled {@link Board} makes them symmetric.
 */

export type PowerId = string;
export type ProvinceId = string;
/** `VIE`, or `STP/SC` for a fleet on one coast of several. */
export type LocationId = string;

export interface Names {
  readonly ko: string;
  readonly en: string;
}

export interface Aliases {
  readonly ko?: readonly string[];
  readonly en?: readonly string[];
}

export interface PowerData {
  readonly id: PowerId;
  readonly name: Names;
  readonly aliases?: Aliases;
}

export type ProvinceKind = 'inland' | 'coastal' | 'sea';

export interface ProvinceData {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  readonly name: Names;
  /** As printed: land in title case, seas in capitals. */
  readonly abbr: string;
  readonly aliases?: Aliases;
  readonly centre?: boolean;
  /** The power whose home centre this is. */
  readonly home?: PowerId;
  /** Two or more separate coasts, by suffix: `NC`, `SC`, `EC`, `WC`. */
  readonly coasts?: readonly string[];
  /** Land and water at once: fleets pass through it (Kiel, Constantinople). */
  readonly canal?: boolean;
}

export interface BorderData {
  readonly between: readonly [LocationId, LocationId];
  readonly army: boolean;
  readonly fleet: boolean;
}

export interface StartData {
  /** Such as `S1901M`. */
  readonly phase: string;
  /** Units by power, as `A VIE`, `F STP/SC`. */
  readonly units: Readonly<Record<PowerId, readonly string[]>>;
  readonly centers: Readonly<Record<PowerId, readonly ProvinceId[]>>;
}

export interface MapData {
  readonly id: string;
  readonly name: Names;
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  readonly borders: readonly BorderData[];
  readonly start: StartData;
}
