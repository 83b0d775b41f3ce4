import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { compileBoard } from '../src/map/board.ts';
import type { MapData } from '../src/map/map-data.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { Order } from '../src/orders/order.ts';
import { type OrderSet, standingOrders, unorderedOrders } from '../src/orders/order-sets.ts';
import { perpetualFrom, withPerpetual } from '../src/orders/perpetual.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { withoutFlyingDutchmen } from '../src/referee/flying-dutchman.ts';
import { createReferee } from '../src/referee/referee.ts';
import { type Imagined, imagine, imaginedPosition, verdicts } from './imagined.ts';
import { given } from './written-orders.ts';

/** A small position on which the values of a field come out differently. */
interface Trial extends Imagined {
  readonly field: keyof Policy;
  readonly issue: string;
  /** By value: what each order named comes to. */
  readonly told: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const DISRUPTED_LAND = {
  units: ['FRANCE F BRE', 'FRANCE A PIC', 'FRANCE F MAO', 'ENGLAND F ENG'],
  orders: ['FRANCE F BRE - ENG', 'FRANCE A PIC - BEL VIA', 'FRANCE F MAO S F BRE - ENG', 'ENGLAND F ENG C A PIC - BEL'],
};
const SIMPLEST_PARADOX = {
  units: ['ENGLAND F LON', 'ENGLAND F WAL', 'FRANCE A BRE', 'FRANCE F ENG'],
  orders: ['ENGLAND F LON S F WAL - ENG', 'ENGLAND F WAL - ENG', 'FRANCE A BRE - LON', 'FRANCE F ENG C A BRE - LON'],
};
const TWO_ROUTES_TO_NAPLES = {
  units: ['FRANCE F ION', 'FRANCE A TUN', 'FRANCE F TYS', 'ITALY F NAP', 'ITALY F ROM'],
  orders: [
    'FRANCE A TUN - NAP',
    'FRANCE F TYS C A TUN - NAP',
    'FRANCE F ION C A TUN - NAP',
    'ITALY F NAP S F ROM - TYS',
    'ITALY F ROM - TYS',
  ],
};
const UNWANTED_CONVOY_TO_NAPLES = {
  units: ['FRANCE A TUN', 'FRANCE F TYS', 'ITALY F ION', 'ITALY F NAP', 'TURKEY F AEG', 'TURKEY F EAS'],
  orders: [
    'FRANCE A TUN - NAP',
    'FRANCE F TYS C A TUN - NAP',
    'ITALY F NAP S F ION',
    'ITALY F ION C A TUN - NAP',
    'TURKEY F AEG S F EAS - ION',
    'TURKEY F EAS - ION',
  ],
};
const SWAP = ['ENGLAND A NWY', 'ENGLAND F SKA', 'RUSSIA A SWE'];
const FERRIED_SWAP = ['ENGLAND A NWY', 'GERMANY F SKA', 'RUSSIA A SWE'];
const COAST_FOR_SPAIN = {
  units: ['FRANCE F POR', 'ENGLAND F MAO'],
  orders: ['FRANCE F POR S F MAO - SPA', 'ENGLAND F MAO - SPA/NC'],
};

/** France comes to five centres in the fall. */
const FIVE_TO_FRANCE = {
  phase: 'F1901M',
  units: ['FRANCE A GAS', 'GERMANY A BER'],
  centres: { FRANCE: 'BRE MAR PAR POR', GERMANY: 'BER KIE' },
  orders: ['FRANCE A GAS - SPA'],
} as const;

const order = (text: string): Order => given('', text).order;

const TRIALS: readonly Trial[] = [
  {
    field: 'multiRouteConvoy',
    issue: '4.A.1',
    units: ['ENGLAND F ENG', 'ENGLAND A LON', 'ENGLAND F NTH', 'FRANCE F BRE', 'FRANCE F MAO', 'GERMANY F SKA'],
    orders: [
      'ENGLAND A LON - BEL',
      'ENGLAND F ENG C A LON - BEL',
      'ENGLAND F NTH C A LON - BEL',
      'FRANCE F BRE S F MAO - ENG',
      'FRANCE F MAO - ENG',
      'GERMANY F SKA - NTH',
    ],
    told: {
      all: { 'ENGLAND A LON - BEL': 'succeeds DIP-M1' },
      any: { 'ENGLAND A LON - BEL': 'no-route DIP-C3' },
    },
  },
  {
    field: 'convoyParadox',
    issue: '4.A.2',
    ...SIMPLEST_PARADOX,
    told: {
      szykman: { 'ENGLAND F WAL - ENG': 'succeeds DIP-M1', 'FRANCE A BRE - LON': 'no-route DIP-C4' },
      'all-hold': { 'ENGLAND F WAL - ENG': 'bounced DIP-M3' },
      'rule-1971': { 'ENGLAND F WAL - ENG': 'succeeds DIP-M1', 'FRANCE A BRE - LON': 'no-route DIP-C3' },
      'rule-1982': { 'ENGLAND F WAL - ENG': 'succeeds DIP-M1', 'FRANCE A BRE - LON': 'no-route DIP-C3' },
      'rule-2000': { 'ENGLAND F WAL - ENG': 'succeeds DIP-M1', 'FRANCE A BRE - LON': 'no-route DIP-C3' },
    },
  },
  {
    field: 'convoyParadox',
    issue: '4.A.2, a fleet the army does not need',
    ...TWO_ROUTES_TO_NAPLES,
    told: {
      'rule-1971': { 'ITALY F NAP S F ROM - TYS': 'succeeds DIP-S1' },
      'rule-2000': { 'ITALY F NAP S F ROM - TYS': 'cut DIP-S2' },
    },
  },
  {
    field: 'convoyParadox',
    issue: '4.A.2, a support to hold',
    ...UNWANTED_CONVOY_TO_NAPLES,
    told: {
      'rule-1982': { 'ITALY F NAP S F ION': 'succeeds DIP-S1', 'TURKEY F EAS - ION': 'bounced DIP-M3' },
      'rule-1971': { 'ITALY F NAP S F ION': 'cut DIP-S2', 'TURKEY F EAS - ION': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'adjacentConvoy',
    issue: '4.A.3, own fleet',
    units: SWAP,
    orders: ['ENGLAND A NWY - SWE', 'ENGLAND F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY'],
    told: {
      'own-fleet-or-via': { 'ENGLAND A NWY - SWE': 'succeeds DIP-M6' },
      'own-fleet': { 'ENGLAND A NWY - SWE': 'succeeds DIP-M6' },
      'opposing-move': { 'ENGLAND A NWY - SWE': 'succeeds DIP-M6' },
      'via-only': { 'ENGLAND A NWY - SWE': 'bounced DIP-M4' },
    },
  },
  {
    field: 'adjacentConvoy',
    issue: '4.A.3, foreign fleet',
    units: FERRIED_SWAP,
    orders: ['ENGLAND A NWY - SWE', 'GERMANY F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY'],
    told: {
      'own-fleet-or-via': { 'ENGLAND A NWY - SWE': 'bounced DIP-M4' },
      'opposing-move': { 'ENGLAND A NWY - SWE': 'succeeds DIP-M6' },
    },
  },
  {
    field: 'adjacentConvoy',
    issue: '4.A.3, "via convoy" on a foreign fleet, words that older rulebooks do not know',
    units: FERRIED_SWAP,
    orders: ['ENGLAND A NWY - SWE VIA', 'GERMANY F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY'],
    told: {
      'own-fleet-or-via': { 'ENGLAND A NWY - SWE VIA': 'succeeds DIP-M6' },
      'own-fleet': { 'ENGLAND A NWY - SWE': 'bounced DIP-M4' },
    },
  },
  {
    field: 'landFallback',
    issue: '4.A.3, no fleet ordered to convoy',
    units: ['FRANCE A BEL', 'ENGLAND F NTH'],
    orders: ['FRANCE A BEL - HOL VIA'],
    told: {
      none: { 'FRANCE A BEL - HOL VIA': 'no-route DIP-C2' },
      'no-route': { 'FRANCE A BEL - HOL VIA': 'succeeds DIP-M1' },
      disrupted: { 'FRANCE A BEL - HOL VIA': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'landFallback',
    issue: '4.A.3, the convoying fleet dislodged',
    ...DISRUPTED_LAND,
    told: {
      none: { 'FRANCE A PIC - BEL VIA': 'no-route DIP-C3' },
      'no-route': { 'FRANCE A PIC - BEL VIA': 'no-route DIP-C3' },
      disrupted: { 'FRANCE A PIC - BEL VIA': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'supportCutByConvoyedTarget',
    issue: '4.A.4',
    units: ['AUSTRIA F ADR', 'AUSTRIA A TRI', 'ITALY A VEN', 'ITALY F ALB'],
    orders: [
      'AUSTRIA F ADR C A TRI - VEN',
      'AUSTRIA A TRI - VEN VIA',
      'ITALY A VEN S F ALB - TRI',
      'ITALY F ALB - TRI',
    ],
    told: {
      'not-cut': { 'ITALY A VEN S F ALB - TRI': 'succeeds DIP-S1' },
      cut: { 'ITALY A VEN S F ALB - TRI': 'cut DIP-S2' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, an unwanted convoy off the route',
    units: ['ENGLAND A LON', 'ENGLAND F NTH', 'FRANCE F ENG', 'GERMANY F SKA', 'GERMANY F HEL'],
    orders: [
      'ENGLAND A LON - NTH - BEL',
      'ENGLAND F NTH C A LON - BEL',
      'FRANCE F ENG C A LON - BEL',
      'GERMANY F SKA - NTH',
      'GERMANY F HEL S F SKA - NTH',
    ],
    told: {
      ignored: { 'ENGLAND A LON - BEL': 'succeeds DIP-M1', 'FRANCE F ENG C A LON - BEL': 'succeeds DIP-C1' },
      allowed: { 'ENGLAND A LON - BEL VIA': 'no-route DIP-C3', 'FRANCE F ENG C A LON - BEL': 'void DIP-V1' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, no route named',
    units: ['ENGLAND A LON', 'ENGLAND F NTH'],
    orders: ['ENGLAND A LON - BEL', 'ENGLAND F NTH C A LON - BEL'],
    told: {
      allowed: { 'ENGLAND A LON - BEL': 'succeeds DIP-M1' },
      required: { 'ENGLAND A LON - BEL': 'no-route DIP-C2', 'ENGLAND F NTH C A LON - BEL': 'void DIP-V1' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, a route named that the fleets do not make',
    units: ['ENGLAND A LON', 'ENGLAND F NTH', 'ENGLAND F ENG'],
    orders: ['ENGLAND A LON - IRI - BEL', 'ENGLAND F NTH C A LON - BEL'],
    told: {
      ignored: { 'ENGLAND A LON - BEL': 'succeeds DIP-M1' },
      allowed: { 'ENGLAND A LON - BEL VIA': 'no-route DIP-C2' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, a fleet of the route without orders',
    units: ['ENGLAND A LON', 'ENGLAND F NTH', 'ENGLAND F ENG'],
    orders: ['ENGLAND A LON - NTH - ENG - BEL', 'ENGLAND F NTH C A LON - BEL'],
    told: {
      ignored: { 'ENGLAND A LON - BEL': 'succeeds DIP-M1' },
      allowed: { 'ENGLAND A LON - BEL VIA': 'no-route DIP-C2' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, the seas of the route in an order nobody can sail',
    units: ['ENGLAND A LVP', 'ENGLAND F IRI', 'ENGLAND F ENG'],
    orders: ['ENGLAND A LVP - ENG - IRI - BEL', 'ENGLAND F IRI C A LVP - BEL', 'ENGLAND F ENG C A LVP - BEL'],
    told: {
      ignored: { 'ENGLAND A LVP - BEL': 'succeeds DIP-M1' },
      allowed: { 'ENGLAND A LVP - BEL VIA': 'no-route DIP-C2' },
    },
  },
  {
    field: 'convoyPath',
    issue: '4.A.6, a route as the fleets make it',
    units: ['ENGLAND A LVP', 'ENGLAND F IRI', 'ENGLAND F ENG'],
    orders: ['ENGLAND A LVP - IRI - ENG - BEL', 'ENGLAND F IRI C A LVP - BEL', 'ENGLAND F ENG C A LVP - BEL'],
    told: {
      allowed: { 'ENGLAND A LVP - BEL VIA': 'succeeds DIP-M1' },
      required: { 'ENGLAND A LVP - BEL VIA': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'dislodgedEffect',
    issue: '4.A.7',
    units: [
      'ENGLAND A NWY',
      'ENGLAND F DEN',
      'ENGLAND F FIN',
      'GERMANY F SKA',
      'RUSSIA A SWE',
      'RUSSIA F BAR',
      'FRANCE F NWG',
      'FRANCE F NTH',
    ],
    orders: [
      'ENGLAND A NWY - SWE VIA',
      'ENGLAND F DEN S A NWY - SWE',
      'ENGLAND F FIN S A NWY - SWE',
      'GERMANY F SKA C A NWY - SWE',
      'RUSSIA A SWE - NWY',
      'RUSSIA F BAR S A SWE - NWY',
      'FRANCE F NWG - NWY',
      'FRANCE F NTH S F NWG - NWY',
    ],
    told: {
      'head-to-head': { 'FRANCE F NWG - NWY': 'bounced DIP-M2' },
      never: { 'FRANCE F NWG - NWY': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'ambiguousCoast',
    issue: '4.B.1',
    units: ['FRANCE F POR'],
    orders: ['FRANCE F POR - SPA'],
    told: {
      illegal: { 'FRANCE F POR - SPA': 'illegal DIP-L4' },
      first: { 'FRANCE F POR - SPA/NC': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'omittedCoast',
    issue: '4.B.2',
    units: ['FRANCE F GAS'],
    orders: ['FRANCE F GAS - SPA'],
    told: {
      'only-one': { 'FRANCE F GAS - SPA/NC': 'succeeds DIP-M1' },
      illegal: { 'FRANCE F GAS - SPA': 'illegal DIP-L4' },
    },
  },
  {
    field: 'impossibleCoast',
    issue: '4.B.3',
    units: ['FRANCE F GAS'],
    orders: ['FRANCE F GAS - SPA/SC'],
    told: {
      illegal: { 'FRANCE F GAS - SPA/SC': 'illegal DIP-L4' },
      ignored: { 'FRANCE F GAS - SPA/NC': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'supportCoast',
    issue: '4.B.4, foreign fleet',
    ...COAST_FOR_SPAIN,
    told: {
      optional: { 'FRANCE F POR S F MAO - SPA': 'succeeds DIP-S1' },
      'own-only': { 'FRANCE F POR S F MAO - SPA': 'void DIP-V2' },
      required: { 'FRANCE F POR S F MAO - SPA': 'void DIP-V2' },
    },
  },
  {
    field: 'supportCoast',
    issue: '4.B.4, own fleet',
    units: ['FRANCE F POR', 'FRANCE F MAO'],
    orders: ['FRANCE F POR S F MAO - SPA', 'FRANCE F MAO - SPA/NC'],
    told: {
      'own-only': { 'FRANCE F POR S F MAO - SPA': 'succeeds DIP-S1' },
      required: { 'FRANCE F POR S F MAO - SPA': 'void DIP-V2' },
    },
  },
  {
    field: 'supportCoast',
    issue: '4.B.4, one coast alone possible',
    units: ['FRANCE F POR', 'ENGLAND F GAS'],
    orders: ['FRANCE F POR S F GAS - SPA', 'ENGLAND F GAS - SPA/NC'],
    told: {
      'own-only': { 'FRANCE F POR S F GAS - SPA': 'succeeds DIP-S1' },
      required: { 'FRANCE F POR S F GAS - SPA': 'succeeds DIP-S1' },
    },
  },
  {
    field: 'supportCoast',
    issue: '4.B.4, one coast alone possible, where even moves must name it',
    units: ['FRANCE F POR', 'ENGLAND F GAS'],
    orders: ['FRANCE F POR S F GAS - SPA', 'ENGLAND F GAS - SPA/NC'],
    policy: { omittedCoast: 'illegal' },
    told: {
      optional: { 'FRANCE F POR S F GAS - SPA': 'succeeds DIP-S1' },
      required: { 'FRANCE F POR S F GAS - SPA': 'void DIP-V2' },
    },
  },
  {
    field: 'supportCoast',
    issue: '4.B.4, a void support is an order all the same',
    units: ['FRANCE F POR', 'ENGLAND F MAO'],
    orders: ['FRANCE F POR S F MAO - SPA', 'FRANCE F POR H'],
    told: {
      required: { 'FRANCE F POR S F MAO - SPA': 'holds DIP-O3', 'FRANCE F POR H': 'holds DIP-O3' },
    },
  },
  {
    field: 'wrongUnitCoast',
    issue: '4.B.5',
    units: ['FRANCE F SPA/SC'],
    orders: ['FRANCE F SPA/NC - LYO'],
    told: {
      ignored: { 'FRANCE F SPA/SC - LYO': 'succeeds DIP-M1' },
      illegal: { 'FRANCE F SPA/NC - LYO': 'illegal DIP-O7' },
    },
  },
  {
    field: 'irrelevantCoast',
    issue: '4.B.6, an army',
    units: ['FRANCE A GAS'],
    orders: ['FRANCE A GAS - SPA/NC'],
    told: {
      ignored: { 'FRANCE A GAS - SPA': 'succeeds DIP-M1' },
      illegal: { 'FRANCE A GAS - SPA/NC': 'illegal DIP-O7' },
    },
  },
  {
    field: 'irrelevantCoast',
    issue: '4.B.6, a coast that is not there',
    units: ['FRANCE F MAO', 'FRANCE F GAS'],
    orders: ['FRANCE F MAO - BRE/EC', 'FRANCE F GAS - SPA/WC'],
    told: {
      ignored: { 'FRANCE F MAO - BRE': 'succeeds DIP-M1', 'FRANCE F GAS - SPA/NC': 'succeeds DIP-M1' },
      illegal: { 'FRANCE F MAO - BRE/EC': 'illegal DIP-O7', 'FRANCE F GAS - SPA/WC': 'illegal DIP-O7' },
    },
  },
  {
    field: 'irrelevantCoast',
    issue: '4.B.6, a build',
    phase: 'W1901A',
    units: [],
    centres: { RUSSIA: 'MOS SEV STP' },
    orders: ['RUSSIA B A MOS/NC', 'RUSSIA B F SEV/SC', 'RUSSIA B F STP/NC'],
    told: {
      ignored: {
        'RUSSIA B A MOS': 'succeeds DIP-B2',
        'RUSSIA B F SEV': 'succeeds DIP-B2',
        'RUSSIA B F STP/NC': 'succeeds DIP-B2',
      },
      illegal: {
        'RUSSIA B A MOS/NC': 'illegal DIP-O7',
        'RUSSIA B F SEV/SC': 'illegal DIP-O7',
        'RUSSIA B F STP/NC': 'succeeds DIP-B2',
      },
    },
  },
  {
    field: 'buildCoast',
    issue: '4.B.7',
    phase: 'W1901A',
    units: ['RUSSIA A MOS'],
    centres: { RUSSIA: 'MOS STP' },
    orders: ['RUSSIA B F STP'],
    told: {
      illegal: { 'RUSSIA B F STP': 'illegal DIP-B5' },
      first: { 'RUSSIA B F STP/NC': 'succeeds DIP-B2' },
    },
  },
  {
    field: 'missingUnitType',
    issue: '4.C.1',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA VIE - TYR', 'AUSTRIA A VIE - BOH'],
    told: {
      valid: { 'AUSTRIA A VIE - TYR': 'holds DIP-O3', 'AUSTRIA A VIE - BOH': 'holds DIP-O3' },
      illegal: { 'AUSTRIA A VIE - TYR': 'illegal DIP-O7', 'AUSTRIA A VIE - BOH': 'succeeds DIP-M1' },
      'unless-other': { 'AUSTRIA A VIE - TYR': 'illegal DIP-O7', 'AUSTRIA A VIE - BOH': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'missingUnitType',
    issue: '4.C.1, no other order',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA VIE - TYR'],
    told: {
      valid: { 'AUSTRIA A VIE - TYR': 'succeeds DIP-M1' },
      illegal: { 'AUSTRIA A VIE - TYR': 'illegal DIP-O7' },
      'unless-other': { 'AUSTRIA A VIE - TYR': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'wrongUnitType',
    issue: '4.C.2',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA F VIE - TYR', 'AUSTRIA A VIE - BOH'],
    told: {
      valid: { 'AUSTRIA A VIE - TYR': 'holds DIP-O3', 'AUSTRIA A VIE - BOH': 'holds DIP-O3' },
      illegal: { 'AUSTRIA F VIE - TYR': 'illegal DIP-O7', 'AUSTRIA A VIE - BOH': 'succeeds DIP-M1' },
      'unless-other': { 'AUSTRIA F VIE - TYR': 'illegal DIP-O7', 'AUSTRIA A VIE - BOH': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'wrongUnitType',
    issue: '4.C.2, no other order',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA F VIE - TYR'],
    told: {
      valid: { 'AUSTRIA A VIE - TYR': 'succeeds DIP-M1' },
      illegal: { 'AUSTRIA F VIE - TYR': 'illegal DIP-O7' },
      'unless-other': { 'AUSTRIA A VIE - TYR': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'wrongUnitType',
    issue: '4.C.2, a removal',
    phase: 'W1901A',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA D F VIE', 'AUSTRIA D A VIE'],
    told: {
      valid: { 'AUSTRIA D A VIE': 'succeeds DIP-D5', 'AUSTRIA D A VIE (2)': 'illegal DIP-D5' },
      illegal: { 'AUSTRIA D F VIE': 'illegal DIP-O7', 'AUSTRIA D A VIE': 'succeeds DIP-D5' },
      'unless-other': { 'AUSTRIA D F VIE': 'illegal DIP-O7', 'AUSTRIA D A VIE': 'succeeds DIP-D5' },
    },
  },
  {
    field: 'wrongUnitType',
    issue: '4.C.2, a retreat',
    phase: 'S1901R',
    units: [],
    position: {
      dislodged: [{ unit: { power: 'ITALY', type: 'A', at: 'VEN' }, from: 'TRI', retreats: ['ROM', 'TUS'] }],
    },
    orders: ['ITALY F VEN R ROM', 'ITALY A VEN R TUS'],
    told: {
      valid: { 'ITALY A VEN R ROM': 'illegal DIP-O3', 'ITALY A VEN R TUS': 'illegal DIP-O3' },
      illegal: { 'ITALY F VEN R ROM': 'illegal DIP-O7', 'ITALY A VEN R TUS': 'succeeds DIP-R1' },
      'unless-other': { 'ITALY F VEN R ROM': 'illegal DIP-O7', 'ITALY A VEN R TUS': 'succeeds DIP-R1' },
    },
  },
  {
    field: 'missingBuildType',
    issue: '4.C.3',
    phase: 'W1901A',
    units: ['RUSSIA A SIL'],
    centres: { RUSSIA: 'MOS SEV STP WAR' },
    orders: ['RUSSIA B MOS', 'RUSSIA B SEV', 'RUSSIA B STP/SC'],
    told: {
      'by-coast': {
        'RUSSIA B A MOS': 'succeeds DIP-B2',
        'RUSSIA B SEV': 'illegal DIP-B5',
        'RUSSIA B F STP/SC': 'succeeds DIP-B2',
      },
      'army-inland': {
        'RUSSIA B A MOS': 'succeeds DIP-B2',
        'RUSSIA B SEV': 'illegal DIP-B5',
        'RUSSIA B STP/SC': 'illegal DIP-B5',
      },
      illegal: {
        'RUSSIA B MOS': 'illegal DIP-B5',
        'RUSSIA B SEV': 'illegal DIP-B5',
        'RUSSIA B STP/SC': 'illegal DIP-B5',
      },
    },
  },
  {
    field: 'fleetBuiltInland',
    issue: '4.C.4',
    phase: 'W1901A',
    units: ['RUSSIA A SIL'],
    centres: { RUSSIA: 'MOS WAR' },
    orders: ['RUSSIA B F MOS'],
    told: {
      illegal: { 'RUSSIA B F MOS': 'illegal DIP-B5' },
      army: { 'RUSSIA B A MOS': 'succeeds DIP-B2' },
    },
  },
  {
    field: 'missingNationality',
    issue: '4.C.5',
    units: ['GERMANY A MUN', 'AUSTRIA A VIE'],
    orders: ['GERMANY A MUN S A VIE - TYR', 'GERMANY A MUN S AUSTRIA A VIE - BOH', 'AUSTRIA A VIE - BOH'],
    told: {
      valid: { 'GERMANY A MUN S A VIE - TYR': 'holds DIP-O3' },
      illegal: { 'GERMANY A MUN S A VIE - TYR': 'illegal DIP-O7', 'GERMANY A MUN S A VIE - BOH': 'succeeds DIP-S1' },
      'unless-other': {
        'GERMANY A MUN S A VIE - TYR': 'illegal DIP-O7',
        'GERMANY A MUN S A VIE - BOH': 'succeeds DIP-S1',
      },
    },
  },
  {
    field: 'missingNationality',
    issue: '4.C.5, no other order; one’s own unit needs no power',
    units: ['GERMANY A MUN', 'AUSTRIA A VIE', 'GERMANY A BER', 'GERMANY A SIL'],
    orders: ['GERMANY A MUN S A VIE - BOH', 'AUSTRIA A VIE - BOH', 'GERMANY A BER S A SIL'],
    told: {
      illegal: { 'GERMANY A MUN S A VIE - BOH': 'illegal DIP-O7', 'GERMANY A BER S A SIL': 'succeeds DIP-S1' },
      'unless-other': { 'GERMANY A MUN S A VIE - BOH': 'succeeds DIP-S1', 'GERMANY A BER S A SIL': 'succeeds DIP-S1' },
    },
  },
  {
    field: 'wrongNationality',
    issue: '4.C.6',
    units: ['GERMANY A MUN', 'AUSTRIA A VIE'],
    orders: ['GERMANY A MUN S ITALY A VIE - BOH', 'AUSTRIA A VIE - BOH'],
    told: {
      valid: { 'GERMANY A MUN S A VIE - BOH': 'succeeds DIP-S1' },
      illegal: { 'GERMANY A MUN S A VIE - BOH': 'illegal DIP-O7' },
      'unless-other': { 'GERMANY A MUN S A VIE - BOH': 'succeeds DIP-S1' },
    },
  },
  {
    field: 'wrongNationality',
    issue: '4.C.6, another order names the right one',
    units: ['GERMANY A MUN', 'AUSTRIA A VIE'],
    orders: ['GERMANY A MUN S ITALY A VIE - BOH', 'GERMANY A MUN S AUSTRIA A VIE - TYR', 'AUSTRIA A VIE - BOH'],
    told: {
      valid: { 'GERMANY A MUN S A VIE - BOH': 'holds DIP-O3', 'GERMANY A MUN S A VIE - TYR': 'holds DIP-O3' },
      'unless-other': { 'GERMANY A MUN S A VIE - BOH': 'illegal DIP-O7', 'GERMANY A MUN S A VIE - TYR': 'void DIP-V1' },
    },
  },
  {
    field: 'repeatedOrder',
    issue: '4.D.3',
    units: ['AUSTRIA A VIE'],
    orders: ['AUSTRIA A VIE - TYR', 'AUSTRIA A VIE - BOH'],
    told: {
      hold: { 'AUSTRIA A VIE - TYR': 'holds DIP-O3', 'AUSTRIA A VIE - BOH': 'holds DIP-O3' },
      first: { 'AUSTRIA A VIE - TYR': 'succeeds DIP-M1', 'AUSTRIA A VIE - BOH': 'illegal DIP-O3' },
      last: { 'AUSTRIA A VIE - TYR': 'illegal DIP-O3', 'AUSTRIA A VIE - BOH': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'surplusBuilds',
    issue: '4.D.4',
    phase: 'W1901A',
    units: ['FRANCE A GAS', 'FRANCE A PIC'],
    centres: { FRANCE: 'BRE MAR PAR' },
    orders: ['FRANCE B F BRE', 'FRANCE B A MAR'],
    told: {
      first: { 'FRANCE B F BRE': 'succeeds DIP-B2', 'FRANCE B A MAR': 'illegal DIP-B3' },
      last: { 'FRANCE B F BRE': 'illegal DIP-B3', 'FRANCE B A MAR': 'succeeds DIP-B2' },
      none: { 'FRANCE B F BRE': 'illegal DIP-B3', 'FRANCE B A MAR': 'illegal DIP-B3' },
    },
  },
  {
    field: 'repeatedBuild',
    issue: '4.D.5',
    phase: 'W1901A',
    units: ['FRANCE A GAS'],
    centres: { FRANCE: 'BRE MAR PAR' },
    orders: ['FRANCE B F BRE', 'FRANCE B A BRE'],
    told: {
      first: { 'FRANCE B F BRE': 'succeeds DIP-B2', 'FRANCE B A BRE': 'illegal DIP-B4' },
      last: { 'FRANCE B F BRE': 'illegal DIP-B4', 'FRANCE B A BRE': 'succeeds DIP-B2' },
      none: { 'FRANCE B F BRE': 'illegal DIP-B4', 'FRANCE B A BRE': 'illegal DIP-B4' },
    },
  },
  {
    field: 'surplusRemovals',
    issue: '4.D.6',
    phase: 'W1901A',
    units: ['FRANCE A GAS', 'FRANCE A BUR', 'FRANCE A RUH'],
    centres: { FRANCE: 'BRE PAR' },
    orders: ['FRANCE D A GAS', 'FRANCE D A BUR'],
    told: {
      first: { 'FRANCE D A GAS': 'succeeds DIP-D5', 'FRANCE D A BUR': 'illegal DIP-D4' },
      last: { 'FRANCE D A GAS': 'illegal DIP-D4', 'FRANCE D A BUR': 'succeeds DIP-D5' },
      'by-rule': {
        'FRANCE D A GAS': 'illegal DIP-D4',
        'FRANCE D A BUR': 'illegal DIP-D4',
        'FRANCE D A RUH': 'succeeds DIP-D1',
      },
    },
  },
  {
    field: 'waive',
    issue: '4.D.7',
    phase: 'W1901A',
    units: ['FRANCE A GAS'],
    centres: { FRANCE: 'BRE PAR' },
    orders: ['FRANCE WAIVE'],
    told: {
      allowed: { 'FRANCE WAIVE': 'succeeds DIP-B6' },
      forbidden: { 'FRANCE WAIVE': 'illegal DIP-B6' },
    },
  },
  {
    field: 'removalDistance',
    issue: '4.D.8, from where',
    phase: 'W1901A',
    units: ['ITALY A TUS', 'ITALY A WAR'],
    centres: { ITALY: 'WAR' },
    told: {
      'owned-centres': { 'ITALY D A TUS': 'succeeds DIP-D1' },
      'home-centres': { 'ITALY D A WAR': 'succeeds DIP-D1' },
    },
  },
  {
    field: 'armyDistance',
    issue: '4.D.8, over what an army goes',
    phase: 'W1901A',
    units: ['FRANCE A WAL', 'FRANCE A MUN'],
    centres: { FRANCE: 'BRE' },
    told: {
      'land-and-water': { 'FRANCE D A MUN': 'succeeds DIP-D1' },
      land: { 'FRANCE D A WAL': 'succeeds DIP-D1' },
    },
  },
  {
    field: 'fleetDistance',
    issue: '4.D.8, over what a fleet goes',
    phase: 'W1901A',
    units: ['ITALY F VEN', 'ITALY A TYR'],
    centres: { ITALY: 'ROM' },
    told: {
      'land-and-water': { 'ITALY D A TYR': 'succeeds DIP-D1' },
      'sea-and-coast': { 'ITALY D F VEN': 'succeeds DIP-D1' },
    },
  },
  {
    field: 'civilDisorderSupport',
    issue: '4.D.9',
    units: ['ITALY A VEN', 'AUSTRIA A TRI', 'AUSTRIA A TYR', 'GERMANY A PIE'],
    civilDisorder: ['ITALY'],
    orders: ['AUSTRIA A TRI - VEN', 'AUSTRIA A TYR S A TRI - VEN', 'GERMANY A PIE S A VEN'],
    told: {
      allowed: {
        'GERMANY A PIE S A VEN': 'succeeds DIP-S1',
        'AUSTRIA A TRI - VEN': 'bounced DIP-M3',
        'ITALY A VEN H': 'holds DIP-X1',
      },
      refused: {
        'GERMANY A PIE S A VEN': 'void DIP-X1',
        'AUSTRIA A TRI - VEN': 'succeeds DIP-M1',
        'ITALY A VEN H': 'dislodged DIP-M11',
      },
    },
  },
  {
    field: 'illegalOrder',
    issue: '4.E.1',
    units: ['GERMANY A MUN', 'GERMANY A BER'],
    orders: ['GERMANY A MUN - MOS', 'GERMANY A BER S A MUN'],
    told: {
      ignored: { 'GERMANY A BER S A MUN': 'succeeds DIP-S1' },
      'denies-support': { 'GERMANY A BER S A MUN': 'void DIP-V1' },
    },
  },
  {
    field: 'poorOrder',
    issue: '4.E.2',
    units: ['FRANCE F POR', 'FRANCE F MAR'],
    orders: ['FRANCE F POR - SPA', 'FRANCE F MAR S F POR - SPA/SC'],
    told: {
      alone: { 'FRANCE F POR - SPA': 'illegal DIP-L4' },
      'as-set': { 'FRANCE F POR - SPA/SC': 'succeeds DIP-M1', 'FRANCE F MAR S F POR - SPA/SC': 'succeeds DIP-S1' },
    },
  },
  {
    field: 'poorOrder',
    issue: '4.E.2, orders of the set that do not agree',
    units: ['FRANCE F POR', 'FRANCE F MAR', 'FRANCE A GAS'],
    orders: ['FRANCE F POR - SPA', 'FRANCE F MAR S F POR - SPA/SC', 'FRANCE A GAS S F POR - SPA/NC'],
    told: { 'as-set': { 'FRANCE F POR - SPA': 'illegal DIP-L4' } },
  },
  {
    field: 'poorOrder',
    issue: '4.E.2, an order of another power clarifies nothing',
    units: ['FRANCE F POR', 'ITALY F MAR'],
    orders: ['FRANCE F POR - SPA', 'ITALY F MAR S F POR - SPA/SC'],
    told: { 'as-set': { 'FRANCE F POR - SPA': 'illegal DIP-L4' } },
  },
  {
    field: 'implicitOrder',
    issue: '4.E.3',
    units: ['GERMANY A RUH', 'GERMANY F KIE'],
    orders: ['GERMANY A RUH S F KIE - HOL'],
    told: {
      forbidden: { 'GERMANY A RUH S F KIE - HOL': 'void DIP-V1', 'GERMANY F KIE H': 'holds DIP-O1' },
      allowed: { 'GERMANY A RUH S F KIE - HOL': 'succeeds DIP-S1', 'GERMANY F KIE - HOL': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'implicitOrder',
    issue: '4.E.3, by a convoy',
    units: ['ENGLAND A LON', 'ENGLAND F NTH'],
    orders: ['ENGLAND F NTH C A LON - BEL'],
    told: {
      allowed: { 'ENGLAND F NTH C A LON - BEL': 'succeeds DIP-C1', 'ENGLAND A LON - BEL': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'implicitOrder',
    issue: '4.E.3, never by another power',
    units: ['FRANCE A RUH', 'GERMANY F KIE'],
    orders: ['FRANCE A RUH S F KIE - HOL'],
    told: { allowed: { 'GERMANY F KIE H': 'holds DIP-O1', 'FRANCE A RUH S F KIE - HOL': 'void DIP-V1' } },
  },
  {
    field: 'implicitOrder',
    issue: '4.E.3, an explicit order goes before it',
    units: ['GERMANY A RUH', 'GERMANY F KIE'],
    orders: ['GERMANY A RUH S F KIE - HOL', 'GERMANY F KIE H'],
    told: { allowed: { 'GERMANY F KIE H': 'holds DIP-O6' } },
  },
  {
    field: 'implicitOrder',
    issue: '4.E.3, two moves implied',
    units: ['GERMANY A RUH', 'GERMANY F KIE', 'GERMANY F SKA'],
    orders: ['GERMANY A RUH S F KIE - HOL', 'GERMANY F SKA S F KIE - DEN'],
    told: { allowed: { 'GERMANY F KIE H': 'holds DIP-O1' } },
  },
  {
    field: 'proxyOrder',
    issue: '4.E.5, in the sheet',
    units: ['AUSTRIA A VIE'],
    orders: [{ ...given('AUSTRIA', 'A VIE H'), proxy: 'ITALY' }, 'ITALY A VIE - TYR'],
    told: {
      forbidden: { 'AUSTRIA A VIE H': 'holds DIP-O6', 'ITALY A VIE - TYR': 'illegal DIP-O5' },
      announced: { 'AUSTRIA A VIE H': 'holds DIP-O6', 'ITALY A VIE - TYR': 'illegal DIP-O5' },
      'in-sheet': { 'AUSTRIA A VIE H': 'illegal DIP-O3', 'ITALY A VIE - TYR': 'succeeds DIP-M1' },
    },
  },
  {
    field: 'proxyOrder',
    issue: '4.E.5, announced',
    units: ['AUSTRIA A VIE'],
    position: { proxies: [{ unit: 'VIE', to: 'ITALY' }] },
    orders: ['ITALY A VIE - TYR'],
    told: {
      forbidden: { 'ITALY A VIE - TYR': 'illegal DIP-O5' },
      'in-sheet': { 'ITALY A VIE - TYR': 'illegal DIP-O5' },
      announced: { 'ITALY A VIE - TYR': 'succeeds DIP-M1' },
    },
  },
];

const values = TRIALS.flatMap((trial) =>
  Object.entries(trial.told).map(([value, told]) => ({ ...trial, value, told })),
);

describe('fields of the policy', () => {
  it.each(values)('$field: $value (DATC $issue)', ({ field, value, told, ...imagined }) => {
    const { orders } = imagine({ ...imagined, policy: { ...imagined.policy, [field]: value } });
    expect(verdicts(orders)).toMatchObject(told);
  });

  it.each([
    { value: 'forbidden', open: ['PIE', 'SPA'] },
    { value: 'allowed', open: ['GAS', 'PIE', 'SPA'] },
  ] as const)('retreatToConvoyOrigin: $value (DATC 4.A.5)', ({ value, open }) => {
    const { next } = imagine({
      units: ['FRANCE A GAS', 'FRANCE A BUR', 'FRANCE F MAO', 'FRANCE F WES', 'FRANCE F LYO', 'ITALY A MAR'],
      orders: [
        'FRANCE A GAS - MAR VIA',
        'FRANCE A BUR S A GAS - MAR',
        'FRANCE F MAO C A GAS - MAR',
        'FRANCE F WES C A GAS - MAR',
        'FRANCE F LYO C A GAS - MAR',
      ],
      policy: { retreatToConvoyOrigin: value },
    });
    expect(next.dislodged.map(({ retreats }) => retreats)).toEqual([open]);
  });

  const older: OrderSet = { power: 'AUSTRIA', orders: [order('A VIE - TYR'), order('A BUD - SER')] };
  const newer: OrderSet = { power: 'AUSTRIA', orders: [order('A VIE - BOH')] };
  const combined = ['A BUD - SER', 'A VIE - BOH'];
  it.each([
    { value: 'combines', says: undefined, stands: combined },
    { value: 'combines', says: 'replaces', stands: combined },
    { value: 'combines-unless-replacing', says: undefined, stands: combined },
    { value: 'combines-unless-replacing', says: 'replaces', stands: ['A VIE - BOH'] },
    { value: 'replaces-unless-adding', says: undefined, stands: ['A VIE - BOH'] },
    { value: 'replaces-unless-adding', says: 'adds', stands: combined },
    { value: 'replaces', says: undefined, stands: ['A VIE - BOH'] },
    { value: 'replaces', says: 'adds', stands: ['A VIE - BOH'] },
  ] as const)('[DIP-O4] laterSheet: $value, the newer sheet says $says (DATC 4.D.1)', ({ value, says, stands }) => {
    const policy = { ...EDITIONS['datc-3'], laterSheet: value };
    const sets = [older, says === undefined ? newer : { ...newer, says }];
    expect(standingOrders(policy, sets).map(({ order: one }) => orderText(one))).toEqual(stands);
  });

  it.each([
    { value: 'hold', told: { 'AUSTRIA A VIE H': 'holds DIP-O1', 'AUSTRIA A BUD H': 'holds DIP-O1' } },
    {
      value: 'combine',
      told: {
        'AUSTRIA A VIE - TYR': 'holds DIP-O3',
        'AUSTRIA A VIE - BOH': 'holds DIP-O3',
        'AUSTRIA A BUD - SER': 'succeeds DIP-M1',
      },
    },
  ] as const)('unorderedSheets: $value (DATC 4.D.2)', ({ value, told }) => {
    const policy = { ...EDITIONS['datc-3'], unorderedSheets: value };
    const orders = unorderedOrders(policy, [older, newer, { power: 'ITALY', orders: [order('A VEN - ROM')] }]);
    const units = ['AUSTRIA A VIE', 'AUSTRIA A BUD', 'ITALY A VEN'];
    expect(verdicts(imagine({ units, orders }).orders)).toEqual({ ...told, 'ITALY A VEN - ROM': 'succeeds DIP-M1' });
  });

  it.each([
    { value: 'forbidden', stands: [] },
    { value: 'allowed', stands: ['A POR S A SPA'] },
  ] as const)('perpetualOrder: $value (DATC 4.E.4)', ({ value, stands }) => {
    const policy = { ...EDITIONS['datc-3'], perpetualOrder: value };
    const spring = [
      { power: 'ITALY', order: order('A POR S A SPA'), perpetual: true },
      { power: 'ITALY', order: order('A SPA S A POR'), perpetual: true },
      { power: 'ITALY', order: order('A ROM - VEN') },
    ];
    const kept = perpetualFrom(policy, [], spring);
    const fall = [{ power: 'ITALY', order: order('A SPA - MAR') }];
    const all = withPerpetual(policy, kept, fall).map((one) => orderText(one.order));
    expect(all).toEqual(['A SPA - MAR', ...stands]);
  });

  it.each([
    { value: 'removed', left: ['AUSTRIA A VIE'] },
    { value: 'stays', left: ['AUSTRIA A VIE', 'AUSTRIA A MOS'] },
  ] as const)('flyingDutchman: $value (DATC 4.E.6)', ({ value, left }) => {
    const policy = { ...EDITIONS['datc-3'], flyingDutchman: value };
    const before = imaginedPosition({ units: ['AUSTRIA A VIE', 'AUSTRIA A MOS'], centres: { AUSTRIA: 'VIE' } });
    const { position, notes } = withoutFlyingDutchmen(compileBoard(STANDARD_MAP), policy, before);
    expect(position.units.map(({ power, type, at }) => `${power} ${type} ${at}`)).toEqual(left);
    expect(notes.map(({ code }) => code)).toEqual(value === 'removed' ? ['flying-dutchman'] : []);
  });

  it.each([
    { why: 'an imagined board names no centres', centres: {}, phase: 'S1901M' },
    { why: 'a removal is due anyway', centres: { AUSTRIA: 'VIE' }, phase: 'W1901A' },
    { why: 'there is none', centres: { AUSTRIA: 'VIE BUD' }, phase: 'F1901M' },
  ] as const)('flyingDutchman: a position is left alone where $why (DATC 4.E.6)', ({ centres, phase }) => {
    const before = imaginedPosition({ phase, units: ['AUSTRIA A VIE', 'AUSTRIA A MOS'], centres });
    const after = withoutFlyingDutchmen(compileBoard(STANDARD_MAP), EDITIONS['datc-3'], before);
    expect(after).toEqual({ position: before, notes: [] });
  });

  it.each([
    { centres: 5, outcome: 'victory' },
    { centres: 6, outcome: undefined },
  ])('[DIP-W1] victoryCentres: $centres', ({ centres, outcome }) => {
    const result = imagine({ ...FIVE_TO_FRANCE, policy: { victoryCentres: centres } });
    expect(result.outcome?.kind).toBe(outcome);
  });

  it('[DIP-W1] victoryCentres: null, as many as the map says', () => {
    const map = { ...STANDARD_MAP, victoryCentres: 5 };
    const start = imaginedPosition(FIVE_TO_FRANCE);
    const won = (on: MapData) => {
      const given = [{ power: 'FRANCE', order: order('A GAS - SPA') }];
      return createReferee(on, EDITIONS['datc-3']).process(start, given).outcome?.kind;
    };
    expect([won(map), won(STANDARD_MAP)]).toEqual(['victory', undefined]);
  });

  it.each([
    { year: null, outcome: undefined },
    { year: 1901, outcome: 'ended' },
    { year: 1902, outcome: undefined },
  ])('[DIP-W5] lastYear: $year', ({ year, outcome }) => {
    expect(imagine({ ...FIVE_TO_FRANCE, policy: { lastYear: year } }).outcome?.kind).toBe(outcome);
  });

  it.each([
    { years: null, outcome: undefined },
    { years: 3, outcome: 'draw' },
    { years: 4, outcome: undefined },
  ])('[DIP-W6] drawAfterYears: $years', ({ years, outcome }) => {
    const quiet = { ...FIVE_TO_FRANCE, orders: [], position: { quietYears: 2 } };
    expect(imagine({ ...quiet, policy: { drawAfterYears: years } }).outcome?.kind).toBe(outcome);
  });

  it('are all tested here', () => {
    const elsewhere = [
      'retreatToConvoyOrigin',
      'laterSheet',
      'unorderedSheets',
      'perpetualOrder',
      'flyingDutchman',
      'victoryCentres',
      'lastYear',
      'drawAfterYears',
    ];
    const tested = new Set([...TRIALS.map(({ field }) => field as string), ...elsewhere]);
    expect(Object.keys(EDITIONS['datc-3']).filter((field) => !tested.has(field))).toEqual([]);
  });
});
