import type { Policy } from '../src/policy/policy.ts';

/** The values the oracle knows of every field that matters to a movement phase. */
const SUPPORTED = {
  multiRouteConvoy: ['all'],
  convoyParadox: ['szykman'],
  adjacentConvoy: ['own-fleet-or-via'],
  landFallback: ['none', 'no-route'],
  supportCutByConvoyedTarget: ['not-cut'],
  convoyPath: ['ignored'],
  dislodgedEffect: ['never', 'head-to-head'],
  ambiguousCoast: ['illegal'],
  omittedCoast: ['only-one'],
  impossibleCoast: ['illegal'],
  supportCoast: ['optional'],
  wrongUnitCoast: ['ignored'],
  irrelevantCoast: ['ignored'],
  missingUnitType: ['valid'],
  wrongUnitType: ['valid'],
  missingNationality: ['valid'],
  wrongNationality: ['valid'],
  civilDisorderSupport: ['allowed'],
  illegalOrder: ['ignored'],
  poorOrder: ['alone'],
  implicitOrder: ['forbidden'],
  proxyOrder: ['forbidden'],
} as const satisfies { readonly [Field in keyof Policy]?: readonly Policy[Field][] };

/** Throws when the policy has a value the oracle does not judge by. */
export function requireSupported(policy: Policy): void {
  for (const [field, values] of Object.entries(SUPPORTED)) {
    const value = policy[field as keyof typeof SUPPORTED];
    if (!(values as readonly unknown[]).includes(value))
      throw new Error(`oracle: unsupported policy ${field}: ${value}`);
  }
}
