import type { Reading } from '@panjeong/kernel';
import { z } from 'zod';
import type { PlamerCommand, Target } from '../state/command.ts';
import { readJson } from './read-json.ts';
import { cellSchema } from './start-schema.ts';

const id = z.int().min(0);
const card = z.string().min(1);
const slot = z.int().min(0);

const target: z.ZodType<Target> = z.strictObject({
  cell: z.exactOptional(cellSchema),
  to: z.exactOptional(cellSchema),
  piece: z.exactOptional(id),
  pieces: z.exactOptional(z.array(id)),
  card: z.exactOptional(card),
  captives: z.exactOptional(z.record(card, z.int().min(1))),
});

const schema: z.ZodType<PlamerCommand> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['lay', 'set']), card, slot }),
  z.strictObject({ kind: z.literal('retire'), slot }),
  z.strictObject({ kind: z.literal('move'), piece: id, to: cellSchema }),
  z.strictObject({ kind: z.enum(['play', 'use']), card, target }),
  z.strictObject({ kind: z.enum(['fire', 'respond-by-piece']), piece: id, target }),
  z.strictObject({ kind: z.literal('respond'), slot, target }),
  z.strictObject({ kind: z.literal('fight'), cell: cellSchema }),
  z.strictObject({ kind: z.literal('produce'), card, at: cellSchema }),
  z.strictObject({ kind: z.literal('flip'), piece: id }),
  z.strictObject({ kind: z.enum(['pass', 'done', 'resign', 'offer-draw', 'accept-draw']) }),
]);

/** Reads a command that came as JSON. Says nothing of whether it is legal. */
export function readCommand(json: unknown): Reading<PlamerCommand> {
  return readJson(schema, json);
}
