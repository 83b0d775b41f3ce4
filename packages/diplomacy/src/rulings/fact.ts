/**
 * Why an order came out as it did, as a graph of facts over the units of the phase (by their place in the phase).
 * Facts are read off the judge's finished decisions, and cite only what had been decided before them: so the graph has
 * no circles, and what it cites was enough.
 */
export interface Fact {
  /** Unique in the phase: `move:VIE`, `support:TYR`, `way:NWY`, `route:LON`, `knot:1`. */
  readonly id: string;
  readonly kind: FactKind;
  /** The unit it is about; -1 for a knot. */
  readonly unit: number;
  /** Rule id, `DIP-…`. */
  readonly rule: string;
  readonly verdict: string;
  /** Strength of a move that counted, and the strength it had to beat or could not; 0 where there was none. */
  readonly strength: number;
  readonly against: number;
  /** Units whose support counted in `strength`. */
  readonly supporters: readonly number[];
  /** Units whose support did not count, since it came from the attacked unit's own power (DIP-M9). */
  readonly uncounted: readonly number[];
  /** Convoyed attackers of a support that a printed paradox rule sets aside (DIP-C4). */
  readonly exempt: readonly number[];
  /** Whoever stood or moved against it, and whose support counted for them. */
  readonly opponents: readonly number[];
  /** Fleets of the convoy concerned; members of a knot. */
  readonly others: readonly number[];
  /** Of a losing outcome: the units without whom it would have come out otherwise. */
  readonly culprits: readonly number[];
  /** Who dislodged its unit, where the verdict tells something else. */
  readonly dislodgers: readonly number[];
  readonly because: readonly string[];
}

export type FactKind = 'way' | 'move' | 'support' | 'convoy' | 'route' | 'hold' | 'order' | 'knot';
