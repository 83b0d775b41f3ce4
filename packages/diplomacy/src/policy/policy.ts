/**
 * Every disputed choice of the rules as a named field: DATC 3.0 chapter 4, and what the tutorial page settles.
 * An edition is a full policy; a match keeps its policy in its first event. Field names cite the DATC issue.
 */
export interface Policy {
  /** 4.A.1: a convoy of several routes fails when all are broken, or when any is. */
  readonly multiRouteConvoy: 'all' | 'any';
  /** 4.A.2: what settles a convoy paradox. */
  readonly convoyParadox: 'szykman' | 'all-hold' | 'rule-1971' | 'rule-1982' | 'rule-2000';
  /** 4.A.3: what makes an army that could walk take the convoy. */
  readonly adjacentConvoy: 'own-fleet-or-via' | 'own-fleet' | 'opposing-move' | 'via-only';
  /** 4.A.3: whether it walks after all: never, when no route was ordered, or also when the route is broken. */
  readonly landFallback: 'none' | 'no-route' | 'disrupted';
  /** 4.A.4: does a convoyed attack from the province under attack cut the support of that attack. */
  readonly supportCutByConvoyedTarget: 'not-cut' | 'cut';
  /** 4.A.5: may a unit dislodged by a convoyed army retreat to where that army came from. */
  readonly retreatToConvoyOrigin: 'forbidden' | 'allowed';
  /** 4.A.6: convoy routes written in the army's order. */
  readonly convoyPath: 'ignored' | 'allowed' | 'required';
  /** 4.A.7: a dislodged unit has no effect on its attacker's province: ever, or only in a head-to-head battle. */
  readonly dislodgedEffect: 'never' | 'head-to-head';
  /** 4.B.1: a fleet's move without a coast where it could reach two. */
  readonly ambiguousCoast: 'illegal' | 'first';
  /** 4.B.2: a fleet's move without a coast where it can reach only one. */
  readonly omittedCoast: 'only-one' | 'illegal';
  /** 4.B.3: a fleet's move to a coast it cannot reach, where it could reach another. */
  readonly impossibleCoast: 'illegal' | 'ignored';
  /** 4.B.4: the coast in a support order. */
  readonly supportCoast: 'optional' | 'own-only' | 'required';
  /** 4.B.5: a wrong coast in the name of the ordered unit. */
  readonly wrongUnitCoast: 'ignored' | 'illegal';
  /** 4.B.6: a coast that does not exist or does not matter. */
  readonly irrelevantCoast: 'ignored' | 'illegal';
  /** 4.B.7: a fleet built in a province of two coasts without naming one. */
  readonly buildCoast: 'illegal' | 'first';
  /** 4.C.1: an order that names no unit type. */
  readonly missingUnitType: 'valid' | 'illegal' | 'unless-other';
  /** 4.C.2: an order that names the wrong unit type. */
  readonly wrongUnitType: 'valid' | 'illegal' | 'unless-other';
  /** 4.C.3: a build that names no unit type. */
  readonly missingBuildType: 'by-coast' | 'army-inland' | 'illegal';
  /** 4.C.4: a fleet built inland. */
  readonly fleetBuiltInland: 'illegal' | 'army';
  /** 4.C.5: a support or convoy of a foreign unit that names no power. */
  readonly missingNationality: 'valid' | 'illegal' | 'unless-other';
  /** 4.C.6: … that names the wrong power. */
  readonly wrongNationality: 'valid' | 'illegal' | 'unless-other';
  /** 4.D.1: several sheets of one power whose order is known. */
  readonly laterSheet: 'combines' | 'combines-unless-replacing' | 'replaces-unless-adding' | 'replaces';
  /** 4.D.2: several sheets whose order is not known. */
  readonly unorderedSheets: 'hold' | 'combine';
  /** 4.D.3: two different legal orders to one unit. */
  readonly repeatedOrder: 'hold' | 'first' | 'last';
  /** 4.D.4: more builds than are due. */
  readonly surplusBuilds: 'first' | 'last' | 'none';
  /** 4.D.5: two builds in one province. */
  readonly repeatedBuild: 'first' | 'last' | 'none';
  /** 4.D.6: more removals than are due. */
  readonly surplusRemovals: 'first' | 'last' | 'by-rule';
  /** 4.D.7: may a build be waived. */
  readonly waive: 'allowed' | 'forbidden';
  /** 4.D.8: how far a unit is from home, when the rules choose the removals. */
  readonly removalDistance: 'owned-centres' | 'home-centres';
  /** 4.D.8: over what the distance of an army is counted; a fleet's always follows `fleetDistance`. */
  readonly armyDistance: 'land-and-water' | 'land';
  /** 4.D.8: over what the distance of a fleet is counted. */
  readonly fleetDistance: 'land-and-water' | 'sea-and-coast';
  /** 4.D.9: may a unit of a power in civil disorder receive support to hold. */
  readonly civilDisorderSupport: 'allowed' | 'refused';
  /** 4.E.1: an impossible order is ignored, or makes its unit one that tried to move. */
  readonly illegalOrder: 'ignored' | 'denies-support';
  /** 4.E.2: is one order read by the light of the power's others. */
  readonly poorOrder: 'alone' | 'as-set';
  /** 4.E.3: does a support or convoy imply the move it is for. */
  readonly implicitOrder: 'forbidden' | 'allowed';
  /** 4.E.4: are orders that repeat each turn accepted. */
  readonly perpetualOrder: 'forbidden' | 'allowed';
  /** 4.E.5: may a power order a unit of another that named it. */
  readonly proxyOrder: 'forbidden' | 'announced' | 'in-sheet';
  /** 4.E.6: a unit that should not be on the board. */
  readonly flyingDutchman: 'removed' | 'stays';
  /** Centres that win (DIP-W1), or null: as many as the map says. */
  readonly victoryCentres: number | null;
  /** Year after which the game ends, or null (DIP-W5). */
  readonly lastYear: number | null;
  /** Years without a centre changing hands after which the game is drawn, or null (DIP-W6). */
  readonly drawAfterYears: number | null;
}
