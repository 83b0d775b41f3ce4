import { z } from 'zod';
import { CELLS } from '../board/cell.ts';
import { TURNS } from '../state/flow.ts';
import { FIELD_SLOTS } from '../state/player.ts';
import type { StartPosition } from './start.ts';

export const sideSchema = z.union([z.literal(0), z.literal(1)]);
export const cellSchema = z
  .int()
  .min(0)
  .max(CELLS.length - 1);

const HIGHEST = 9_999;
const card = z.string();
const cards = z.array(card);
const amount = z.int().min(0).max(HIGHEST);
const tally = z.record(card, z.int().min(1).max(HIGHEST));

const laid = z.strictObject({ card, face: z.enum(['up', 'down']), opening: z.boolean() });

const player = z.strictObject({
  dor: z.exactOptional(amount),
  vp: z.exactOptional(amount),
  hand: z.exactOptional(cards),
  deck: z.exactOptional(cards),
  discard: z.exactOptional(cards),
  field: z.exactOptional(z.array(laid.nullable()).length(FIELD_SLOTS)),
  used: z.exactOptional(tally),
  returned: z.exactOptional(tally),
  captives: z.exactOptional(tally),
  fragments: z.exactOptional(tally),
  gone: z.exactOptional(tally),
  freed: z.exactOptional(tally),
});

const piece = z.strictObject({
  side: sideSchema,
  card,
  at: cellSchema,
  stance: z.enum(['mobile', 'settled']),
  since: z.exactOptional(amount),
});

/** The shape alone; `startFaults` says what cannot be. */
export const startSchema: z.ZodType<StartPosition> = z.strictObject({
  round: z.exactOptional(z.int().min(1).max(HIGHEST)),
  turn: z.exactOptional(z.enum(TURNS)),
  active: sideSchema,
  players: z.tuple([player, player]),
  pieces: z.array(piece),
  crowded: z.exactOptional(z.array(cellSchema)),
});
