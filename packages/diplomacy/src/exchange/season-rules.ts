import type { Unparsable } from '@panjeong/kernel';
import { z } from 'zod';
import { type Adjudicator, adjudicatorOf } from '../game/adjudicator.ts';
import { policyOf } from '../game/options.ts';
import { policyOverrides } from '../game/policy-schema.ts';
import { type PositionFault, positionFaults } from '../game/position-schema.ts';
import type { Position } from '../orders/position.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';
import type { AssumedRules } from './season-record.ts';

export const DEFAULT_RULES: AssumedRules = { edition: DEFAULT_EDITION, policy: {} };

export const editionSchema: z.ZodType<EditionId> = z.enum(Object.keys(EDITIONS) as EditionId[]);

/** The rules of a season as a note beside a format that has no place for them. */
export const rulesNoteSchema: z.ZodType<AssumedRules> = z.strictObject({
  edition: editionSchema,
  policy: policyOverrides,
});

/** The rules of a season in short: what its policy sets otherwise than its edition does on its map. */
export function rulesNote(map: string, edition: EditionId, policy: Policy): AssumedRules {
  const base = fullPolicy(map, { edition, policy: {} });
  const whole = fullPolicy(map, { edition, policy });
  const fields = Object.entries(whole).filter(([field, value]) => base[field as keyof Policy] !== value);
  return { edition, policy: Object.fromEntries(fields) };
}

export function fullPolicy(map: string, rules: AssumedRules): Policy {
  return policyOf({ map, ...rules });
}

/** Whoever judges a season on one map by these rules. */
export function judgeOf(map: string, policy: Policy): Adjudicator {
  return adjudicatorOf({ map, policy });
}

/** A position that cannot stand on the map, as what could not be read there; null for one that can. */
export function positionProblem({ referee, names }: Adjudicator, position: Position, at: string): Unparsable | null {
  const [fault] = positionFaults(referee.board, names, position);
  return fault === undefined ? null : { kind: 'unparsable', at, found: fault.found, expected: [expectedOf(fault)] };
}

function expectedOf({ code }: PositionFault): string {
  switch (code) {
    case 'unknown-power':
      return 'power';
    case 'no-centre':
      return 'centre';
    case 'two-units':
      return 'one-unit-a-province';
    case 'dislodged-outside-retreats':
      return 'phase';
    default:
      return 'unit-that-can-stand';
  }
}
