import type { HintKind } from '../lint/hint.ts';

interface Of {
  /** The order it is about, as a headline. */
  readonly order: string;
}
interface Client extends Of {
  readonly client: string;
  /** What the client was ordered to do, or null for nothing. */
  readonly does: string | null;
}
interface Coasts extends Of {
  readonly to: string;
  readonly coasts: readonly string[];
}

/** What a hint is about, in a word or two. */
export type HintTitles = Readonly<Record<HintKind, object>>;

/** One short line for each kind of hint. */
export interface HintMessages extends Record<HintKind, object> {
  'support-unmatched': Client;
  'convoy-unmatched': Client;
  'convoy-missing': Of & { readonly to: string };
  'self-bounce': { readonly units: readonly string[]; readonly to: string };
  'own-unit-stays': Of & { readonly occupant: string };
  'own-swap': { readonly units: readonly string[] };
  'support-against-own': Of & { readonly occupant: string };
  'look-alike': Of & { readonly read: string; readonly meant: readonly string[] };
  'idle-unit': { readonly unit: string };
  'impossible-order': Of;
  'different-orders': { readonly unit: string; readonly orders: readonly string[] };
  'coast-unnamed': Coasts;
  'coast-unreachable': Coasts;
  'retreat-unordered': { readonly unit: string; readonly retreats: readonly string[] };
  'retreats-meet': { readonly units: readonly string[]; readonly to: string };
  'builds-unused': { readonly power: string; readonly unused: number };
  'builds-too-many': { readonly power: string; readonly ordered: number; readonly allowed: number };
  'removals-too-few': { readonly power: string; readonly missing: number };
  'removals-too-many': { readonly power: string; readonly ordered: number; readonly due: number };
}
