import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import type { RuleCode } from '../rules/registry.ts';

/**
 * What a hint of each kind is told besides whose it is. Units are named as rulings name them (`AUSTRIA A TRI`), orders in
 * canonical text.
 */
export interface HintParams {
  /** A support whose client is ordered otherwise, or (null) was given no order. */
  readonly 'support-unmatched': { readonly client: string; readonly does: string | null };
  readonly 'convoy-unmatched': { readonly client: string; readonly does: string | null };
  /** An army that can only go by convoy, and no fleets that could be known to take it there. */
  readonly 'convoy-missing': { readonly to: LocationId };
  /** Own units of equal strength that go to one province. */
  readonly 'self-bounce': { readonly units: readonly string[]; readonly to: ProvinceId };
  readonly 'own-unit-stays': { readonly occupant: string };
  readonly 'own-swap': { readonly units: readonly string[] };
  /** A support of a foreign move into a province that an own unit does not leave. */
  readonly 'support-against-own': { readonly occupant: string };
  /** An order that would make sense with a name like the one read. */
  readonly 'look-alike': { readonly read: LocationId; readonly meant: readonly LocationId[] };
  readonly 'idle-unit': { readonly name: string };
  readonly 'impossible-order': Nothing;
  readonly 'different-orders': { readonly name: string; readonly orders: readonly string[] };
  readonly 'coast-unnamed': { readonly to: ProvinceId; readonly coasts: readonly LocationId[] };
  readonly 'coast-unreachable': { readonly to: LocationId; readonly coasts: readonly LocationId[] };
  readonly 'retreat-unordered': { readonly name: string; readonly retreats: readonly LocationId[] };
  readonly 'retreats-meet': { readonly units: readonly string[]; readonly to: ProvinceId };
  readonly 'builds-unused': { readonly unused: number };
  readonly 'builds-too-many': { readonly ordered: number; readonly allowed: number };
  readonly 'removals-too-few': { readonly missing: number };
  readonly 'removals-too-many': { readonly ordered: number; readonly due: number };
}

type Nothing = Readonly<Record<never, never>>;

export type HintKind = keyof HintParams;

/** A hint of one kind. */
export interface HintOf<Kind extends HintKind> {
  readonly kind: Kind;
  /** Whose orders it is about. */
  readonly power: PowerId;
  /** Where the unit it is about stands; null where it is about none, or about one that is not there. */
  readonly unit: LocationId | null;
  /** Canonical text of the order it is about, such as `A TRI - VEN`. */
  readonly order: string | null;
  /** The rule that would befall the order. */
  readonly rule: RuleCode;
  readonly params: HintParams[Kind];
}

/** Something on a sheet worth a second look before it is judged. It never keeps a sheet from being judged as it is. */
export type Hint = { [Kind in HintKind]: HintOf<Kind> }[HintKind];

export const HINT_KINDS: readonly HintKind[] = [
  'support-unmatched',
  'convoy-unmatched',
  'convoy-missing',
  'self-bounce',
  'own-unit-stays',
  'own-swap',
  'support-against-own',
  'look-alike',
  'idle-unit',
  'impossible-order',
  'different-orders',
  'coast-unnamed',
  'coast-unreachable',
  'retreat-unordered',
  'retreats-meet',
  'builds-unused',
  'builds-too-many',
  'removals-too-few',
  'removals-too-many',
];
