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
  /** What its units are called by in English (`Austrian`), where that is not its name. */
  readonly adjective?: string;
  readonly aliases?: Aliases;
}

export type ProvinceKind = 'inland' | 'coastal' | 'sea';

export interface ProvinceData {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  readonly name: Names;
  /** As printed: land in title case, seas in capitals. */
  readonly abbr: string;
  /** The name in Korean in three syllables or less, for small maps; absent where the whole name is as short. */
  readonly short?: string;
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
  /** Such as `S1901M`; the year has three or four digits. */
  readonly phase: string;
  /** Units by power, as `A VIE`, `F STP/SC`. */
  readonly units: Readonly<Record<PowerId, readonly string[]>>;
  readonly centers: Readonly<Record<PowerId, readonly ProvinceId[]>>;
}

export interface MapData {
  readonly id: string;
  readonly name: Names;
  /** Centres that win, unless the match says otherwise (DIP-W1). */
  readonly victoryCentres: number;
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  readonly borders: readonly BorderData[];
  readonly start: StartData;
}
