import type { Policy } from './policy.ts';

/** The preferences of the Diplomacy Adjudicator Test Cases 3.0, chapter 4. */
const DATC_3: Policy = {
  multiRouteConvoy: 'all',
  convoyParadox: 'szykman',
  adjacentConvoy: 'own-fleet-or-via',
  landFallback: 'none',
  supportCutByConvoyedTarget: 'not-cut',
  retreatToConvoyOrigin: 'allowed',
  convoyPath: 'ignored',
  dislodgedEffect: 'head-to-head',
  ambiguousCoast: 'illegal',
  omittedCoast: 'only-one',
  impossibleCoast: 'illegal',
  supportCoast: 'optional',
  wrongUnitCoast: 'ignored',
  irrelevantCoast: 'ignored',
  buildCoast: 'illegal',
  missingUnitType: 'valid',
  wrongUnitType: 'valid',
  missingBuildType: 'by-coast',
  fleetBuiltInland: 'illegal',
  missingNationality: 'valid',
  wrongNationality: 'valid',
  laterSheet: 'replaces-unless-adding',
  unorderedSheets: 'combine',
  repeatedOrder: 'hold',
  surplusBuilds: 'first',
  repeatedBuild: 'first',
  surplusRemovals: 'first',
  waive: 'allowed',
  removalDistance: 'owned-centres',
  armyDistance: 'land-and-water',
  fleetDistance: 'land-and-water',
  civilDisorderSupport: 'allowed',
  illegalOrder: 'ignored',
  poorOrder: 'alone',
  implicitOrder: 'forbidden',
  perpetualOrder: 'forbidden',
  proxyOrder: 'forbidden',
  flyingDutchman: 'removed',
  victoryCentres: null,
  lastYear: null,
  drawAfterYears: null,
};

/** The four editions (spec section 3); a match may still override single fields. */
export const EDITIONS = {
  /** The Korean tutorial page of 2021. */
  'tutorial-2021': {
    ...DATC_3,
    retreatToConvoyOrigin: 'forbidden',
    dislodgedEffect: 'never',
    removalDistance: 'home-centres',
    fleetDistance: 'sea-and-coast',
  },
  'datc-3': DATC_3,
  /** As DATC 3, but "via convoy" between neighbours without an ordered route goes by land. */
  'datc-2': { ...DATC_3, landFallback: 'no-route' },
  /** The printed rulebook of 2023: its own paradox rule; what that leaves open falls to Szykman (house). */
  'rulebook-2023': { ...DATC_3, convoyParadox: 'rule-2000' },
} as const satisfies Record<string, Policy>;

export type EditionId = keyof typeof EDITIONS;

export const DEFAULT_EDITION: EditionId = 'tutorial-2021';
