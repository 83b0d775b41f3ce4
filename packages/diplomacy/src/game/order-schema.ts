import { z } from 'zod';
import type { GivenOrder, Order } from '../orders/order.ts';

/**
 * What one line of a power's sheet says: a {@link GivenOrder} without the power, which is that of the seat it comes from.
 */
export interface DraftLine extends Omit<GivenOrder, 'power'> {
  /**
   * Written in advance for this kind of phase, and kept until it comes: retreats for the one that may follow, builds and
   * removals for the winter of the year. Left out, a line is for the phase at hand, but a retreat among moves.
   */
  readonly ahead?: 'R' | 'A';
}

/** Ids are short; a longer text is no id of any map, and is not kept in a log. */
export const idSchema: z.ZodType<string> = z.string().min(1).max(24);
/** No sheet has more lines than this: a log must not be filled by one command. */
const MOST_LINES = 250;
const MOST_CHOICES = 20;

const unit = z.strictObject({
  type: z.enum(['A', 'F']).exactOptional(),
  at: idSchema,
  power: idSchema.exactOptional(),
});

/** Any order that can be written, possible or not. */
export const orderSchema: z.ZodType<Order> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hold'), unit }),
  z.strictObject({
    kind: z.literal('move'),
    unit,
    to: idSchema,
    via: z.boolean(),
    path: z.array(idSchema).max(MOST_CHOICES).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('support-hold'), unit, target: unit }),
  z.strictObject({ kind: z.literal('support-move'), unit, target: unit, to: idSchema }),
  z.strictObject({ kind: z.literal('convoy'), unit, army: unit, to: idSchema }),
  z.strictObject({ kind: z.literal('retreat'), unit, to: z.array(idSchema).min(1).max(MOST_CHOICES) }),
  z.strictObject({ kind: z.literal('disband'), unit }),
  z.strictObject({ kind: z.literal('build'), unit }),
  z.strictObject({ kind: z.literal('waive') }),
]);

export const lineSchema: z.ZodType<DraftLine> = z.strictObject({
  order: orderSchema,
  proxy: idSchema.exactOptional(),
  perpetual: z.boolean().exactOptional(),
  ahead: z.enum(['R', 'A']).exactOptional(),
});

export const draftSchema: z.ZodType<readonly DraftLine[]> = z.array(lineSchema).max(MOST_LINES);
