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

function unsupported(policy: Policy): readonly string[] {
  return Object.entries(SUPPORTED).flatMap(([field, values]) => {
    const value = policy[field as keyof typeof SUPPORTED];
    return (values as readonly unknown[]).includes(value) ? [] : [`${field}: ${value}`];
  });
}

export function isSupported(policy: Policy): boolean {
  return unsupported(policy).length === 0;
}

/** Throws when the policy has a value the oracle does not judge by. */
export function requireSupported(policy: Policy): void {
  const fields = unsupported(policy);
  if (fields.length > 0) throw new Error(`oracle: unsupported policy: ${fields.join(', ')}`);
}
