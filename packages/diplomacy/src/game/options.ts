import type { Reading } from '@panjeong/kernel';
import { z } from 'zod';
import { MAPS, mapById, STANDARD_MAP } from '../../maps/index.ts';
import type { PowerId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';
import { adjudicatorOf } from './adjudicator.ts';
import { idSchema } from './order-schema.ts';
import { policyOverrides } from './policy-schema.ts';
import { positionFaults, positionSchema } from './position-schema.ts';
import { readJson } from './read-json.ts';

/** How a match is to be played. Every field may be left out of the JSON. */
export interface DiplomacyOptions {
  readonly map: string;
  readonly edition: EditionId;
  /** Fields set otherwise than the edition has them, such as `lastYear`. */
  readonly policy: Partial<Policy>;
  /** Powers that begin with a player; the others begin in civil disorder (DIP-X1). Null: every power has one. */
  readonly seats: readonly PowerId[] | null;
  /** Where to start from, instead of where the map does. */
  readonly position: Position | null;
  /** Whether decisions explain the phases they resolve; a playout does without. */
  readonly rulings: boolean;
}

export const DEFAULT_OPTIONS: DiplomacyOptions = {
  map: STANDARD_MAP.id,
  edition: DEFAULT_EDITION,
  policy: {},
  seats: null,
  position: null,
  rulings: true,
};

const editionIds = Object.keys(EDITIONS) as EditionId[];

const schema: z.ZodType<DiplomacyOptions> = z
  .strictObject({
    map: z.enum(MAPS.map(({ id }) => id)).default(DEFAULT_OPTIONS.map),
    edition: z.enum(editionIds).default(DEFAULT_OPTIONS.edition),
    policy: policyOverrides.default(DEFAULT_OPTIONS.policy),
    seats: z.array(idSchema).nullable().default(null),
    position: positionSchema.nullable().default(null),
    rulings: z.boolean().default(DEFAULT_OPTIONS.rulings),
  })
  .superRefine((options, context) => {
    const { seats, position } = options;
    const report = (path: readonly PropertyKey[], message: string): void => {
      context.addIssue({ code: 'custom', path: [...path], message });
    };
    const powers = mapById(options.map)?.powers.map(({ id }) => id) ?? [];
    for (const [index, seat] of (seats ?? []).entries()) {
      if (!powers.includes(seat)) report(['seats', index], powers.join(' | '));
      if (seats?.indexOf(seat) !== index) report(['seats', index], 'another power');
    }
    if (position === null) return;
    const { referee, names } = adjudicatorOf({ map: options.map, policy: policyOf(options) });
    for (const { code } of positionFaults(referee.board, names, position)) report(['position'], code);
  });

/** Reads options that came as JSON; what is left out is as in {@link DEFAULT_OPTIONS}. */
export function readOptions(json: unknown): Reading<DiplomacyOptions> {
  return readJson(schema, json);
}

/**
 * The whole policy: the edition's, but for the fields set otherwise. How many centres win is a number here even where the map
 * says it, so that a match keeps it should the map change.
 *
 * @throws Error when no map has the id
 */
export function policyOf({ map, edition, policy }: Pick<DiplomacyOptions, 'map' | 'edition' | 'policy'>): Policy {
  const whole: Policy = { ...EDITIONS[edition], ...policy };
  const found = mapById(map);
  if (found === undefined) throw new Error(`no map has the id ${map}`);
  return { ...whole, victoryCentres: whole.victoryCentres ?? found.victoryCentres };
}
