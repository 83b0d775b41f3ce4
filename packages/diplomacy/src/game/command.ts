import type { Reading } from '@panjeong/kernel';
import { z } from 'zod';
import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import type { Unit } from '../orders/position.ts';
import { type DraftLine, draftSchema, idSchema, lineSchema, orderSchema } from './order-schema.ts';
import { unitSchema } from './position-schema.ts';
import { readJson } from './read-json.ts';

/**
 * What can be commanded. A seat drafts, in secret, what it will have ordered when the phase is resolved; that happens when
 * every seat that is asked is ready, when a deadline has passed, or when the game master says so.
 */
export type DiplomacyCommand = SeatCommand | ProcessCommand | MasterCommand;

export type SeatCommand =
  /** One order set, in place of the unit's others. Refused when it is impossible whatever the others order. */
  | { readonly kind: 'order'; readonly order: Order }
  /** A sheet as it was written: kept as it is, impossible orders included, and those are told. */
  | {
      readonly kind: 'submit';
      readonly orders: readonly DraftLine[];
      /** What the sheet says of the power's earlier one; null: nothing, the policy decides (DIP-O4). */
      readonly says: 'adds' | 'replaces' | null;
    }
  /** Takes back what was ordered to a unit, or to be built there; null: one waived build. */
  | { readonly kind: 'withdraw'; readonly unit: LocationId | null }
  | { readonly kind: 'ready'; readonly ready: boolean }
  /** A vote for a draw among these powers; null: among all that own a centre (DIP-W2). */
  | { readonly kind: 'vote-draw'; readonly among: readonly PowerId[] | null }
  /** A vote to give the match to a power (DIP-W3). */
  | { readonly kind: 'concede'; readonly to: PowerId }
  | { readonly kind: 'withdraw-vote' };

/** Resolves the phase with what has been drafted. Of a deadline or the game master. */
export interface ProcessCommand {
  readonly kind: 'process';
}

export type MasterCommand =
  /** A power has lost its player, or has one again (DIP-X1). */
  | { readonly kind: 'set-civil-disorder'; readonly power: PowerId; readonly inDisorder: boolean }
  /** Changes the position, one change after the other. */
  | { readonly kind: 'amend'; readonly changes: readonly Amendment[]; readonly reason: string }
  /** Sets one order in a power's draft, in place of the unit's others; impossible ones too, as on a sheet. */
  | { readonly kind: 'amend-order'; readonly power: PowerId; readonly line: DraftLine; readonly reason: string };

export type Amendment =
  | { readonly kind: 'place-unit'; readonly unit: Unit }
  | { readonly kind: 'remove-unit'; readonly at: LocationId }
  /** Takes a unit off that has yet to retreat. */
  | { readonly kind: 'remove-dislodged'; readonly at: LocationId }
  | { readonly kind: 'set-owner'; readonly centre: ProvinceId; readonly owner: PowerId | null };

const MOST_CHANGES = 200;
const LONGEST_REASON = 1000;

const amendment: z.ZodType<Amendment> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place-unit'), unit: unitSchema }),
  z.strictObject({ kind: z.literal('remove-unit'), at: idSchema }),
  z.strictObject({ kind: z.literal('remove-dislodged'), at: idSchema }),
  z.strictObject({ kind: z.literal('set-owner'), centre: idSchema, owner: idSchema.nullable() }),
]);

const reason = z.string().trim().min(1).max(LONGEST_REASON);

const schema: z.ZodType<DiplomacyCommand> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order'), order: orderSchema }),
  z.strictObject({
    kind: z.literal('submit'),
    orders: draftSchema,
    says: z.enum(['adds', 'replaces']).nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('withdraw'), unit: idSchema.nullable() }),
  z.strictObject({ kind: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ kind: z.literal('vote-draw'), among: z.array(idSchema).max(100).nullable().default(null) }),
  z.strictObject({ kind: z.literal('concede'), to: idSchema }),
  z.strictObject({ kind: z.literal('withdraw-vote') }),
  z.strictObject({ kind: z.literal('process') }),
  z.strictObject({ kind: z.literal('set-civil-disorder'), power: idSchema, inDisorder: z.boolean() }),
  z.strictObject({
    kind: z.literal('amend'),
    changes: z.array(amendment).min(1).max(MOST_CHANGES),
    reason,
  }),
  z.strictObject({ kind: z.literal('amend-order'), power: idSchema, line: lineSchema, reason }),
]);

export function readCommand(json: unknown): Reading<DiplomacyCommand> {
  return readJson(schema, json);
}
