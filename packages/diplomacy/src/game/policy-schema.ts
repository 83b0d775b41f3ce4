import { z } from 'zod';
import type { Policy } from '../policy/policy.ts';

const named = z.enum(['valid', 'illegal', 'unless-other']);
const firstLastNone = z.enum(['first', 'last', 'none']);
const year = z.int().min(1).max(999_999).nullable();

/** What each field of a policy may be; the compiler holds it to {@link Policy}. */
const fields = {
  multiRouteConvoy: z.enum(['all', 'any']),
  convoyParadox: z.enum(['szykman', 'all-hold', 'rule-1971', 'rule-1982', 'rule-2000']),
  adjacentConvoy: z.enum(['own-fleet-or-via', 'own-fleet', 'opposing-move', 'via-only']),
  landFallback: z.enum(['none', 'no-route', 'disrupted']),
  supportCutByConvoyedTarget: z.enum(['not-cut', 'cut']),
  retreatToConvoyOrigin: z.enum(['forbidden', 'allowed']),
  convoyPath: z.enum(['ignored', 'allowed', 'required']),
  dislodgedEffect: z.enum(['never', 'head-to-head']),
  ambiguousCoast: z.enum(['illegal', 'first']),
  omittedCoast: z.enum(['only-one', 'illegal']),
  impossibleCoast: z.enum(['illegal', 'ignored']),
  supportCoast: z.enum(['optional', 'own-only', 'required']),
  wrongUnitCoast: z.enum(['ignored', 'illegal']),
  irrelevantCoast: z.enum(['ignored', 'illegal']),
  buildCoast: z.enum(['illegal', 'first']),
  missingUnitType: named,
  wrongUnitType: named,
  missingBuildType: z.enum(['by-coast', 'army-inland', 'illegal']),
  fleetBuiltInland: z.enum(['illegal', 'army']),
  missingNationality: named,
  wrongNationality: named,
  laterSheet: z.enum(['combines', 'combines-unless-replacing', 'replaces-unless-adding', 'replaces']),
  unorderedSheets: z.enum(['hold', 'combine']),
  repeatedOrder: z.enum(['hold', 'first', 'last']),
  surplusBuilds: firstLastNone,
  repeatedBuild: firstLastNone,
  surplusRemovals: z.enum(['first', 'last', 'by-rule']),
  waive: z.enum(['allowed', 'forbidden']),
  removalDistance: z.enum(['owned-centres', 'home-centres']),
  armyDistance: z.enum(['land-and-water', 'land']),
  fleetDistance: z.enum(['land-and-water', 'sea-and-coast']),
  civilDisorderSupport: z.enum(['allowed', 'refused']),
  illegalOrder: z.enum(['ignored', 'denies-support']),
  poorOrder: z.enum(['alone', 'as-set']),
  implicitOrder: z.enum(['forbidden', 'allowed']),
  perpetualOrder: z.enum(['forbidden', 'allowed']),
  proxyOrder: z.enum(['forbidden', 'announced', 'in-sheet']),
  flyingDutchman: z.enum(['removed', 'stays']),
  victoryCentres: z.int().min(1).max(1000).nullable(),
  lastYear: year,
  drawAfterYears: year,
} satisfies { readonly [Field in keyof Policy]: z.ZodType<Policy[Field]> };

type Optional = { [Field in keyof typeof fields]: z.ZodExactOptional<(typeof fields)[Field]> };

/** Single fields of a policy that a match sets otherwise than its edition. */
export const policyOverrides: z.ZodType<Partial<Policy>> = z.strictObject(
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, z.exactOptional(value)])) as Optional,
);
