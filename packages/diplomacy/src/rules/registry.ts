import type { Policy } from '../policy/policy.ts';
import type { Rule, Section, Source } from './rule.ts';

const CONFIRMED = '2026-11-30';
const HOUSE: Source = { kind: 'house' };

const page = (at: string): Source => ({ kind: 'page', at });
const datc = (...at: readonly string[]): readonly Source[] => at.map((place) => ({ kind: 'datc', at: place }));
const rulebook = (number: number | null = null): Source => ({ kind: 'rulebook', page: number });

function rule(section: Section, sources: readonly Source[], fields: readonly (keyof Policy)[] = []): Rule {
  return { section, sources, confirmed: CONFIRMED, fields };
}

/**
 * Every rule of Diplomacy as this referee plays it. Ids are stable and never used again; their sentences are in the text
 * catalogues and in RULES.md.
 */
export const RULES = {
  // --- orders as written --------------------------------------------------------------------------------------------
  'DIP-O1': rule('O', [page('§2')], ['implicitOrder', 'perpetualOrder']),
  'DIP-O2': rule('O', [rulebook(7), ...datc('4.E.1')], ['illegalOrder']),
  'DIP-O3': rule('O', datc('4.D.3'), ['repeatedOrder']),
  'DIP-O4': rule('O', datc('4.D.1', '4.D.2'), ['laterSheet', 'unorderedSheets']),
  'DIP-O5': rule('O', datc('6.A.6'), ['proxyOrder', 'flyingDutchman']),
  'DIP-O6': rule('O', [page('§2')]),
  'DIP-O7': rule(
    'O',
    [...datc('4.B.5', '4.B.6', '4.C', '4.E.2'), HOUSE],
    [
      'wrongUnitCoast',
      'irrelevantCoast',
      'missingUnitType',
      'wrongUnitType',
      'missingNationality',
      'wrongNationality',
      'convoyPath',
      'poorOrder',
      'adjacentConvoy',
    ],
  ),
  'DIP-O8': rule('O', [HOUSE]),

  // --- impossible orders --------------------------------------------------------------------------------------------
  'DIP-L1': rule('L', [rulebook(7), ...datc('6.A.2', '6.A.3')]),
  'DIP-L2': rule('L', [rulebook(7), ...datc('6.A.1', '6.A.9', '6.D.32'), HOUSE], ['landFallback', 'adjacentConvoy']),
  'DIP-L3': rule('L', [rulebook(7), ...datc('6.A.4', '6.A.5')]),
  'DIP-L4': rule(
    'L',
    [page('§1'), ...datc('4.B.1', '4.B.2', '4.B.3', '6.B.1', '6.B.3', '6.B.11')],
    ['ambiguousCoast', 'omittedCoast', 'impossibleCoast'],
  ),
  'DIP-L5': rule('L', datc('6.A.10', '6.B.5')),
  'DIP-L6': rule('L', datc('6.A.8', '6.D.34')),
  'DIP-L7': rule('L', datc('6.A.5', '6.D.22', '6.D.23', '6.D.24')),
  'DIP-L8': rule('L', datc('6.D.31')),
  'DIP-L9': rule('L', [page('§3'), ...datc('6.A.7', '6.F.1')]),
  'DIP-L10': rule('L', datc('6.G.19')),

  // --- orders that match none ---------------------------------------------------------------------------------------
  'DIP-V1': rule('V', datc('6.D.7', '6.D.9', '6.D.27'), ['convoyPath']),
  'DIP-V2': rule('V', datc('4.B.4', '6.B.9'), ['supportCoast', 'omittedCoast']),

  // --- movement -----------------------------------------------------------------------------------------------------
  'DIP-M1': rule('M', [page('§4'), page('§4-3')]),
  'DIP-M2': rule('M', [page('§4-1'), page('§4-4')]),
  'DIP-M3': rule('M', [page('§4-2')]),
  'DIP-M4': rule('M', [page('§3-1')]),
  'DIP-M5': rule('M', [page('§3-2'), ...datc('6.C.1')]),
  'DIP-M6': rule('M', [page('§3-3'), ...datc('6.G.1')], ['adjacentConvoy']),
  'DIP-M7': rule('M', [page('§4-5'), ...datc('4.A.7')], ['dislodgedEffect']),
  'DIP-M8': rule('M', datc('6.D.10')),
  'DIP-M9': rule('M', datc('6.D.12')),
  'DIP-M10': rule('M', datc('6.C.3')),
  'DIP-M11': rule('M', [page('§5'), ...datc('6.D.1')]),

  // --- supports -----------------------------------------------------------------------------------------------------
  'DIP-S1': rule('S', [page('§4-3')]),
  'DIP-S2': rule('S', datc('6.D.2'), ['convoyParadox']),
  'DIP-S3': rule('S', datc('6.D.15', '4.A.4'), ['supportCutByConvoyedTarget']),
  'DIP-S4': rule('S', datc('6.D.17'), ['convoyParadox']),
  'DIP-S5': rule('S', datc('6.D.20')),

  // --- convoys ------------------------------------------------------------------------------------------------------
  'DIP-C1': rule('C', [page('§3-3'), HOUSE]),
  'DIP-C2': rule('C', datc('6.D.8', '6.G.8'), ['landFallback']),
  'DIP-C3': rule('C', datc('4.A.1', '6.F.7', '6.F.8', '6.F.9'), ['multiRouteConvoy', 'landFallback']),
  'DIP-C4': rule('C', [rulebook(18), ...datc('4.A.2', '6.F.14'), HOUSE], ['convoyParadox']),
  'DIP-C5': rule('C', datc('4.A.3', '6.G.1'), ['adjacentConvoy', 'landFallback']),
  'DIP-C6': rule('C', datc('6.F.6', '6.F.7', '6.F.8')),

  // --- retreats -----------------------------------------------------------------------------------------------------
  'DIP-R1': rule('R', [page('§5')]),
  'DIP-R2': rule('R', [page('§5'), ...datc('4.A.5', '6.H.5')], ['retreatToConvoyOrigin']),
  'DIP-R3': rule('R', [page('§5'), ...datc('6.H.6')]),
  'DIP-R4': rule('R', [page('§5')]),
  'DIP-R5': rule('R', datc('6.H.7')),
  'DIP-R6': rule('R', datc('6.H.1', '6.H.2', '6.H.3', '6.H.4')),
  'DIP-R7': rule('R', datc('6.H.13', '6.H.15')),
  'DIP-R8': rule('R', [rulebook()]),
  'DIP-R9': rule('R', [HOUSE]),

  // --- centres and builds -------------------------------------------------------------------------------------------
  'DIP-B1': rule('B', [rulebook()]),
  'DIP-B2': rule('B', [rulebook(), ...datc('6.I.3', '6.I.4', '6.I.5', '6.I.6')]),
  'DIP-B3': rule('B', datc('4.D.4', '6.I.1'), ['surplusBuilds']),
  'DIP-B4': rule('B', datc('4.D.5', '6.I.7'), ['repeatedBuild']),
  'DIP-B5': rule('B', datc('4.B.7', '4.C.3', '4.C.4', '6.B.14', '6.I.2'), [
    'buildCoast',
    'missingBuildType',
    'fleetBuiltInland',
  ]),
  'DIP-B6': rule('B', [rulebook(), ...datc('4.D.7')], ['waive']),

  // --- removals -----------------------------------------------------------------------------------------------------
  'DIP-D1': rule('D', [page('§2'), ...datc('4.D.8', '6.J.3')]),
  'DIP-D2': rule('D', [page('§2'), ...datc('6.J.7')]),
  'DIP-D3': rule('D', [page('§2'), ...datc('4.D.8', '6.J.4')]),
  'DIP-D4': rule('D', datc('4.D.6', '6.J.1'), ['surplusRemovals']),
  'DIP-D5': rule('D', datc('6.J.2')),
  'DIP-D6': rule(
    'D',
    [page('§2'), ...datc('4.D.8', '6.J.10', '6.J.11')],
    ['removalDistance', 'armyDistance', 'fleetDistance'],
  ),

  // --- civil disorder -----------------------------------------------------------------------------------------------
  'DIP-X1': rule('X', [page('§2'), ...datc('4.D.9')], ['civilDisorderSupport']),

  // --- how a match ends ---------------------------------------------------------------------------------------------
  'DIP-W1': rule('W', [rulebook()], ['victoryCentres']),
  'DIP-W2': rule('W', [rulebook()]),
  'DIP-W3': rule('W', [HOUSE]),
  'DIP-W4': rule('W', [HOUSE]),
  'DIP-W5': rule('W', [HOUSE], ['lastYear']),
  'DIP-W6': rule('W', [HOUSE], ['drawAfterYears']),

  // --- at the table -------------------------------------------------------------------------------------------------
  'DIP-T1': rule('T', [HOUSE]),
  'DIP-T2': rule('T', [HOUSE]),
  'DIP-T3': rule('T', [HOUSE]),
  'DIP-T4': rule('T', [HOUSE]),
  'DIP-T5': rule('T', [HOUSE]),
  'DIP-T6': rule('T', [HOUSE]),
  'DIP-T7': rule('T', [HOUSE]),
} as const satisfies Readonly<Record<`DIP-${Section}${number}`, Rule>>;

export type RuleCode = keyof typeof RULES;

/** Every rule id, in the order of RULES.md. */
export const RULE_CODES = Object.keys(RULES) as readonly RuleCode[];

export function isRuleCode(id: string): id is RuleCode {
  return Object.hasOwn(RULES, id);
}
