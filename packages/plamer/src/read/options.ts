import type { Reading } from '@panjeong/kernel';
import { z } from 'zod';
import { PLAYABLE, type PlayableFaction } from '../cards/card.ts';
import { HOUSE, HOUSE_FIGURES, type House, type HouseKey } from '../house.ts';
import type { Side } from '../state/side.ts';
import { readJson } from './read-json.ts';
import type { StartPosition } from './start.ts';
import { startFaults } from './start-faults.ts';
import { sideSchema, startSchema } from './start-schema.ts';

/** How a match is to be played. Every field may be left out of the JSON. */
export interface PlamerOptions {
  /** Of seats `a` (upper left) and `b` (lower right). 대광명연방 sits at `a` against others (PLM-E5). */
  readonly factions: readonly [PlayableFaction, PlayableFaction];
  /** Who starts; null: the seed decides (PLM-E1). A start position says it itself. */
  readonly first: Side | null;
  /** House figures set otherwise than `house.ts` has them. */
  readonly house: Partial<House>;
  /** Where to start from, instead of from the empty board. */
  readonly start: StartPosition | null;
}

export const DEFAULT_OPTIONS: PlamerOptions = { factions: ['dgm', 'bgm'], first: null, house: {}, start: null };

const faction = z.enum(PLAYABLE);

const house = z.strictObject(
  Object.fromEntries(
    Object.entries(HOUSE_FIGURES).map(([key, { min, max }]) => [key, z.exactOptional(z.int().min(min).max(max))]),
  ),
) as unknown as z.ZodType<Partial<House>>;

const schema: z.ZodType<PlamerOptions> = z
  .strictObject({
    factions: z.tuple([faction, faction]).default(['dgm', 'bgm']),
    first: sideSchema.nullable().default(null),
    house: house.default({}),
    start: startSchema.nullable().default(null),
  })
  .superRefine(({ factions, house: figures, start }, context) => {
    if (factions[1] === 'dgm' && factions[0] !== 'dgm')
      context.addIssue({ code: 'custom', path: ['factions'], message: JSON.stringify(['dgm', factions[0]]) });
    if (start === null) return;
    const played: Record<HouseKey, number> = { ...HOUSE, ...figures };
    for (const { path, expected } of startFaults(start, factions, played))
      context.addIssue({ code: 'custom', path: ['start', ...path], message: expected });
  });

/** Reads options that came as JSON; what is left out is as in {@link DEFAULT_OPTIONS}. */
export function readOptions(json: unknown): Reading<PlamerOptions> {
  return readJson(schema, json);
}
